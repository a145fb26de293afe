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
from render.games.gilded_compass import dice, layout, own, theme, tiles, town
from render.games.gilded_compass.buildings import archives, university
from render.games.gilded_compass.house import room
from render.kit import palette
from render.kit.canvas import WIDTH, Canvas
from render.kit.sheet import Sheet
from render.kit.words import Words

_DICE = {dice.REAL: (84, 56, 52, 40, 34), dice.GHOST: (44, 40, 32)}
"""The sizes of most dice."""


def sprites(words: Words) -> Iterator[Callable[[], object]]:
    """What draws them one after the other, so that they are kept before anybody waits for a picture."""
    canvas = Canvas(WIDTH, layout.UPPER, None)
    houses = layout.town(layout.UPPER, layout.LOWER).houses
    offer = room(houses[1], ARCHIVES, layout.ROOF_UPPER).cut_top(archives.OFFER)[0]
    teachers = room(houses[3], UNIVERSITY, layout.ROOF_LOWER).cut_top(university.LEDGE)[1]
    for tile in dict.fromkeys(MAPS):
        for gains in ((), (0,)):
            yield partial(archives.offer, canvas, offer.moved(-offer.x, -offer.y), (tile,), gains)
        for size in own.SIZES:
            yield partial(tiles.ancient_map, canvas, size.box, tile)
    for tile in dict.fromkeys(SPECIALISTS):
        for width in sorted(set(UNIVERSITY_WIDTH.values())):
            yield partial(university.teachers, canvas, teachers.moved(-teachers.x, -teachers.y), width, (tile,), ())
        for size in own.SIZES:
            yield partial(tiles.specialist, canvas, size.box, tile)
    for how, sizes in _DICE.items():
        for size, seat, value in product(sizes, range(len(palette.SEATS)), range(1, 7)):
            yield partial(dice.die, canvas, 0, 0, size, value, seat, how)
    for b, c in zip(B_BUILDINGS * len(C_BUILDINGS), C_BUILDINGS, strict=False):
        for lines in range(len(layout.WAYS)):
            where = layout.town(layout.UPPER, layout.LOWER, lines)
            yield partial(_fronts, where, (b, ARCHIVES, c, UNIVERSITY, LIBRARY), words)


def _fronts(where: layout.Town, buildings: tuple[str, ...], words: Words) -> None:
    town.fronts(Sheet(WIDTH, layout.TALLEST, theme.DUSK, theme.COLOURS), where, buildings, words)
