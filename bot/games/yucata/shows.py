"""At which places of the pictures of Yucata' it can be seen what an event has changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.yucata.view import YucataView
from render.kit.parts import Which


def shows(_view: YucataView, event: Event, _which: Which) -> Iterator[str]:
    """The row of whoever has played: it shows the card that lies there now, and the stones."""
    if event.key == "played":
        yield f"row-{event.args['seat']}"
