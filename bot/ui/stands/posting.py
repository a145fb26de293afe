"""Posts panels: a new message in the place of the one before, or in somebody's direct messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.services.processes.right_of_way import NotYetDrawn, Showing
from bot.services.table.scene import Scene, SeatRow, Table
from bot.services.telling.panels import place
from bot.services.telling.wishes import Owed, Panel, ShowDesk, ShowResult, ShowTable
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.drawn import Drawn

_MARKS: dict[type[Panel], str] = {ShowTable: "b:hand:{}:", ShowDesk: "b:more:{}:0:desk", ShowResult: "b:rematch:{}:"}
"""The beginning of a custom id by which the panel of a match is known where it stands."""


async def post(
    house: House,
    table: Scene,
    panel: Panel,
    channel_id: int,
    row: Owed,
    showing: Showing,
    draw: Callable[[], Awaitable[Drawn]],
    calls: Sequence[SeatRow] = (),
    *,
    asked: int | None = None,
    user_id: int | None = None,
) -> None:
    """Post a panel, delete the one that it replaces, and note where it stands. Raises NotYetDrawn if it is outdated.

    In this order: a process that ends in between finds all of it still to be done, and the nonce finds the message.
    """
    before = table.where(place(panel))
    drawn = await draw()
    if showing.outdated:
        raise NotYetDrawn
    sent = await messages.post(house, channel_id, row.nonce, *drawn, calls)
    if row.tried:
        # Perhaps the message of an earlier try, which shows what was true then, or a second one beside it.
        await messages.edit(house, messages.Stands(channel_id, sent), *await draw())
        await delete_unknown(house, table, panel, channel_id, sent)
    if before is not None and before.message_id != sent:
        await messages.delete(house, before)
    await house.telling.panels.posted(table.row, panel, channel_id, sent, asked=asked, user_id=user_id)


async def delete_unknown(house: House, table: Table, panel: Panel, channel_id: int, known: int | None) -> None:
    """Delete what an earlier try has left behind beside the panel that stands."""
    if (mark := _MARKS.get(type(panel))) is not None:
        await messages.delete_unknown(house, channel_id, mark.format(table.row.id), known)


async def post_directly(
    house: House,
    table: Scene,
    panel: Panel,
    user_id: int,
    row: Owed,
    showing: Showing,
    draw: Callable[[], Awaitable[Drawn]],
) -> bool:
    """Post a panel in the direct messages of a person; False if the person takes none."""
    try:
        channel_id = await messages.dm_channel(house, user_id)
        await post(house, table, panel, channel_id, row, showing, draw, user_id=user_id)
    except discord.HTTPException as error:
        if error.code not in messages.DM_REFUSED:
            raise
        return False
    return True
