"""Pictures with numbers that get smaller, to be read from the screen: as wide and high as the part of a board."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.ui.press.files import picture_file
from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.encode import encode
from render.kit.geometry import Box
from render.kit.palette import INK, LINE, PAPER
from render.kit.sheet import PART, Sheet

SIZES = (96, 72, 56, 44, 36, 32, 28, 24)
"""Heights of letters in pixels of the picture, a number in each."""


def chart(name: str, numbers: Sequence[int]) -> discord.File:
    """A picture with a border and one number for each of the sizes, the largest first."""
    sheet = Sheet(WIDTH, PART, PAPER)
    sheet.keep(sheet.box, _page, tuple(numbers))
    return picture_file(name, encode(sheet), f"Numbers that get smaller: {', '.join(map(str, numbers))}")


def _page(canvas: Canvas, box: Box, numbers: tuple[int, ...]) -> None:
    canvas.rect(Box(10, 10, box.w - 20, box.h - 20), line=LINE, width=20)
    for row, (size, number) in zip(box.inset(40).rows(*SIZES), zip(SIZES, numbers, strict=True), strict=True):
        canvas.text(row, str(number), size, fonts.BOLD, INK, across="center", smallest=size)
