"""The page on the web: a board that one taps, and tables to watch, where the operator says at which address
(`HOURGLASS_WEB`). Here is who may see what; the page itself is `bot/web`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db import people
from bot.db.personal import Held
from bot.db.transactions import Reading
from bot.features.web_board import rows
from bot.features.web_board.listener import Listener
from bot.features.web_board.pages import board_tool, watch_button
from bot.features.web_board.service import NAMED, UNWATCHED, WATCHED, WebBoard, watch_address
from bot.services.table.scene import Glance, Scene, Table
from bot.ui.press.feature import Feature, OfTable, Way
from bot.ui.press.house import House
from bot.ui.press.items import Item
from render.kit.words import Words


def _built(house: House) -> WebBoard:
    return WebBoard(house.door, house.people.guilds, house.people.preferences)


async def _watch(look: Reading, table: Table) -> str | None:
    """The token of the table's address, where its server has such pages."""
    guild = await people.guild(look, table.row.guild_id)
    return await rows.watch_of(look, table.row.id) if guild.has(WATCHED) else None


def _watch_link(house: House, table: Scene, _seat: int | None, words: Words) -> Sequence[Item]:
    """The way to the page of everybody from the panel."""
    token = table.known["web_board"]
    return [] if token is None else [watch_button(watch_address(house.settings, token), words)]


async def _may_share(house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody may see the address, or give the table one again."""
    if table.row.started_at is None or table.seat_of(user_id) is None:
        return False
    host = table.row.host_id == user_id
    may = table.row.direct or (await house.people.guilds.of(table.row.guild_id)).has(WATCHED)
    return may and (host or await house[WebBoard].address_of(table.row.id) is not None)


FEATURE = Feature(
    builds=_built,
    when=lambda settings: bool(settings.web),
    begins=Listener.begin,
    ends=Listener.end,
    reads=_watch,
    buttons={"front": board_tool, "panel": _watch_link},
    ways=(Way("looks", "button-watch-page", "watch", _may_share), Way("data", "button-sign-out", "signout")),
    person=(NAMED,),
    server=(WATCHED,),
    table=(OfTable(UNWATCHED, lambda _table, guild: guild.has(WATCHED)),),
    holds=(
        Held(
            "signed_in",
            "SELECT at, until FROM web_session WHERE user_id = ?1 ORDER BY at",
            ("DELETE FROM web_session WHERE user_id = ?1",),
        ),
        Held(
            "links_that_sign_in",
            "SELECT match_id AS match, until FROM web_link WHERE user_id = ?1 ORDER BY until",
            ("DELETE FROM web_link WHERE user_id = ?1",),
        ),
    ),
    of_servers=("DELETE FROM web_watch WHERE match_id IN (SELECT id FROM match WHERE guild_id = ?1)",),
)
