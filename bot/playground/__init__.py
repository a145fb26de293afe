"""The playground: the same bot, unchanged, on a simulated Discord with a few people, seen in a browser.

SimCord's preview shows one channel, thread or direct message at a time. A small start page lists all of them, shows
where something new has happened, and opens the one that is chosen.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import tempfile
import time
from dataclasses import dataclass, replace
from html import escape
from importlib.resources import files
from pathlib import Path

import simcord
from aiohttp import web
from simcord import ChannelHandle, Env, MemberActor, Preview
from simcord.backend.errors import SetupError

from bot.app import open_house, start_sending
from bot.services.outbox import Outbox
from bot.settings import BadSettingError, Settings
from engine import registry

log = logging.getLogger(__name__)

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
REFRESH_SECONDS = 0.5


class SimulatedClock:
    """The date of the simulated Discord, so that its pages and the bot agree on it; it goes on in real time."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._date = 0

    def begin(self, env: Env) -> None:
        """Take the date over."""
        self._date = int(env.now().timestamp())

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        return self._date + int(time.monotonic() - self._started)


@dataclass(frozen=True)
class Room:
    """A place to look at: a channel or thread that everybody sees, or one person's direct messages."""

    key: str
    name: str
    channel: ChannelHandle
    owner: MemberActor | None = None

    def messages(self) -> int:
        """How many messages stand there."""
        return len(self.channel.history())


class Playground:
    """The simulated server, its people and its pages."""

    def __init__(self, env: Env, port: int) -> None:
        self._env = env
        self._port = port
        self._preview: Preview | None = None
        self._opening = asyncio.Lock()
        self._seen: dict[str, int] = {}
        self.guild = env.create_guild("Hourglass playground")
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.guild.add_member(env.create_user(name)) for name in PEOPLE]

    async def open_first_table(self) -> None:
        """Something to press at once: a table of Ana's that Ben has joined."""
        ana, ben = self.people[:2]
        await ana.slash(self.channel, "game new", game="yucata")
        card = self.channel.last_message
        assert card is not None
        await ben.click(card, label="Join")

    def rooms(self) -> list[Room]:
        """All places, threads after the channel, then the direct messages."""
        found = [Room("channel", "# games", self.channel)]
        found += [Room(f"thread-{thread.id}", f"↳ {thread.name}", thread) for thread in self.channel.threads]
        found += [
            Room(f"dm-{person.id}", f"✉ {person.name}: direct messages", person.user.dm_channel, person)
            for person in self.people
        ]
        return found

    async def show(self, key: str) -> str:
        """Open a room and return its address. Raises KeyError for an unknown one."""
        room = {room.key: room for room in self.rooms()}[key]
        self._seen[key] = room.messages()
        async with self._opening:
            if self._preview is not None:
                await self._preview.close()
            viewers = list(self.people) if room.owner is None else [room.owner.user]
            preview = self._env.preview(room.channel, viewers=viewers, layout="channel", port=self._port)
            self._preview = await preview.__aenter__()
            return self._preview.url

    async def keep_fresh(self, outbox: Outbox) -> None:
        """Show in the open room what the bot sends by itself."""
        shown = 0
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            if self._preview is None or self._opening.locked() or outbox.sent == shown:
                continue
            try:
                sent = outbox.sent
                await self._preview.refresh()
                shown = sent
            except SetupError:
                continue  # somebody presses just now; the next round shows what is new

    async def close(self) -> None:
        """End the open page."""
        if self._preview is not None:
            await self._preview.close()

    # --- the start page

    async def index(self, _request: web.Request) -> web.Response:
        """The list of rooms."""
        page = files(__package__ or "").joinpath("start.html").read_text(encoding="utf-8")
        titles = ", ".join(escape(game.title) for game in registry.games())
        return web.Response(text=page.replace("{{ games }}", titles), content_type="text/html")

    async def list_rooms(self, _request: web.Request) -> web.Response:
        """The rooms and how much is new in each, for the start page."""
        return web.json_response(
            [
                {"key": room.key, "name": room.name, "new": room.messages() - self._seen.get(room.key, 0)}
                for room in self.rooms()
            ]
        )

    async def go(self, request: web.Request) -> web.StreamResponse:
        """Open a room and lead there."""
        try:
            address = await self.show(request.match_info["key"])
        except KeyError:
            raise web.HTTPNotFound(text="There is no such room. Go back to the start page.") from None
        raise web.HTTPFound(address)


async def playground(settings: Settings) -> int:
    """Run until Ctrl-C. Raises BadSettingError if the port is taken."""
    with tempfile.TemporaryDirectory(prefix="hourglass-") as folder:
        settings = replace(settings, database=Path(folder) / "playground.sqlite3", backups_kept=0, shards=1)
        clock = SimulatedClock()
        # A press may take its time there: an animated picture is some seconds of drawing.
        options = {"check_errors": False, "settle_timeout": 60.0}
        async with open_house(settings, clock) as house, simcord.run(house.client, **options) as env:
            clock.begin(env)
            assert house.client.user is not None
            await house.client.user.edit(username="Hourglass")
            await start_sending(house)
            place = Playground(env, settings.playground_port + 1 if settings.playground_port else 0)
            await place.open_first_table()
            runner = web.AppRunner(_routes(place), access_log=None)
            await runner.setup()
            site = web.TCPSite(runner, "127.0.0.1", settings.playground_port)
            try:
                await site.start()
            except OSError as error:
                await runner.cleanup()
                raise BadSettingError(
                    f"HOURGLASS_PLAYGROUND_PORT: port {settings.playground_port} is taken; choose another one"
                ) from error
            fresh = asyncio.create_task(place.keep_fresh(house.outbox))
            print(f"The playground is open: http://127.0.0.1:{runner.addresses[0][1]}/  (Ctrl-C ends it)", flush=True)
            try:
                await _until_stopped()
            finally:
                fresh.cancel()
                await place.close()
                await runner.cleanup()
    return 0


def _routes(place: Playground) -> web.Application:
    app = web.Application()
    app.router.add_get("/", place.index)
    app.router.add_get("/rooms", place.list_rooms)
    app.router.add_get("/go/{key}", place.go)
    return app


async def _until_stopped() -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    await stopped.wait()
