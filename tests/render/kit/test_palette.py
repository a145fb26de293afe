"""Seats are told apart by colour, with any kind of colour vision, by shape, and by character."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit import fonts, palette, shapes
from tests.support.vision import KINDS, lab, linear


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("vision", KINDS)
def test_seat_colours_stay_apart(vision: str) -> None:
    """Also from what belongs to nobody; close ones differ in lightness, which every kind of vision sees."""
    looks = [*palette.SEATS, palette.NEUTRAL]
    seen = [lab(look.fill, vision) for look in looks]
    for (i, a), (j, b) in combinations(enumerate(seen), 2):
        distance = sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5
        assert distance > 25, f"{looks[i].shape} and {looks[j].shape} with {vision}: {distance:.0f}"
        assert abs(a[0] - b[0]) > 10 or distance > 40, f"{looks[i].shape} and {looks[j].shape} with {vision}"
        assert looks[i].shape != looks[j].shape


@pytest.mark.parametrize("seat", [*palette.SEATS, palette.NEUTRAL], ids=lambda seat: seat.shape)
def test_words_on_a_seat_colour_and_on_its_tint_can_be_read(seat: palette.SeatColour) -> None:
    assert contrast(seat.ink, seat.fill) >= 3
    assert contrast(seat.dark, seat.tint) >= 4.5
    assert contrast(palette.INK, seat.tint) >= 7


def test_every_seat_has_a_shape_and_a_character_of_its_own() -> None:
    assert len(palette.SEATS) >= 5
    looks = [*palette.SEATS, palette.NEUTRAL]
    assert len({look.shape for look in looks}) == len({look.glyph for look in looks}) == len(looks)
    for seat in looks:
        assert shapes.GLYPHS[seat.shape] == seat.glyph
        assert fonts.file_for(seat.glyph) is not None


def test_colours_are_mixed_and_faded() -> None:
    assert palette.mix("#000000", "#ffffff", 0) == "#000000ff"
    assert palette.mix("#000000", "#ff8000", 0.5) == "#804000ff"
    assert palette.rgba(palette.faded("#102030", 0.5)) == (16, 32, 48, 128)
