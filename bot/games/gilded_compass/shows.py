"""At which places of the pictures of the Gilded Compass it can be seen what an event has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.event import Event
from engine.games.gilded_compass.components import ARCHIVES, GALLEON, ILLUMINATI, LIBRARY, TEMPLE, TOWER, UNIVERSITY
from engine.games.gilded_compass.model import ASSIGN
from engine.games.gilded_compass.view import CompassView
from render.kit.parts import Which

_HOUSES: Final = {
    "archives-dice": ARCHIVES,
    "university-dice": UNIVERSITY,
    "tower-dice": TOWER,
    "illuminati-dice": ILLUMINATI,
    "galleon-dice": GALLEON,
    "temple-dice": TEMPLE,
    "library-die": LIBRARY,
}
"""Where dice are placed; those of the B building say it themselves."""
_GAINS: Final = frozenset(
    {
        "map-taken",
        "specialist-taken",
        "ability-taken",
        "artifacts-kept",
        "artifact-gained",
        "mission-kept",
        "mission-gained",
        "items-gained",
        "chests-kept",
        "treasures-gained",
        "tokens-gained",
    }
)
"""Events that change what their player has."""


def shows(view: CompassView, event: Event, which: Which) -> Iterator[str]:
    """The house where dice were placed that lie there still, on the board also the rows of who has got something.

    Whoever is to choose from drawn tiles sees these instead of the houses.
    """
    args = event.args
    house = str(args["building"]) if event.key == "sequence-dice" else _HOUSES.get(event.key)
    owner = None if args.get("whose") == "neutral" else args.get("seat")
    if house is not None and owner in _lying(view, house) and (which == "board" or not view.drawn):
        yield f"house-{house}"
    if event.key in _GAINS and which == "board":
        yield f"row-{args['seat']}"


def _lying(view: CompassView, house: str) -> list[int | None]:
    """Whose dice lie in a house."""
    if view.phase == ASSIGN or view.over:
        return []
    if house == LIBRARY:
        return [seat for seat, player in enumerate(view.players) if player.library]
    if house == TEMPLE:
        return [tile.owner for tile in view.temple if tile.claimed]
    if house == TOWER:
        return [group.owner for tower in view.towers for group in tower]
    found = {ARCHIVES: view.archives, UNIVERSITY: view.university, view.b: view.hall}
    return [group.owner for group in found.get(house, view.piles)]
