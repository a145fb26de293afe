"""The picture of a year."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from render.drawing import drawn
from render.kit import text
from render.kit.canvas import WIDTH
from render.kit.sheet import PART
from render.orders import parts, written
from render.year import year
from tests.support.pictures import FOREIGN, LONG
from tests.support.years import year_of

COUNTS = [(0, 0, 2, 3, 5, 4, 1, 3, 6, 8, 5, 4), (5, *[0] * 11), (1,) * 12, (123,) * 12, (*[0] * 11, 400)]


@pytest.mark.parametrize("names", [LONG, FOREIGN])
@pytest.mark.parametrize("counts", COUNTS)
def test_it_says_everything_at_any_length(names: tuple[str, ...], counts: tuple[int, ...]) -> None:
    named = {f"{names[0]}: 2026", f"Waters of Nereus gegen {names[0]}, Tisch 1234", names[0]}
    with text.watch() as cut:
        made = year(year_of(names[0], counts))
        made.image()
    assert made.width == WIDTH
    assert all(part.bottom - part.top <= PART for part in made.parts), "11:7 fills the width"
    assert made.crossed == ()
    assert [words for words in cut if words not in named] == []


@pytest.mark.parametrize("less", [{"plates": ()}, {"badges": ()}, {"plates": (), "badges": ()}], ids="-".join)
def test_what_there_is_none_of_is_left_out(less: dict[str, object]) -> None:
    full = year_of("Ana")
    made = year(msgspec.structs.replace(full, **less))
    assert made.height < year(full).height
    assert len(made.parts) == (1 if len(less) == 2 else 2)


def test_an_island_is_as_large_as_its_matches_and_the_largest_stands_out() -> None:
    one, other = (year(year_of("Ana", counts)).image().tobytes() for counts in (COUNTS[0], COUNTS[2]))
    assert one != other


def test_it_comes_in_parts_as_pngs() -> None:
    found = parts(drawn(written(year_of("Ana"))))
    assert [part.name for part in found] == ["main", "more"]
    assert all(Image.open(BytesIO(part.png)).width == WIDTH and len(part.png) < 300_000 for part in found)
