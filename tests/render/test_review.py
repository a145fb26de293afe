"""The picture of a review."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.drawing import drawn
from render.kit import text
from render.kit.canvas import WIDTH
from render.kit.encode import encode
from render.kit.sheet import PART
from render.orders import Ledger, Plate, Point, Review, written
from render.orders import parts as ordered
from render.review import review
from tests.support.pictures import FOREIGN, LONG
from tests.support.png import alike


def course(turns: int, seats: int) -> tuple[Point, ...]:
    """Chances that go up and down, and a winner."""
    points = [Point(turn, tuple(100 // seats + (turn + seat) % 7 for seat in range(seats))) for turn in range(turns)]
    return (*points, Point(turns, (100, *[0] * (seats - 1))))


def plates(names: tuple[str, ...], turns: int) -> tuple[Plate, ...]:
    return tuple(
        Plate(
            number,
            max(1, turns * (number + 1) // 4),
            f"{names[number]}, turn {turns}",
            "Sail to C4, 2 steps, pay Ben 1",
            "Better: D5 (+12 %)",
            number == 1,
            44,
            33,
        )
        for number in range(2)
    )


CALLED = (
    "Entscheidungen und Glück, je für sich",
    "durch eigene Fehler verloren",
    "durch Glück",
    "In Prozentpunkten. Der Rest kam von anderen oder ist zu klein.",
)


def ledgers(names: tuple[str, ...]) -> tuple[Ledger, ...]:
    return tuple(Ledger(seat, name, -seat * 20, 60 - seat * 30, 20, 0) for seat, name in enumerate(names))


@pytest.mark.parametrize("names", [LONG, FOREIGN])
@pytest.mark.parametrize(("seats", "turns"), [(2, 1), (2, 9), (5, 30), (4, 240)])
def test_it_is_drawn_for_every_length_and_says_everything(names: tuple[str, ...], seats: int, turns: int) -> None:
    with text.watch() as cut:
        data = encode(
            review(
                Review(
                    "Where the match turned",
                    "Order of the Gilded Compass · table 12345",
                    "chance to win after each turn, %",
                    names[:seats],
                    course(turns, seats),
                    plates(names, turns),
                    ledgers(names[:seats]),
                    CALLED,
                )
            )
        )
    assert Image.open(BytesIO(data)).width == WIDTH
    assert len(data) < 400_000
    # Only names at the ends of the lines may be shortened: the plates tell them whole.
    assert set(cut) <= set(names), cut


@pytest.mark.parametrize(("choices", "parts"), [(0, ["main"]), (1, ["main"]), (2, ["main", "choices"])])
def test_choices_have_a_part_of_their_own_unless_there_is_only_one(choices: int, parts: list[str]) -> None:
    sheet = review(Review("Title", "note", "unit", LONG[:2], course(5, 2), plates(LONG, 5)[:choices]))
    assert [part.name for part in sheet.parts] == parts
    assert {part.bottom - part.top for part in sheet.parts} == {PART}
    order = Review("Title", "note", "unit", LONG[:2], course(5, 2), plates(LONG, 5)[:choices])
    found = ordered(drawn(written(order)))
    assert [part.name for part in found] == parts
    assert all(alike(file.png, encode(sheet, part)) for file, part in zip(found, sheet.parts, strict=True))
    assert not sheet.crossed


def test_what_choices_and_luck_have_done_stands_in_a_part_of_its_own() -> None:
    plain = Review("Title", "note", "unit", LONG[:3], course(5, 3), (), ledgers(LONG[:3]), CALLED)
    sheet = review(plain)
    assert [part.name for part in sheet.parts] == ["main", "account"]
    assert not sheet.crossed
    told = Image.open(BytesIO(encode(sheet, sheet.parts[-1]))).convert("RGB")
    first, second, third = plain.ledgers
    unlucky = (first, second._replace(luck=10), third)
    other = review(Review("Title", "note", "unit", LONG[:3], course(5, 3), (), unlucky, CALLED))
    changed = ImageChops.difference(told, Image.open(BytesIO(encode(other, other.parts[-1]))).convert("RGB")).getbbox()
    assert changed is not None
    assert PART / 3 < changed[1] < changed[3] < PART * 2 / 3, "the row of this player alone"
