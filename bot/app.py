"""The composition root: opens everything in order, joins it, closes it in the opposite order."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from functools import partial

import aiohttp
import discord
import yarl
from discord import gateway, http

from bot.client import HourglassClient
from bot.clock import Clock, SystemClock
from bot.db import backup
from bot.db.connection import Database, StorageError
from bot.services.automatic import Automatic
from bot.services.beside import beside
from bot.services.computers import Chooser, Computers
from bot.services.door import Door
from bot.services.forecast import Forecasts
from bot.services.health import watched
from bot.services.hints import Hints
from bot.services.lessons import Lessons
from bot.services.lobby import Lobby
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
from bot.services.retelling import retell
from bot.services.reviews import Reviews
from bot.services.seats import Seats
from bot.services.studio import Draws, Studio, StudioError
from bot.services.sweep import Sweep
from bot.services.tables import Tables
from bot.services.trouble import Trouble
from bot.services.votes import Votes
from bot.settings import Settings
from bot.ui import puzzle_post, story
from bot.ui.house import House
from bot.ui.sender import DiscordSender
from bot.ui.words import game_words, read_all

log = logging.getLogger(__name__)

LONGEST_PAUSE = 60
"""Seconds between two tries to log in, at most."""

SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits for the interpreter while the event loop is busy; it asks for it again after
each statement, so with Python's own 5 ms one step of a match took 70 ms then, and with this 14."""


def new_client(house: House) -> HourglassClient:
    """A client for the house; a new one is needed after every disconnect for good."""
    return HourglassClient(house, shards=house.settings.shards)


@asynccontextmanager
async def open_house(
    settings: Settings, clock: Clock | None = None, chooser: Chooser | None = None, draws: Draws | None = None
) -> AsyncGenerator[House]:
    """Everything but the connection to Discord: database, services, clock. Raises StorageError.

    `house.client` is ready to be started; the outbox begins to send with `start_sending`.
    chooser: where computers think; by default in processes of their own.
    draws: what draws pictures; by default a process of its own.
    """
    clock = clock or SystemClock()
    try:
        settings.database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"database {settings.database}: its folder cannot be created: {error.strerror}") from error
    db = await Database.open(settings.database)
    box = Outbox(db, clock)
    trouble = Trouble(db, clock, box)
    tables = Tables(db, trouble, story.enough)
    thinking = chooser or Computers()
    studio = draws or Studio(settings.database.parent)
    automatic = Automatic(tables, thinking, clock)
    door = Door(db, clock, box, tables, automatic, trouble)
    matches, seats, lobby = Matches(door), Seats(door), Lobby(door)
    votes = Votes(door, matches, seats, lambda table: game_words(table.row.language, table.game.key)("computer-alone"))
    house = House(
        settings=settings,
        clock=clock,
        tables=tables,
        panels=Panels(db, clock),
        matches=matches,
        seats=seats,
        automatic=automatic,
        lobby=lobby,
        preferences=Preferences(tables, seats, clock),
        guilds=Guilds(db),
        personal=PersonalData(door, seats, lobby),
        ratings=Ratings(db),
        outbox=box,
        pictures=Pictures(studio),
        redraw=Redraw(box, clock),
        votes=votes,
        sweep=Sweep(door, matches, votes),
        trouble=trouble,
        recovery=Recovery(door),
        hints=Hints(tables, thinking),
        lessons=Lessons(door, matches, thinking),
        forecasts=Forecasts(db),
        reviews=Reviews(db, clock, tables, thinking),
        puzzles=Puzzles(db, clock),
    )
    new_client(house)

    async def nightly() -> None:
        await backup.rotate(db.path, settings.backup_dir, settings.backups_kept, clock.now())

    try:
        await retell(db)
        house.sweep.every_night(nightly)
        house.sweep.beside(automatic.look_again)
        house.sweep.beside(house.redraw.run)
        yield house
    finally:
        house.sweep.stop()
        await house.lessons.close()
        await house.reviews.stop()
        await automatic.stop()
        await box.stop()
        await studio.close()
        await db.close()


async def start_sending(house: House) -> None:
    """Begin to send and to tick; call when the client is connected.

    Tables whose panel is missing or behind are shown again first.
    """
    await house.sweep.after_outage()
    await house.outbox.recover()
    await house.panels.wish_what_is_behind()
    house.outbox.start(DiscordSender(house))
    await house.automatic.start(house.matches)
    await house.reviews.start()
    house.sweep.beside(partial(puzzle_post.run, house))
    house.sweep.start()


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
    async with open_house(settings) as house, watched(house.tables.db, house.clock):
        warming: asyncio.Task[None] | None = None
        try:
            await beside(read_all)
            await log_in(house)
            await start_sending(house)
            warming = asyncio.create_task(_warm(house), name="warming")
            await house.client.connect()
        finally:
            if warming is not None:
                warming.cancel()
            await house.client.close()


async def _warm(house: House) -> None:
    """Make what is used all the time, and keep it out of the collector's way.

    Looking through it again and again would hold the loop up for a tenth of a second each time.
    """
    with suppress(StudioError):  # said already
        await house.pictures.warm(house.settings.language)
    gc.freeze()


async def log_in(house: House) -> None:
    """Log `house.client` in; as long as Discord is in trouble, try again after growing pauses. Raises LoginFailure."""
    pause = 1
    while True:
        try:
            await house.client.login(house.settings.token)
            return
        except (discord.RateLimited, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            await house.client.close()
            if isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429:
                raise
            log.warning("Discord cannot be reached yet (%s); next try in %s s", error, pause)
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 2 * pause)
        new_client(house)
