"""At which places of the pictures of Waters of Nereus it can be seen what an event has changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.nereus.components import CREW
from engine.games.nereus.view import NereusView
from render.kit.parts import Which

_SPACES = frozenset({"placed", "neutral-played", "neutral-moved-on"})
_CELLS = frozenset({"sailed", "neutral-sailed", "fetched", "took-anywhere"})
_SHIPS = frozenset(
    {
        "took-gold",
        "took-more-gold",
        "bought-treasure",
        "traded",
        "merchant-scored",
        "boatswain-scored",
        "boatswain-found",
        "shifted",
        "power-rose",
        "drew-science",
        "played-science",
        "stowed",
        "chest-paid",
        "hold-completed",
        "exchanged",
        "gem-moved",
        "sold",
        "passed-ship",
    }
)
"""Events that change what their player has."""


def shows(view: NereusView, event: Event, which: Which) -> Iterator[str]:
    """A space on which the marker still stands, a cell of the sea, on the board also what somebody has."""
    args = event.args
    if event.key in _SPACES:
        crew, space = str(args["crew"]), int(str(args["space"]))
        marker = view.rows[CREW.index(crew)][space - 1]
        if marker.neutral or (marker.seat is not None and marker.seat == args.get("seat")):
            yield f"space-{crew}-{space}"
    if event.key in _CELLS:
        yield f"cell-{args['cell']}"
    if event.key in _SHIPS and which == "board":
        yield f"ship-{args['seat']}"
    if event.key == "passed-ship" and which == "board":
        yield f"ship-{args['owner_seat']}"
