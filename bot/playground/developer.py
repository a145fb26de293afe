"""For developers: the request behind each message and the bot's answer to it, as they crossed the wire."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from typing import Any

from cachetools import LRUCache

from bot.playground.commands import GROUPS
from bot.playground.world import World

MOST_MESSAGES = 500
MOST_PER_MESSAGE = 6
MOST_EXCHANGES = 100
MOST_NEWS = 200
COMMAND = 2
TOKEN = re.compile(r"simcord_interaction_\d+")
FOLLOWUP = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/(@original|\d+))?$")
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Developer:
    """Follows the record of the simulated Discord and empties it, so that it does not grow."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._behind: LRUCache[str, list[dict[str, Any]]] = LRUCache(MOST_MESSAGES)
        self._exchanges: deque[dict[str, Any]] = deque(maxlen=MOST_EXCHANGES)
        self._commands: LRUCache[int, str] = LRUCache(MOST_MESSAGES)
        self._news: deque[dict[str, Any]] = deque(maxlen=MOST_NEWS)
        self._count = 0

    def behind(self, message_id: str) -> list[dict[str, Any]]:
        """What made a message, newest last: `what` in words, `data` as it was sent."""
        self.follow()
        return self._behind.get(message_id, [])

    def command(self, interaction_id: int) -> str | None:
        """The whole command of an interaction ("game new"), which messages do not tell."""
        return self._commands.get(interaction_id)

    def exchanges(self) -> list[dict[str, Any]]:
        """The last presses with their results, newest first."""
        return list(reversed(self._exchanges))

    def note(self, exchange: dict[str, Any]) -> None:
        """Remember a press and its result."""
        self._exchanges.append(exchange)

    def position(self) -> int:
        """Where the record stands now, for `since`."""
        self.follow()
        return self._count

    def since(self, position: int) -> list[dict[str, Any]]:
        """What crossed the wire since then, oldest first."""
        self.follow()
        news = self._count - position
        return list(self._news)[-news:] if news else []

    def follow(self) -> None:
        """Read what was recorded since the last time."""
        backend = self._world.env.backend
        record = backend.transcript
        for number, (kind, name, payload) in enumerate(record):
            if kind == "HTTP":
                entry = {"what": f"Hourglass: {TOKEN.sub('…', name)}", "data": payload}
                self._tell(entry)
                found = self._answered(name)
                if found is None and number + 1 < len(record) and record[number + 1][1].startswith("MESSAGE_"):
                    found = record[number + 1][2].get("id")
                if found is not None:
                    self._attach(str(found), entry)
            elif name == "INTERACTION_CREATE":
                self._note_command(payload)
                shown = {key: payload[key] for key in ("id", "type", "channel_id", "data") if key in payload}
                entry = {"what": "Discord: INTERACTION_CREATE", "data": shown}
                self._tell(entry)
                record_of = backend.interactions.get(int(payload["id"]))
                if record_of is not None and record_of.message_id is not None:
                    self._attach(str(record_of.message_id), entry)
        record.clear()
        backend.http_requests.clear()

    def _tell(self, entry: dict[str, Any]) -> None:
        self._news.append(entry)
        self._count += 1

    def _answered(self, name: str) -> int | None:
        """The message that a call to an interaction has made or changed, if it is one."""
        interactions = self._world.env.backend.interactions
        callback = CALLBACK.search(name)
        if callback is not None:
            found = interactions.get(int(callback[1]))
            return found and found.message_id
        followup = FOLLOWUP.search(name)
        if followup is None:
            return None
        token, which = followup.groups()
        found = interactions.get(self._world.env.backend.interaction_tokens.get(token, 0))
        if found is None:
            return None
        if which is not None and which != "@original":
            return int(which)
        return found.followup_ids[-1] if which is None and found.followup_ids else found.message_id

    def _note_command(self, payload: Mapping[str, Any]) -> None:
        if payload["type"] != COMMAND:
            return
        path, options = [payload["data"]["name"]], payload["data"].get("options") or []
        while options and options[0]["type"] in GROUPS:
            path.append(options[0]["name"])
            options = options[0].get("options") or []
        self._commands[int(payload["id"])] = " ".join(path)

    def _attach(self, message_id: str, entry: dict[str, Any]) -> None:
        entries = self._behind.setdefault(message_id, [])
        if entry not in entries:
            entries.append(entry)
        del entries[:-MOST_PER_MESSAGE]
