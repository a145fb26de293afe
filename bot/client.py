"""The Discord client: connects, loads the commands and buttons, keeps Discord's list of commands in step."""

from __future__ import annotations

import logging
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands

from bot import exts
from bot.metrics import METRICS
from bot.services.errors import Refused, StorageError, where
from bot.ui import custom_id
from bot.ui.bounds import COMMAND
from bot.ui.house import House
from bot.ui.items import pressed
from bot.ui.reply import Reply
from bot.ui.words import house_words, language_of

log = logging.getLogger(__name__)

# The bot never speaks; discord.py need not warn about libraries for voice.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def intents() -> discord.Intents:
    """What the bot listens to: servers and that messages come in (never what they say). Nothing privileged."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    wanted.guild_messages = True
    return wanted


def _counting_rate_limits() -> aiohttp.TraceConfig:
    async def on_request_end(_session: Any, _context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if params.response.status == 429:
            METRICS.rate_limited()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(on_request_end)
    return trace


class CommandTree(app_commands.CommandTree["HourglassClient"]):
    """Commands come once and within bounds; errors of commands become sentences."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether to run a command: not the same one twice, nor too many of one person in a short time."""
        if interaction.type is not discord.InteractionType.application_command:
            return True
        house = self.client.house
        if not house.bounds.is_new(interaction.id):
            return False
        try:
            house.bounds.pay(interaction.user.id, COMMAND)
        except Refused as refused:
            words = await house.words_for(interaction)
            await Reply(interaction, words, in_place=False).run(_refuse(refused))
            return False
        return True

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        words = house_words(language_of(interaction.locale))
        cause = error.__cause__ or error
        if isinstance(cause, StorageError):  # the database has told the operator
            text = words("trouble-storage")
        elif isinstance(error, app_commands.CommandInvokeError):
            log.error("command %s failed: %s", interaction.command and interaction.command.name, where(cause))
            text = words("trouble-inside")
        else:
            log.warning("command %s: %s", interaction.command and interaction.command.name, error)
            text = words("trouble-command")
        try:
            await Reply(interaction, words, in_place=False).say(text)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
            log.warning("interaction %s: no answer possible: %s", interaction.id, failure)


async def _refuse(refused: Refused) -> None:
    raise refused


class Translator(app_commands.Translator):
    """Names and descriptions of commands from the catalogues; texts are marked with their key."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = str(locale).partition("-")[0]
        key = string.extras.get("key")
        if key is None or language_of(locale) != language or language == "en":
            return None
        return house_words(language)(key)


class HourglassClient(discord.AutoShardedClient):
    """The client. `house` is everything it works with."""

    def __init__(self, house: House, *, shards: int = 1) -> None:
        super().__init__(
            intents=intents(),
            shard_count=shards,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=_counting_rate_limits(),
            # What a message says is never looked up: the thousand newest would take some 20 MB.
            max_messages=None,
            # A long rate limit is the outbox's business, not a reason to hold a worker.
            max_ratelimit_timeout=30.0,
        )
        self.house = house
        house.client = self
        house.presses = exts.handlers()
        self.tree = CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        house.tree = self.tree
        for command in exts.commands():
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A button or a select was pressed, or a form submitted: hand it to the handler of its verb.

        All that it needs is in the custom id, so discord.py is not asked to keep items, nor to make those of the
        message again for every press.
        """
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            data = cast("dict[str, Any]", interaction.data)
            press = custom_id.parse(data["custom_id"]) or custom_id.UNKNOWN
            # As Discord sends them: strings, ids of channels too.
            await pressed(interaction, press, data.get("values", []))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again."""
        await self.house.outbox.place_is_back(guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Perhaps the bot may write there again."""
        if before.overwrites != after.overwrites:
            await self.house.outbox.place_is_back(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Perhaps the bot may write there again."""
        if before.permissions != after.permissions:
            await self.house.outbox.place_is_back(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Perhaps the bot has got a role with which it may write there again."""
        if after == after.guild.me and before.roles != after.roles:
            await self.house.outbox.place_is_back(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Perhaps a thread in which the bot plays was unlocked."""
        metadata = payload.data["thread_metadata"]
        open_again = not metadata["archived"] and not metadata.get("locked", False)
        if open_again and await self.house.tables.number_in_thread(payload.thread_id) is not None:
            await self.house.outbox.place_is_back(payload.guild_id)

    async def on_ready(self) -> None:
        """Connected, perhaps again: nothing here may do harm twice."""
        assert self.user is not None
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
