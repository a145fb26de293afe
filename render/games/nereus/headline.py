"""What the match waits for, in words: what the picture and the message above it have in common."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.kit.words import Words


def headline(view: NereusView, words: Words) -> str:
    """What the match waits for."""
    if view.phase == "over":
        return words("won", seats=view.winners, points=view.players[view.winners[0]].projected.low)
    if view.phase in ("science", "crew"):
        return words(f"choosing-{view.phase}", count=view.secret_waits)
    seat = view.waits[0]
    if view.phase == "corners":
        return words("corner-of", seat=seat)
    if view.acting_crew is None:
        return words("deciding", seat=seat, gold=view.extra_gold)
    if view.acting_space is None:
        return words("turn-of", seat=seat, crew=view.acting_crew)
    return words("turn-at", seat=seat, crew=view.acting_crew, space=view.acting_space)


def first_part(view: NereusView) -> str:
    """What the first part of a reader's own picture shows, as the question wants it."""
    assert view.own is not None
    if view.phase == "science":
        return "cards"
    if view.phase == "crew":
        return "rows"
    if view.reader in view.waits and not view.hand and (view.targets or view.acting_space is None):
        return "sea"
    return "cabin"


def cards_in(view: NereusView) -> str:
    """The part of a reader's own picture that shows the science cards; they are the first while they are chosen."""
    return {"science": "main", "crew": "cabin"}.get(view.phase, "rows")
