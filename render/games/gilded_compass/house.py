"""The front of a building: roof, sign with number and name, walls with pillars, or the hull of the wreck."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.roofs import roof
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box

SIGN: Final = 58
PLINTH: Final = 14
TIP: Final = 54
"""How far a roof may reach above its box."""
SIDE: Final = 10
"""How far signs and eaves reach beyond the walls."""
EDGE: Final = 6
"""What a building's region shows of its walls on both sides of the room, for marks that stand out."""


def crown_area(box: Box, roof_high: float) -> Box:
    """What the roof and the sign of a building need of the sheet, tips and eaves included."""
    return Box(box.x - SIDE, box.y - TIP, box.w + 2 * SIDE, TIP + roof_high + SIGN)


def front_area(box: Box, roof_high: float) -> Box:
    """What the front below the sign needs."""
    top = roof_high + SIGN
    return Box(box.x - SIDE, box.y + top, box.w + 2 * SIDE, box.h - top)


def room(box: Box, kind: str, roof_high: float) -> Box:
    """The region behind the sign and inside the walls of a building that stands in this box."""
    inset = (24 if kind == "galleon" else 18) - EDGE
    top = roof_high + SIGN
    return Box(box.x + inset, box.y + top, box.w - 2 * inset, box.h - top - PLINTH)


def crown(canvas: Canvas, box: Box, kind: str, number: int, title: str, open_now: bool) -> None:
    """Roof and sign on their `crown_area`; the sign shines while the building is being resolved."""
    place = Box(SIDE, TIP, box.w - 2 * SIDE, box.h - TIP - SIGN)
    roof(canvas, place, kind)
    _sign(canvas, Box(place.x, place.bottom, place.w, SIGN), kind, number, title, open_now)


def walls(canvas: Canvas, box: Box) -> None:
    """The walls on their `front_area`, whose height changes, while the roof stays as it was drawn."""
    front = Box(SIDE, 0, box.w - 2 * SIDE, box.h)
    x, y, w, low = front.x, front.y, front.w, front.bottom
    canvas.rect(front, theme.STONE)
    canvas.rect(Box(x + 9, y, w - 18, front.h - 12), theme.PAPER)
    canvas.rect(Box(x + 9, y, w - 18, 9), "#dfd7c6")
    for left in (x, x + w - 15):
        canvas.rect(Box(left, y, 15, front.h), theme.STONE_LIGHT)
        for groove in (5, 10):
            canvas.rect(Box(left + groove - 1, y + 4, 2, front.h - 18), "#b39d70")
    canvas.rect(Box(x - 5, low - 14, w + 10, 14), theme.STONE_DARK, 2)
    canvas.rect(Box(x - 5, low - 14, w + 10, 4), theme.STONE_LIGHT, 2)


def hull(canvas: Canvas, box: Box) -> None:
    """The hull of the wreck in their place: tarred edge, planks, hold.

    Only its sides and the keel are not straight: an area as large as all of it takes long to draw, and there is a hull
    of its own for each height.
    """
    front = Box(SIDE, 0, box.w - 2 * SIDE, box.h)
    keel, within = front.bottom - 70, Box(front.x + 24, front.y, front.w - 48, front.h - 70)
    for at_top, at_keel, above, colour in ((-3, 7, 0, theme.INK), (0, 10, 3, "#6b4c33"), (12, 20, 12, theme.CELL)):
        left, right, low = front.x + at_keel, front.right - at_keel, front.bottom - above
        canvas.rect(within, colour)
        canvas.path(f"M{front.x + at_top},{front.y} L{left},{keel} H{within.x} V{front.y} Z", colour)
        canvas.path(f"M{front.right - at_top},{front.y} L{right},{keel} H{within.right} V{front.y} Z", colour)
        canvas.path(
            f"M{left},{keel} H{right} Q{right - 8},{low} {front.right - 90},{low} H{front.x + 90}"
            f" Q{left + 8},{low} {left},{keel} Z",
            colour,
        )


def _sign(canvas: Canvas, box: Box, kind: str, number: int, title: str, open_now: bool) -> None:
    board = Box(box.x - 5, box.y, box.w + 10, SIGN)
    fill = theme.GOLD if open_now else theme.WOOD_DARK if kind == "galleon" else theme.SIGN
    ink, ring = (theme.INK, theme.INK) if open_now else (theme.SIGN_TEXT, theme.GOLD_LIGHT)
    canvas.rect(board, fill, 3)
    canvas.rect(Box(board.x, board.bottom - 3, board.w, 3), theme.GOLD_DARK if open_now else theme.GOLD)
    x, y = box.x + 30, box.y + SIGN / 2 - 1
    canvas.circle(x, y, 21, line=ring, width=2.5)
    canvas.number(x, y, number, 32, fill=ring)
    words = Box(box.x + 62, box.y + 1, box.w - 70, SIGN - 2)
    canvas.text(words, title, 42, fonts.BOLD, ink, smallest=28, face=fonts.DISPLAY)
