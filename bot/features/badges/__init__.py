"""Badges: what somebody has done in a match that few do, told in the result and kept on the shelf of the profile."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.badges.pages import earned_lines, shelf
from bot.features.badges.service import Badges
from bot.services.table.scene import Table
from bot.ui.press.feature import Feature
from bot.ui.press.house import House
from bot.ui.press.traits import Traits, Viewed
from render.kit.words import Words


async def _earned(house: House, table: Table, words: Words) -> list[str]:
    return earned_lines(table, await house[Badges].of_match(table.row.id), words)


async def _traits(house: House, viewed: Viewed, words: Words) -> Traits:
    return Traits(shelf=shelf(await house[Badges].of_person(viewed.user_id, viewed.guild_id), words))


FEATURE = Feature(
    builds=lambda house: Badges(house.tables.db),
    optional=False,
    works_out=lambda house, match_id: house[Badges].judge(match_id),
    says={"earned": _earned},
    traits=_traits,
    holds=(
        Held(
            "badges",
            "SELECT badge.match_id AS match, badge.badge FROM seat JOIN badge ON badge.match_id = seat.match_id "
            "AND badge.seat = seat.seat WHERE seat.user_id = ?1 ORDER BY badge.match_id, badge.badge",
            (),  # they are the seat's, which stays without its person
        ),
    ),
)
