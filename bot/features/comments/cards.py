"""The message with what was sealed, once a match is over: in its thread, below the result."""

from __future__ import annotations

from bot.features.comments.pages import opened_page, replay_press
from bot.features.comments.service import COMMENTS, Comments
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow
from bot.ui.press.custom_id import beginning
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, Later, card
from bot.ui.stands.panels import result_comes_at, with_thread


@card(COMMENTS, marks=lambda row: (replay_press(row.about).custom_id("b"), beginning("askhide", row.about)))
async def opened(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """What was sealed; once a thread. Where nobody can look on it is not shown."""
    table = await with_thread(house, await house.tables.scene(row.about))
    await house.features.check(COMMENTS, table.row.guild_id)
    found, thread_id = await house[Comments].opened(table), table.row.thread_id
    if not found or thread_id is None:
        return Gone(delete=True)
    if at := result_comes_at(table, house.clock.now()):
        return Later(at)
    page = await opened_page(house, table, found)
    return Card(page, room=thread_id, since=thread_id, due=row.since != thread_id)
