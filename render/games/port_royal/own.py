"""A reader's own side: a row like the others', larger, with what the own persons can do in words while they are few."""

from __future__ import annotations

from typing import Final

from render.games.port_royal import players, signs, theme
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box

Abilities = tuple[tuple[str, int, int, str], ...]
"""Power, ship colour, how much, and what that does in a few words."""

_WORDED: Final = 2
"""So many abilities stand there in words."""
_TILE: Final = 60


def side(canvas: Canvas, box: Box, who: players.Row, abilities: Abilities, none: str) -> None:
    """The own side in a box with an edge of 4 pixels around it. none: what stands there without abilities."""
    place = box.inset(players.EDGE)
    players.base(canvas, place, who, palette.seat(who.seat).tint, framed=True)
    room = players.ability_room(place)
    if not abilities:
        canvas.text(room, none, 36, fonts.REGULAR, theme.TEXT, lines=2, smallest=30)
        return
    if len(abilities) > _WORDED:
        players.abilities(canvas, room, tuple(ability[:3] for ability in abilities))
        return
    high = 68
    top = place.cy - high * len(abilities) / 2
    for index, (power, colour, amount, said) in enumerate(abilities):
        y = top + high * (index + 0.5)
        tile = signs.ability_width(power, _TILE)
        signs.ability(canvas, power, colour, room.x + tile / 2, y, _TILE)
        at = room.x + tile + 6
        at += pieces.counted(canvas, at, y, amount, 40, theme.TEXT) + 8
        canvas.text(
            Box(at, y - high / 2, place.right - 12 - at, high), said, 36, fonts.REGULAR, theme.TEXT, smallest=28
        )
