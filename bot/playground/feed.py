"""What the page knows, kept in step: a snapshot first, then updates in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

from simcord.backend.models import Channel, Message

from bot.db.connection import StorageError
from bot.playground import notices, project, tables
from bot.playground.developer import Developer
from bot.playground.world import World

log = logging.getLogger(__name__)

WINDOW = 80
"""The newest messages of a room that a page gets unasked; older ones come on request."""
PRIVATE_WINDOW = 20
"""The newest private answers of a room, per person."""
TICK_SECONDS = 1.0

Send = Callable[[dict[str, Any]], None]


class Feed:
    """Looks at the rooms where something happened and tells every open page what is different."""

    def __init__(self, world: World, developer: Developer) -> None:
        self._world = world
        self._developer = developer
        self._pages: set[Send] = set()
        self._dirty: set[int] = set()
        self._wake = asyncio.Event()
        self._looking = asyncio.Lock()
        self._rooms: dict[str, dict[str, Any]] = {}
        self._messages: dict[str, dict[str, Any]] = {}
        self._hidden: set[int] = set()
        self._languages: dict[str, str] = {}
        self.skips: list[dict[str, Any]] = []
        """Every skipped time: `at` (the time after it) and `seconds`."""
        world.env.backend.subscribers.append(self._heard)

    # --- pages

    async def join(self, send: Send) -> dict[str, Any]:
        """Add a page; returns the snapshot that it starts from."""
        await self.refresh()
        self._pages.add(send)
        return {
            "type": "snapshot",
            "rooms": list(self._rooms.values()),
            "messages": list(self._messages.values()),
            "skips": self.skips,
            "languages": self._languages,
            "now": self._world.clock.exact(),
        }

    def leave(self, send: Send) -> None:
        """A page is gone."""
        self._pages.discard(send)

    def tell(self, **news: Any) -> None:
        """Send an update to every page."""
        for send in list(self._pages):
            send({"type": "update", "now": self._world.clock.exact(), **news})

    # --- looking

    def _heard(self, event: str, payload: Mapping[str, Any]) -> None:
        """The simulated Discord says that something happened."""
        if event == "MESSAGE_CREATE":
            # Now: an edit may take the words away that called somebody, and edits call nobody.
            for notice in notices.of(self._world, payload):
                self.tell(notice=notice)
        place = payload.get("channel_id") or payload.get("id")
        if place is not None:
            self._dirty.add(int(place))
            self._wake.set()

    def look_at(self, room_id: int) -> None:
        """Something may have happened there that is not announced (private answers are not)."""
        self._dirty.add(room_id)
        self._wake.set()

    async def keep_fresh(self) -> None:
        """Tell the pages what happens by itself; runs until it is cancelled."""
        while True:
            try:
                # Not `wait_for`: that of Python 3.11 loses a cancellation that comes just as what it waits for does.
                async with asyncio.timeout(TICK_SECONDS):
                    await self._wake.wait()
            except TimeoutError:
                # Whoever has the turn has caught up; to wait here would keep from the pages what happens meanwhile.
                if not self._world.turn.locked():
                    async with self._world.turn:
                        self._world.catch_up()
                self._dirty |= {int(m["room"]) for m in self._messages.values() if m["only"]}
            try:
                await self.refresh()
            except StorageError as error:
                log.error("playground: %s", error)

    async def refresh(self) -> None:
        """Look at the rooms where something may have happened, and tell."""
        async with self._looking:
            self._wake.clear()
            self._developer.follow()
            dirty, self._dirty = self._dirty, set()
            rooms = await self._look_at_rooms(dirty)
            before = self._languages
            self._languages = {str(person): await self._world.language(person) for person in self._world.people}
            languages = self._languages if self._languages != before else {}
            messages, gone = self._look_at_messages(dirty)
            found = {"rooms": rooms, "languages": languages, "messages": messages, "gone": gone}
            if news := {key: value for key, value in found.items() if value}:
                self.tell(**news)

    async def _look_at_rooms(self, dirty: set[int]) -> list[dict[str, Any]]:
        changed: list[dict[str, Any]] = []
        for place in self._world.rooms():
            key = str(place.id)
            if key in self._rooms and place.id not in dirty:
                continue
            self._dirty.discard(place.id)
            dirty.add(place.id)
            table = await self._match_in(place)
            shown = project.room(self._world, place, table)
            if self._rooms.get(key) != shown:
                self._rooms[key] = shown
                changed.append(shown)
        return changed

    async def _match_in(self, place: Channel) -> dict[str, Any]:
        """What `tables` says of the match that is played in a room."""
        if place.is_thread:
            return await tables.played(self._world.house, place.id)
        if place.guild_id is not None:
            return {}
        return await tables.direct(self._world.house, place.id, int(place.recipient_ids[0]))

    def _look_at_messages(self, dirty: set[int]) -> tuple[list[dict[str, Any]], list[str]]:
        changed: list[dict[str, Any]] = []
        there: set[str] = set()
        for room_id in dirty:
            for stored in self._window(room_id):
                shown = self._project(stored)
                there.add(shown["id"])
                if self._messages.get(shown["id"]) != shown:
                    self._messages[shown["id"]] = shown
                    changed.append(shown)
        gone = [key for key, m in self._messages.items() if int(m["room"]) in dirty and key not in there]
        deleted: list[str] = []
        for key in gone:
            room_id = int(self._messages.pop(key)["room"])
            if int(key) in self._hidden or int(key) not in self._world.env.backend.messages.get(room_id, {}):
                deleted.append(key)
        return changed, deleted

    def _window(self, room_id: int) -> list[Message]:
        everything = [stored for stored in self._world.messages(room_id) if stored.id not in self._hidden]
        public = [stored for stored in everything if not stored.is_ephemeral]
        private: dict[str, list[Message]] = {}
        for stored in everything:
            if stored.is_ephemeral:
                private.setdefault((stored.interaction_metadata or {}).get("user", {}).get("id"), []).append(stored)
        shown = public[-WINDOW:]
        for answers in private.values():
            shown += answers[-PRIVATE_WINDOW:]
        return sorted(shown, key=lambda stored: stored.id)

    def older(self, room_id: int, before: int) -> list[dict[str, Any]]:
        """The messages of a room before one of them, oldest first."""
        found = [m for m in self._world.messages(room_id) if m.id < before and not m.is_ephemeral]
        return [self._project(stored) for stored in found[-WINDOW:]]

    def _project(self, stored: Message) -> dict[str, Any]:
        asked = int((stored.interaction_metadata or {}).get("id", 0))
        return project.message(self._world, stored, self._developer.command(asked))

    def hide(self, room_id: int, message_id: int) -> None:
        """A person has put a private answer away."""
        self._hidden.add(message_id)
        self.look_at(room_id)
