"""The gateway: hello, identify, resume, heartbeat, dispatch (https://docs.discord.com/developers/events/gateway).

Frames are plain JSON text; compression is offered by the client and not taken up.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.support.wire.state import Json, World

DISPATCH, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 7, 9, 10, 11
HEARTBEAT_MS = 41250
KEPT = 500
"""Events that a session keeps for a resume."""

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12


@dataclass(eq=False)
class Connection:
    """One websocket and the frames that wait to be sent on it, in order."""

    request: web.Request
    socket: web.WebSocketResponse
    frames: asyncio.Queue[Json | int] = field(default_factory=asyncio.Queue[Json | int])
    """A number closes the connection with that code."""
    closing: bool = False

    async def write(self) -> None:
        """Send frames until the connection ends."""
        while True:
            frame = await self.frames.get()
            try:
                if isinstance(frame, int):
                    self.closing = True
                    await self.socket.close(code=frame)
                    return
                await self.socket.send_str(json.dumps(frame))
            except ConnectionError:
                return


@dataclass
class Session:
    """A session: it outlives its connections."""

    id: str
    intents: int
    seq: int = 0
    kept: deque[Json] = field(default_factory=lambda: deque[Json](maxlen=KEPT))
    connection: Connection | None = None


class Gateway:
    """Accepts connections of the one bot and tells it what happens; of several shards the last one hears it all."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self.session: Session | None = None
        self.connections: list[Connection] = []
        self.identified = 0
        self.came = asyncio.Event()
        """Somebody has identified since this was cleared."""
        self.resumed = 0
        world.emit = self.emit

    @property
    def url(self) -> str:
        """Where clients connect."""
        return self._world.address.replace("http", "ws", 1) + "/gateway-ws"

    def emit(self, name: str, data: Json) -> None:
        """Dispatch an event to the session if it has the intent; whoever is away gets it when it resumes."""
        session = self.session
        if session is None or ((wanted := _intent(name, data)) and not session.intents & wanted):
            return
        session.seq += 1
        # A copy as of now: the world goes on while the frame waits for a reader.
        frame: Json = json.loads(json.dumps({"op": DISPATCH, "t": name, "s": session.seq, "d": data}))
        session.kept.append(frame)
        if session.connection is not None:
            session.connection.frames.put_nowait(frame)

    # --- trouble

    def drop(self) -> None:
        """The connection breaks without a word."""
        for connection in list(self.connections):
            if connection.request.transport is not None:
                connection.request.transport.abort()
            self._gone(connection)

    def close(self, code: int) -> None:
        """Discord closes the connection with a code (topics/opcodes-and-status-codes#gateway-close-event-codes), after
        all that it was about to tell."""
        for connection in self.connections:
            connection.frames.put_nowait(code)

    def reconnect(self) -> None:
        """Discord asks the client to connect again and resume (op 7)."""
        for connection in self.connections:
            connection.frames.put_nowait({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """The session is invalid (op 9); the client resumes or identifies anew."""
        for connection in self.connections:
            connection.frames.put_nowait({"op": INVALID_SESSION, "d": resumable})
        if not resumable:
            self.session = None

    # --- the protocol

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(request, socket)
        self.connections.append(connection)
        connection.frames.put_nowait({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        writing = asyncio.ensure_future(connection.write())
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(connection, json.loads(frame.data))
        finally:
            if connection.closing:
                await writing  # which sends the code now, since nobody reads any more
            writing.cancel()
            self._gone(connection)
        return socket

    async def _receive(self, connection: Connection, frame: Json) -> None:
        data: Any = frame.get("d")
        match frame.get("op"):
            case 1:
                connection.frames.put_nowait({"op": ACK, "d": None})
            case 2:
                await self._identify(connection, data)
            case 6:
                self._resume(connection, data)
            case _:
                pass

    async def _identify(self, connection: Connection, data: Json) -> None:
        if data["token"] != self._token:
            await connection.socket.close(code=4004)
            return
        if data.get("shard", [0, 1])[1] < self._world.shards:
            await connection.socket.close(code=4011)  # sharding required
            return
        self.identified += 1
        self.came.set()
        self.session = Session(secrets.token_hex(16), int(data["intents"]), connection=connection)
        world = self._world
        shard, shards = data.get("shard", [0, 1])
        # Which servers a shard hears of (https://docs.discord.com/developers/events/gateway#sharding).
        guilds = [guild for guild in world.guilds.values() if guild.present and (int(guild.id) >> 22) % shards == shard]
        self.emit(
            "READY",
            {
                "v": 10,
                "user": world.bot.payload(),
                "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
                "session_id": self.session.id,
                "resume_gateway_url": self.url,
                "shard": [shard, shards],
                "application": {"id": world.application_id, "flags": 0},
            },
        )
        for guild in guilds:
            self.emit("GUILD_CREATE", world.guild_payload(guild))

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self.session
        if session is None or session.id != data["session_id"]:
            connection.frames.put_nowait({"op": INVALID_SESSION, "d": False})
            return
        self.resumed += 1
        session.connection = connection
        for frame in list(session.kept):
            if frame["s"] > data["seq"]:
                connection.frames.put_nowait(frame)
        self.emit("RESUMED", {})

    def _gone(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        if self.session is not None and self.session.connection is connection:
            self.session.connection = None


def _intent(name: str, data: Json) -> int:
    """The intent without which an event does not come; 0 = it always comes."""
    if name.startswith("MESSAGE_"):
        return GUILD_MESSAGES if "guild_id" in data else DIRECT_MESSAGES
    return GUILDS if name.startswith(("GUILD_", "CHANNEL_", "THREAD_")) else 0
