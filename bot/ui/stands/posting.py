"""Posts panels: a new message in the place of the one before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.services.processes.right_of_way import NotYetDrawn, Showing
from bot.services.table.scene import Scene, Table
from bot.services.telling.outbox import TryLater
from bot.services.telling.panels import TABLE, PanelRow
from bot.services.telling.wishes import Owed, Show
from bot.ui.press.codes import UNDONE
from bot.ui.press.custom_id import Press, beginning
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, Page, button
from bot.ui.stands import messages
from bot.ui.stands.quiet import undisturbed
from bot.ui.words.catalogues import house_words


async def post(
    house: House,
    table: Scene,
    panel: Show,
    channel_id: int,
    row: Owed,
    showing: Showing,
    draw: Callable[[], Awaitable[Page]],
    line: str,
    called: Sequence[int],
    *,
    asked: int | None = None,
    user_id: int | None = None,
) -> None:
    """Post a panel, delete the one that it replaces, and note where it stands. Raises NotYetDrawn if it is outdated.

    In this order: a process that ends in between finds all of it still to be done, and the nonce finds the message.

    line:   what a notification says; empty where nobody is to be told anything. It reads no components, so the message
            begins as these plain words, and the panel takes their place at once.
    called: whom it notifies. Where no phone is to ring there is no need for the words.
    """
    before = table.place_of(panel)
    drawn = await draw()
    if showing.outdated:
        raise NotYetDrawn
    if not line or await undisturbed(house, table, called):
        stands = await messages.post(house, channel_id, row.nonce, *drawn, silent=bool(line))
        whole = not row.tried
    else:
        stands = await messages.say(house, channel_id, row.nonce, line, [_way_in(table, panel)])
        whole = False
    if not whole:
        # Also where an earlier try has left its message, which shows what was true then.
        try:
            stood = await messages.edit(house, stands, *drawn, said=True)
        except UNDONE:
            await house.telling.panels.posted(table.row, panel, stands, asked=asked, user_id=user_id, said=True)
            raise
        if not stood:
            raise TryLater("its message was deleted at once")
    if row.tried:
        await delete_unknown(house, table, panel, channel_id, stands.message_id)
    if before is not None and before.message_id != stands.message_id:
        await messages.delete(house, before)
    await house.telling.panels.posted(table.row, panel, stands, asked=asked, user_id=user_id)


async def update(house: House, table: Scene, panel: Show, stands: PanelRow, drawn: Page, showing: Showing) -> None:
    """Bring a panel up to date where it stands, and note it, or that it is gone. Raises NotYetDrawn."""
    if await messages.edit(house, stands, *drawn, showing):
        await house.telling.panels.note_shown(stands, table.row, panel)
    else:
        await house.telling.panels.forget(stands)


def _way_in(table: Table, panel: Show) -> discord.ui.Item[Any]:
    """The button beneath the words of a call, for the moment until the panel takes their place."""
    words = house_words(table.row.language)
    return button(words("button-play"), _play(table, panel), BLUE)


def _play(table: Table, panel: Show) -> Press:
    """The press that leads from a call to the match, which says by its token what it is a call to."""
    return Press("play", table.row.id, 0, f"{panel.what}.{max(panel.seat, 0)}.{panel.vote}")


async def delete_unknown(house: House, table: Table, panel: Show, channel_id: int, known: int | None) -> None:
    """Delete what an earlier try has left behind beside the panel that stands, whole or begun."""
    match_id, begun = table.row.id, _play(table, panel).custom_id("b")
    match panel.what, panel.seat == TABLE:
        case "desk", _:
            whole = Press("more", match_id, 0, "desk").custom_id("b")
        case "table", True:
            whole = beginning("hand", match_id)
        case "result", True:
            whole = beginning("rematch", match_id)
        case _:  # nothing on it that no other message has
            whole = begun
    await messages.delete_unknown(house, channel_id, (begun, whole), known)
