"""The card with a shared moment in the channel of its match."""

from __future__ import annotations

from bot.clock import DAY
from bot.features.moments.pages import asked_page, told_page
from bot.features.moments.service import MOMENT, Moments
from bot.features.rules.pages import APART
from bot.services.errors import Refused
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow, Change
from bot.services.telling.outbox import Postponed
from bot.ui.press.custom_id import beginning
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, card


async def _stands(house: House, tx: Change, row: CardRow) -> None:
    await house[Moments].note_standing(tx, row.about)


@card(MOMENT, marks=lambda row: (f"{beginning(APART, 0)}{row.about}:",), of_match=False, stood=_stands)
async def moment(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """A moment while people answer, and what they chose in the end; nothing once it was taken back."""
    moments = house[Moments]
    stored = await moments.stored(row.about)
    if stored is None:
        return Gone(delete=True)
    over = moments.is_over(stored)
    if not row.message_id and (over or stored.stood):
        return Gone()  # it has never come to stand, or was deleted there by somebody who may
    try:
        found = await moments.get(row.about)
    except Refused as error:
        raise Postponed(DAY) from error  # of other rules: it stays as it is, and may still be taken back
    table = found.table.row
    page = await (told_page if over else asked_page)(house.pictures, found, table.language)
    return Card(page, room=row.channel_id if row.message_id else table.channel_id)
