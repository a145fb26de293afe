"""What the regions of the Gilded Compass are given, and that they show it."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PIL import Image

from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.components import ARTIFACTS, COVETED
from engine.games.gilded_compass.model import NEUTRAL
from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import dice, entries, own, theme, tiles
from render.games.gilded_compass.board import board
from render.games.gilded_compass.buildings import hall
from render.games.gilded_compass.result import sheet as result
from render.kit import palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.keeper import forget
from render.kit.palette import rgba
from render.kit.sheet import PART
from render.kit.words import picture_words
from tests.support.games import gilded_compass as t
from tests.support.vision import KINDS, apart

WORDS = picture_words("gilded_compass")
PLACES = {"desert": "yellow", "jungle": "green", "water": "blue", "fire": "red", "holy": "white", "dark": "purple"}


def share(image: Image.Image, colour: str) -> float:
    """How much of a picture has a colour, or nearly."""
    red, green, blue, _ = rgba(colour)
    data = image.convert("RGB").tobytes()
    pixels = zip(data[::3], data[1::3], data[2::3], strict=True)
    near = sum(abs(r - red) + abs(g - green) + abs(b - blue) < 24 for r, g, b in pixels)
    return near / (len(data) // 3)


def drawn(region: object, w: int, h: int, *values: object) -> Image.Image:
    canvas = Canvas(w, h, theme.PAPER)
    assert callable(region)
    region(canvas, Box(0, 0, w, h), *values)
    return canvas.image


# --- what is read from the view


def turn_view(asked: int | None = 0) -> CompassView:
    state = t.to_move(t.table(3, b="auction", c="galleon"), 0, [2, 2, 5])
    state.archives = [(0, 2, 1), (1, 6, 2), (NEUTRAL, 1, 2), (2, 4, 1)]
    # The same dice of the same owner lie in the Galleon too.
    state.piles = [(1, (6, 6))]
    state.last = (1, "archives", (6, 6))
    return GAME.view(state, asked)


def test_only_the_last_placement_is_marked() -> None:
    lying = entries.ranked(turn_view(), "archives", False)
    assert [entry.owner for entry in lying if entry.latest] == [1]
    view = turn_view()
    assert not any(entry.latest for name in ("auction", "galleon") for entry in entries.ranked(view, name, False))
    assert entries.library(view, False)[1] is None
    assert not any(latest for *_, latest in entries.standing(view))


def test_the_best_placement_stands_where_it_would_rank_and_the_others_keep_their_rank_and_would_sink() -> None:
    lying = entries.ranked(turn_view(), "archives", True)
    assert [(entry.rank, entry.owner, entry.dice) for entry in lying] == [
        (1, 0, (2, 2, 2)),
        (1, 1, (6, 6)),
        (2, None, (1, 1)),
        (3, 2, (4,)),
    ]
    assert lying[0].ghosts == (True, True, False) or sorted(lying[0].ghosts) == [False, True, True]
    assert all(not entry.ghosts and entry.sinks for entry in lying[1:])


def test_whoever_falls_below_the_maps_wins_nothing() -> None:
    state = t.to_move(t.table(3, b="auction", c="galleon"), 0, [5])
    state.archives = [(1, 6, 2), (NEUTRAL, 1, 2), (2, 4, 1), (2, 3, 1)]
    lying = entries.ranked(GAME.view(state, 0), "archives", True)
    assert [(entry.owner, bool(entry.kind)) for entry in lying] == [
        (1, True),
        (None, True),
        (0, True),
        (2, True),
        (2, False),
    ]


def test_a_wreck_that_was_emptied_offers_no_chests_any_more() -> None:
    state = t.to_move(t.table(3, b="auction", c="galleon"), 0, [2, 2, 5])
    state.piles = [(1, (6, 6)), (2, (5,))]
    state.chests_drawn[2] = [3]
    lying = entries.ranked(GAME.view(state, None), "galleon", False)
    assert [(entry.owner, entry.kind) for entry in lying] == [(1, ""), (2, "chest")]


def test_all_ways_are_told() -> None:
    """The best one is drawn into the house, the others stand below; none is left out."""
    view = turn_view()
    for name in ("auction", "archives", "galleon", "university"):
        assert len(entries.ways(view, name, True)) == max(0, sum(fit.building == name for fit in view.fits) - 1)
        assert entries.ways(view, name, False) == ()


def test_equal_dice_in_the_university_are_marked_once() -> None:
    state = t.to_move(t.table(3), 1, [1])
    state.university = [(0, 3), (1, 3), (0, 3)]
    state.last = (0, "university", (3,))
    assert entries.standing(GAME.view(state, None)) == ((0, 3, False), (1, 3, False), (0, 3, True))


# --- what is shown


@pytest.mark.parametrize("seat", range(5))
def test_a_lying_die_is_enamel_and_a_possible_one_is_white(seat: int) -> None:
    fill = palette.seat(seat).fill
    faces: list[Image.Image] = []
    for how in (dice.REAL, dice.GHOST):
        canvas = Canvas(60, 60, theme.PAPER)
        dice.die(canvas, 4, 4, 52, 3, seat, how)
        faces.append(canvas.image)
    real, ghost = faces
    assert share(real, fill) > 0.3
    assert share(ghost, fill) < 0.2
    assert share(ghost, "#fffdf6") > 0.3


def test_each_artifact_has_the_ink_of_its_place() -> None:
    assert set(PLACES) == set(ARTIFACTS[:COVETED])
    for kind, place in PLACES.items():
        assert tiles.place_of(kind) == place
        chip = own.Chip("artifact", tiles.place_of(kind), 1, 4, False)
        strip = drawn(own.secrets, 1168, 96, (chip,))
        assert share(strip.crop((84, 12, 224, 80)), theme.PLACES[place].fill) > 0.3
    out = tuple((place, 1) for place in PLACES.values())
    house = drawn(hall.gone, 342, 74, "out", out)
    for at, place in enumerate(PLACES.values()):
        left = 62 + at * (342 - 62 + 3) / 6
        cell = house.crop((round(left), 12, round(left + 42), 68))
        assert share(cell, theme.PLACES[place].fill) > 0.25, place


def test_a_tie_is_explained() -> None:
    state = t.table(2, b="auction", c="galleon")
    state.phase = "over"
    state.plans = [[], []]
    state.done = [0, 1]
    said = "Tie at"
    for tokens, told in (([2, 2], True), ([2, 6], False)):
        state.tokens = tokens
        forget()
        with text.measured() as drawn:
            result(GAME.view(state, None), WORDS)
        assert any(words.startswith(said) for words in drawn) == told


def test_the_board_follows_the_gold_in_sight() -> None:
    state = t.to_move(t.table(2, b="auction", c="galleon"), 0, [1])
    before = board(GAME.view(state, None), WORDS).image()
    state.own_chests[1].append(3)
    after = board(GAME.view(state, None), WORDS).image()
    assert before.tobytes() != after.tobytes()
    assert before.crop((0, 0, 1200, 2 * PART)).tobytes() == after.crop((0, 0, 1200, 2 * PART)).tobytes()


# --- colours that cannot be confused


@pytest.mark.parametrize("kind", KINDS)
def test_places_and_neutral_dice_stay_apart_for_every_kind_of_colour_vision(kind: str) -> None:
    inks = {name: place.fill for name, place in theme.PLACES.items()}
    for one, other in combinations(inks, 2):
        assert apart(inks[one], inks[other], kind) > 9, (one, other)
    for seat in range(5):
        assert apart(palette.seat(seat).fill, theme.NEUTRAL, kind) > 20


def test_neutral_dice_have_a_shape_of_their_own() -> None:
    """Octagons: their corners stay free where every seat's die has enamel."""
    for value, how in product((1, 6), (dice.REAL, dice.GHOST)):
        canvas = Canvas(60, 60, "#ff00ff")
        dice.die(canvas, 4, 4, 52, value, None, how)
        assert canvas.image.getpixel((8, 8)) == (255, 0, 255)
        dice.die(canvas, 4, 4, 52, value, 0, how)
        assert canvas.image.getpixel((8, 8)) != (255, 0, 255)
