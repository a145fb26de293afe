"""Whose turn it is, the round, and the roll."""

from __future__ import annotations

from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import theme, tiles
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import Words


def title(canvas: Canvas, box: Box, view: CompassView, words: Words, own: str | None = None) -> None:
    """Who acts and what is asked; on the right the round. `own` is said instead on a player's own picture."""
    right, box = box.cut_right(210, gap=12)
    canvas.rect(right.inset(0, 6), theme.SEA_DARK, radius=16, line=theme.BRASS, width=3)
    canvas.text(
        right.inset(12, 8),
        words("round", round=view.round, rounds=view.rounds),
        32,
        fonts.BOLD,
        theme.BRASS_LIGHT,
        across="center",
        smallest=26,
    )
    if view.turn is None:
        canvas.shape("lock", box.x + 34, box.cy, 54, theme.BRASS_LIGHT)
    else:
        pieces.token(canvas, view.turn, box.x + 34, box.cy, 58)
    said = own or (words("assigning") if view.turn is None else words(f"phase-{view.phase}", seat=view.turn))
    canvas.text(box.cut_left(80)[1], said, 42, fonts.BOLD, theme.CREAM, lines=2, smallest=28)


def _means(canvas: Canvas, box: Box, view: CompassView) -> Box:
    """On the right the tokens for re-rolls and the Special Abilities of who rolls; returns what is left."""
    assert view.turn is not None
    player = view.players[view.turn]
    right, box = box.cut_right(118, gap=14)
    tiles.knowledge(canvas, right.x + 28, right.cy, 56)
    canvas.number(right.x + 86, right.cy, player.tokens, 44, fonts.BOLD, theme.CREAM)
    for tile in player.abilities:
        right, box = box.cut_right(58, gap=4)
        tiles.ability(canvas, right.cx, right.cy, 56, tile)
    return box


def ground(canvas: Canvas, box: Box) -> None:
    """The dark strip on which the dice lie."""
    canvas.rect(box, theme.SEA_DARK, radius=18)


def roll(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """The roll drawn large; while buildings are resolved, what that is about."""
    inner = box.inset(18, 12)
    if not view.roll and not view.neutral_roll:
        said = words("resolving", building=view.resolving) if view.resolving else words(f"between-{view.phase}")
        canvas.text(inner, said, 36, fonts.SEMIBOLD, theme.BRASS_LIGHT, lines=2, smallest=28)
        return
    inner = _means(canvas, inner, view)
    number = len(view.roll) + len(view.neutral_roll)
    size = min(92.0, (inner.w - (60 if view.neutral_roll else 0)) / number - 10)
    x = inner.x
    own_done = bool(view.placed & 1)
    for value in view.roll:
        tiles.die(canvas, Box(x, inner.cy - size / 2, size, size), value, view.turn, dimmed=own_done)
        x += size + 10
    if view.neutral_roll:
        x += 16
        canvas.line([(x, inner.y + 8), (x, inner.bottom - 8)], palette.faded(theme.BRASS_LIGHT, 0.6), 3)
        x += 26
        for value in view.neutral_roll:
            tiles.die(canvas, Box(x, inner.cy - size / 2, size, size), value, None, dimmed=bool(view.placed & 2))
            x += size + 10
        if x < inner.right - 150:
            canvas.text(
                Box(x + 4, inner.y, inner.right - x - 4, inner.h),
                words("neutral-dice"),
                28,
                fonts.SEMIBOLD,
                theme.BRASS_LIGHT,
                lines=2,
            )
