"""The draw pile, the coins and the discard pile: where a card is, and when it becomes one.

A coin is a card of the draw pile that lies face down; nobody has seen it. So the cards of one shuffle that nobody has
seen, pile and coins together, are one multiset out of which every place is equally likely to hold any card. A card is
drawn from it when the rules turn it up: from the pile, or as a coin that is paid. RULES.md has the argument.

Every payment takes the oldest coins first: which of the coins from different shuffles are used is known to the table.
"""

from __future__ import annotations

from engine.core.chance import draw_card
from engine.core.event import Event
from engine.games.port_royal import events
from engine.games.port_royal.model import DISCOVER, REPEL, PortRoyalState


def shuffle(state: PortRoyalState, told: list[Event]) -> bool:
    """Make the discard pile the new draw pile; the old one must be empty. False if there is nothing to shuffle."""
    if not state.discard:
        return False
    if state.step in (DISCOVER, REPEL):
        state.shuffles += 1
    state.unseen.append(state.discard)
    state.held.append([0] * state.seats)
    state.pile = len(state.discard)
    state.discard = []
    _forget_spent(state)
    told.append(events.shuffled(state.pile))
    return True


def _forget_spent(state: PortRoyalState) -> None:
    """Drop the older shuffles of which no coin is left."""
    for index in range(len(state.unseen) - 2, -1, -1):
        if not state.unseen[index]:
            del state.unseen[index], state.held[index]


def turn_up(state: PortRoyalState) -> int:
    """Draw the top card of the pile, which must not be empty, and show it."""
    state.pile -= 1
    return draw_card(state.chance, state.unseen[-1])


def gain(state: PortRoyalState, seat: int, coins: int, told: list[Event]) -> int:
    """Give `seat` coins from the draw pile, unseen; returns how many there were (both piles may be empty)."""
    missing = coins
    while missing and (state.pile or shuffle(state, told)):
        part = missing if missing < state.pile else state.pile
        state.pile -= part
        state.held[-1][seat] += part
        missing -= part
    state.coins[seat] += coins - missing
    if missing:
        told.append(events.no_coins_left(seat, missing))
    return coins - missing


def spend(state: PortRoyalState, seat: int, coins: int) -> list[int]:
    """Lay coins of `seat`, which has as many, face up on the discard pile; returns the faces."""
    shown: list[int] = []
    state.coins[seat] -= coins
    for shuffled, row in enumerate(state.held):
        part = row[seat] if row[seat] < coins else coins
        row[seat] -= part
        coins -= part
        while part:
            shown.append(draw_card(state.chance, state.unseen[shuffled]))
            part -= 1
        if not coins:
            break
    state.discard += shown
    if len(state.unseen) > 1:
        _forget_spent(state)
    return shown


def hand_over(state: PortRoyalState, seat: int, to_seat: int) -> None:
    """Pass one coin of `seat`, which has one, to another seat; it stays face down."""
    for row in state.held:
        if row[seat]:
            row[seat] -= 1
            row[to_seat] += 1
            break
    state.coins[seat] -= 1
    state.coins[to_seat] += 1
