"""At which places of the pictures of Port Royal answers lie."""

from __future__ import annotations

from engine.core.question import Answer
from engine.games.port_royal.view import PortRoyalView
from render.kit.parts import Which


def lies(_view: PortRoyalView, answer: Answer, _which: Which) -> str | None:
    """The board that says what a step comes to, a card of the turn, an expedition, the row of whom a coin is given to.

    What ends the turn lies nowhere; nor does stopping before a card is drawn.
    """
    verb, *what = answer.action
    match verb:
        case "draw" | "stop" | "repel" | "keep":
            return str(verb)
        case "take" | "decline":
            return f"card-{answer.label.args['number']}"
        case "expedition":
            return f"expedition-{what[0]}"
        case "gift":
            return f"row-{what[0]}"
        case _:
            return None
