"""At which places of the pictures of Yucata' answers lie."""

from __future__ import annotations

from engine.core.question import Answer
from engine.games.yucata.view import YucataView
from render.kit.parts import Which


def lies(view: YucataView, answer: Answer, which: Which) -> str | None:
    """A card: where it lies before its reader, on the board the space to which it leads."""
    _, card = answer.action
    if which == "private":
        return f"card-{card}" if any(held.card == card for held in view.hand) else None
    to = next((play.to for play in view.plays if play.card == card and play.refusal is None), None)
    return None if to is None else f"space-{to}"
