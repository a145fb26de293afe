"""For developers: the requests of the bot and the interactions that it was told of, as they crossed the wire."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from itertools import count
from typing import Any

from cachetools import LRUCache

from bot.playground.commands import GROUPS
from bot.playground.world import World

MOST = 200
COMMAND = 2
TOKEN = re.compile(r"simcord_interaction_\d+")
ID = re.compile(r"\d{15,}")
"""Also inside of a token, which names its interaction."""


class Developer:
    """Follows the record of the simulated Discord and empties it, so that it does not grow."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._wire: deque[dict[str, Any]] = deque(maxlen=MOST)
        self._numbers = count()
        self._commands: LRUCache[int, str] = LRUCache(MOST)

    def wire(self) -> list[dict[str, Any]]:
        """What has crossed the wire, the newest first: `what` in words, `data` as it was sent, and the `ids` of
        messages and interactions that it is about."""
        self.follow()
        return list(reversed(self._wire))

    def command(self, interaction_id: int) -> str | None:
        """The whole command of an interaction ("game new"), which messages do not tell."""
        return self._commands.get(interaction_id)

    def follow(self) -> None:
        """Read what was recorded since the last time."""
        backend = self._world.env.backend
        record = backend.transcript
        for (kind, name, payload), (_, event, came) in zip(record, [*record[1:], ("", "", {})], strict=False):
            if kind == "HTTP":
                made = [came.get("id", "")] if event.startswith("MESSAGE_") else []
                self._note(f"Hourglass: {TOKEN.sub('…', name)}", payload, [*ID.findall(name), *made])
            elif name == "INTERACTION_CREATE":
                self._note_command(payload)
                shown = {key: payload[key] for key in ("id", "type", "channel_id", "data") if key in payload}
                pressed = [payload["message"]["id"]] if "message" in payload else []
                self._note("Discord: INTERACTION_CREATE", shown, [payload["id"], *pressed])
        record.clear()
        backend.http_requests.clear()

    def _note(self, what: str, data: Any, ids: list[str]) -> None:
        self._wire.append({"number": next(self._numbers), "what": what, "data": data, "ids": ids})

    def _note_command(self, payload: Mapping[str, Any]) -> None:
        if payload["type"] != COMMAND:
            return
        path, options = [payload["data"]["name"]], payload["data"].get("options") or []
        while options and options[0]["type"] in GROUPS:
            path.append(options[0]["name"])
            options = options[0].get("options") or []
        self._commands[int(payload["id"])] = " ".join(path)
