"""The table: open expeditions, the last turn, the piles, contracts."""

from __future__ import annotations

from typing import Final

from engine.games.port_royal.view import Drawn, PortRoyalView
from render.games.port_royal import expeditions, last_turn, layout, theme
from render.games.port_royal.harbour import Reader, colour_of
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import mix
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_PILES: Final = 212
"""How wide the piles and the round are."""
_WIDE, _NARROW = 196, 134
"""An expedition, one of two at most and of more."""


def draw(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader, place: layout.Table) -> None:
    """Everything on the table except for what players have."""
    sheet.keep(Box(0, PART, WIDTH, 8), edge, ground=theme.NAVY)
    row = place.expeditions
    if who.you:
        row, piles = row.cut_right(_PILES)[::-1]
        lines = piles_of(view, words)
        sheet.keep(piles, last_turn.piles, round_of(view, words), view.last_round, lines, ground=theme.NAVY)
    _expeditions(sheet, view, words, who, row)
    if place.contracts is not None:
        _contracts(sheet, view, words, place.contracts)


def edge(canvas: Canvas, box: Box) -> None:
    """The edge of the dark table below the quay."""
    canvas.rect(box, mix(theme.NAVY, "#ffffff", 0.12))


def round_of(view: PortRoyalView, words: Words) -> str:
    """Which round it is, in words."""
    return words("last-round" if view.last_round else "round-n", number=view.round)


def piles_of(view: PortRoyalView, words: Words) -> tuple[str, str]:
    """The two piles with how many cards lie there, in words."""
    return f"{words('pile-name')} {view.pile}", f"{words('discard-name')} {len(view.discard)}"


def _expeditions(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader, row: Box) -> None:
    numbers = {card.card: card.number for card in view.drawn}
    count = len(view.expeditions)
    wide = _WIDE if count <= 2 else min(_NARROW, (row.w - 12 * (count - 1)) / count)
    asked = view.turn == view.active and (not who.you or who.seat == view.active)
    x = row.x
    for card in view.expeditions:
        number = numbers.get(card, 0)
        have = _have(card, view, who.seat) if who.you else None
        payable = asked and card in view.payable
        place = Box(x, row.y, wide, row.h).inset(-10)
        sheet.keep(place, expeditions.expedition, card, number, payable, have, ground=theme.NAVY)
        sheet.area(f"expedition-{card}", place.inset(10))
        x += wide + 12
    room = row.right - x
    if not view.turns or room < 300:
        return
    turn = view.turns[-1]
    items = tuple((card.card, *_fate(card, turn.drawn, turn.bust)) for card in turn.drawn)
    place = Box(x, row.y, room, row.h)
    label = words("last-turn-label")
    sheet.keep(place, last_turn.last_turn, label, turn.seat, words.player(turn.seat), items, ground=theme.NAVY)


def _fate(card: Drawn, drawn: tuple[Drawn, ...], bust: bool) -> tuple[str, int]:
    """What became of a card of a past turn, and who took it."""
    if card.seat is not None:
        return "taken", card.seat
    if card.fate == "repelled":
        return "repelled", 0
    if bust and card.fate == "discarded" and colour_of(card) >= 0 and colour_of(card) == colour_of(drawn[-1]):
        return "bust", 0
    return ("apart", 0) if card.fate == "apart" else ("gone", 0)


def _have(card: str, view: PortRoyalView, seat: int) -> tuple[bool, ...]:
    """Which persons of an expedition lie in a display, jacks of all trades for what is missing."""
    own = dict(view.players[seat].powers)
    jacks = own.get("jack", 0)
    found: list[bool] = []
    for power in expeditions.needs(card):
        left = own.get(power, 0)
        if left:
            own[power] = left - 1
        elif jacks:
            jacks -= 1
            left = 1
        found.append(bool(left))
    return tuple(found)


def _contracts(sheet: Sheet, view: PortRoyalView, words: Words, row: Box) -> None:
    for place, contract in zip(row.columns(*[1] * len(view.contracts), gap=12), view.contracts, strict=True):
        parked = [f"{progress}" if progress else "" for progress in contract.parked]
        if contract.id == "pack-of-pirates":
            parked = [f"{len(player.fleet)}/5" if player.fleet else "" for player in view.players]
        sheet.keep(
            place,
            expeditions.contract,
            contract.id,
            words.name(contract.id),
            contract.coins,
            contract.completed,
            tuple(parked),
            ground=theme.NAVY,
        )
