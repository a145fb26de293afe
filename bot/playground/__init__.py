"""The playground: the same bot, unchanged, on a simulated Discord with a few people, seen in a browser.

`world` is the simulated server, `likeness` makes it as Discord is where it is not, `feed` tells the page what stands
there, `acts` does what the page asks, `server` is the way between them, and `page/` is the page itself: plain HTML, CSS
and JavaScript modules.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import tempfile
import webbrowser
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import simcord
from aiohttp import web

from bot.app import open_house, start_sending
from bot.client import HourglassClient
from bot.playground import keep
from bot.playground.acts import Acts
from bot.playground.clock import PlaygroundClock
from bot.playground.developer import Developer
from bot.playground.feed import Feed
from bot.playground.likeness import files_of_components
from bot.playground.server import HOST, Server
from bot.playground.world import World
from bot.settings import BadSettingError, Settings
from bot.ui.stands import emoji

SETTLE_SECONDS = 60.0
"""A press may take its time: an animated picture is some seconds of drawing."""


async def playground(settings: Settings, *, port: int | None, kept: Path | None, show: bool) -> None:
    """Run until it is cancelled.

    port: instead of the one in the settings; 0 takes a free one. kept: the file that holds the state, if it is to stay.
    show: open a browser. Raises BadSettingError if the port is taken, StorageError.
    """
    # What discord.py says of its connection would only puzzle: there is none.
    logging.getLogger("discord").setLevel(logging.ERROR)
    async with opened(settings, settings.playground_port if port is None else port, kept) as address:
        print(f"The playground is open: {address}  (Ctrl-C ends it)", flush=True)
        if show:
            webbrowser.open(address)
        await asyncio.Event().wait()


@asynccontextmanager
async def opened(settings: Settings, port: int = 0, kept: Path | None = None) -> AsyncGenerator[str]:
    """A running playground; gives its address. Raises BadSettingError, StorageError."""
    with tempfile.TemporaryDirectory(prefix="hourglass-") as folder, files_of_components():
        database = Path(folder) / "playground.sqlite3"
        before = keep.unpack(kept, database) if kept is not None else None
        settings = replace(settings, database=database, backups_kept=0, shards=1)
        boards = _free_port(port + 1 if port else 0)
        settings = replace(settings, web=f"http://{HOST}:{boards}", web_host=HOST, web_port=boards)
        clock = PlaygroundClock(before[0].at if before else 0)
        async with (
            open_house(settings, clock) as house,
            simcord.run(house.client, check_errors=False, settle_timeout=SETTLE_SECONDS) as env,
        ):
            assert isinstance(house.client, HourglassClient)
            assert house.client.user is not None
            await house.client.tree.sync()
            await house.client.user.edit(username="Hourglass")
            world = World(env, house, clock)
            developer = Developer(world)
            feed = Feed(world, developer)
            if before is not None:
                keep.restore(world, *before)
                world.keep_language()
                # A file of an earlier release names them in words of its own.
                feed.skips += [skip for skip in before[0].skips if "seconds" in skip]
            else:
                await world.furnish()
            world.catch_up()
            await start_sending(house)
            acts = Acts(world, feed, developer)
            keeper = keep.Keeper(kept, world, feed.skips) if kept is not None else None
            if keeper is not None:
                await keeper.write()  # where it cannot be written that is told before anybody plays
            tasks = [
                asyncio.create_task(feed.keep_fresh(), name="feed"),
                asyncio.create_task(emoji.keep(house), name="emoji"),
            ]
            if keeper is not None:
                tasks.append(asyncio.create_task(keeper.keep_writing(), name="keeper"))
            try:
                async with _served(Server(world, feed, acts), port) as address:
                    yield address
            finally:
                await acts.ended()  # the simulated Discord does not end in the middle of a press
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                if keeper is not None:
                    await house.telling.outbox.settled()
                    await keeper.write()


def _free_port(wanted: int) -> int:
    """The port for the boards, which stand beside the page: the wanted one, or any other that is free."""
    for port in (wanted, 0):
        with socket.socket() as free:
            try:
                free.bind((HOST, port))
            except (OSError, OverflowError):
                continue
            return free.getsockname()[1]
    raise BadSettingError("no port is free for the boards")


@asynccontextmanager
async def _served(server: Server, port: int) -> AsyncGenerator[str]:
    """The server at work; gives its address. Raises BadSettingError."""
    runner = web.AppRunner(server.application(), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError as error:
            raise BadSettingError(f"port {port} is taken; choose another one with --port") from error
        yield f"http://{HOST}:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()
