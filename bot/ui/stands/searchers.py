"""Tells people who look for a table of what belongs to no table yet: one that could be, and that their time is over.

What is to be said is compared with what the messages say, so whatever fails is tried again at the next time.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.services.errors import StorageError, where
from bot.services.gathering.proposals import Told, shown
from bot.services.gathering.searches import Search
from bot.ui.pages.offered import proposal_line, proposal_page
from bot.ui.pages.search import still_page
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.members import sees
from bot.ui.words.catalogues import house_words

log = logging.getLogger(__name__)


async def run(house: House) -> None:
    """Say what is to be said; what fails stops nobody else."""
    for told in await house.gathering.proposals.behind():
        await _guarded(lambda told=told: _propose(house, told))
    for search in await house.gathering.searches.ended():
        await _guarded(lambda search=search: _ask(house, search))


async def _guarded(tell: Callable[[], Awaitable[None]]) -> None:
    try:
        await tell()
    except StorageError:
        raise
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("somebody who looks for a table is not told yet: %r", error)
    except Exception as error:
        log.error("somebody who looks for a table is not told: %s", where(error))


async def _propose(house: House, told: Told) -> None:
    """Post the message about a table that could be, or bring it up to date."""
    proposals, (proposal, row) = house.gathering.proposals, told
    found = await proposals.get(proposal.id)
    if found is None:
        return
    proposal, people = found
    row = next(one for one in people if one.user_id == row.user_id)
    says, language = shown(proposal, row), await _language(house, row.user_id, proposal.guild_id)
    view = await proposal_page(house, proposal, people, row.user_id, says, language)
    if row.message_id:
        stands = messages.Stands(row.channel_id, row.message_id)
        there = await messages.edit(house, stands, view)
        final = proposal.over or says in ("no", "late")
        await proposals.stands(row, *(stands if there and not final else (0, 0)), says)
        return
    if says != "asked":
        return
    if not await sees(house, proposal.guild_id, proposal.channel_id, row.user_id):
        await proposals.unreached(row, closed=False)
        return
    try:
        channel_id = await messages.dm_channel_in_turn(house, row.user_id)
        await proposals.tried(row)
        line, buttons = proposal_line(proposal, people, language)
        nonce = messages.nonce_of("p", proposal.id, row.user_id)
        marks = (Press("proposalyes", 0, proposal.id).custom_id("b"),) if row.tried else ()
        stands = await messages.say_and_show(house, channel_id, nonce, line, buttons, view, marks=marks)
    except discord.HTTPException as error:
        if error.code not in messages.DM_REFUSED:
            raise
        await proposals.unreached(row, closed=True)
        return
    await proposals.stands(row, *stands, says)


async def _ask(house: House, search: Search) -> None:
    """Ask whether a search whose time is over is to go on."""
    user_id, guild_id = search.user_id, search.guild_id
    if not await sees(house, guild_id, search.channel_id, user_id):
        await house.gathering.searches.asked(user_id, guild_id)
        return
    view = still_page(search, house_words(await _language(house, user_id, guild_id)))
    try:
        channel_id = await messages.dm_channel_in_turn(house, user_id)
        await messages.post(house, channel_id, messages.nonce_of("s", user_id, guild_id, search.until), view)
    except discord.HTTPException as error:
        if error.code not in messages.DM_REFUSED:
            raise
        await house.gathering.offers.refused(user_id)
    await house.gathering.searches.asked(user_id, guild_id)


async def _language(house: House, user_id: int, guild_id: int) -> str:
    return (await house.people.preferences.of(user_id)).language or await house.guild_language(guild_id)
