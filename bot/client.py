"""The Discord client: connects, and loads the commands and buttons."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot import features
from bot.db.reach import State
from bot.metrics import METRICS, route_of
from bot.services.errors import where
from bot.ui.press.house import House
from bot.ui.press.presses import pressed
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import house_words, language_of
from render.kit.words import LANGUAGES

log = logging.getLogger(__name__)

ANSWERING = frozenset({"discord.py: on_interaction", "CommandTree-invoker"})
"""What discord.py calls the tasks in which presses and commands are answered; it keeps no list of them."""

# The bot never speaks; discord.py need not warn about libraries for voice.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def intents() -> discord.Intents:
    """What the bot listens to: servers and that messages come in (never what they say). Nothing privileged."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    wanted.guild_messages = True
    return wanted


PROBE_SECONDS = 20
"""How long Discord has to answer whether it answers again."""


class CommandTree(app_commands.CommandTree["HourglassClient"]):
    """Says what discord.py itself refuses; what goes wrong in an answer that says itself (`Reply.run`)."""

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        log.error("command %s: %s", interaction.command and interaction.command.name, where(error.__cause__ or error))
        reply = Reply(interaction, house_words(language_of(interaction.locale)), in_place=False)
        await reply.run(reply.say(reply.words("trouble-command")))


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
        if key is None or language == "en" or language not in LANGUAGES:
            return None
        return house_words(language)(key)


def counts(path: str) -> bool:
    """Whether Discord counts a request among those of a bot in a second, as it does all but the answers to presses and
    commands (https://docs.discord.com/developers/topics/rate-limits#global-rate-limit)."""
    return not route_of(path).startswith(("/interactions/", "/webhooks/"))


class HourglassClient(discord.AutoShardedClient):
    """The client. `house` is everything it works with."""

    def __init__(self, house: House) -> None:
        self._refused = False
        """Whether the last request was not answered, or with an error of Discord's own."""
        super().__init__(
            intents=intents(),
            shard_count=house.settings.shards,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=self._trace(),
            # What a message says is never looked up: the thousand newest would take some 20 MB.
            max_messages=None,
            # A long rate limit is the outbox's business, not a reason to hold a worker.
            max_ratelimit_timeout=30.0,
        )
        self.house = house
        self.presses = features.handlers(house.features.all)
        """Verb -> what answers it."""
        self.tree = CommandTree(
            self,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        for command in features.commands(house.features.all):
            self.tree.add_command(command)

    def _trace(self) -> aiohttp.TraceConfig:
        """Paces the requests, counts what Discord answers, and notes whether it does."""

        async def on_request_start(_session: Any, _context: Any, params: aiohttp.TraceRequestStartParams) -> None:
            if counts(params.url.path):
                with METRICS.timed("pace"):
                    await self.house.requests.turn()

        async def on_request_end(_session: Any, _context: Any, params: aiohttp.TraceRequestEndParams) -> None:
            self._refused = params.response.status >= 500
            METRICS.requested(params.method, params.url.path, params.response.status)

        async def on_request_exception(_session: Any, _context: Any, _params: object) -> None:
            self._refused = True

        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(on_request_start)
        trace.on_request_end.append(on_request_end)
        trace.on_request_exception.append(on_request_exception)
        return trace

    async def reached(self) -> State:
        """How it stands with Discord: whether it was let in, hears of presses, and is answered.

        Where the last request was not answered it asks once more, since a quiet bot would never know.
        """
        if not self.is_ready():
            return "starting"
        if any(shard.is_closed() for shard in self.shards.values()):
            return "lost"
        if self._refused:
            with suppress(discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError):
                async with asyncio.timeout(PROBE_SECONDS):
                    await self.http.get_bot_gateway()
        return "refused" if self._refused else "here"

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())

    async def close(self) -> None:
        """Close what was opened. Before the login that is nothing, and discord.py would stumble over it.

        It is closed to its end also where whoever waits for that is cancelled: discord.py would leave it half closed,
        and who closes it once more would be cancelled too.
        """
        if isinstance(self.loop, asyncio.AbstractEventLoop):
            await asyncio.shield(super().close())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A button or a select was pressed, or a form submitted: hand it to the handler of its verb.

        All that it needs is in the custom id, so discord.py is not asked to keep items, nor to make those of the
        message again for every press.
        """
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await pressed(interaction, self.presses)

    async def on_message(self, message: discord.Message) -> None:
        """Somebody has written, or Discord has; what it says is not looked at."""
        self.house.remembered.talk.heard(message)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again."""
        await self.house.departures.came(guild.id)
        await self._place_is_back(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed, or the server was deleted; a server that only fails for a while is no such event."""
        await self.house.departures.left(guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Perhaps the bot may write there again."""
        if before.overwrites != after.overwrites:
            await self._place_is_back(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Perhaps the bot may write there again."""
        if before.permissions != after.permissions:
            await self._place_is_back(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Perhaps the bot has got a role with which it may write there again."""
        if after == after.guild.me and before.roles != after.roles:
            await self._place_is_back(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Perhaps a thread in which the bot plays was unlocked."""
        metadata = payload.data["thread_metadata"]
        open_again = not metadata["archived"] and not metadata.get("locked", False)
        if open_again and await self.house.tables.number_in_thread(payload.thread_id) is not None:
            await self._place_is_back(payload.guild_id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Perhaps a card stood there."""
        await self.house.telling.cards.is_gone(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Perhaps a card stood in one of them."""
        for message_id in payload.message_ids:
            await self.house.telling.cards.is_gone(message_id)

    async def _place_is_back(self, guild_id: int) -> None:
        """What could not be sent there is tried again."""
        await self.house.telling.outbox.place_is_back(guild_id)
        guild = self.get_guild(guild_id)
        if guild is not None:
            await self.house.telling.cards.place_is_back([room.id for room in (*guild.channels, *guild.threads)])

    async def on_ready(self) -> None:
        """Connected, perhaps again: nothing here may do harm twice."""
        assert self.user is not None
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        await self.house.departures.are_here([guild.id for guild in self.guilds])


async def hear_no_more(client: discord.AutoShardedClient, seconds: float) -> None:
    """Leave the gateway, so that no press comes in any more, and let what came be answered, for so long at most."""
    for shard in client.shards.values():
        await shard.disconnect()
    answering = [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]
    if answering:
        _, late = await asyncio.wait(answering, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
