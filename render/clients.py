"""What people see of a message's pictures: each part fitted, rounded and stacked as Discord's clients do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet

CHAT: Final = "#323339"
"""Behind the corners of a container: the dark theme."""
GROUND: Final = "#2b2c31"
ACCENT: Final = "#5865f2"
GAP: Final = 8
"""Between two galleries, in CSS pixels or dp, as all that follows."""
PADDING: Final = 16
BAR: Final = 4
"""The bar at the left of a container."""
CORNER: Final = 8


class Client(NamedTuple):
    """A picture is fitted into `width` x `height` (CSS pixels or dp), never enlarged; `pixels`: of the screen, each."""

    width: int
    height: int
    pixels: int


CLIENTS: Final = {"desktop": Client(550, 350, 1), "phone": Client(303, 350, 3)}
"""Inside a container: on desktops and the web, and on a phone of 411 dp."""


def fitted(picture: Image.Image, client: Client) -> Image.Image:
    """A picture as large as a client shows it, in pixels of its screen."""
    share = min(1.0, client.width * client.pixels / picture.width, client.height * client.pixels / picture.height)
    size = (round(picture.width * share), round(picture.height * share))
    return picture.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]


def message(sheet: Sheet, client: Client) -> Image.Image:
    """A container with the parts of a picture, each in a gallery of its own, in pixels of the screen."""
    return _stacked([fitted(sheet.image(part), client) for part in sheet.shown], client)


def _stacked(shown: Sequence[Image.Image], client: Client) -> Image.Image:
    gap, padding, bar = GAP * client.pixels, PADDING * client.pixels, BAR * client.pixels
    wide = client.width * client.pixels + 2 * padding + bar
    high = sum(picture.height for picture in shown) + gap * (len(shown) - 1) + 2 * padding
    canvas = Canvas(wide, high, CHAT)
    canvas.rect(canvas.box, ACCENT, CORNER * client.pixels)
    canvas.rect(canvas.box.cut_left(bar)[1], GROUND, CORNER * client.pixels)
    y = padding
    for picture in shown:
        corner = CORNER * client.pixels
        mask = Canvas(picture.width, picture.height, "#000000")
        mask.rect(Box(0, 0, picture.width, picture.height), "#ffffff", corner)
        canvas.image.paste(picture, (bar + padding, y), mask.image.convert("L"))
        y += picture.height + gap
    return canvas.image
