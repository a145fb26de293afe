"""A row for each player: points, coins, swords, and what the persons in the display can do."""

from __future__ import annotations

from engine.games.port_royal.components import TAXED_FROM
from engine.games.port_royal.view import Player, PortRoyalView
from render.games.port_royal import layout, signs, table, theme
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.words import Words

_SIGN = 50
_NAME = 332
_FIGURES = 330


def powers(player: Player) -> list[tuple[str, int, int]]:
    """What the display can do, apart from swords, as (power, colour, how much); expeditions last."""
    found = [(*signs.split(name), amount) for name, amount in player.powers if name != "swords"]
    expeditions = sum(card.startswith("expedition") for card in player.display)
    return [*found, ("expedition", 0, expeditions)] if expeditions else found


def _lines(player: Player, room: float) -> list[list[tuple[str, int, int]]]:
    """The powers cut into lines that fit."""
    lines: list[list[tuple[str, int, int]]] = [[]]
    x = 0.0
    for power in powers(player):
        wide = signs.counted_width(power[2], _SIGN) + 14
        if x + wide > room and lines[-1]:
            lines.append([])
            x = 0.0
        lines[-1].append(power)
        x += wide
    return lines


def _room(width: float) -> float:
    return width - _NAME - _FIGURES - 30


def row_height(player: Player, width: float) -> float:
    """How high a player's row is."""
    return layout.PLAYER + (len(_lines(player, _room(width))) - 1) * layout.SIGNS_LINE


def height(view: PortRoyalView, width: float) -> float:
    """How high all rows are together."""
    return sum(row_height(player, width) + 10 for player in view.players)


def draw(canvas: Canvas, box: Box, view: PortRoyalView, words: Words) -> None:
    """All players, from the first seat on."""
    rest = box
    for player in view.players:
        place, rest = rest.cut_top(row_height(player, box.w), gap=10)
        row(canvas, place, view, player, words)


def row(canvas: Canvas, box: Box, view: PortRoyalView, player: Player, words: Words) -> None:
    """One player. Whoever is to act, or has won, stands on the seat's colour, the active player has a ship; coins that
    a tax increase would halve have a red ring."""
    colour = palette.seat(player.seat)
    acting = player.seat in (view.winners or view.waits)
    pieces.panel(canvas, box, colour.tint if acting else theme.CREAM, 16, colour.fill, 6 if acting else 3)
    name, rest = box.inset(14, 0).cut_left(_NAME)
    pieces.token(canvas, player.seat, name.x + 32, name.cy, 54)
    if player.seat == view.active and view.step != "over":
        canvas.circle(name.x + 56, name.cy + 26, 21, colour.dark, WHITE, 3)
        canvas.shape("ship", name.x + 56, name.cy + 25, 26, WHITE)
    title = name.cut_left(80)[1].inset(2, 7)
    canvas.text(title, words.player(player.seat), 34, fonts.SEMIBOLD, theme.TEXT, lines=3)
    if view.contracts:
        table.free_cubes(canvas, rest, player.seat, player.cubes)
    figures, rest = rest.cut_left(_FIGURES)
    shield, coins, swords = figures.cut_left(30)[1].columns(1, 1, 1)
    signs.points(canvas, shield.cx - 6, shield.cy, 78, player.points)
    if player.coins >= TAXED_FROM:  # a tax increase would take half
        canvas.circle(coins.cx - 6, coins.cy, 45, theme.LOSS)
    signs.coin(canvas, coins.cx - 6, coins.cy, 72, player.coins)
    if player.swords:
        signs.swords(canvas, swords.x + 4, swords.cy, 48, player.swords)
    lines = _lines(player, _room(box.w))
    for line, place in zip(lines, rest.inset(0, 16).rows(*[1] * len(lines)), strict=True):
        x = place.x
        for power, colour_index, amount in line:
            x += signs.counted(canvas, power, colour_index, amount, x, place.cy, _SIGN) + 14


def header(canvas: Canvas, box: Box, view: PortRoyalView, said: str, seat: int) -> None:
    """A token and one or two lines beside it."""
    pieces.token(canvas, seat, box.x + 36, box.cy, 60)
    canvas.text(box.cut_left(84)[1], said, 44, fonts.BOLD, WHITE, smallest=28, lines=2)
