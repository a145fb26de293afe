"""Tiles that a reader has drawn and may keep, large."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.games.gilded_compass import theme, tiles
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box

HIGH: Final = 600


class Drawn(NamedTuple):
    """A tile, its name, what it is worth or asks for; if that says too little, what it adds now, and that in words."""

    tile: str
    name: str
    note: str
    adds: int = 0
    said: str = ""


def places(box: Box, count: int) -> list[Box]:
    """Where so many tiles lie."""
    wide = min(480.0, (box.w - 16 * (count - 1)) / max(1, count))
    left = box.x + (box.w - count * (wide + 16) + 16) / 2
    return [Box(left + at * (wide + 16), box.y + 6, wide, box.h - 16) for at in range(count)]


def cards(canvas: Canvas, box: Box, found: tuple[Drawn, ...]) -> None:
    """One to four tiles side by side."""
    for (tile, name, note, adds, said), card in zip(found, places(box, len(found)), strict=True):
        canvas.shadow(card, 14, blur=10, dy=5, opacity=0.4)
        canvas.rect(card, theme.PAPER, 14, theme.GOLD, 5)
        picture, words = card.inset(18, 16).cut_top(262, gap=10)
        _picture(canvas, picture, tile)
        if said:
            foot, words = words.cut_bottom(78, gap=8)
            canvas.rect(foot, theme.GAIN if adds > 0 else theme.PLUM, 30)
            canvas.text(foot.inset(14, 0), said, 52, fonts.BOLD, "#ffffff", "center", smallest=28)
        above, below = words.rows(1, 1)
        canvas.text(above, name, 58, fonts.BOLD, theme.INK, "center", lines=2, smallest=28)
        canvas.text(below, note, 48, fill=theme.INK, across="center", lines=3, smallest=28)


def _picture(canvas: Canvas, box: Box, tile: str) -> None:
    if tile.startswith("dual") or tile == "secret":
        tiles.ancient_map(canvas, box.placed(box.h, box.h), tile)
    elif tile in theme.ARTIFACT_PLACE or tile == "coveted":
        tiles.artifact(canvas, box.placed(box.h - 10, box.h), tile)
    else:
        glyph(canvas, "scroll", box.cx, box.cy, box.h - 14, theme.GOLD)
        coin(canvas, box.cx + 78, box.bottom - 40, 34)
