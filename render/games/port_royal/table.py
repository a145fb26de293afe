"""What lies on the table beside the harbour: expeditions, contracts, the two piles, the turn before."""

from __future__ import annotations

from engine.games.port_royal.components import COLOURS, CONTRACT_OF, CONTRACTS, CUBES, POWER_NAMES, Contract
from engine.games.port_royal.view import OpenContract, PortRoyalView
from render.games.port_royal import cards, harbour, layout, signs, theme
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.words import Words


def expeditions(canvas: Canvas, box: Box, view: PortRoyalView) -> None:
    """The open expeditions, those that the active player can fulfil now outlined."""
    found = view.expeditions
    wide = min(182, (box.w - (len(found) - 1) * 12) / len(found))
    for index, name in enumerate(found):
        place = Box(box.x + index * (wide + 12), box.y, wide, box.h)
        cards.expedition(canvas, place, name, outlined=name in view.payable)


def contracts(canvas: Canvas, box: Box, view: PortRoyalView, words: Words) -> None:
    """The open contracts: what they want, what the next player gets, whose cubes lie there."""
    for place, contract in zip(box.columns(*[1] * len(view.contracts), gap=12), view.contracts, strict=True):
        _contract(canvas, place, contract, view, words)


def _contract(canvas: Canvas, box: Box, contract: OpenContract, view: PortRoyalView, words: Words) -> None:
    pieces.card(canvas, box, theme.SAND, theme.EDGE, 14)
    title, rest = box.inset(12, 8).cut_top(36)
    canvas.text(title, words.name(contract.id), 29, fonts.BOLD, theme.TEXT, across="center", smallest=23)
    needs, cubes = rest.cut_top(rest.h * 0.56)
    coin, wanted = needs.cut_right(64)
    signs.coin(canvas, coin.cx, coin.cy, 58, f"+{contract.coins}")
    _wanted(canvas, wanted, CONTRACTS[CONTRACT_OF[contract.id]])
    x = cubes.x + 16
    for seat in contract.completed:
        _cube(canvas, x, cubes.cy, seat, "")
        x += 44
    for seat, progress in enumerate(contract.parked):
        if progress:
            _cube(canvas, x, cubes.cy, seat, f"{progress}.")
            x += 62
    fleets = [player for player in view.players if player.fleet] if contract.id == "pack-of-pirates" else []
    for player in fleets:
        _cube(canvas, x, cubes.cy, player.seat, f"{len(player.fleet)}/5")
        x += 80


def _cube(canvas: Canvas, x: float, y: float, seat: int, words: str) -> None:
    pieces.token(canvas, seat, x, y, 32)
    if words:
        canvas.text(Box(x + 20, y - 18, 60, 36), words, 26, fonts.SEMIBOLD, theme.TEXT)


def _wanted(canvas: Canvas, box: Box, contract: Contract) -> None:
    """What completes a contract, in signs."""
    x, y = box.x + 4, box.cy
    if contract.event:
        _wanted_event(canvas, box, contract)
        return
    for power, amount in contract.holds:
        name = POWER_NAMES[power]
        if name == "swords":
            signs.swords(canvas, x, y, 50, amount)
            x += 100
        elif name == "staff":
            canvas.shape("person", x + 24, y, 50, theme.SOFT)
            _times(canvas, x + 52, y, amount)
            signs.coin(canvas, x + 128, y, 50, "≤3")
        elif name in ("trader", "clerk"):
            any_of(canvas, name, x + 26, y, 52)
            if amount > 1:
                _times(canvas, x + 58, y, amount)
            x += 60
        else:
            signs.power(canvas, name, 0, x + 26, y, 52)
            x += 64


def _wanted_event(canvas: Canvas, box: Box, contract: Contract) -> None:
    x, y = box.x + 4, box.cy
    if contract.event.startswith("decline-"):
        signs.emblem(canvas, COLOURS.index(contract.event.removeprefix("decline-")), x + 24, y, 48)
        signs.no_coin(canvas, x + 80, y, 46)
        _times(canvas, x + 110, y, contract.counts)
    elif contract.event == "taxed":
        signs.no_coin(canvas, x + 28, y, 56)
    elif contract.event == "bust":
        for place in (Box(x, y - 26, 52, 52), Box(x + 62, y - 26, 52, 52)):
            canvas.rect(place, theme.LOSS, radius=12)
            canvas.shape("ship", place.cx, place.cy, 40, WHITE)
    elif contract.event == "repel-colours":
        signs.sword(canvas, x + 24, y, 52)
        _fan(canvas, x + 56, y, 5)
    else:
        colours = 3 if contract.event == "three-colours" else 4
        wide = _fan(canvas, x, y, colours)
        if contract.counts > 1:
            _times(canvas, x + wide + 6, y, contract.counts)


def _fan(canvas: Canvas, x: float, y: float, colours: int) -> float:
    """So many ship colours, any of them; returns how wide they are."""
    step = 27 if colours < len(COLOURS) else 21
    for index in range(colours):
        place = Box(x + index * step, y - 22, 38, 44)
        canvas.rect(place, palette.mix(theme.SAILS[index], WHITE, 0.1), 8, theme.SAIL_EDGES[index], 3)
    return (colours - 1) * step + 38


def _times(canvas: Canvas, x: float, y: float, amount: int) -> None:
    canvas.text(Box(x, y - 24, 60, 48), f"×{amount}", 36, fonts.BOLD, theme.TEXT)


def any_of(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """A trader or clerk of any colour."""
    if name == "trader":
        signs.coin(canvas, x, y, size * 0.9, "")
        canvas.shape("ship", x, y, size * 0.5, theme.SOFT)
    else:
        canvas.shape("book", x, y, size, theme.WOOD)


def free_cubes(canvas: Canvas, box: Box, seat: int, free: int) -> None:
    """The cubes of a seat one above the other, used ones hollow."""
    colour = palette.seat(seat)
    for index in range(CUBES):
        cell = Box(box.x, box.cy - 40 + index * 28, 24, 24)
        canvas.rect(cell, colour.fill if index < free else None, radius=4, line=colour.dark, width=3)


def last_turn(canvas: Canvas, box: Box, view: PortRoyalView, words: Words) -> None:
    """The turn before this one: the cards in the order drawn, who took which, what was repelled, a bust."""
    turn = view.turns[-1]
    canvas.rect(box, theme.SEA_DEEP, radius=14)
    inner = box.inset(14, 4)
    said = words("turn-bust" if turn.bust else "turn-before")
    head, rest = inner.cut_left(60 + text.width(said, text.Style(28, fonts.SEMIBOLD)) + 16)
    pieces.token(canvas, turn.seat, head.x + 20, head.cy, 38)
    canvas.text(head.cut_left(48)[1], said, 28, fonts.SEMIBOLD, theme.ALARM if turn.bust else WHITE, smallest=24)
    harbour.row(canvas, rest, turn.drawn, turn.bust)


LAST_TURN = layout.STRIP + 12
