"""The pictures of Pebbles: numbers on a plain ground."""

from __future__ import annotations

from typing import Any

from PIL import Image, ImageDraw

from render.kit.words import Words


def board(view: Any, words: Words) -> Image.Image:
    """The points."""
    return _write([f"{words.player(seat)}: {points}" for seat, points in enumerate(view.points)])


def private(view: Any, words: Words) -> Image.Image:
    """The own hand."""
    return _write([words.name(colour) for colour in view.hand] or ["-"])


def _write(lines: list[str]) -> Image.Image:
    image = Image.new("RGB", (400, 200), "white")
    ImageDraw.Draw(image).text((10, 10), "\n".join(lines), fill="black")
    return image
