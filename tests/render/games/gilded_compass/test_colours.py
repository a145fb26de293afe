"""Whoever sees colours in one of the usual ways tells places from one another, and what is of a place from a seat."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.kit import palette
from render.kit.canvas import Canvas
from tests.support.vision import KINDS, apart, lab

GROUND = "#ff00ff"
SIDE = 120


def covered(canvas: Canvas) -> Image.Image:
    """Where something was drawn on the ground: a picture of two values."""
    drawn = canvas.image.convert("RGB")
    changed = ImageChops.difference(drawn, Image.new("RGB", drawn.size, GROUND)).convert("L")
    return changed.point([0] + [255] * 255).convert("1")  # pyright: ignore[reportUnknownMemberType]


def sign(place: str) -> Image.Image:
    """The sign of a place."""
    canvas = Canvas(SIDE, SIDE, GROUND)
    glyph(canvas, place, SIDE / 2, SIDE / 2, SIDE * 0.8, theme.INK)
    return covered(canvas)


def shape(look: palette.SeatColour) -> Image.Image:
    """The shape of a seat."""
    canvas = Canvas(SIDE, SIDE, GROUND)
    canvas.shape(look.shape, SIDE / 2, SIDE / 2, SIDE * 0.8, look.fill)
    return covered(canvas)


def alike(one: Image.Image, other: Image.Image) -> float:
    """How much of what either covers both cover."""
    both, either = ImageChops.logical_and(one, other), ImageChops.logical_or(one, other)
    return both.histogram()[255] / either.histogram()[255]


@pytest.mark.parametrize("kind", KINDS)
def test_places_are_apart_in_colour_and_each_sign_can_be_read_on_its_colour(kind: str) -> None:
    for one, other in combinations(theme.PLACES, 2):
        distance = apart(theme.PLACES[one].fill, theme.PLACES[other].fill, kind)
        assert distance > 12, (one, other, distance)
    for name, look in theme.PLACES.items():
        assert abs(lab(look.fill, kind)[0] - lab(look.ink, kind)[0]) > 35, name


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_of_a_place_differs_from_what_is_of_a_seat_in_colour_or_shape(kind: str) -> None:
    for name, place in theme.PLACES.items():
        for look in (*palette.SEATS, palette.NEUTRAL):
            near = apart(place.fill, look.fill, kind) <= 20
            assert not near or alike(sign(name), shape(look)) < 0.7, (name, look.shape)


def test_every_place_has_a_sign_of_its_own() -> None:
    signs = {name: sign(name) for name in theme.PLACES}
    for one, other in combinations(signs, 2):
        assert alike(signs[one], signs[other]) < 0.6, (one, other)
