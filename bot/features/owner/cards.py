"""News in the channel that a server has chosen for them: posted once, never edited."""

from __future__ import annotations

from bot.features.owner.pages import news_page
from bot.features.owner.service import NEWS, Owners
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow
from bot.ui.press.custom_id import beginning
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, card
from bot.ui.words.catalogues import house_words


@card(NEWS, marks=lambda row: (f"{beginning('newsmine', 0)}{row.about}:",), of_match=False)
async def news(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """Some news at a server, which is `row.person`; nothing where it wants none."""
    room = (await house.people.guilds.of(row.person)).rooms.get(NEWS, 0)
    said = await house[Owners].news(row.about)
    if not room or said is None:
        return Gone()
    words = house_words(await house.guild_language(row.person))
    return Card(news_page(row.about, said, words), room=row.channel_id if row.message_id else room, last=True)
