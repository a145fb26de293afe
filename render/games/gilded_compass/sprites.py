"""The tiles at the sizes in which they stand in the town and on the own side: what is costly to draw the first time."""

from __future__ import annotations

from engine.games.gilded_compass.components import ARCHIVES, MAPS, SPECIALISTS, UNIVERSITY, UNIVERSITY_WIDTH
from render.games.gilded_compass import layout, own, tiles
from render.games.gilded_compass.buildings import archives, university
from render.games.gilded_compass.house import room
from render.kit.canvas import WIDTH, Canvas


def sprites() -> None:
    """Draws them, so that they are kept before anybody waits for a picture."""
    canvas = Canvas(WIDTH, layout.UPPER, None)
    houses = layout.town(layout.UPPER, layout.LOWER).houses
    offer = room(houses[1], ARCHIVES, layout.ROOF_UPPER).cut_top(archives.OFFER)[0]
    teachers = room(houses[3], UNIVERSITY, layout.ROOF_LOWER).cut_top(university.LEDGE)[1]
    for tile in dict.fromkeys(MAPS):
        for gains in ((), (0,)):
            archives.offer(canvas, offer.moved(-offer.x, -offer.y), (tile,), gains)
        for size in own.SIZES:
            tiles.ancient_map(canvas, size.box, tile)
    for tile in dict.fromkeys(SPECIALISTS):
        for width in sorted(set(UNIVERSITY_WIDTH.values())):
            university.teachers(canvas, teachers.moved(-teachers.x, -teachers.y), width, (tile,), ())
        for size in own.SIZES:
            tiles.specialist(canvas, size.box, tile)
