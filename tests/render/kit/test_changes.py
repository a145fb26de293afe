"""Pins of what has changed: each at its place, in order, and whole within one part of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from render.kit import changes
from render.kit.changes import SIZE
from render.kit.geometry import Box, Point
from render.kit.parts import Mark
from render.kit.sheet import Sheet

WIDTH, HEIGHT, CUT = 600, 500, 240
SPOTS = {"middle": (300, 120), "edge": (300, CUT - 5), "below": (300, CUT + 5), "corner": (WIDTH - 2, HEIGHT - 2)}


class Noted(Sheet):
    """A sheet that notes what was put where."""

    def __init__(self) -> None:
        super().__init__(WIDTH, HEIGHT, "#000000")
        self.cut(CUT, "rest")
        self.pins: list[tuple[Box, Any]] = []

    def keep(self, box: Box, region: Any, *values: Any, ground: str | None = None) -> None:
        self.pins.append((box, *values))
        super().keep(box, region, *values, ground=ground)


def pins(marks: Sequence[Mark]) -> list[tuple[Box, Any]]:
    def spot(_view: object, _which: object, place: str) -> Point:
        return SPOTS[place]

    sheet = Noted()
    changes.draw(sheet, None, "board", marks, spot)
    assert sheet.crossed == ()
    return sheet.pins


def test_several_at_one_spot_are_read_from_the_left_to_the_right_and_the_last_stands_there() -> None:
    found = pins([Mark(2, "middle"), Mark(3, "middle"), Mark(5, "middle"), Mark(3, "middle")])
    assert [number for _, number in sorted(found, key=lambda pin: pin[0].x)] == [2, 3, 5]
    ((box, _),) = [pin for pin in found if pin[1] == 5]
    assert (box.cx, box.cy) == SPOTS["middle"]


@pytest.mark.parametrize(
    ("place", "top", "bottom"), [("edge", 0, CUT), ("below", CUT, HEIGHT), ("corner", CUT, HEIGHT)]
)
def test_one_at_an_edge_stands_wholly_in_the_part_of_its_place(place: str, top: int, bottom: int) -> None:
    ((box, _),) = pins([Mark(1, place)])
    assert top <= box.y <= box.bottom <= bottom
    assert 0 <= box.x <= box.right <= WIDTH
    assert box.w == box.h == SIZE
