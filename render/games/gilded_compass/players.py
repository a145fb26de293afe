"""What everybody has, one row a player."""

from __future__ import annotations

from collections import Counter

from engine.games.gilded_compass.components import LEVELS, NEUTRAL_DICE, TEMPLE, TOWER
from engine.games.gilded_compass.view import CompassView, Player, Secrets
from render.games.gilded_compass import theme, tiles
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import Words

_NEUTRAL_UP_TO = max(seats for seats, dice in NEUTRAL_DICE.items() if dice)


def row(canvas: Canvas, box: Box, seat: int, view: CompassView, words: Words) -> None:
    """A player, on the panel of its row: name, dice and tokens above; the open collection below."""
    player = view.players[seat]
    if seat in view.waits:
        canvas.rect(box, None, 14, theme.BRASS_LIGHT, 6)
    above, below = box.inset(14, 8).cut_top(54, gap=6)
    _person(canvas, above, seat, player, view, words)
    _things(canvas, below, player, view.secrets[seat] if view.over else None)


def ground(canvas: Canvas, box: Box, seat: int) -> None:
    """The panel of a player's row, without anything on it."""
    colour = palette.seat(seat)
    pieces.panel(canvas, box, colour.tint, 14, colour.fill, 3)


def _means_width(view: CompassView) -> float:
    """How much room tokens, dice and the numbers of secret tiles need."""
    width = 118.0 + 190
    if not view.over:
        width += 100 + (94 if view.seats <= _NEUTRAL_UP_TO else 0)
    return width + {TEMPLE: 190, TOWER: 228}.get(view.c, 0)


def _person(canvas: Canvas, box: Box, seat: int, player: Player, view: CompassView, words: Words) -> None:
    pieces.token(canvas, seat, box.x + 25, box.cy, 46)
    right, left = box.cut_right(_means_width(view), gap=8)
    name = left.cut_left(60)[1]
    if seat == view.start:
        flag, name = name.cut_right(44, gap=4)
        canvas.shape("flag", flag.cx, flag.cy, 38, theme.BRASS_DARK)
    canvas.text(name, words.player(seat), 36, fonts.BOLD, palette.seat(seat).dark, lines=2, smallest=24)
    x = right.x
    tiles.knowledge(canvas, x + 22, right.cy, 44)
    canvas.text(Box(x + 52, right.y, 56, right.h), str(player.tokens), 36, fonts.BOLD, theme.TEXT)
    x += 118
    if not view.over:
        small = Box(x, right.cy - 19, 38, 38)
        tiles.die(canvas, small, 5, seat)
        canvas.number(x + 66, right.cy, player.dice, 36, fill=theme.TEXT)
        x += 100
        if player.neutral_dice:
            tiles.die(canvas, Box(x, right.cy - 19, 38, 38), 5, None)
            canvas.number(x + 62, right.cy, player.neutral_dice, 36, fill=theme.TEXT)
            x += 94
    kept = [("artifacts", player.artifacts) if view.b == "auction" else ("missions", player.missions)]
    if view.c == "temple":
        kept.append(("items", player.items))
    for what, number in kept:
        said = words(f"has-{what}", count=number)
        filled = canvas.text(Box(x, right.y, 172, right.h), said, 30, fonts.SEMIBOLD, theme.TEXT, smallest=26)
        x = filled.right + 18
    if view.c == "tower":
        for level in LEVELS:
            tiles.treasure(canvas, Box(x, right.cy - 21, 42, 42), level)
            canvas.number(x + 56, right.cy, player.treasures.count(level), 34, fill=theme.TEXT)
            x += 76


def _things(canvas: Canvas, box: Box, player: Player, secrets: Secrets | None) -> None:
    """Maps and specialists by colour, then abilities and chests, at the end secrets too; smaller if there are many."""
    high = box.h
    artifacts = Counter(secrets.artifacts) if secrets else Counter[str]()
    items = secrets.items if secrets else ()
    widths = [0.98] * len(player.maps) + [0.76] * len(player.specialists)
    widths += [0.8] * len(player.abilities) + [0.7] * len(player.chests)
    widths += [1.0] * len(artifacts) + [0.7] * len(items)
    if not widths:
        return
    gaps = 6 * (len(widths) - 1) + 18 * 5
    high = min(high, 92, (box.w - gaps) / sum(widths))
    x, cy = box.x, box.cy
    for tile in player.maps:
        tiles.ancient_map(canvas, Box(x, cy - high * 0.4, high * 0.98, high * 0.8), tile)
        x += high * 0.98 + 6
    x += 18 if player.maps else 0
    for tile in player.specialists:
        tiles.specialist(canvas, Box(x, cy - high / 2, high * 0.76, high), tile)
        x += high * 0.76 + 6
    x += 18 if player.specialists else 0
    for tile in player.abilities:
        tiles.ability(canvas, x + high * 0.38, cy, high * 0.74, tile)
        x += high * 0.8 + 6
    for value in player.chests:
        tiles.chest(canvas, Box(x, cy - high * 0.35, high * 0.7, high * 0.7), value)
        x += high * 0.7 + 6
    x += 18 if player.abilities or player.chests else 0
    for kind, number in artifacts.items():
        tiles.artifact(canvas, Box(x, cy - high * 0.4, high * 0.64, high * 0.8), kind)
        if number > 1:
            canvas.number(x + high * 0.82, cy, f"×{number}", max(24.0, high * 0.32), fill=theme.TEXT)
        x += high + 6
    x += 18 if artifacts else 0
    for tile in items:
        tiles.item(canvas, Box(x, cy - high * 0.4, high * 0.64, high * 0.8), tile)
        x += high * 0.7 + 6
