"""Colours as people with the usual kinds of colour vision see them."""

from __future__ import annotations

from typing import Final

from render.kit.palette import rgba

_SIMULATED: Final = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, on linear light."""

KINDS: Final = ("usual", *_SIMULATED)


def linear(colour: str) -> list[float]:
    """Red, green and blue of a colour as linear light, 0 to 1."""
    return [((part / 255 + 0.055) / 1.055) ** 2.4 if part > 10 else part / 3294.6 for part in rgba(colour)[:3]]


def lab(colour: str, kind: str = "usual") -> tuple[float, float, float]:
    """Lightness (0 to 100) and two axes of hue of a colour as somebody of this kind sees it (CIE Lab, D65)."""
    light = linear(colour)
    if kind != "usual":
        light = [max(0.0, sum(a * b for a, b in zip(row, light, strict=True))) for row in _SIMULATED[kind]]
    r, g, b = light
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, kind: str = "usual") -> float:
    """How far two colours are from one another for somebody of this kind; about 2 is just seen side by side."""
    return sum((a - b) ** 2 for a, b in zip(lab(one, kind), lab(other, kind), strict=True)) ** 0.5
