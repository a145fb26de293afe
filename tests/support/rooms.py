"""Rooms of a small Discord in memory: messages that are posted, edited, deleted and looked through, and what fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
from discord.components import _component_factory  # pyright: ignore[reportPrivateUsage]
from discord.http import MultipartParameters

US = 1
SILENT = 4096
LOOKS_BACK = 25
DIRECT = 1_000_000
"""The room of somebody's direct messages is that person's number and so much."""

FAULTS = ("refused", "busy", "gone", "lost", "killed before", "killed after", "hangs")
"""What may become of a request: forbidden; failed; unknown, though it is there; done, and its answer lost; the process
ends before or after it."""


class Message:
    """One message, with what it shows."""

    def __init__(self, room: Room, number: int, content: str, components: list[Any], flags: int) -> None:
        self.room = room
        self.id = number
        self.author = SimpleNamespace(id=US)
        self.flags = SimpleNamespace(value=flags)
        self.show(content, components)

    def show(self, content: str, components: list[Any]) -> None:
        """It shows that from now on."""
        self.content = content
        self.shown = components
        self.components = [_component_factory(one) for one in self.shown]

    async def delete(self) -> None:
        """It goes."""
        await self.room.world.request("delete", self.room.id, lambda: self.room.messages.pop(self.id, None))


class Room:
    """A channel, or somebody's direct messages."""

    type = discord.ChannelType.text

    def __init__(self, world: Rooms, number: int) -> None:
        self.world = world
        self._state = world.state
        self.id = number
        self.messages: dict[int, Message] = {}

    async def send(self, content: str = "", *, view: Any, nonce: str, silent: bool = False, **_: Any) -> Message:
        """Post a message; the same nonce gives the one that stands, as long as it is known."""

        def store() -> Message:
            known = self.world.nonces.get((self.id, nonce))
            if known is not None:
                if known not in self.messages:
                    raise http(404, 10008)
                return self.messages[known]
            number = next(self.world.numbers)
            self.world.nonces[self.id, nonce] = number
            self.messages[number] = Message(self, number, content, view.to_components(), SILENT if silent else 0)
            return self.messages[number]

        return await self.world.request("post", self.id, store)

    def find(self, number: int) -> Message:
        """A message. Raises discord.NotFound."""
        if number not in self.messages:
            raise http(404, 10008)
        return self.messages[number]

    async def history(self, limit: int = LOOKS_BACK) -> AsyncGenerator[Message]:
        """The newest messages."""
        for message in await self.world.request("look", self.id, lambda: list(self.messages.values())[-limit:][::-1]):
            yield message


class Rooms:
    """All of them, as a client reaches them."""

    def __init__(self) -> None:
        self.user = SimpleNamespace(id=US)
        self.state = SimpleNamespace(http=self, create_message=_as_it_is)
        """What discord.py's messages reach."""
        self.rooms: dict[int, Room] = {}
        self.numbers = count(1)
        self.nonces: dict[tuple[int, str], int] = {}
        self.faults: list[str] = []
        """What becomes of the next requests, the last first."""
        self.closed: set[int] = set()
        """Who takes no direct messages for good."""
        self.requests: list[tuple[str, int]] = []
        self.gate: asyncio.Event | None = None
        """Nothing is answered until it is set."""
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        """What happens while the next request is under way."""
        self.asked = asyncio.Event()
        """Set once something waits for that."""
        self.flags_lost: list[int] = []
        """What an edit should have named, and did not: the flags that were there."""

    async def wait_until_ready(self) -> None:
        """It is."""

    async def close(self) -> None:
        """Nothing is open."""

    def get_partial_messageable(self, number: int) -> Room:
        """A room."""
        return self.rooms.setdefault(number, Room(self, number))

    async def create_dm(self, person: discord.Object) -> Room:
        """Open the direct messages of somebody."""
        return await self.request("open", person.id, lambda: self.get_partial_messageable(DIRECT + person.id))

    async def edit_message(self, room: int, number: int, *, params: MultipartParameters) -> Message:
        """Edit a message, as discord.py asks for it."""
        sent = cast("dict[str, Any]", params.payload or json.loads(cast("Any", params.multipart)[0]["value"]))

        def change() -> Message:
            message = self.rooms[room].find(number)
            message.show(sent.get("content", message.content) or "", sent["components"])
            if lost := message.flags.value & ~sent["flags"]:
                self.flags_lost.append(lost)
            return message

        return await self.request("edit", room, change)

    async def delete_message(self, room: int, number: int) -> None:
        """Delete a message, as discord.py asks for it."""
        await self.request("delete", room, lambda: self.rooms[room].messages.pop(self.rooms[room].find(number).id))

    async def request(self, what: str, room: int, do: Any) -> Any:
        """Do what a request asks, or fail."""
        self.requests.append((what, room))
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        if self.gate is not None:
            self.asked.set()
            await self.gate.wait()
        fault = self.faults.pop() if self.faults else ""
        if fault == "killed before":
            raise asyncio.CancelledError
        if fault == "refused" and what == "look":
            fault = "busy"  # where the bot may write and not read, nothing is found again
        if fault in ("refused", "busy"):
            raise http(403, 50013) if fault == "refused" else http(500, 0)
        if fault == "gone" and what == "edit":
            raise http(404, 10008)
        if fault == "invalid":
            raise http(400, 50035)
        if what == "post" and room - DIRECT in self.closed:
            raise http(403, 50007)
        found = do()
        if fault == "killed after":
            raise asyncio.CancelledError
        if fault in ("lost", "hangs"):
            raise aiohttp.ClientConnectionError if fault == "lost" else TimeoutError
        await asyncio.sleep(0)
        return found

    def forget(self, text: str) -> None:
        """The messages in which a text stands are not looked at any more."""
        for room in self.rooms.values():
            for number in [one.id for one in room.messages.values() if text in one.content + str(one.shown)]:
                del room.messages[number]

    def standing(self, text: str) -> list[tuple[int, str]]:
        """The messages in which a text stands: the room, and all that they show."""
        found = [
            (room.id, message.content + str(message.shown))
            for room in self.rooms.values()
            for message in room.messages.values()
        ]
        return [(room, shown) for room, shown in found if text in shown]


def _as_it_is(*, channel: Room, data: Message) -> Message:
    """What discord.py makes a message of."""
    return data


def http(status: int, code: int) -> discord.HTTPException:
    """What Discord answers when it refuses."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    response = cast("Any", SimpleNamespace(status=status, reason="", headers={}))
    return kind(response, {"code": code, "message": "no"})


def ids(shown: Sequence[Any]) -> list[str]:
    """The custom ids of all buttons of a message."""
    found: list[str] = []
    for one in shown:
        found += [one["custom_id"]] if "custom_id" in one else ids(one.get("components", []))
    return found
