"""At which places of the pictures of the Gilded Compass answers lie."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.question import Answer
from engine.games.gilded_compass.components import ARCHIVES
from engine.games.gilded_compass.model import ASSIGN, REROLL_NEUTRAL
from engine.games.gilded_compass.view import CompassView
from render.kit.parts import Which


def lies(view: CompassView, answer: Answer, which: Which) -> str | None:
    """A house where dice may go, a die that is turned, a tile on offer, a drawn one, a specialist to be assigned.

    Two artifacts kept at once lie nowhere, nor does what is about no place: abilities, re-rolls, ends.
    """
    verb, *what = answer.action
    if view.phase == ASSIGN:
        return _assigned(answer) if which == "private" else None
    match verb:
        case "place" | "neutral" | "will" | "will-neutral" if what:
            return f"house-{what[0]}"
        case "ally" if what:
            return f"house-{ARCHIVES}"
        case "power" if what:
            roll = view.roll if what[0] == "own" else view.neutral_roll
            return f"{what[0]}-die-{roll.index(int(what[1]))}"
        case "take":
            offered = {"map": view.maps, "specialist": view.specialists, "ability": view.abilities}
            return next((_at(kind, tiles, what[0]) for kind, tiles in offered.items() if what[0] in tiles), None)
        case "keep" if len(what) == 1 and which == "private":
            return _at("drawn", view.drawn, what[0])
        case _:
            return None


def ticks(view: CompassView, index: int, _which: Which) -> str | None:
    """The dice that are to be thrown again."""
    return f"{'neutral' if view.phase == REROLL_NEUTRAL else 'own'}-die-{index}"


def _at(kind: str, tiles: Sequence[str], tile: object) -> str:
    """The first of equal tiles."""
    return f"{kind}-{[*tiles].index(str(tile))}"


def _assigned(answer: Answer) -> str | None:
    """The specialist who is moved or gets something; an item for which there is nobody."""
    verb, *what = answer.action
    if not what:
        return None
    return f"item-{what[0]}" if verb == "equip" and len(what) == 1 else f"person-{what[0]}"
