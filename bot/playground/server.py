"""The page's server: files, pictures and one WebSocket, for this machine only.

Another site in the same browser must not press buttons here or read along: every request needs the address that was
printed as its Host (so a foreign name that points here is refused), and the WebSocket needs that address as its Origin.
"""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from simcord.backend.cdn import CDN_BASE

from bot.playground import project
from bot.playground.acts import Acts
from bot.playground.feed import Feed
from bot.playground.games import example, offered
from bot.playground.requests import DECODER
from bot.playground.words import catalogue
from bot.playground.world import MANAGER, World
from bot.web.frame import language_of
from bot.web.signs import SignPictures
from render.kit.words import LANGUAGES
from render.orders import EMOJI_SIDE

HOST = "127.0.0.1"
NAMES = (HOST, "localhost", "[::1]")
POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'"
)
KEPT = {"Cache-Control": "private, max-age=31536000"}
"""Of what never shows anything else."""
FRESH = {"Cache-Control": "no-store"}
"""Of the page, which belongs to the program that serves it: no old script after an update."""
LARGEST_REQUEST = 64 * 1024
PAGE = files(__package__ or "").joinpath("page")
LETTERS = files("bot.web").joinpath("page", "letters.ttf")
"""Letters and numbers in rings, as the pages on the web have them."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """Answers the browser."""

    def __init__(self, world: World, feed: Feed, acts: Acts) -> None:
        self._world = world
        self._feed = feed
        self._acts = acts
        self._games = offered()
        self._sockets: set[web.WebSocketResponse] = set()
        self._signs = SignPictures(world.house, EMOJI_SIDE)

    def application(self) -> web.Application:
        """The routes."""
        app = web.Application(middlewares=[_only_from_here])
        app.router.add_get("/", self._page)
        app.router.add_get("/page/{name}", self._page)
        app.router.add_get("/game/{key}", self._game)
        app.router.add_get(project.FILES + "/{path:.+}", self._file)
        app.router.add_get("/sign/{name}", self._sign)
        app.router.add_get("/live", self._live)
        app.on_startup.append(self._begin)
        app.on_shutdown.append(self._say_goodbye)
        return app

    async def _page(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("name", "index.html")
        there = (*PAGE.iterdir(), LETTERS)
        found = next((file for file in there if file.name == name and file.is_file()), None)
        if found is None:
            raise web.HTTPNotFound(text="There is no such file.")
        kind = mimetypes.guess_type(name)[0] or "text/plain"
        return web.Response(body=found.read_bytes(), content_type=kind, charset="utf-8", headers=FRESH)

    async def _game(self, request: web.Request) -> web.StreamResponse:
        found = example(request.match_info["key"], request.query.get("language", LANGUAGES[0]))
        if found is None:
            raise web.HTTPNotFound(text="There is no picture of this game.")
        return web.Response(body=found[0], content_type=found[1])

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        data = self._world.env.backend.cdn.get(f"{CDN_BASE}/{path}")
        if data is None:
            raise web.HTTPNotFound(text="This picture is not kept any more.")
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return web.Response(body=data, content_type=kind, headers=KEPT)

    async def _sign(self, request: web.Request) -> web.StreamResponse:
        """An emoji of the bot; the simulated Discord knows its name alone, which also says how it looks."""
        await self._signs.drawn()
        found = self._signs.get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound(text="There is no such sign.")
        return web.Response(body=found, content_type="image/png", headers=KEPT)

    # --- the WebSocket

    async def _live(self, request: web.Request) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if origin != f"http://{request.host}":
            raise web.HTTPForbidden(text="Only the playground's own page may connect.")
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LARGEST_REQUEST)
        await socket.prepare(request)
        self._sockets.add(socket)
        outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        send = outgoing.put_nowait
        writing = asyncio.create_task(_write(socket, outgoing))
        working: set[asyncio.Task[None]] = set()
        try:
            await self._world.speak(language_of(request.query.get("languages", "")))
            bot = self._world.env.backend.bot_user
            stays = {
                "people": self._people(),
                "games": self._games,
                "bot": {"id": str(bot.id), "name": bot.name},
                "words": catalogue(),
            }
            send({**await self._feed.join(send), **stays})
            async for incoming in socket:
                if incoming.type is not WSMsgType.TEXT:
                    break
                try:
                    wanted = DECODER.decode(incoming.data)
                except msgspec.DecodeError as error:
                    send({"type": "trouble", "why": f"The page asked for something unknown: {error}"})
                    continue

                async def work(wanted: Any = wanted) -> None:
                    send(await self._acts.answer(wanted))

                task = asyncio.create_task(work())
                working.add(task)
                task.add_done_callback(working.discard)
        finally:
            self._feed.leave(send)
            self._sockets.discard(socket)
            writing.cancel()
        return socket

    def _people(self) -> list[dict[str, Any]]:
        return [
            {"id": str(person.id), "name": person.name, "manager": person.name == MANAGER}
            for person in self._world.people.values()
        ]

    async def _begin(self, _app: web.Application) -> None:
        self._signs.start()

    async def _say_goodbye(self, _app: web.Application) -> None:
        await self._signs.stop()
        for socket in list(self._sockets):
            await socket.close(code=1001, message=b"the playground has ended")


async def _write(socket: web.WebSocketResponse, outgoing: asyncio.Queue[dict[str, Any]]) -> None:
    """Send in order."""
    while True:
        await socket.send_str(msgspec.json.encode(await outgoing.get()).decode())


@web.middleware
async def _only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    if request.host.rsplit(":", 1)[0] not in NAMES:
        raise web.HTTPForbidden(text="The playground answers only at the address that it printed.")
    response = await handler(request)
    if not response.prepared:
        response.headers.update(
            {
                "Content-Security-Policy": POLICY,
                "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "no-referrer",
                "Cross-Origin-Resource-Policy": "same-origin",
            }
        )
    return response
