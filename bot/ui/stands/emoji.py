"""The emoji of the application: the signs of the games, drawn by the bot and brought to Discord once.

Each has in its name how it looks, so a drawing that has changed is brought anew, and the one before it goes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping

import aiohttp
import discord

from bot.services.processes.workers import GoneError
from bot.ui.press.house import House
from bot.ui.press.signs import SIGNS
from engine import registry
from render.orders import SignFile

log = logging.getLogger(__name__)


AGAIN_SECONDS = 600
"""After a look so long no other one follows: at times Discord refuses one that is there (discord-api-docs #7128)."""


async def keep(house: House) -> None:
    """See to it that the application has the signs of all games, until it is cancelled: now, and whenever Discord has
    refused one, since somebody may have deleted it."""
    SIGNS.refused = asyncio.Event()
    await _bring(house)
    while True:
        await SIGNS.refused.wait()
        SIGNS.refused.clear()
        await _bring(house)
        await asyncio.sleep(AGAIN_SECONDS)


async def _bring(house: House) -> None:
    """Show each sign as soon as it is there. Where it cannot be done the characters stay."""
    try:
        # Asked first: nothing is drawn if Discord refuses it.
        there = {one.name: one for one in await house.client.fetch_application_emojis()}
        common = await house.pictures.signs()
        games = {game.key: await house.pictures.signs(game.key) for game in registry.games()}
        wanted = {sign.name: sign for signs in (common, *games.values()) for sign in signs}

        def show() -> None:
            SIGNS.know(_drawn(common, there), {game: _drawn(signs, there) for game, signs in games.items()})

        show()
        for name, sign in wanted.items():
            if name not in there:
                there[name] = await _create(house.client, sign)
                show()
        known = set(map(_without_looks, wanted))
        for name, one in there.items():
            if name not in wanted and _without_looks(name) in known:
                await one.delete()
    except GoneError:
        pass  # said already
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("some signs of the games stay characters: %r", error)


async def _create(client: discord.Client, sign: SignFile) -> discord.Emoji:
    """A new emoji of the application; Discord may let a bot make only so many in a time."""
    while True:
        try:
            return await client.create_application_emoji(name=sign.name, image=sign.png)
        except discord.RateLimited as limited:
            await asyncio.sleep(limited.retry_after)


def _drawn(signs: Iterable[SignFile], there: Mapping[str, discord.Emoji]) -> dict[str, discord.PartialEmoji]:
    """The emoji that are there, by the characters that they stand for."""
    return {
        sign.glyph: discord.PartialEmoji(name=sign.name, id=there[sign.name].id) for sign in signs if sign.name in there
    }


def _without_looks(name: str) -> str:
    """The name of an emoji without the part that says how it looks."""
    return name.rpartition("_")[0]
