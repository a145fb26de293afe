"""Discord's list of the bot's commands, brought at each start.

Discord keeps the list while the bot is away, so nothing waits for it: the bot serves with the commands that Discord
has. All of them are brought at once, and take the place of those that were there
(https://docs.discord.com/developers/interactions/application-commands#bulk-overwrite-global-application-commands).
"""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.client import HourglassClient
from bot.services.upkeep.concerns import Concern
from bot.ui.press.codes import UNDONE
from bot.ui.press.house import House

FIRST_PAUSE = 60
LONGEST_PAUSE = 6 * 3600
"""Seconds between two tries: each pause is twice as long as the one before."""


async def keep(house: House) -> None:
    """Bring Discord the commands as they are here; ends when it has them.

    What it refuses is said to the operator and tried again after growing pauses.
    """
    assert isinstance(house.client, HourglassClient)
    concern = Concern(house.tables.db, house.clock, "commands")
    pause = FIRST_PAUSE
    while wrong := await _bring(house.client):
        await concern.note(f"{wrong}. The bot goes on with the commands that Discord has, and tries again by itself")
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 2 * pause)
    await concern.note("")


async def _bring(client: HourglassClient) -> str:
    """Bring the commands; returns what Discord has not done, in words, or nothing."""
    try:
        await client.tree.sync()
    except app_commands.CommandSyncFailure as error:
        return f"Discord refuses the commands: {' '.join(str(error).split())}"
    except UNDONE as error:
        # What it says may be another thing at every try.
        told = f"it answers {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__
        return f"Discord does not take the commands now ({told})"
    return ""
