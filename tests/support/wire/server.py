"""The listening end: requests are read, recorded, spoiled by faults, answered."""

from __future__ import annotations

import asyncio
import copy
import json
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import BodyPartReader, web

from tests.support.wire import rest
from tests.support.wire.faults import Asked, Faults, Hung, Limited, Limits, Lost, Refused, Slow, Told, limited_answer
from tests.support.wire.gateway import Gateway
from tests.support.wire.messages import Files
from tests.support.wire.state import ApiError, World
from tests.support.wire.traffic import Request, Traffic

TOKEN = "wire.token.of-the-tests"
API = "/api/v10"
LARGEST = 30 * 1024 * 1024


class Discord:
    """One Discord for one bot, on a free port of this machine."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world, TOKEN)
        self.faults = Faults()
        self.limits = Limits()
        self.traffic = Traffic()

    @property
    def settings(self) -> dict[str, str]:
        """The settings of the bot, as variables of the environment."""
        return {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_BASE": self.world.address + API,
            "DISCORD_GATEWAY_URL": self.gateway.url,
        }

    async def _api(self, request: web.Request) -> web.StreamResponse:
        try:
            body, files = await _read(request)
        except ConnectionError:
            # The bot has ended in the middle of a request: it never arrived.
            return web.Response(status=400)
        headers = {key: value for key, value in request.headers.items() if key != "Authorization"}
        listed = [{"name": part, "filename": name, "size": len(content)} for part, (name, content) in files.items()]
        path = request.path.removeprefix(API)
        record = Request(time.time(), request.method, path, dict(request.query), headers, body, listed)
        self.traffic.requests.append(record)
        self.traffic.open += 1
        self.traffic.last = time.perf_counter()
        try:
            return await self._answer(request, record, files)
        finally:
            self.traffic.open -= 1
            self.traffic.last = time.perf_counter()
            self.traffic.done(record)

    async def _answer(self, request: web.Request, record: Request, files: Files) -> web.StreamResponse:
        if request.headers.get("Authorization") != f"Bot {TOKEN}" and not record.of_interaction:
            return self._reply(record, 401, {"code": 0, "message": "401: Unauthorized"})
        effect = self.faults.take(record)
        match effect:
            case Slow(seconds, after=False):
                await asyncio.sleep(seconds)
            case Hung(after=False):
                return await self._hang(request)
            case Lost(after=False):
                return _hang_up(request)
            case Limited(cloudflare=True):
                return web.Response(status=429, text="<html>error code: 1015</html>", content_type="text/html")
            case Limited():
                told, body = limited_answer(effect)
                return self._reply(record, 429, body, told)
            case Refused(after=False):
                return self._reply(record, effect.status, {"code": effect.code, "message": effect.message})
            case Asked(change):
                change(record.body)
            case _:
                pass
        told, refused = self.limits.headers(record)
        if refused is not None:
            more, body = limited_answer(refused)
            return self._reply(record, 429, body, told | more)
        status, answer = self._perform(record, files)
        match effect:
            case Lost():
                return _hang_up(request)
            case Hung():
                return await self._hang(request)
            case Slow(seconds, after=True):
                await asyncio.sleep(seconds)
                return self._reply(record, status, answer, told)
            case Refused():
                return self._reply(record, effect.status, {"code": effect.code, "message": effect.message})
            case Told(change):
                answer = copy.deepcopy(answer)
                change(answer)
                return self._reply(record, status, answer, told)
            case _:
                return self._reply(record, status, answer, told)

    async def _hang(self, request: web.Request) -> web.StreamResponse:
        self.traffic.open -= 1
        try:
            await self.faults.cleared.wait()
        finally:
            self.traffic.open += 1
        return _hang_up(request)

    def _perform(self, record: Request, files: Files) -> tuple[int, Any]:
        try:
            status, answer = rest.answer(self.world, record.method, record.path, record.query, record.body, files)
        except ApiError as error:
            return error.status, error.body
        except rest.OldMessageError as error:
            return 429, limited_answer(Limited(error.args[0], code=30046))[1]
        record.took_effect = True
        return status, answer

    def _reply(
        self, record: Request, status: int, body: Any, headers: dict[str, str] | None = None
    ) -> web.StreamResponse:
        record.status, record.answer = status, body
        told = {"Via": "1.1 google", **(headers or {})}
        if status == 204:
            return web.Response(status=204, headers=told)
        # Exactly this content type: discord.py compares it as a whole.
        told["Content-Type"] = "application/json"
        return web.Response(status=status, body=json.dumps(body).encode(), headers=told)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        content = self.world.files.get(request.match_info["id"])
        return web.Response(status=404) if content is None else web.Response(body=content)


def _hang_up(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


async def _read(request: web.Request) -> tuple[Any, Files]:
    """The JSON body and the files of a request (reference#uploading-files)."""
    body: Any = None
    files: Files = {}
    if request.content_type.startswith("multipart/"):
        reader = await request.multipart()
        while isinstance(part := await reader.next(), BodyPartReader):
            content = bytes(await part.read())
            name = str(part.name)
            if name == "payload_json":
                body = json.loads(content)
            else:
                files[name] = (str(part.filename), content)
    elif request.can_read_body:
        raw = await request.read()
        body = json.loads(raw) if raw else None
    return body, files


@asynccontextmanager
async def open_discord() -> AsyncGenerator[Discord]:
    """A Discord that listens until the block ends."""
    discord = Discord()
    app = web.Application(client_max_size=LARGEST)
    app.router.add_get("/gateway-ws", discord.gateway.handle)
    app.router.add_get("/attachments/{channel}/{id}/{name}", discord._file)  # pyright: ignore[reportPrivateUsage]
    app.router.add_route("*", API + "/{tail:.*}", discord._api)  # pyright: ignore[reportPrivateUsage]
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    discord.world.address = f"http://{host}:{port}"
    try:
        yield discord
    finally:
        await runner.cleanup()
