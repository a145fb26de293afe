"""Cheers: whoever has finished a match may cheer there, once, and the table is thanked a day later.

A feature with all that one can have, for the tests: rows of people, a switch of a person, of a server and of a table, a
button, lines on the desk, in the result and in the profile, something that is chosen, something that is due.
"""

from __future__ import annotations

from bot.features.cheers import rows
from bot.features.cheers.pages import desk_lines
from bot.features.cheers.service import HOW, LOUD, SHY, THANKS, Cheers

from bot.db.personal import Held
from bot.services.match.sweep import DeadlineRow
from bot.services.table.scene import Glance, Table
from bot.ui.press.feature import Feature, OfTable, Way
from bot.ui.press.house import House
from bot.ui.press.traits import AtGame, Traits, Viewed
from engine import registry
from render.kit.words import Words


async def _may_cheer(house: House, table: Glance, user_id: int) -> bool:
    shy = (await house.people.preferences.of(user_id)).has(SHY)
    return table.seat_of(user_id) is not None and not shy


async def _thank(house: House, due: DeadlineRow) -> None:
    await house[Cheers].thank(due)


async def _in_result(house: House, table: Table, words: Words) -> list[str]:
    return [words("desk-cheers", count=house[Cheers].counted[table.row.id])]


async def _of_seats(house: House, table: Table, words: Words) -> dict[int, str]:
    return {0: words("cheered-first")}


async def _traits(house: House, viewed: Viewed, words: Words) -> Traits:
    said = words("cheers-how", how=(await house.people.preferences.of(viewed.user_id)).choice(HOW))
    return Traits(games={game.key: AtGame(said) for game in registry.games()}, lines=(words("cheered"),))


FEATURE = Feature(
    builds=lambda house: Cheers(house.door),
    quiet=True,
    due={THANKS: _thank},
    reads=lambda look, table: rows.of_match(look, table.row.id),
    desk=desk_lines,
    works_out=lambda house, match_id: house[Cheers].count(match_id),
    says={"result": _in_result},
    of_seats=_of_seats,
    traits=_traits,
    ways=(Way("looks", "button-cheer", "cheer", _may_cheer), Way("settings", "button-cheers", "cheers")),
    person=(HOW, SHY),
    table=(OfTable(LOUD, lambda table, _guild: not table.row.direct),),
    holds=(
        Held(
            "cheers",
            "SELECT match_id AS match FROM cheer WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM cheer WHERE user_id = ?1",),
        ),
    ),
)
