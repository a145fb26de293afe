"""The house: everything that commands, buttons and messages reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from cachetools import LRUCache
from discord import app_commands

from bot.clock import Clock
from bot.services.automatic import Automatic
from bot.services.errors import StorageError
from bot.services.forecast import Forecasts
from bot.services.hints import Hints
from bot.services.lessons import Lessons
from bot.services.lobby import Lobby
from bot.services.locks import Showing
from bot.services.matches import Matches
from bot.services.outbox import Outbox
from bot.services.panels import Panels
from bot.services.personal import PersonalData
from bot.services.pictures import Pictures
from bot.services.preferences import Guilds, Preferences
from bot.services.puzzles import Puzzles
from bot.services.ratings import Ratings
from bot.services.recovery import Recovery
from bot.services.redraw import Redraw
from bot.services.reviews import Reviews
from bot.services.right_of_way import RightOfWay
from bot.services.seats import Seats
from bot.services.sweep import Sweep
from bot.services.tables import Tables
from bot.services.trouble import Trouble
from bot.services.votes import Votes
from bot.settings import Settings
from bot.ui.bounds import Bounds
from bot.ui.open_desks import OpenDesks
from bot.ui.presses import Handler
from bot.ui.words import house_words, language_of
from render.kit.words import Words

MOST_DIRECT_CHANNELS = 10_000
"""discord.py remembers 128 of them, and Discord is asked once more for each other one."""


@dataclass
class House:
    """Built by `bot.app`, which also opens and closes what is in it."""

    settings: Settings
    clock: Clock
    tables: Tables
    panels: Panels
    matches: Matches
    seats: Seats
    automatic: Automatic
    lobby: Lobby
    preferences: Preferences
    guilds: Guilds
    personal: PersonalData
    ratings: Ratings
    outbox: Outbox
    pictures: Pictures
    redraw: Redraw
    votes: Votes
    sweep: Sweep
    trouble: Trouble
    recovery: Recovery
    hints: Hints
    lessons: Lessons
    forecasts: Forecasts
    reviews: Reviews
    puzzles: Puzzles
    bounds: Bounds = field(default_factory=Bounds)
    """What one person may ask for in a short time."""
    desks: OpenDesks = field(default_factory=OpenDesks)
    """The private desks that are open in threads."""
    direct_channels: LRUCache[int, int] = field(default_factory=lambda: LRUCache(MOST_DIRECT_CHANNELS))
    """Person -> the channel of their direct messages."""
    following: dict[int, object] = field(default_factory=dict[int, object])
    """By message: the press that was answered there in words, until its picture has followed."""
    right_of_way: RightOfWay = field(default_factory=RightOfWay)
    """What can wait gives way to presses that are not answered yet."""
    showing: Showing = field(default_factory=Showing)
    """Held while a match's messages are drawn and sent, so that an older picture never replaces a newer one."""
    client: discord.AutoShardedClient = field(init=False)
    tree: app_commands.CommandTree[Any] = field(init=False)
    presses: Mapping[str, Handler] = field(init=False)
    """Verb -> what answers it; set with the client, which has loaded the modules of `bot.exts`."""

    async def language_for(self, interaction: discord.Interaction) -> str:
        """The language of the person who presses: chosen in /settings, else the one Discord shows."""
        try:
            chosen = (await self.preferences.of(interaction.user.id)).language
        except StorageError:
            # Whatever is asked meets the same trouble and says so; this only needs a language for it.
            chosen = None
        return chosen or language_of(interaction.locale)

    async def guild_language(self, guild_id: int) -> str:
        """The language of a server: chosen in /setup, else the bot's."""
        return (await self.guilds.of(guild_id)).language or self.settings.language

    async def words_for(self, interaction: discord.Interaction) -> Words:
        """Common sentences for the person who presses; if that cannot be looked up, in the language of Discord."""
        try:
            language = await self.language_for(interaction)
        except StorageError:
            language = language_of(interaction.locale)
        return house_words(language)
