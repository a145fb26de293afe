"""What the bot asked Discord for, and why: so that requests can be counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.ui.press.custom_id import parse
from tests.support.town import Town, walk

DEFERRALS, FORM = (5, 6), 9
"""Types of interaction callbacks (interactions/receiving-and-responding#interaction-callback-type)."""
CALLED = {"table": "panel", "lobby": "card"}
NAMES = {"hand": "panel", "rematch": "result", "join": "card", "start": "card"}


class Calls:
    """The requests since the last look, counted by what they were for."""

    def __init__(self, place: Town) -> None:
        self._place = place
        self._deferred: set[str] = set()
        """Interactions that were acknowledged and are not answered yet."""
        self.taken()

    def taken(self) -> Counter[str]:
        """How many there were of each kind since the last call; an acknowledgement alone is a `deferral`.

        The others: `call to the <message> posted` (plain words, whose place a panel takes), `answer`, `form`,
        `open desk edited` (in a thread), `<message> posted`, `edited` or `deleted`, and `direct channel opened`.
        """
        log = self._place.env.backend.http_requests
        found = Counter(self._kind(one.method, one.path.strip("/").split("/"), one.json) for one in log)
        log.clear()
        return found

    def _kind(self, method: str, path: list[str], body: Any) -> str:
        match method, path:
            case "POST", ["interactions", _, token, "callback"]:
                if body["type"] in DEFERRALS:
                    self._deferred.add(token)
                    return "deferral"
                return "form" if body["type"] == FORM else "answer"
            case "PATCH", ["webhooks", _, token, "messages", _]:
                if token not in self._deferred:
                    return "open desk edited"
                self._deferred.remove(token)
                return "answer"
            case "POST", ["webhooks", *_]:
                return "further answer"
            case "POST", ["channels", _, "messages"]:
                return f"{_name(body)} posted"
            case "PATCH", ["channels", _, "messages", _]:
                return f"{_name(body)} edited"
            case "DELETE", ["channels", channel, "messages", _]:
                direct = {str(person.user.dm_channel.id) for person in self._place.people}
                return "desk deleted" if channel in direct else "panel deleted"
            case "POST", ["users", "@me", "channels"]:
                return "direct channel opened"
            case _:
                return " ".join([method, *("*" if part.isdigit() else part for part in path)])


def _name(body: Any) -> str:
    """What a message is, by its buttons."""
    found = [parse(part.get("custom_id") or "") for part in walk(body.get("components") or [])]
    presses = [press for press in found if press is not None]
    for press in presses:
        if press.verb == "play" and press.token:
            kind = press.token.partition(".")[0]
            return f"call to the {CALLED.get(kind, kind)}"
    if any(press.verb == "more" and press.token == "desk" for press in presses):
        return "desk"
    return next((NAMES[press.verb] for press in presses if press.verb in NAMES), "message")
