"""The card that is the notice board of a server."""

from __future__ import annotations

from bot.features.notice_board.pages import OPEN, board_page
from bot.features.notice_board.service import BOARD, Boards
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.permissions import open_to_readers
from bot.ui.stands.card import Card, Gone, card, page_of


@card(BOARD, marks=lambda row: (Press(OPEN, 0).custom_id("b"),), of_match=False)
async def board(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """The tables that wait, where the managers of the server want them listed."""
    # What it says is read first: whatever changes while it is drawn is found behind.
    found = await house[Boards].of(row.about)
    if found is None or not found.wanted:
        return Gone(delete=True)
    channels = open_to_readers(house.client.get_guild(row.about), found.wanted)
    view = await board_page(house, row.about, channels, await house.guild_language(row.about))
    return Card(page_of(view), found.digest, room=found.wanted)
