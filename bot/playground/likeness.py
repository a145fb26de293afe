"""Where the simulated Discord differs from the real one, and is made like it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from simcord.backend import serializers

from bot.playground.project import media


@contextmanager
def files_of_components() -> Generator[None]:
    """As long as this lasts, files that components show do not stand in a message's `attachments`.

    SimCord tells them there too; Discord does not (discord-api-docs #8277).
    """
    payload = serializers.message_payload

    def told(*given: Any, **named: Any) -> Any:
        found: Any = payload(*given, **named)
        shown = {one.get("attachment_id") for one in media(found["components"])}
        return {**found, "attachments": [file for file in found["attachments"] if file["id"] not in shown]}

    serializers.message_payload = told
    try:
        yield
    finally:
        serializers.message_payload = payload
