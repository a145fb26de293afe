"""Boxes that grow until a finger finds them."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.chance import Fast
from render.kit.geometry import Box, grown

ROOM = Box(0, 0, 1200, 764)


def test_what_lies_alone_grows_around_itself_and_stays_in_the_room() -> None:
    assert grown([Box(500, 300, 60, 100)], ROOM, 136) == [Box(462, 282, 136, 136)]
    assert grown([Box(0, 740, 60, 24)], ROOM, 136) == [Box(0, 628, 136, 136)]
    assert grown([Box(0, 0, 300, 200)], ROOM, 136) == [Box(0, 0, 300, 200)]


def test_between_neighbours_the_border_lies_halfway() -> None:
    left, right = grown([Box(500, 300, 60, 140), Box(580, 300, 60, 140)], ROOM, 136)
    assert left.right == right.x == 570
    assert (left.x, right.right) == (434, 706), "each has its room on the other side"


def test_what_touches_on_all_sides_keeps_its_size() -> None:
    cells = ROOM.placed(300, 300).grid(3, 3)
    assert grown(cells, ROOM, 136)[4] == cells[4]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_lies_apart_stays_apart_and_holds_what_it_held(seed: int) -> None:
    chance, boxes = Fast(at=seed + 1), list[Box]()
    for _ in range(30):
        box = Box(chance.below(1100), chance.below(700), 8 + chance.below(90), 8 + chance.below(56))
        if all(_apart(box, other) for other in boxes):
            boxes.append(box)
    found = grown(boxes, ROOM, 136)
    assert all(large.contains(box) and ROOM.contains(large) for box, large in zip(boxes, found, strict=True))
    assert all(_apart(one, other) for one, other in combinations(found, 2))


def _apart(one: Box, other: Box) -> bool:
    return max(one.x - other.right, other.x - one.right, one.y - other.bottom, other.y - one.bottom) >= 0
