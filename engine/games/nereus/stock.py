"""The bag of treasures and the science deck: drawing late, discarding, and what happens when they are empty."""

from __future__ import annotations

from engine.core.chance import draw_kind
from engine.core.event import Event, Seat
from engine.games.nereus import events
from engine.games.nereus.components import REFILL, TURN_CARDS
from engine.games.nereus.memory import after_draw, after_shuffle
from engine.games.nereus.model import NereusState


def draw_treasure(state: NereusState, out: list[Event]) -> int:
    """Draw a treasure from the bag; an empty bag first gets the eight that the designer's ruling adds."""
    if not any(state.bag):
        state.bag[:] = REFILL
        state.loan = [owed + more for owed, more in zip(state.loan, REFILL, strict=True)]
        out.append(events.bag_refilled(REFILL))
    return draw_kind(state.chance, state.bag)


def discard_treasure(state: NereusState, kind: int) -> None:
    """A treasure goes to the bag, or out of the game while one of its colour is owed for an earlier refill."""
    if state.loan[kind]:
        state.loan[kind] -= 1
    else:
        state.bag[kind] += 1


def science_left(state: NereusState) -> int:
    """How many science cards can still be drawn, after a reshuffle if need be."""
    return sum(state.deck) + sum(state.pile) + sum(map(len, state.dropped))


def draw_science(state: NereusState, seat: Seat, out: list[Event]) -> int:
    """Draw a science card into a hand; an empty deck is made anew from the discard pile. `science_left` is not 0."""
    if not any(state.deck):
        _make_deck_anew(state)
        out.append(events.science_shuffled(sum(state.deck)))
    card = draw_kind(state.chance, state.deck)
    state.science[seat] = tuple(sorted((*state.science[seat], card)))
    state.drawn[seat] += 1
    state.drawn_since[seat] += 1
    state.memory[seat] = after_draw(state.memory[seat], card)
    return card


def _make_deck_anew(state: NereusState) -> None:
    """The discard pile, with what lies in it face down, becomes the deck."""
    unseen: list[tuple[tuple[int, ...], tuple[int, ...]]] = [*zip(state.science, state.dropped, strict=True), ((), ())]
    state.memory = [
        after_shuffle(known, state.pile, hand, dropped)
        for known, (hand, dropped) in zip(state.memory, unseen, strict=True)
    ]
    state.deck, state.pile = state.pile, [0] * len(state.pile)
    for card in (card for dropped in state.dropped for card in dropped):
        state.deck[card] += 1
    state.dropped = [()] * state.seats
    state.drawn_since = [0] * state.seats


def play_science(state: NereusState, seat: Seat, card: int) -> None:
    """A turn card leaves the hand for the discard pile, openly, and costs one power."""
    _leave_hand(state, seat, card)
    state.power[seat] -= 1
    state.pile[card] += 1
    at = TURN_CARDS.index(card)
    shown = state.shown[seat]
    state.shown[seat] = (*shown[:at], shown[at] + 1, *shown[at + 1 :])


def drop_science(state: NereusState, seat: Seat, card: int) -> None:
    """A card leaves the hand for the discard pile, face down."""
    _leave_hand(state, seat, card)
    state.dropped[seat] = (*state.dropped[seat], card)


def _leave_hand(state: NereusState, seat: Seat, card: int) -> None:
    hand = list(state.science[seat])
    hand.remove(card)
    state.science[seat] = tuple(hand)
