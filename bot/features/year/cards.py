"""The message with a person's year that comes once, in December, in direct messages: to whoever wants that."""

from __future__ import annotations

from bot.features.year.pages import off_press, year_page
from bot.features.year.service import YEARLY, Years
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow, Change
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, Later, card
from bot.ui.stands.quiet import opens_at
from bot.ui.words.catalogues import house_words


async def _is_over(house: House, tx: Change, row: CardRow) -> None:
    await house[Years].note_told(tx, row.person, row.about)


@card(YEARLY, marks=lambda row: (off_press(row.about).custom_id("b"),), of_match=False, over=_is_over)
async def tell(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """The year of a person. Whoever has played too little for a picture hears nothing (Refused `year-too-few`)."""
    year, user_id, player = row.about, row.person, await house.people.preferences.of(row.person)
    if not row.message_id:
        if not await house[Years].wants(user_id, year):
            return Gone()
        if at := opens_at(house, player):
            return Later(at)
    found = await house[Years].of(user_id, year)
    at_home, elsewhere = await house.tables.names([user_id]), await house.tables.names_elsewhere([user_id])
    name = at_home.get(user_id) or elsewhere.get(user_id, "")
    words = house_words(player.language or house.settings.language)
    return Card(await year_page(house, found, name, words, told=True), last=True)
