"""Answers a press with a card as it stands now, and notes that, or what the answer came without."""

from __future__ import annotations

from bot.services.processes.right_of_way import Showing
from bot.services.telling.outbox import AGAIN_SECONDS
from bot.ui.press.house import House
from bot.ui.press.items import Page
from bot.ui.press.reply import Reply
from bot.ui.stands.card import CardRow, digest_of


async def answer(house: House, reply: Reply, row: CardRow | None, page: Page, showing: Showing) -> None:
    """Show a card in the message that was pressed.

    row: the card, read before what it shows was; None if none is looked after.
    """
    cards = house.telling.cards
    here = row if row is not None and reply.shows(row.message_id) else None
    if here is not None and showing.late:
        await cards.again(here.about, here.kind)  # Whatever happens from now on, its picture is owed.
    digest = digest_of(page)
    await reply.show(*page)
    if here is None or reply.apart:
        return
    again_in = 0 if showing.late else AGAIN_SECONDS if showing.missing else showing.again
    await cards.note_shown(here, digest if again_in is None else "", here.says, again_in=again_in)
