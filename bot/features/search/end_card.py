"""The card that tells people who look for a table that their time is over."""

from __future__ import annotations

from bot.features.search.pages import still_page
from bot.features.search.searches import STILL
from bot.features.search.servers import not_to_be_told
from bot.features.search.service import Looking
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow, Change
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, Later, card, page_of
from bot.ui.words.catalogues import house_words


async def _was_asked(house: House, tx: Change, row: CardRow) -> None:
    await house[Looking].searches.asked(tx, row.person, row.about)


@card(
    STILL,
    marks=lambda row: (Press("findagain", 0, 0, str(row.about)).custom_id("b"),),
    of_match=False,
    over=_was_asked,
)
async def ask_on(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """Whether a search whose time is over is to go on: asked once."""
    search = await house[Looking].searches.of(row.person, row.about)
    if search is None or search.until > house.clock.now():
        return Gone()
    player = await house.people.preferences.of(row.person)
    if not row.message_id and (
        no := await not_to_be_told(house, player, search.guild_id, search.channel_id, row.person)
    ):
        return no
    words = house_words(player.language or await house.guild_language(search.guild_id))
    return Card(page_of(still_page(search, words)), last=True)
