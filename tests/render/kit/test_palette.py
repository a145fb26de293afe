"""Seats are told apart by colour, with any kind of colour vision, by shape, and by character."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit import fonts, palette, shapes

Rgb = tuple[float, float, float]

VISION: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green cones": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue cones": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Machado, Oliveira and Fernandes (2009), complete loss, on linear light."""


def linear(colour: str) -> Rgb:
    def part(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue, _ = palette.rgba(colour)
    return part(red), part(green), part(blue)


def times(matrix: tuple[Rgb, Rgb, Rgb], colour: Rgb) -> Rgb:
    first, second, third = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return first, second, third


def lab(light: Rgb) -> Rgb:
    """CIE L*a*b* of linear light."""
    x, y, z = times(
        ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041)), light
    )

    def f(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    return 116 * f(y) - 16, 500 * (f(x / 0.95047) - f(y)), 200 * (f(y) - f(z / 1.08883))


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("vision", VISION)
def test_seat_colours_stay_apart(vision: str) -> None:
    """Also from what belongs to nobody; close ones differ in lightness, which every kind of vision sees."""
    looks = [*palette.SEATS, palette.NEUTRAL]
    seen = [lab(times(VISION[vision], linear(look.fill))) for look in looks]
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
