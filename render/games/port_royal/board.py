"""The public picture: whose turn it is, the harbour, expeditions and contracts, and what everybody has."""

from __future__ import annotations

from typing import Final

from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import harbour, layout, players, table, theme
from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words

_WIDE = WIDTH - 2 * layout.MARGIN


def board(view: PortRoyalView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    parts = _parts(view)
    fixed = layout.HEADER + sum(_HEIGHTS[part] + layout.GAP for part in parts) + layout.MARGIN
    fixed += players.height(view, _WIDE)
    room = layout.TALLEST - fixed - layout.GAP
    over = view.step == "over"
    high = 0 if over else harbour.height(view, _WIDE, room) + layout.GAP
    canvas = Canvas(WIDTH, round(fixed + high), theme.SEA_DEEP)
    top, rest = canvas.box.inset(layout.MARGIN, 0).cut_top(layout.HEADER)
    _header(canvas, top.inset(0, 8), view, words)
    if not over:
        place, rest = rest.cut_top(high - layout.GAP, gap=layout.GAP)
        harbour.draw(canvas, place, view, words, view.offers, takes=view.step == "trade")
    for part in parts:
        place, rest = rest.cut_top(_HEIGHTS[part], gap=layout.GAP)
        if part == "last-turn":
            table.last_turn(canvas, place, view, words)
        elif part == "expeditions":
            table.expeditions(canvas, place, view)
        else:
            table.contracts(canvas, place, view, words)
    players.draw(canvas, rest, view, words)
    return sheet_of(canvas.finish())


_HEIGHTS: Final = {
    "last-turn": table.LAST_TURN,
    "expeditions": layout.EXPEDITIONS,
    "contracts": layout.CONTRACTS,
}


def _parts(view: PortRoyalView) -> list[str]:
    """What is drawn between the harbour and the players."""
    parts: list[str] = []
    if view.turns and view.step in ("discover", "repel", "over"):
        parts.append("last-turn")
    if view.expeditions:
        parts.append("expeditions")
    if view.contracts:
        parts.append("contracts")
    return parts


def asked(view: PortRoyalView, words: Words, *, you: bool = False) -> str:
    """What the match waits for, in a line; to the seat itself with `you`."""
    step = view.step
    if step == "discover" and not view.drawn:
        step = "draw"
    elif step == "trade" and view.turn != view.active:
        step = "trade-other"
    return words(f"{'you' if you else 'asks'}-{step}", seat=view.turn, active_seat=view.active, number=len(view.drawn))


def _header(canvas: Canvas, box: Box, view: PortRoyalView, words: Words) -> None:
    if view.step == "over":
        canvas.shape("crown", box.x + 36, box.cy, 56, theme.GOLD)
        canvas.text(
            box.cut_left(84)[1],
            words("winners", seats=view.winners),
            44,
            fonts.BOLD,
            WHITE,
            smallest=28,
            lines=2,
        )
        return
    right, left = box.cut_right(210, gap=12)
    canvas.text(
        right,
        words("last-round" if view.last_round else "round-n", number=view.round),
        34,
        fonts.BOLD if view.last_round else fonts.SEMIBOLD,
        theme.GOLD if view.last_round else theme.FOAM,
        across="right",
        smallest=26,
        lines=2,
    )
    players.header(canvas, left, view, asked(view, words), view.turn)
