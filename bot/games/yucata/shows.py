"""At which places of the pictures of Yucata' it can be seen what an event has changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.yucata.view import YucataView
from render.kit.parts import Which

_NEAR = 5
"""So many spaces ahead an own picture shows in any case."""


def shows(view: YucataView, event: Event, which: Which) -> Iterator[str]:
    """A play: the space to which it led, as far as a picture shows it, and the card in the row of whoever played it."""
    if event.key != "played":
        return
    to = int(str(event.args["to"]))
    if which == "board" or _ahead(view, to):
        yield f"space-{to}"
    yield f"card-{event.args['seat']}-{event.args['card']}"


def _ahead(view: YucataView, space: int) -> bool:
    """Whether the way ahead of the reader shows a space on which somebody stands or stood."""
    assert view.reader is not None
    own = view.positions[view.reader]
    return own <= space <= own + _NEAR or space == max(view.positions)
