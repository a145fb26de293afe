"""The composition root: opens everything in order, joins it, closes it in the opposite order."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial

import discord
import yarl
from discord import gateway, http

from bot import commands, features, release
from bot.client import HourglassClient, hear_no_more
from bot.clock import HOUR, Clock, SystemClock
from bot.db.connection import Database, StorageError
from bot.db.reach import State
from bot.services.match.automatic import Automatic
from bot.services.match.door import Door
from bot.services.match.sweep import EVERY_SECONDS
from bot.services.processes.beside import beside
from bot.services.processes.computers import Computers
from bot.services.processes.pictures import Pictures
from bot.services.processes.studio import Studio
from bot.services.processes.workers import GoneError
from bot.services.table.tables import Tables
from bot.services.table.trouble import Trouble
from bot.services.telling.outbox import Outbox
from bot.services.upkeep.exposition import exposed
from bot.services.upkeep.health import watched
from bot.settings import BadSettingError, Settings
from bot.ui.press.codes import UNDONE
from bot.ui.press.feature import Features
from bot.ui.press.house import House
from bot.ui.stands import emoji
from bot.ui.stands.deliverer import Deliverer
from bot.ui.stands.sender import DiscordSender
from bot.ui.words import story
from bot.ui.words.catalogues import read_all

log = logging.getLogger(__name__)

SHARDING_REQUIRED = 4011
"""With this Discord closes the gateway for who has too many servers for so few shards
(https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes)."""

LONGEST_PAUSE = 60
"""Seconds between two tries to log in, at most."""

ANSWER_SECONDS = 15.0
"""How long what was pressed is still answered after the process was told to stop; what ends it for good waits 30."""

SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits for the interpreter while the event loop is busy; it asks for it again after
each statement, so with Python's own 5 ms one step of a match took 70 ms then, and with this 14."""


@asynccontextmanager
async def open_house(
    settings: Settings, clock: Clock | None = None, chooser: Computers | None = None, draws: Studio | None = None
) -> AsyncGenerator[House]:
    """Everything but the connection to Discord: database, services, clock. Raises StorageError.

    `house.client` is ready to be started, and closed at the end; the outbox begins to send with `start_sending`.
    chooser: where computers think; by default in processes of their own.
    draws: what draws pictures; by default a process of its own.
    """
    clock = clock or SystemClock()
    try:
        settings.database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"database {settings.database}: its folder cannot be created: {error.strerror}") from error
    async with AsyncExitStack() as closing:  # each is closed, whatever becomes of the others
        db = await Database.open(settings.database)
        closing.push_async_callback(db.close)
        box = Outbox(db, clock)
        trouble = Trouble(db, clock, box)
        tables = Tables(db, trouble, story.enough)
        thinking = chooser or Computers()
        studio = draws or Studio(settings.database.parent)
        closing.push_async_callback(studio.close)
        features = _features(settings)
        automatic = Automatic(tables, thinking, clock, features.leads)
        door = Door(db, clock, box, tables, automatic, trouble)
        house = House(settings, door, thinking, Pictures(studio), features)
        house.client = HourglassClient(house)
        # The one that the house has at the end; others have come and gone while Discord was away.
        closing.push_async_callback(lambda: house.client.close())  # noqa: PLW0108
        closing.push_async_callback(box.stop)
        closing.push_async_callback(door.cards.stop)
        closing.push_async_callback(automatic.stop)
        for feature in house.features.all:
            if feature.ends is not None:
                closing.push_async_callback(feature.ends, house)
        closing.callback(house.match.sweep.stop)

        house.match.sweep.every(HOUR, house.copies.make_if_due)
        house.match.sweep.beside(automatic.look_again)
        yield house


async def start_sending(house: House) -> None:
    """Begin to send and to tick; call when the client is connected.

    Tables whose panel is missing or behind are shown again first.
    """
    await house.match.outages.put_off()
    await house.telling.outbox.recover()
    await house.telling.panels.wish_what_is_behind(await beside(release.digest))
    house.telling.outbox.start(DiscordSender(house))
    house.telling.cards.start(Deliverer(house, features.kinds(house.features.all)))
    await house.match.automatic.start(house.match.steps)
    house.match.sweep.beside(house.match.begins.run)
    house.match.sweep.every(EVERY_SECONDS, house.archive.run)
    for feature in house.features.all:
        if feature.begins is not None:
            await feature.begins(house)
    house.match.sweep.start()


def _features(settings: Settings) -> Features:
    """Those that the operator has not left out. Raises BadSettingError for one that is none."""
    try:
        found = [one for one in features.without(settings.without) if one.when(settings)]
    except KeyError as error:
        known = ", ".join(sorted(features.everything()))
        raise BadSettingError(f"HOURGLASS_WITHOUT names {error.args[0]!r}: expected some of {known}") from None
    there = {one.name for one in found}
    return Features(found, [one for one in features.everything().values() if one.name not in there])


def redirect(settings: Settings) -> None:
    """Point discord.py at another server, if the settings name one (tests on the wire)."""
    if settings.discord_api_base:
        http.Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url:
        gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


async def serve(settings: Settings) -> None:
    """Serve Discord until the process is told to stop. Raises LoginFailure, StorageError."""
    redirect(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    async with (
        open_house(settings) as house,
        watched(house.tables.db, house.clock, partial(_reached, house)),
        exposed(settings, lambda: len(house.client.guilds)),
    ):
        beside_it: list[asyncio.Task[None]] = []
        try:
            await beside(read_all)
            await log_in(house)
            await start_sending(house)
            beside_it.append(asyncio.create_task(_warm(house), name="warming"))
            beside_it.append(asyncio.create_task(emoji.keep(house), name="emoji"))
            beside_it.append(asyncio.create_task(commands.keep(house), name="commands"))
            beside_it.append(asyncio.create_task(house.copies.make_if_due(), name="copies"))
            await _stay_connected(house)
        finally:
            for task in beside_it:
                task.cancel()
            await hear_no_more(house.client, ANSWER_SECONDS)


async def _stay_connected(house: House) -> None:
    """Be connected to Discord's gateway for good. Where Discord wants more shards, the bot connects with more."""
    while True:
        connected = asyncio.create_task(house.client.connect(), name="connected")
        try:
            # It is waited for from outside: discord.py connects within `asyncio.wait_for`, which before Python 3.12
            # loses a cancellation that comes as it ends (https://github.com/python/cpython/issues/86296).
            await asyncio.wait([connected])
            await connected
            return
        except discord.ConnectionClosed as error:
            if error.code != SHARDING_REQUIRED:
                raise
        finally:
            connected.cancel()
        had = house.client.shard_count or 1
        await house.client.close()
        house.client = HourglassClient(house)
        await log_in(house, more_shards_than=had)
        log.warning("Discord wants the bot in more shards than %s: it connects with %s", had, house.client.shard_count)


async def _reached(house: House) -> State:
    """How the client of the house stands with Discord; a new one takes its place while it is not let in."""
    assert isinstance(house.client, HourglassClient)
    return await house.client.reached()


async def _warm(house: House) -> None:
    """Make what is used all the time, and keep it out of the collector's way.

    Looking through it again and again would hold the loop up for a tenth of a second each time.
    """
    with suppress(GoneError):  # said already
        await house.pictures.warm(house.settings.language)
    gc.freeze()


async def log_in(house: House, *, more_shards_than: int = 0) -> None:
    """Log `house.client` in; as long as Discord is in trouble, try again after growing pauses. Raises LoginFailure.

    more_shards_than: with so many Discord did not let it in.
    """
    pause = 1
    while True:
        try:
            await house.client.login(house.settings.token)
            if house.settings.shards is None or more_shards_than:
                asked, _, _ = await house.client.http.get_bot_gateway()
                house.client.shard_count = max(asked, more_shards_than + 1)
            return
        except (*UNDONE, discord.GatewayNotFound) as error:
            await house.client.close()
            cause = error.__cause__ if isinstance(error, discord.GatewayNotFound) else error
            if isinstance(cause, discord.HTTPException) and cause.status < 500 and cause.status != 429:
                raise
            log.warning("Discord cannot be reached yet (%s); next try in %s s", error, pause)
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 2 * pause)
        house.client = HourglassClient(house)  # one that was closed does not open again
