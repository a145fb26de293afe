"""For developers: the request behind each message and the bot's answer to it, as they crossed the wire."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from bot.playground.world import World

MOST_MESSAGES = 500
MOST_PER_MESSAGE = 6
MOST_EXCHANGES = 100
COMMAND = 2
GROUPS = (1, 2)
"""Discord's kinds of options that are commands themselves."""
TOKEN = re.compile(r"simcord_interaction_\d+")
FOLLOWUP = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/(@original|\d+))?$")
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Developer:
    """Follows the record of the simulated Discord and empties it, so that it does not grow."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._behind: OrderedDict[str, list[dict[str, Any]]] = OrderedDict()
        self._exchanges: list[dict[str, Any]] = []
        self._commands: OrderedDict[int, str] = OrderedDict()

    def behind(self, message_id: str) -> list[dict[str, Any]]:
        """What made a message, newest last: `what` in words, `data` as it was sent."""
        self.follow()
        return self._behind.get(message_id, [])

    def command(self, interaction_id: int) -> str | None:
        """The whole command of an interaction ("game new"), which messages do not tell."""
        return self._commands.get(interaction_id)

    def exchanges(self) -> list[dict[str, Any]]:
        """The last presses with their results, newest first."""
        return self._exchanges[::-1]

    def note(self, exchange: dict[str, Any]) -> None:
        """Remember a press and its result."""
        self._exchanges = [*self._exchanges, exchange][-MOST_EXCHANGES:]

    def follow(self) -> list[dict[str, Any]]:
        """Read what was recorded since the last time; returns it."""
        backend = self._world.env.backend
        record, news = backend.transcript, list[dict[str, Any]]()
        for number, (kind, name, payload) in enumerate(record):
            if kind == "HTTP":
                entry = {"what": f"Hourglass: {TOKEN.sub('…', name)}", "data": payload}
                news.append(entry)
                found = self._answered(name)
                if found is None and number + 1 < len(record) and record[number + 1][1].startswith("MESSAGE_"):
                    found = record[number + 1][2].get("id")
                if found is not None:
                    self._attach(str(found), entry)
            elif name == "INTERACTION_CREATE":
                self._note_command(payload)
                shown = {key: payload[key] for key in ("id", "type", "channel_id", "data") if key in payload}
                news.append({"what": "Discord: INTERACTION_CREATE", "data": shown})
                record_of = backend.interactions.get(int(payload["id"]))
                if record_of is not None and record_of.message_id is not None:
                    self._attach(str(record_of.message_id), news[-1])
        record.clear()
        backend.http_requests.clear()
        return news

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
        while len(self._commands) > MOST_MESSAGES:
            self._commands.popitem(last=False)

    def _attach(self, message_id: str, entry: dict[str, Any]) -> None:
        entries = self._behind.setdefault(message_id, [])
        if entry not in entries:
            entries.append(entry)
        del entries[:-MOST_PER_MESSAGE]
        self._behind.move_to_end(message_id)
        while len(self._behind) > MOST_MESSAGES:
            self._behind.popitem(last=False)
