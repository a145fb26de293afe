"""The house: everything that commands, buttons and messages reach."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.clock import Clock
from bot.db import people
from bot.db.connection import Database
from bot.services.lobby import Lobby
from bot.services.locks import Locks
from bot.services.matches import Matches
from bot.services.outbox import Outbox
from bot.services.personal import PersonalData
from bot.services.pictures import Pictures
from bot.services.preferences import Preferences
from bot.services.ratings import Ratings
from bot.services.sweep import Sweep
from bot.services.votes import Votes
from bot.settings import Settings
from bot.ui.custom_id import Press
from bot.ui.words import house_words, language_of
from render.kit.words import Words

if TYPE_CHECKING:
    from bot.ui.reply import Reply

Handler = Callable[["House", "Reply", Press, list[str]], Awaitable[None]]
"""Answers a press; the list holds the values of a select, empty for a button."""


@dataclass
class House:
    """Built by `bot.app`, which also opens and closes what is in it."""

    settings: Settings
    clock: Clock
    db: Database
    matches: Matches
    lobby: Lobby
    preferences: Preferences
    personal: PersonalData
    ratings: Ratings
    outbox: Outbox
    pictures: Pictures
    votes: Votes
    sweep: Sweep
    presses: dict[str, Handler] = field(default_factory=dict[str, Handler])
    """Verb -> handler; filled by the modules of `bot.exts`."""
    showing: Locks = field(default_factory=Locks)
    """Held while a match's messages are drawn and sent, so that an older picture never replaces a newer one."""
    client: discord.AutoShardedClient = field(init=False)
    tree: app_commands.CommandTree[Any] = field(init=False)

    def on_press(self, verb: str) -> Callable[[Handler], Handler]:
        """Register the handler of a verb."""

        def register(handler: Handler) -> Handler:
            if verb in self.presses:
                raise AssertionError(f"two handlers for {verb}")
            self.presses[verb] = handler
            return handler

        return register

    async def language_for(self, interaction: discord.Interaction) -> str:
        """The language of the person who presses: chosen in /settings, else the one Discord shows."""
        chosen = (await people.player(self.db, interaction.user.id)).language
        return chosen or language_of(interaction.locale)

    async def guild_language(self, guild_id: int) -> str:
        """The language of a server: chosen in /setup, else the bot's."""
        return (await people.guild(self.db, guild_id)).language or self.settings.language

    async def words_for(self, interaction: discord.Interaction) -> Words:
        """Common sentences for the person who presses."""
        return house_words(await self.language_for(interaction))
