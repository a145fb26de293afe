"""A player's own picture: what every card in the harbour would cost or bring, and what the own persons can do."""

from __future__ import annotations

from typing import Final

from engine.games.port_royal.components import ADMIRAL_COINS, COLOURS, FACE_OF, FACES, SHIP, TAX
from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import cards, harbour, layout, players, signs, table, theme
from render.games.port_royal.board import asked
from render.kit import fonts, pieces
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words

_WIDE: Final = WIDTH - 2 * layout.MARGIN
_LINE: Final = 82
_SEEN: Final = 96


def private(view: PortRoyalView, words: Words) -> Sheet:
    """The own side of the table. `view` is a seat's, not a spectator's."""
    seat = view.reader
    assert seat is not None
    player = view.players[seat]
    own = [("swords", 0, player.swords)] if player.swords else []
    own += players.powers(player)
    lines = -(-max(1, len(own)) // 2)
    over = view.step == "over"
    parts = [players.row_height(player, _WIDE), lines * _LINE + 28, _SEEN]
    if view.expeditions:
        parts.append(layout.EXPEDITIONS)
    if view.contracts:
        parts.append(layout.CONTRACTS)
    fixed = layout.HEADER + sum(parts) + (len(parts) - 1) * layout.GAP + layout.MARGIN
    room = layout.TALLEST - fixed - layout.GAP
    high = 0 if over else harbour.height(view, _WIDE, room) + layout.GAP
    height = fixed + high
    canvas = Canvas(WIDTH, round(height), theme.SEA_DEEP)
    top, rest = canvas.box.inset(layout.MARGIN, 0).cut_top(layout.HEADER)
    said = words("asks-over") if over else asked(view, words, you=seat in view.waits)
    players.header(canvas, top.inset(0, 8), view, said, seat if over or seat in view.waits else view.turn)
    if not over:
        place, rest = rest.cut_top(high - layout.GAP, gap=layout.GAP)
        harbour.draw(canvas, place, view, words, view.own_offers, takes=True)
    if view.expeditions:
        place, rest = rest.cut_top(layout.EXPEDITIONS, gap=layout.GAP)
        table.expeditions(canvas, place, view)
    if view.contracts:
        place, rest = rest.cut_top(layout.CONTRACTS, gap=layout.GAP)
        table.contracts(canvas, place, view, words)
    place, rest = rest.cut_top(_SEEN, gap=layout.GAP)
    _seen(canvas, place, view, words)
    place, rest = rest.cut_top(lines * _LINE + 28, gap=layout.GAP)
    _explained(canvas, place, own, words)
    players.row(canvas, rest.cut_top(players.row_height(player, _WIDE))[0], view, player, words)
    return sheet_of(canvas.finish())


def _explained(canvas: Canvas, box: Box, own: list[tuple[str, int, int]], words: Words) -> None:
    """Each power that the own display has: its sign and what it does."""
    pieces.panel(canvas, box, theme.SAND, 16)
    inner = box.inset(18, 14)
    if not own:
        canvas.text(inner, words("no-persons"), 32, fonts.REGULAR, theme.TEXT, smallest=26)
        return
    lines = -(-len(own) // 2)
    for place, (power, colour, amount) in zip(inner.grid(2, lines, gap=0), own, strict=False):
        picture, said = place.cut_left(112)
        if power == "swords":
            signs.swords(canvas, picture.x, picture.cy, 48, amount)
            does = words("does-swords", amount=amount)
        else:
            signs.counted(canvas, power, colour, amount, picture.x, picture.cy, 52)
            coins = ADMIRAL_COINS * amount
            does = words(f"does-{power}", amount=amount, coins=coins, colour=COLOURS[colour])
        canvas.text(said.inset(4, 2), does, 31, fonts.REGULAR, theme.TEXT, lines=2, smallest=26)


def _seen(canvas: Canvas, box: Box, view: PortRoyalView, words: Words) -> None:
    """What lies in the open discard pile, by kind, since the last shuffle."""
    canvas.rect(box, theme.SEA, radius=16)
    inner = box.inset(16, 8)
    label, rest = inner.cut_left(230)
    canvas.text(label, words("in-discards"), 29, fonts.SEMIBOLD, WHITE, lines=2, smallest=24)
    faces = [FACES[FACE_OF[card]] for card in view.discard]
    cells = rest.columns(*[1] * 7)
    for colour, cell in zip(range(len(COLOURS)), cells, strict=False):
        signs.emblem(canvas, colour, cell.x + 30, cell.cy, 52)
        count = sum(face.kind == SHIP and face.colour == colour for face in faces)
        canvas.number(cell.x + 84, cell.cy, count, 38, fill=WHITE)
    taxes = sum(face.kind == TAX for face in faces)
    others = len(faces) - taxes - sum(face.kind == SHIP for face in faces)
    for cell, kind, count in ((cells[5], "tax-swords", taxes), (cells[6], "person", others)):
        if kind == "person":
            canvas.shape("person", cell.x + 30, cell.cy, 50, theme.SAND)
        else:
            cards.tiny(canvas, Box(cell.x + 2, cell.cy - 28, 56, 56), kind)
        canvas.number(cell.x + 84, cell.cy, count, 38, fill=WHITE)
