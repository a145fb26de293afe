"""The end of a match: who won, where the gold comes from, and everybody's maps with who worked on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.gilded_compass.components import AUCTION, GALLEON, GUILD, ILLUMINATI, TOWER
from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import layout, players, theme
from render.kit import fonts, palette, pieces
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words

_NAME: Final = 410
_WIDE: Final = {"specialists": 1.4, "abilities": 1.3}
"""Columns with long headings."""
_NEEDS: Final = {
    "missions": GUILD,
    "artifacts": AUCTION,
    "abilities": ILLUMINATI,
    "chests": GALLEON,
    "treasures": TOWER,
}
"""The building without which a source cannot score."""


def result(view: CompassView, words: Words) -> Sheet:
    """Winners, the score sheet, and what everybody collected."""
    high = layout.player_height(view.seats)
    sheet_height = layout.SHEET_HEADINGS + view.seats * layout.SHEET_ROW
    canvas = Canvas(
        WIDTH, layout.HEADER + sheet_height + layout.GAP + view.seats * (high + 8) + layout.MARGIN, theme.SEA
    )
    top, rest = layout.sheet_of(canvas.box).cut_top(layout.HEADER)
    winners(canvas, top.inset(0, 8), view, words)
    table, rest = rest.cut_top(sheet_height, gap=layout.GAP)
    score_sheet(canvas, table, view, words)
    for seat in range(view.seats):
        line, rest = rest.cut_top(high, gap=8)
        players.ground(canvas, line, seat)
        players.row(canvas, line, seat, view, words)
    return sheet_of(canvas.finish())


def winners(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """Who won."""
    canvas.shape("crown", box.x + 38, box.cy, 60, theme.BRASS_LIGHT, theme.SEA_DARK, 3)
    canvas.text(
        box.cut_left(90)[1], words("winners", seats=view.winners), 44, fonts.BOLD, theme.CREAM, lines=2, smallest=28
    )


def score_sheet(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """Gold by source, one row a player, the best first; sources that cannot score at this table are left out."""
    pieces.panel(canvas, box, theme.PARCHMENT, 16, theme.BRASS_DARK, 3)
    sources = [source for source, _ in view.sheets[0].lines if _used(source, view)]
    headings, rows = box.cut_top(layout.SHEET_HEADINGS)
    cells = headings.cut_left(_NAME)[1].columns(*_weights(sources))
    for source, cell in zip([*sources, "total"], cells, strict=True):
        canvas.text(
            cell.inset(3, 8),
            words(f"column-{source}"),
            26,
            fonts.SEMIBOLD,
            theme.SOFT,
            across="center",
            lines=2,
        )
    assert view.outcome is not None
    places = view.outcome.ranks
    for seat in sorted(range(view.seats), key=lambda seat: places[seat]):
        line, rows = rows.cut_top(layout.SHEET_ROW)
        canvas.rect(line.inset(6, 3), palette.seat(seat).tint, radius=12)
        name, cells_box = line.cut_left(_NAME)
        pieces.badge(canvas, name.x + 36, name.cy, places[seat], 44, theme.BRASS, theme.TEXT, theme.CREAM)
        pieces.token(canvas, seat, name.x + 92, name.cy, 42)
        canvas.text(
            name.cut_left(118)[1].inset(2, 0),
            words.player(seat),
            32,
            fonts.BOLD,
            palette.seat(seat).dark,
            smallest=24,
            lines=2,
        )
        gold = dict(view.sheets[seat].lines)
        numbers = cells_box.columns(*_weights(sources))
        for source, cell in zip(sources, numbers, strict=False):
            canvas.number(
                cell.cx, cell.cy, gold[source], 36, fonts.SEMIBOLD, theme.TEXT if gold[source] else theme.STONE
            )
        last = numbers[-1]
        canvas.number(last.cx, last.cy, view.sheets[seat].gold, 48, fonts.BOLD, theme.TEXT)


def _weights(sources: Sequence[str]) -> list[float]:
    """Relative widths of the columns; the last one is for the sum."""
    return [*(_WIDE.get(source, 1) for source in sources), 1]


def _used(source: str, view: CompassView) -> bool:
    return _NEEDS.get(source, view.b) in (view.b, view.c)
