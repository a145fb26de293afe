"""The card that asks a guest to the rematch of a match."""

from __future__ import annotations

from bot.features.guests.service import REMATCH
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, button
from bot.ui.stands.calls import called_card
from bot.ui.stands.card import DIRECT, Card, Gone, card
from bot.ui.words.catalogues import house_words


def _to_rematch(match_id: int) -> Press:
    return Press("rejoin", 0, 0, f"{match_id}.")


@card(REMATCH, marks=lambda row: (_to_rematch(row.about).custom_id("b"),))
async def rematch(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """Whoever was a guest at the match before is asked to its rematch while that waits."""
    table, user_id = await house.tables.scene(row.about), row.person
    if table.row.status != "lobby" or user_id in table.people:
        return Gone(delete=True)
    if await house.people.apart.among(user_id, table.people):
        return Gone(delete=True)
    words = house_words((await house.people.preferences.of(user_id)).language or table.row.language)
    join: list[Item] = [button(words("button-join"), _to_rematch(row.about), GREEN)]
    # Nobody is named: without a guest at it the new table calls people as its server does.
    return called_card(words("guest-rematch", game=table.game.title), join, room=DIRECT)
