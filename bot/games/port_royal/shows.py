"""At which places of the pictures of Port Royal it can be seen what an event has changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.port_royal.view import PortRoyalView
from render.kit.parts import Which

_OWN = frozenset(
    {"taxed", "paid", "hired", "traded", "gift", "fulfilled", "contract-done", "contract-step", "collected"}
)
"""Events that change what their player has. The cards of the harbour have numbers of their own."""
_FEES = frozenset({"hired", "traded", "declined"})


def shows(_view: PortRoyalView, event: Event, _which: Which) -> Iterator[str]:
    """Whoever has got or paid something, by their rows."""
    args = event.args
    if event.key in _OWN:
        yield f"row-{args['seat']}"
    if event.key in _FEES and args["fee"]:
        yield f"row-{args['active_seat']}"
    if event.key == "gift":
        yield f"row-{args['to_seat']}"
    if event.key == "tax-bonus":
        seats = args["seats"]
        assert isinstance(seats, tuple)
        yield from (f"row-{seat}" for seat in seats)
