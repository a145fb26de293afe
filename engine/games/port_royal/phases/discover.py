"""Phase 1: draw cards into the harbour until you stop or two ships of a colour lie there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.games.port_royal import cards, contracts, events
from engine.games.port_royal.actions import DRAW, KEEP, REPEL, STOP
from engine.games.port_royal.components import (
    COINS,
    COLOUR,
    GOVERNOR,
    JESTER,
    KIND,
    SHIP,
    SWORDS,
    SWORDS_OF,
    TAKES,
    TAX,
    TAX_FOR_POINTS,
    TAX_FOR_SWORDS,
    TAXED_FROM,
    VOYAGE,
)
from engine.games.port_royal.model import APART, DISCARDED, DISCOVER, HARBOUR, PortRoyalState, percent
from engine.games.port_royal.model import REPEL as REPEL_STEP
from engine.games.port_royal.model import REPELLED as FATE_REPELLED

_DRAW_ONLY: Final[tuple[Action, ...]] = (DRAW,)
_DRAW_OR_STOP: Final[tuple[Action, ...]] = (DRAW, STOP)
_STOP_ONLY: Final[tuple[Action, ...]] = (STOP,)
_REPEL_ONLY: Final[tuple[Action, ...]] = (REPEL,)
_REPEL_OR_KEEP: Final[tuple[Action, ...]] = (REPEL, KEEP)


def can_draw(state: PortRoyalState) -> bool:
    """Whether a draw would do anything: a card is there, or the tax increase in its place would tax somebody."""
    return bool(state.pile or state.discard) or max(state.coins) >= TAXED_FROM


def choices(state: PortRoyalState) -> Sequence[Action]:
    """Draw or stop. The first card must be drawn, unless there is none."""
    if not state.pile and not can_draw(state):
        return _STOP_ONLY
    return _DRAW_OR_STOP if state.drawn or state.extra_taxes else _DRAW_ONLY


def repel_choices(state: PortRoyalState) -> Sequence[Action]:
    """Repel the ship just drawn or let it in, unless the table does not allow to let in a second of its colour."""
    if not state.options["deliberate_bust"] and twin_in_harbour(state, state.drawn[-1]) is not None:
        return _REPEL_ONLY
    return _REPEL_OR_KEEP


def twin_in_harbour(state: PortRoyalState, face: int) -> int | None:
    """Where in the order drawn the ship of the same colour is that already lies in the harbour."""
    colour = COLOUR[face]
    for other in state.harbour:
        if COLOUR[other] == colour and KIND[other] == SHIP:
            return place(state, other)
    return None


def can_repel(state: PortRoyalState, face: int) -> bool:
    """Whether the active player has the swords to repel this ship."""
    return SWORDS_OF[face] <= state.powers[state.active][SWORDS]


def ending_cards(state: PortRoyalState) -> frozenset[int]:
    """The cards that, drawn now, would end the turn whatever the active player does."""
    colours = 0
    for face in state.harbour:
        if KIND[face] == SHIP:
            colours |= 1 << COLOUR[face]
    return busting_ships(colours, state.powers[state.active][SWORDS])


@cache
def busting_ships(colours: int, swords: int) -> frozenset[int]:
    """The ships that end the turn: of a colour in this mask, and too strong for so many swords."""
    return frozenset(
        face
        for face, kind in enumerate(KIND)
        if kind == SHIP and colours >> COLOUR[face] & 1 and SWORDS_OF[face] > swords
    )


def place(state: PortRoyalState, face: int) -> int:
    """Where in the order drawn this card of the harbour is; the first of several with its face."""
    index = state.drawn.index(face)
    while state.fates[index] != HARBOUR:
        index = state.drawn.index(face, index + 1)
    return index


def ship_colours(state: PortRoyalState) -> int:
    """How many ships lie in the harbour; all are of different colours."""
    ships = 0
    for face in state.harbour:
        if KIND[face] == SHIP:
            ships += 1
    return ships


def takes_now(state: PortRoyalState) -> int:
    """How many cards the active player may take from the harbour as it lies."""
    return takes_with(state, ship_colours(state))


def takes_with(state: PortRoyalState, colours: int) -> int:
    """How many cards the active player may take with so many ship colours: that gives 1 to 3, each governor 1 more."""
    return TAKES.get(colours, 1) + state.powers[state.active][GOVERNOR]


def taxed_instead(state: PortRoyalState) -> bool:
    """Whether a tax increase takes the place of the next card.

    That is the host's ruling when both piles are empty, or when the discards would be shuffled a second time in this
    phase.
    """
    return not state.pile and (not state.discard or bool(state.shuffles))


def next_cards(state: PortRoyalState) -> list[int]:
    """The cards of which the next one drawn is one, each equally likely; none if a tax increase takes its place."""
    if taxed_instead(state):
        return []
    return state.unseen[-1] if state.pile else state.discard


def draw(state: PortRoyalState, told: list[Event]) -> bool:
    """Draw a card and do what it says. True if the turn ends because two ships of a colour lie there."""
    if not state.pile:
        if taxed_instead(state):
            # What it takes from the players is shuffled too.
            _extra_tax(state, told)
            if not state.pile:
                cards.shuffle(state, told)
            return False
        cards.shuffle(state, told)
    seat = state.active
    face = cards.turn_up(state)
    state.drawn.append(face)
    number = state.latest = len(state.drawn)
    kind = KIND[face]
    told.append(events.drew(seat, number, face, state.powers[seat][SWORDS]))
    if kind == SHIP:
        state.fates.append(APART)  # not in the harbour until that is decided
        if can_repel(state, face):
            state.step = REPEL_STEP
            return False
        return _enter_harbour(state, told)
    if kind == VOYAGE:
        state.fates.append(APART)
        state.expeditions.append(face)
    elif kind == TAX:
        state.fates.append(APART)
        tax_increase(state, face, told)
        state.discard.append(face)
    else:
        state.fates.append(HARBOUR)
        state.harbour.append(face)
    return False


def repel(state: PortRoyalState, told: list[Event]) -> None:
    """The ship just drawn goes to the discard pile, or before its player for the pack of pirates."""
    face = state.drawn[-1]
    state.step = DISCOVER
    state.fates[-1] = FATE_REPELLED
    told.append(events.repelled(state.active, len(state.drawn), face))
    if not (state.contracts and contracts.collect(state, state.active, face, told)):
        state.discard.append(face)


def keep(state: PortRoyalState, told: list[Event]) -> bool:
    """The ship just drawn goes into the harbour. True if it is the second of its colour there."""
    state.step = DISCOVER
    told.append(events.let_in(state.active, len(state.drawn), state.drawn[-1]))
    return _enter_harbour(state, told)


def _enter_harbour(state: PortRoyalState, told: list[Event]) -> bool:
    face = state.drawn[-1]
    twin = twin_in_harbour(state, face)
    if twin is not None:
        state.risk = _risk(state)
    state.fates[-1] = HARBOUR
    state.harbour.append(face)
    if twin is not None:
        _bust(state, twin, told)
        return True
    if state.contracts:
        colours = ship_colours(state)
        if colours == 3:
            contracts.happened(state, state.active, "three-colours", told)
        elif colours == 4:
            contracts.happened(state, state.active, "four-colours", told)
    return False


def _risk(state: PortRoyalState) -> tuple[int, int]:
    """How many of the cards that the last one drawn was one of would have ended the turn, and how many there were."""
    cards = [*state.unseen[-1], state.drawn[-1]]
    return sum(map(ending_cards(state).__contains__, cards)), len(cards)


def _bust(state: PortRoyalState, twin: int, told: list[Event]) -> None:
    """Two ships of a colour: the harbour is discarded, every jester pays."""
    lost = clear_harbour(state)
    state.bust = 1
    told.append(events.went_bust(state.active, twin + 1, len(state.drawn), lost, percent(*state.risk)))
    for step in range(state.seats):
        pay_jesters(state, (state.active + step) % state.seats, told)
    if state.contracts:
        contracts.happened(state, state.active, "bust", told)


def clear_harbour(state: PortRoyalState) -> list[int]:
    """Discard what lies in the harbour; returns the faces."""
    lost = state.harbour
    state.fates = [DISCARDED if fate == HARBOUR else fate for fate in state.fates]
    state.harbour = []
    state.discard += lost
    return lost


def pay_jesters(state: PortRoyalState, seat: Seat, told: list[Event]) -> None:
    """Pay `seat` what its jesters bring when nothing lies in the harbour."""
    if coins := state.powers[seat][JESTER]:
        pay(state, seat, "jester", coins, told)


def pay(state: PortRoyalState, seat: Seat, power: str, coins: int, told: list[Event]) -> None:
    """Pay `seat` what its persons with this power bring."""
    said = len(told)
    paid = cards.gain(state, seat, coins, told)
    told.insert(said, events.paid(seat, power, paid))


def _extra_tax(state: PortRoyalState, told: list[Event]) -> None:
    """A tax increase without a card. Both bonuses are printed equally often, so each is equally likely."""
    face = (TAX_FOR_SWORDS, TAX_FOR_POINTS)[state.chance.below(2)]
    state.extra_taxes += 1
    told.append(events.extra_tax(state.active, face))
    tax_increase(state, face, told)


def tax_increase(state: PortRoyalState, face: int, told: list[Event]) -> None:
    """Who has many coins loses half, rounded down; then all who have most swords (or fewest points) gain."""
    table = [(state.active + step) % state.seats for step in range(state.seats)]
    payers = [seat for seat in table if state.coins[seat] >= TAXED_FROM]
    for seat in payers:
        lost = state.coins[seat] // 2
        told.append(events.taxed(seat, lost, cards.spend(state, seat, lost)))
    if state.contracts:
        for seat in payers:
            contracts.happened(state, seat, "taxed", told)
    if face == TAX_FOR_SWORDS:
        best = max(powers[SWORDS] for powers in state.powers)
        gainers = [seat for seat in table if state.powers[seat][SWORDS] == best]
    else:
        best = min(state.points)
        gainers = [seat for seat in table if state.points[seat] == best]
    told.append(events.tax_bonus(face, tuple(gainers), best))
    for seat in gainers:
        cards.gain(state, seat, COINS[face], told)
