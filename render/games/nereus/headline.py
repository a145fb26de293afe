"""What the match waits for, in words: what the picture and the message above it have in common."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.kit.parts import MAIN
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


def asked(view: NereusView, words: Words) -> str:
    """What the match wants of the reader; what it waits for where that is somebody else."""
    mine = view.own
    assert mine is not None
    if view.phase == "science":
        return words("kept") if mine.kept else words("keep")
    if view.phase == "crew":
        return words("sealed", crew=mine.choice) if mine.choice else words("choose-crew")
    if view.reader not in view.waits:
        return headline(view, words)
    if view.phase == "corners":
        return words("your-corner")
    if view.acting_crew is None:
        return words("your-offer", gold=view.extra_gold)
    return _in_turn(view, words, view.acting_crew)


def _in_turn(view: NereusView, words: Words, crew: str) -> str:
    if view.acting_space is None:
        return words("your-space", crew=crew)
    if view.dropping:
        return words("your-drop")
    if view.hand:
        return words("your-stow", count=len(view.hand))
    if view.moves:
        return words("your-moves")
    if any(target.points is not None for target in view.targets):
        return words("your-sail", crew=crew)
    return words("your-fetch") if view.targets else words("your-turn", crew=crew, space=view.acting_space)


def deciding_part(view: NereusView) -> str:
    """What of a reader's own picture the question is about; the sea where nothing is asked."""
    assert view.own is not None
    if view.phase == "science":
        return "cards"
    if view.phase == "crew":
        return "rows"
    if view.reader not in view.waits or view.phase == "corners":
        return "sea"
    if view.acting_crew is None:
        return "rows"
    if view.dropping:
        return "cards"
    return "cabin" if view.hand or view.moves else "sea"


def cards_in(view: NereusView) -> str:
    """The part of a reader's own picture that shows the science cards."""
    return {"cards": MAIN, "rows": "cabin"}.get(deciding_part(view), "rows")
