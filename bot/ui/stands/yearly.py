"""Tells people of their year in December, once, in direct messages: whoever wants that."""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.services.errors import Refused, StorageError, where
from bot.ui.pages.year import year_page
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.words.catalogues import house_words

log = logging.getLogger(__name__)


async def run(house: House) -> None:
    """Tell everybody whose time has come; what fails is tried again at the next time, and stops nobody else."""
    for user_id, year in await house.study.years.due():
        try:
            await _tell(house, user_id, year)
        except StorageError:
            raise
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("somebody is not told of the own year yet: %r", error)
        except Exception as error:
            log.error("somebody is not told of the own year: %s", where(error))


async def _tell(house: House, user_id: int, year: int) -> None:
    """Whoever has played too little for a picture hears nothing."""
    try:
        found = await house.study.years.of(user_id, year)
    except Refused:
        await house.study.years.told(user_id, year)
        return
    language = (await house.people.preferences.of(user_id)).language or house.settings.language
    name = await house.people.profiles.name(user_id) or await house.people.guests.of(user_id)
    page = await year_page(house, found, name, house_words(language), told=True)
    try:
        channel_id = await messages.dm_channel(house, user_id)
        await messages.post(house, channel_id, messages.nonce_of("y", year, user_id), *page)
    except discord.HTTPException as error:
        if error.code not in messages.DM_REFUSED:
            raise
    await house.study.years.told(user_id, year)
