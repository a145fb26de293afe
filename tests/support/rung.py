"""Whose phones the bot has made ring."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.support.town import Town

SILENT = 1 << 12
"""The flag of a message that rings nowhere."""


def rung(place: Town) -> Counter[int]:
    """How often each person's phone has rung by a new message."""
    direct = {person.user.dm_channel.id: person.id for person in place.people}
    found: Counter[int] = Counter()
    for one in place.env.backend.http_requests:
        parts = one.path.strip("/").split("/")
        body: dict[str, Any] = one.json or {}
        if one.method == "POST" and len(parts) == 3 and parts[2] == "messages" and not body.get("flags", 0) & SILENT:
            allowed: dict[str, list[str]] = body.get("allowed_mentions") or {}
            called = {int(user) for user in allowed.get("users", [])}
            found.update(called | {direct[number] for number in [int(parts[1])] if number in direct})
    return found
