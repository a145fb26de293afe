"""The tiles that are drawn before anybody waits for them."""

from __future__ import annotations

from engine.games.gilded_compass.components import ARCHIVES, MAPS, SPECIALISTS, UNIVERSITY
from render.games.gilded_compass import layout
from render.games.gilded_compass.buildings import archives, university
from render.games.gilded_compass.house import room
from render.games.gilded_compass.sprites import sprites
from render.kit import canvas as kit
from render.kit.canvas import WIDTH, Canvas
from render.kit.keeper import forget


def test_tiles_in_the_town_of_whoever_places_are_drawn_at_the_start() -> None:
    """The houses are higher there, the tiles are the same; nothing more is kept after they were shown."""
    kept = kit._sprites  # pyright: ignore[reportPrivateUsage]
    forget()
    sprites()
    held = kept.bytes
    gains = university.ASKED + university.GAINS
    houses = layout.town(layout.UPPER + layout.WAYS, layout.LOWER + gains).houses
    offer = room(houses[1], ARCHIVES, layout.ROOF_UPPER).cut_top(archives.OFFER)[0]
    teachers = room(houses[3], UNIVERSITY, layout.ROOF_LOWER).cut_top(university.LEDGE + university.ASKED)[1]
    canvas = Canvas(WIDTH, layout.UPPER, "#ffffff")
    archives.offer(canvas, offer.moved(-offer.x, -offer.y), tuple(MAPS[:4]), (0, 0, 0, 0))
    university.teachers(canvas, teachers.moved(-teachers.x, -teachers.y), 6, tuple(SPECIALISTS[:6]), (0,) * 6)
    assert kept.bytes == held
