"""At which places of the pictures of Waters of Nereus answers lie."""

from __future__ import annotations

from engine.core.question import Answer
from engine.games.nereus.cabin import SPOT
from engine.games.nereus.components import GEM, KINDS
from engine.games.nereus.events import place_of
from engine.games.nereus.view import NereusView
from render.games.nereus.headline import deciding_part
from render.kit.parts import Which


def lies(view: NereusView, answer: Answer, which: Which) -> str | None:
    """A cell of the sea, a bench of the crew, a space or what gold buys on the one in play, a science card, a part of
    the own ship: where something in hand goes, or from where something is taken.

    What is done with everything in hand, and what ends a turn, lies nowhere.
    """
    verb, *what = answer.action
    match verb:
        case "corner" | "sail" | "fetch" | "take" | "row":
            return None if answer.label.key == "beyond" else f"cell-{what[0]}"
        case "sail-from" | "fetch-from":
            return f"cell-{what[1]}"
        case "crew" | "extra":
            return f"crew-{what[0]}"
        case "space" | "act" | "basic" | "gold" | "enhanced":
            if which == "private" and deciding_part(view) != "sea":
                return None  # the bench in play is folded
            return str(verb) if verb in ("gold", "enhanced") else f"space-{what[0] if what else view.acting_space}"
        case "stow" | "shift":
            return f"in-{place_of(SPOT[str(what[1])])}"
        case "gem" | "exchange" | "sell":
            of_gems = verb == "gem" or what[0] == KINDS[GEM]
            return "gems" if of_gems and which == "private" else "in-storage"
        case "science" | "drop":
            return _card(view, str(what[0])) if which == "private" else None
        case _:
            return None


def ticks(_view: NereusView, index: int, which: Which) -> str | None:
    """The science cards to choose from."""
    return f"card-{index}" if which == "private" else None


def _card(view: NereusView, card: str) -> str | None:
    """The first card of this kind in the reader's hand."""
    assert view.own is not None
    held = [one.card for one in view.own.science]
    return f"card-{held.index(card)}" if card in held else None
