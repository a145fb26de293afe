"""The composition root: opens everything in order, joins it, closes it in the opposite order."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import yarl
from discord import gateway, http

from bot.client import HourglassClient
from bot.clock import Clock, SystemClock
from bot.db import backup, outbox
from bot.db import matches as rows
from bot.db.connection import Database, StorageError
from bot.services.lobby import Lobby
from bot.services.matches import SHOW_TABLE, Matches
from bot.services.outbox import Outbox
from bot.services.personal import PersonalData
from bot.services.pictures import Pictures
from bot.services.preferences import Preferences
from bot.services.ratings import Ratings
from bot.services.sweep import Sweep
from bot.services.votes import Votes
from bot.settings import Settings
from bot.ui.house import House
from bot.ui.sender import DiscordSender
from bot.ui.words import game_words

log = logging.getLogger(__name__)


def new_client(house: House) -> HourglassClient:
    """A client for the house; a new one is needed after every disconnect for good."""
    return HourglassClient(house, shards=house.settings.shards)


@asynccontextmanager
async def open_house(settings: Settings, clock: Clock | None = None) -> AsyncGenerator[House]:
    """Everything but the connection to Discord: database, services, clock. Raises StorageError.

    `house.client` is ready to be started; the outbox begins to send with `start_sending`.
    """
    clock = clock or SystemClock()
    try:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"database {settings.database}: its folder cannot be created: {error.strerror}") from error
    db = await Database.open(settings.database)
    box = Outbox(db, clock)
    matches = Matches(db, clock, box)
    votes = Votes(matches, lambda table: game_words(table.row.language, table.game.key)("computer-alone"))
    lobby = Lobby(matches)
    house = House(
        settings=settings,
        clock=clock,
        db=db,
        matches=matches,
        lobby=lobby,
        preferences=Preferences(matches),
        personal=PersonalData(matches, lobby),
        ratings=Ratings(db),
        outbox=box,
        pictures=Pictures(),
        votes=votes,
        sweep=Sweep(matches, votes),
    )
    new_client(house)

    async def nightly() -> None:
        await backup.rotate(db, settings.backup_dir, settings.backups_kept, clock.now())

    try:
        house.sweep.every_night(nightly)
        yield house
    finally:
        house.sweep.stop()
        await box.stop()
        await db.close()


async def start_sending(house: House) -> None:
    """Begin to send and to tick; call when the client is connected.

    Tables whose panel is missing or behind are shown again first.
    """
    await house.sweep.after_outage()
    now = house.clock.now()
    async with house.db.write() as tx:
        for match_id in await rows.behind(house.db):
            await outbox.show(tx, match_id, SHOW_TABLE, SHOW_TABLE, now)
    house.outbox.start(DiscordSender(house))
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
    async with open_house(settings) as house, house.client as client:
        await client.login(settings.token)
        await start_sending(house)
        await client.connect()
