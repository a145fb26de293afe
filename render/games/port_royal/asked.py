"""What the match waits for, in words: what the picture and the message above it have in common."""

from __future__ import annotations

from engine.games.port_royal.view import PortRoyalView
from render.kit.words import Words


def moment(view: PortRoyalView) -> str:
    """What the match waits for, as the end of a message's key."""
    if view.step == "discover" and not view.drawn:
        return "draw"
    if view.step == "trade" and view.turn != view.active:
        return "trade-other"
    return view.step


def asked(view: PortRoyalView, words: Words, *, you: bool = False) -> str:
    """What the match waits for, in a line; to the seat itself with `you`."""
    key = f"{'you' if you else 'asks'}-{moment(view)}"
    return words(key, seat=view.turn, active_seat=view.active, number=len(view.drawn))
