"""Guests of other servers: a server shows tables of others on its notice board, whoever presses *Join* there plays in
direct messages under a name for other servers, and comes to the rematch in the same way.

How people are called and reached at a table to which guests have come is the house's own (`SeatRow.account`,
`SeatRow.at_home`, `bot/services/table/names.py`): without this feature nobody comes so any more, and whoever has come
plays on unnamed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from bot.db.people import Switch
from bot.db.personal import Held
from bot.features.guests.pages import line_elsewhere
from bot.features.guests.presses import rematch
from bot.features.guests.rows import MADE_OF
from bot.features.guests.service import Guests
from bot.services.table.scene import Glance
from bot.ui.pages.waiting import Line
from bot.ui.press.feature import Feature, MakesLine, OfBoard, OfSettings, OfTable
from bot.ui.press.house import House
from bot.ui.words.catalogues import neutral
from render.kit.words import Words


async def _on_board(house: House, guild_id: int, _channels: Collection[int], language: str) -> list[MakesLine]:
    found = await house[Guests].elsewhere(guild_id)
    return [partial(line_elsewhere, house, one.match_id, language) for one in found]


async def _besides(house: House, guild_id: int, fits: Callable[[Glance], bool], language: str) -> Line | None:
    for one in await house[Guests].elsewhere(guild_id):
        if fits(await house.tables.glance(one.match_id)):
            return await line_elsewhere(house, one.match_id, language)
    return None


async def _named(house: House, user_id: int, words: Words) -> str:
    name = await house[Guests].of(user_id)
    return neutral(name) if name else words("setting-none")


FEATURE = Feature(
    builds=lambda house: Guests(house.door.db, house.clock),
    optional=False,  # each server has two switches, which are off at first
    server=(Switch("shows_ours"), Switch("shows_others")),
    table=(OfTable(Switch("elsewhere"), lambda _table, guild: guild.shows_ours),),
    board=OfBoard(MADE_OF, _on_board),
    besides=_besides,
    rematch=rematch,
    own=(OfSettings("setting-guest", _named, "button-guest-name", "guestname"),),
    holds=(
        Held(
            "guest_name",
            "SELECT name FROM guest_name WHERE user_id = ?1",
            ("DELETE FROM guest_name WHERE user_id = ?1",),
        ),
        Held(
            "guest_at",
            "SELECT match_id AS match, at FROM visit WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM visit WHERE user_id = ?1",),
        ),
    ),
)
