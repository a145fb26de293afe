"""For developers: the requests of the bot and the interactions that it was told of, as they crossed the wire."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from itertools import count
from typing import Any, NamedTuple

from cachetools import LRUCache
from simcord.backend.models.interaction import Interaction

from bot.playground.commands import GROUPS
from bot.playground.world import World

MOST = 200
COMMAND = 2
TOKEN = re.compile(r"simcord_interaction_\d+")
FOLLOWUP = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/(@original|\d+))?$")
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class _Crossed(NamedTuple):
    """Something that has crossed the wire. about: a message, or the interaction whose answer will be one."""

    number: int
    what: str
    data: Any
    about: Interaction | int | None


class Developer:
    """Follows the record of the simulated Discord and empties it, so that it does not grow."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._wire: deque[_Crossed] = deque(maxlen=MOST)
        self._numbers = count()
        self._commands: LRUCache[int, str] = LRUCache(MOST)

    def wire(self) -> list[dict[str, Any]]:
        """What has crossed the wire, the newest first: `what` in words, `data` as it was sent, and the `message` that
        it is about, if there is one."""
        self.follow()
        return [
            {
                "number": number,
                "what": what,
                "data": data,
                "message": str(about.message_id if isinstance(about, Interaction) else about),
            }
            for number, what, data, about in reversed(self._wire)
        ]

    def command(self, interaction_id: int) -> str | None:
        """The whole command of an interaction ("game new"), which messages do not tell."""
        return self._commands.get(interaction_id)

    def follow(self) -> None:
        """Read what was recorded since the last time."""
        backend = self._world.env.backend
        record = backend.transcript
        for number, (kind, name, payload) in enumerate(record):
            if kind == "HTTP":
                about = self._answered(name)
                if about is None and number + 1 < len(record) and record[number + 1][1].startswith("MESSAGE_"):
                    about = int(record[number + 1][2]["id"])
                self._note(f"Hourglass: {TOKEN.sub('…', name)}", payload, about)
            elif name == "INTERACTION_CREATE":
                self._note_command(payload)
                shown = {key: payload[key] for key in ("id", "type", "channel_id", "data") if key in payload}
                self._note("Discord: INTERACTION_CREATE", shown, backend.interactions.get(int(payload["id"])))
        record.clear()
        backend.http_requests.clear()

    def _note(self, what: str, data: Any, about: Interaction | int | None) -> None:
        self._wire.append(_Crossed(next(self._numbers), what, data, about))

    def _answered(self, name: str) -> Interaction | int | None:
        """What a call to an interaction has made or changed, if it is one."""
        backend = self._world.env.backend
        if (callback := CALLBACK.search(name)) is not None:
            return backend.interactions.get(int(callback[1]))
        if (followup := FOLLOWUP.search(name)) is None:
            return None
        token, which = followup.groups()
        if which is not None and which != "@original":
            return int(which)
        found = backend.interactions.get(backend.interaction_tokens.get(token, 0))
        return found.followup_ids[-1] if found is not None and which is None and found.followup_ids else found

    def _note_command(self, payload: Mapping[str, Any]) -> None:
        if payload["type"] != COMMAND:
            return
        path, options = [payload["data"]["name"]], payload["data"].get("options") or []
        while options and options[0]["type"] in GROUPS:
            path.append(options[0]["name"])
            options = options[0].get("options") or []
        self._commands[int(payload["id"])] = " ".join(path)
