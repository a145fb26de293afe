"""What is costly to draw the first time: the houses, and the tiles at the sizes in which they stand on pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from engine.games.gilded_compass.components import (
    ARCHIVES,
    B_BUILDINGS,
    C_BUILDINGS,
    LIBRARY,
    MAPS,
    SPECIALISTS,
    UNIVERSITY,
    UNIVERSITY_WIDTH,
)
from render.games.gilded_compass import dice, layout, theme, town
from render.games.gilded_compass.buildings import archives, university
from render.games.gilded_compass.house import room
from render.kit import palette
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_DICE = {dice.REAL: (76, 69, 62, 50, 42), dice.GHOST: (66, 62, 42)}
"""The sizes of most dice."""


def sprites(words: Words) -> Iterator[Callable[[], object]]:
    """What draws them one after the other, so that they are kept before anybody waits for a picture."""
    canvas = Canvas(WIDTH, PART, None)
    houses = layout.houses()
    offer = room(houses[1], ARCHIVES, layout.ROOF_UPPER).cut_top(archives.OFFER)[0]
    hall = room(houses[3], UNIVERSITY, layout.ROOF_LOWER)
    quiet = hall.cut_top(university.LEDGE)[1]
    asked = hall.cut_top(university.LEDGE + university.ASKED)[1]
    for tile, gains in product(dict.fromkeys(MAPS), ((), (0,))):
        yield partial(archives.offer, canvas, offer.moved(-offer.x, -offer.y), (tile,), gains)
    # Tables of two, and the tiles of an own side, come as they are shown: there is not room for all.
    for tile, width in product(dict.fromkeys(SPECIALISTS), sorted(set(UNIVERSITY_WIDTH.values()))[1:]):
        for room_below, gold in ((quiet, None), (asked, 0)):
            place = university.places(room_below, width, gains=gold is not None)[0]
            yield partial(university.teacher, canvas, place.moved(-place.x, -place.y), tile, gold)
    for how, sizes in _DICE.items():
        for size, seat, value in product(sizes, range(len(palette.SEATS)), range(1, 7)):
            yield partial(dice.die, canvas, 0, 0, size, value, seat, how)
    for b, c in zip(B_BUILDINGS * len(C_BUILDINGS), C_BUILDINGS, strict=False):
        for lower_first in (False, True):
            yield partial(_fronts, layout.houses(lower_first=lower_first), (b, ARCHIVES, c, UNIVERSITY, LIBRARY), words)


def _fronts(houses: tuple[Box, ...], buildings: tuple[str, ...], words: Words) -> None:
    town.fronts(Sheet(WIDTH, layout.TOWN, theme.DUSK, theme.COLOURS), houses, buildings, words)
