"""Whoever sees colours in one of the usual ways tells seats, the neutral player and treasures apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.games.nereus.components import KINDS as TREASURES
from render.games.nereus import marks, theme
from render.kit.canvas import Canvas
from tests.support.vision import KINDS, apart, lab

OWNERS = (*(marks.seat(number) for number in range(4)), marks.seat(None))
GROUND = "#ff00ff"
SIDE = 120


def outline(name: str) -> Image.Image:
    """Where a mark covers its ground: a picture of two values."""
    canvas = Canvas(SIDE, SIDE, GROUND)
    marks.mark(canvas, name, SIDE / 2, SIDE / 2, SIDE * 0.8)
    drawn = canvas.image.convert("RGB")
    changed = ImageChops.difference(drawn, Image.new("RGB", drawn.size, GROUND)).convert("L")
    return changed.point([0] + [255] * 255).convert("1")  # pyright: ignore[reportUnknownMemberType]


def alike(one: Image.Image, other: Image.Image) -> float:
    """How much of what either mark covers both cover."""

    def covered(mask: Image.Image) -> int:
        return mask.histogram()[255]

    return covered(ImageChops.logical_and(one, other)) / covered(ImageChops.logical_or(one, other))


@pytest.mark.parametrize("kind", KINDS)
def test_seats_and_the_neutral_player_have_colours_apart(kind: str) -> None:
    for one, other in combinations(OWNERS, 2):
        first, second = marks.colour(one), marks.colour(other)
        distance = apart(first, second, kind)
        assert distance > 25, (one, other, distance)
        assert abs(lab(first, kind)[0] - lab(second, kind)[0]) > 10 or distance > 40, (one, other)


@pytest.mark.parametrize("kind", KINDS)
def test_treasures_are_far_apart_in_colour_or_clearly_in_outline(kind: str) -> None:
    for one, other in combinations(TREASURES, 2):
        distance = apart(theme.TREASURE[one][1], theme.TREASURE[other][1], kind)
        assert distance > 25 or alike(outline(one), outline(other)) < 0.8, (one, other, distance)
        assert distance > 10, (one, other, distance)
