"""What the bot says about a match of Pebbles besides its events and questions."""

from __future__ import annotations

from typing import Any

from render.kit.parts import MAIN
from render.kit.words import Words


def heading(view: Any, words: Words) -> str:
    """How many rounds are left."""
    return words("heading", left=view.rounds_left)


def alt(view: Any, words: Words, part: str = MAIN) -> str:
    """The points of everybody."""
    return " ".join(
        words("alt-player", seat=seat, points=points, held=view.held[seat]) for seat, points in enumerate(view.points)
    )


def private_alt(view: Any, words: Words, part: str = MAIN) -> str:
    """The own hand."""
    return words("alt-hand", hand=view.hand, hand_size=len(view.hand), chosen=view.sign or "none")
