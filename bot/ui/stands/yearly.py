"""Tells people of their year in December, once, in direct messages: whoever wants that."""

from __future__ import annotations

from bot.services.errors import Refused
from bot.ui.pages.year import year_page
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.trying import alone
from bot.ui.words.catalogues import house_words


async def run(house: House) -> None:
    """Tell everybody whose time has come; what fails is tried again at the next time, and stops nobody else."""
    for user_id, year in await house.study.years.due():
        await alone(_tell(house, user_id, year), "somebody is to be told of the own year")


async def _tell(house: House, user_id: int, year: int) -> None:
    """Whoever has played too little for a picture hears nothing."""
    try:
        found = await house.study.years.of(user_id, year)
    except Refused:
        await house.study.years.told(user_id, year)
        return
    language = (await house.people.preferences.of(user_id)).language or house.settings.language
    name = (await house.tables.names([user_id])).get(user_id) or await house.people.guests.of(user_id)
    page = await year_page(house, found, name, house_words(language), told=True)
    nonce = messages.nonce_of("y", year, user_id)
    await messages.directly(
        house, user_id, lambda channel_id: messages.post(house, channel_id, nonce, *page), in_turn=True
    )
    await house.study.years.told(user_id, year)
