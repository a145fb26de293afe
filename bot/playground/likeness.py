"""Where the simulated Discord differs from the real one, and is made like it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from simcord.backend import serializers

from bot.playground.project import components


@contextmanager
def files_of_components() -> Generator[None]:
    """As long as this lasts, files that components show do not stand in a message's `attachments`.

    SimCord tells them there too; Discord does not (discord-api-docs #8277).
    """
    payload = serializers.message_payload

    def told(*given: Any, **named: Any) -> Any:
        found: Any = payload(*given, **named)
        shown = {media.get("attachment_id") for part in components(found["components"]) for media in _media(part)}
        return {**found, "attachments": [file for file in found["attachments"] if file["id"] not in shown]}

    serializers.message_payload = told
    try:
        yield
    finally:
        serializers.message_payload = payload


def _media(part: dict[str, Any]) -> list[dict[str, Any]]:
    """What a component shows."""
    return [*(item["media"] for item in part.get("items") or []), *([part["file"]] if "file" in part else [])]
