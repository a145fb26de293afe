"""The table below the quay: open expeditions, the last turn, contracts."""

from __future__ import annotations

from engine.games.port_royal.view import Drawn, PortRoyalView
from render.games.port_royal import expeditions, last_turn, theme
from render.games.port_royal.harbour import Reader, colour_of, lost
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


def has_expeditions(view: PortRoyalView) -> bool:
    """Whether there is something for the row of expeditions and of the last turn."""
    return bool(view.expeditions or view.turns)


def draw_expeditions(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader, row: Box) -> None:
    numbers = {card.card: card.number for card in view.drawn}
    count = len(view.expeditions)
    wide = 182 if count > 5 else 170
    asked = view.turn == view.active and (not who.you or who.seat == view.active)
    x = row.x
    for card in view.expeditions:
        number = numbers.get(card, 0)
        new = bool(number) and number == view.latest and view.step in ("discover", "repel")
        have = _have(card, view, who.seat) if who.you else None
        payable = asked and card in view.payable
        place = Box(x, row.y, wide, row.h).inset(-10)
        sheet.keep(place, expeditions.expedition, card, number, new, payable, have, ground=theme.NAVY)
        x += wide + 12
    room = row.right - x
    if not view.turns or room < 300 or (lost(view) and view.step != "busted" and room < 420):
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


def draw_contracts(sheet: Sheet, view: PortRoyalView, words: Words, row: Box) -> None:
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
