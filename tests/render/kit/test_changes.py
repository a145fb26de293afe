"""Pennants of what has changed: each at its place, in order, whole within one part of the picture, and explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from render.kit import changes
from render.kit.changes import LEGEND, SIZE, Entry
from render.kit.geometry import Box, Point
from render.kit.parts import Mark
from render.kit.sheet import Sheet
from render.kit.words import KIT, Words

WIDTH, HEIGHT, CUT = 800, 500, 240
SPOTS = {"middle": (300, 120), "edge": (300, CUT - 5), "below": (300, CUT + 5), "corner": (WIDTH - 2, HEIGHT - 2)}


class Noted(Sheet):
    """A sheet that notes what was put where."""

    def __init__(self) -> None:
        super().__init__(WIDTH, HEIGHT, "#000000")
        self.cut(CUT, "rest")
        self.pennants: list[tuple[Box, Any]] = []
        self.legends: list[tuple[Box, str, tuple[Entry, ...]]] = []

    def keep(self, box: Box, region: Any, *values: Any, ground: str | None = None) -> None:
        if region is changes.pennant:
            self.pennants.append((box, *values))
        else:
            self.legends.append((box, *values))
        super().keep(box, region, *values, ground=ground)


NAMES = ("Ana", "Bjørn Åkesson")


def marked(marks: Sequence[Mark], names: tuple[str, ...] = NAMES) -> Noted:
    def spot(_view: object, _which: object, place: str) -> Point:
        return SPOTS[place]

    sheet = Noted()
    nothing: Any = None
    changes.draw(sheet, nothing, "board", marks, spot, Words("en", (KIT,), names.__getitem__))
    assert sheet.crossed == ()
    return sheet


def test_several_at_one_spot_are_read_from_the_left_to_the_right_and_the_last_stands_there() -> None:
    found = marked([Mark("a", "middle"), Mark("b", "middle"), Mark("d", "middle"), Mark("b", "middle")]).pennants
    assert [letter for _, letter in sorted(found, key=lambda one: one[0].x)] == ["a", "b", "d"]
    ((box, _),) = [one for one in found if one[1] == "d"]
    assert (box.cx, box.cy) == SPOTS["middle"]


@pytest.mark.parametrize(
    ("place", "top", "bottom"), [("edge", 0, CUT), ("below", CUT, HEIGHT), ("corner", CUT, HEIGHT)]
)
def test_one_at_an_edge_stands_wholly_in_the_part_of_its_place(place: str, top: int, bottom: int) -> None:
    ((box, _),) = marked([Mark("a", place)]).pennants
    assert top <= box.y <= box.bottom <= bottom
    assert 0 <= box.x <= box.right <= WIDTH
    assert (box.w, box.h) == (SIZE.w, SIZE.h)


def test_each_part_with_pennants_says_at_its_foot_whose_moves_they_tell() -> None:
    sheet = marked([Mark("b", "below", (1,)), Mark("a", "middle", (0,)), Mark("b", "middle", (1,)), Mark("c", "below")])
    assert sheet.parts == (("main", 0, CUT + LEGEND), ("rest", CUT + LEGEND, HEIGHT + 2 * LEGEND))
    (low, below), (high, above) = [(box, entries) for box, _, entries in sheet.legends]
    assert (high.y, high.bottom) == (CUT, CUT + LEGEND)
    assert low.bottom == HEIGHT + LEGEND, "it was laid before the part above grew"
    assert above == (("a", (0,), "Ana"), ("b", (1,), "Bjørn"))
    assert [entry.letter for entry in below] == ["b", "c"]
    assert below[1].name == "the game"
    assert sheet.height == sheet.image().height == HEIGHT + 2 * LEGEND


def test_where_no_name_has_room_the_seats_are_told_by_their_signs() -> None:
    marks = [Mark(letter, "middle", (seat,)) for letter, seat in zip("abc", (0, 1, 1), strict=True)]
    ((_, _, entries),) = marked(marks, ("Maximilian-Alexander", "Wilhelmina")).legends
    assert [(entry.name, entry.seats) for entry in entries] == [("", (0,)), ("", (1,)), ("", (1,))]


def test_a_part_that_has_become_higher_shows_what_it_showed_above_its_new_rows() -> None:
    bare, sheet = marked([]), marked([Mark("a", "below")])
    assert sheet.image().crop((0, 0, WIDTH, CUT)).tobytes() == bare.image().crop((0, 0, WIDTH, CUT)).tobytes()
