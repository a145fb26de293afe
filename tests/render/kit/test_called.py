"""Names where there is little room: whole, or their first words, never too small to be read."""

from __future__ import annotations

import pytest

from render.kit import called, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.keeper import forget


def drawn(name: str, room: Box) -> tuple[dict[str, float], list[str]]:
    """What is written of a name, with the size of its letters, and what had to be cut."""
    forget()
    with text.measured() as sizes, text.watch() as lost:
        called.name(Canvas(800, 200, "#ffffff"), room, name, 40, "#000000")
    return dict(sizes), lost


@pytest.mark.parametrize(
    ("name", "wide", "shown"),
    [
        ("Bjørn Åkesson", 400, ["Bjørn Åkesson"]),
        ("Bjørn Åkesson", 170, ["Bjørn", "Åkesson"]),
        ("Wilhelmina Featherstonehaugh-Lee", 190, ["Wilhelmina"]),
        ("Gräfin Adelheid zu Weißenburg", 190, ["Gräfin Adelheid", "zu Weißenburg"]),
    ],
)
def test_a_name_is_written_whole_or_by_its_first_words(name: str, wide: float, shown: list[str]) -> None:
    sizes, lost = drawn(name, Box(10, 10, wide, 84))
    assert list(sizes) == shown
    assert min(sizes.values()) >= called.SMALLEST
    assert lost == []


def test_a_single_word_that_is_too_long_ends_in_an_ellipsis() -> None:
    sizes, lost = drawn("W" * 32, Box(10, 10, 200, 84))
    assert lost == ["W" * 32]
    assert [said.strip("W") for said in sizes] == ["…"]
