"""The tiles that are drawn before anybody waits for them."""

from __future__ import annotations

import pytest

from engine.games.gilded_compass.components import ARCHIVES, LIBRARY, MAPS, SPECIALISTS, UNIVERSITY
from render.games.gilded_compass import layout, theme, town
from render.games.gilded_compass.buildings import archives, university
from render.games.gilded_compass.house import room
from render.games.gilded_compass.sprites import sprites
from render.kit import canvas as kit
from render.kit import sheet as kit_sheet
from render.kit.canvas import WIDTH, Canvas
from render.kit.keeper import forget
from render.kit.sheet import PART, Sheet
from render.kit.words import picture_words


@pytest.fixture(scope="module", autouse=True)
def _started() -> None:
    """What is drawn at the start is kept, and nothing else."""
    forget()
    for draw in sprites(picture_words("gilded_compass")):
        draw()


def test_tiles_in_the_town_of_whoever_places_are_drawn_at_the_start() -> None:
    """Nothing more is kept after they were shown."""
    kept = kit._sprites  # pyright: ignore[reportPrivateUsage]
    held = kept.bytes
    houses = layout.houses()
    offer = room(houses[1], ARCHIVES, layout.ROOF_UPPER).cut_top(archives.OFFER)[0]
    teachers = room(houses[3], UNIVERSITY, layout.ROOF_LOWER).cut_top(university.LEDGE + university.ASKED)[1]
    canvas = Canvas(WIDTH, PART, "#ffffff")
    archives.offer(canvas, offer.moved(-offer.x, -offer.y), tuple(MAPS[:4]), (0, 0, 0, 0))
    place = university.places(teachers, 6, gains=True)[0]
    for tile in SPECIALISTS[:6]:
        university.teacher(canvas, place.moved(-place.x, -place.y), tile, 0)
    assert kept.bytes == held


@pytest.mark.parametrize("buildings", [("auction", "galleon"), ("guild", "tower")])
def test_the_houses_of_any_town_are_drawn_at_the_start(buildings: tuple[str, str]) -> None:
    """However high what stands below them is: nothing more is kept after they were shown."""
    kept = kit_sheet._regions  # pyright: ignore[reportPrivateUsage]
    words = picture_words("gilded_compass")
    held = kept.bytes
    b, c = buildings
    standing = (b, ARCHIVES, c, UNIVERSITY, LIBRARY)
    town.fronts(
        Sheet(WIDTH, layout.TOWN + 900, theme.DUSK, theme.COLOURS), layout.houses(lower_first=True), standing, words
    )
    assert kept.bytes == held
