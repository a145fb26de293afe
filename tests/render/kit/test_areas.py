"""Rounded areas are painted in parts, and look as if they were painted whole through a mask."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.kit import areas, masks, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import rgba

SIZES = [(30, 20, 6.0), (90, 60, 0.0), (90, 60, 16.0), (200, 40, 20.0), (300, 120, 18.5)]


def page() -> Image.Image:
    """A ground of many colours."""
    ramp = Image.linear_gradient("L").resize((340, 160))  # pyright: ignore[reportUnknownMemberType]
    return Image.merge("RGB", (ramp, ramp.transpose(Image.Transpose.FLIP_LEFT_RIGHT), ImageChops.invert(ramp)))


def whole(colour: str, x: int, y: int, mask: Image.Image) -> Image.Image:
    """The same, painted in one piece."""
    found = page()
    red, green, blue, alpha = rgba(colour)
    found.paste((red, green, blue), (x, y, x + mask.width, y + mask.height), masks.thinned(mask, alpha))
    return found


@pytest.mark.parametrize("colour", ["#c02040", "#c0204055"])
@pytest.mark.parametrize(("w", "h", "radius"), SIZES)
def test_areas_and_their_lines_are_those_of_their_masks(w: int, h: int, radius: float, colour: str) -> None:
    painted = page()
    areas.fill(painted, colour, 11, 7, w, h, radius)
    assert painted.tobytes() == whole(colour, 11, 7, masks.round_mask(w, h, radius)).tobytes()
    painted = page()
    areas.ring(painted, colour, 11, 7, w, h, radius, 4.5)
    assert painted.tobytes() == whole(colour, 11, 7, masks.ring_mask(w, h, radius, 4.5)).tobytes()


@pytest.mark.parametrize(("step", "width"), [(28, 12), (20, 9), (25.5, 10)])
def test_bars_begin_where_they_would_alone(step: float, width: float) -> None:
    found = masks.slanting(200, 90, step, width)
    assert found.crop((0, 0, 70, 30)).tobytes() == masks.slanting(70, 30, step, width).tobytes()
    assert found.getextrema() == (0, 255)


def test_a_shadow_reaches_below_the_rectangle_and_is_left_out_where_that_hides_it() -> None:
    canvas = Canvas(300, 200, "#ffffff")
    box = Box(40, 40, 220, 120)
    canvas.shadow(box, 16, blur=8, dy=5, opacity=0.4)
    middle, below, beside = ((150, 100), (150, 163), (34, 100))
    assert canvas.image.getpixel(middle) == (255, 255, 255)
    assert canvas.image.getpixel(below) != (255, 255, 255) != canvas.image.getpixel(beside)
    hidden = {canvas.image.getpixel((x, y)) for x in (40, 259) for y in range(56, 144)}
    assert (255, 255, 255) not in hidden, "whatever is not surely hidden is drawn"


@pytest.mark.parametrize("x", [0, 0.3, 0.5, 0.75])
def test_words_lie_where_they_would_in_the_whole_line(x: float) -> None:
    style = text.Style(31, 600)
    words = "Pile 34   Discard 12, Ōtsuka"
    (run, *_), _ = text.runs(words, style)
    assert run.text == words

    def drawn(parts: list[str]) -> bytes:
        page = Image.new("L", (600, 60))
        for part in parts:
            for mask, dx, dy in text.masks(part, run.file, style, x):
                page.paste(255, (dx + 10, dy + 40, dx + 10 + mask.width, dy + 40 + mask.height), mask)
        return page.tobytes()

    # Spaces that do not break have the width of others, and keep the line in one mask.
    assert drawn([words]) == drawn([words.replace(" ", "\u00a0")])
