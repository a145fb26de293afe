"""Phase 2: the active player takes cards out of the harbour, then each other player in turn may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.games.port_royal import cards, contracts, display, events
from engine.games.port_royal.actions import DECLINE, DONE, GIFT, TAKE
from engine.games.port_royal.components import (
    ADMIRAL,
    ADMIRAL_CARDS,
    ADMIRAL_COINS,
    CLERK_OF,
    COINS,
    COLOUR,
    COST,
    GOVERNOR,
    GUNNER,
    KIND,
    MADEMOISELLE,
    POINTS,
    SHIP,
    TRADER_OF,
    VICE_ADMIRAL,
    VICE_ADMIRAL_CARDS,
)
from engine.games.port_royal.components import GIFT as GIFT_OF
from engine.games.port_royal.model import GIFT as GIFT_STEP
from engine.games.port_royal.model import NO_GIFT, TRADE, PortRoyalState
from engine.games.port_royal.phases.discover import clear_harbour, pay, pay_jesters, place, ship_colours, takes_with
from engine.games.port_royal.phases.expeditions import claims
from engine.games.port_royal.scoring import score_points

_DONE_ONLY: Final[tuple[Action, ...]] = (DONE,)


def income(state: PortRoyalState, seat: Seat, face: int) -> int:
    """What a ship brings `seat`: its coins and one more for each trader of its colour."""
    return COINS[face] + state.powers[seat][TRADER_OF + COLOUR[face]]


def within_reach(state: PortRoyalState, seat: Seat, more: int = 0) -> list[Action]:
    """The cards in the harbour that `seat` can pay for, or could with `more` coins, each face once.

    A ship can always be taken: what is owed to the active player may come out of its income, and the ship itself
    lies in the discard pile before it pays, so that at least one coin is there.
    """
    limit = purse(state, seat, more)
    found: list[Action] = []
    for face in state.harbour:
        if COST[face] <= limit and (action := TAKE[face]) not in found:
            found.append(action)
    return found


def can_take(state: PortRoyalState, seat: Seat, lying: Sequence[int]) -> bool:
    """Whether any of these cards of the harbour is `within_reach`."""
    limit = purse(state, seat)
    for face in lying:  # noqa: SIM110 (asked of every seat in every turn: `any` would take twice as long)
        if COST[face] <= limit:
            return True
    return False


def purse(state: PortRoyalState, seat: Seat, more: int = 0) -> int:
    """The highest printed cost that `seat` can take, with `more` coins than it has: 0, that of a ship, at least.

    The coin for the active player comes off its coins, and each mademoiselle makes a person cheaper by 1;
    without a coin for the active player not even a person that has become free can be hired.
    """
    left = state.coins[seat] + more
    if seat != state.active:
        left -= 1
    return left + state.powers[seat][MADEMOISELLE] if left >= 0 else 0


def declines(state: PortRoyalState, seat: Seat) -> list[Action]:
    """The ships that `seat` may trade without their coins."""
    return [DECLINE[face] for face in state.harbour if KIND[face] == SHIP and can_decline(state, seat, face)]


def can_decline(state: PortRoyalState, seat: Seat, face: int) -> bool:
    """Whether `seat` may trade this ship without its coins."""
    return COLOUR[face] in contracts.DECLINED_COLOUR and not why_not_decline(state, seat, face)


def why_not_decline(state: PortRoyalState, seat: Seat, face: int) -> str:
    """Why declining the coins of this red or black ship is not possible, as a code; empty if it is.

    It must bring `seat` nearer to a contract, and the coin for the active player cannot come out of the income.
    """
    if code := contracts.why_not(state, seat, contracts.DECLINED_COLOUR[COLOUR[face]]):
        return code
    return "" if state.coins[seat] >= display.fee(state, seat) else "no-coin-for-the-fee"


def choices(state: PortRoyalState) -> Sequence[Action]:
    """What the seat whose time it is may do: take a card, fulfil an expedition if it is active, or be done."""
    seat = state.turn
    found = within_reach(state, seat) if state.takes else []
    if state.contracts and state.takes:
        found += declines(state, seat)
    if seat == state.active and state.expeditions:
        found += claims(state)
    found.append(DONE)
    return found


def brings_something(state: PortRoyalState, seat: Seat, face: int) -> bool:
    """Whether a ship brings `seat` more than its fee, or another card to take."""
    return income(state, seat, face) > display.fee(state, seat) or state.powers[seat][CLERK_OF + COLOUR[face]] > 0


def pointless(state: PortRoyalState) -> bool:
    """Whether taking changes nothing for the seat whose time it is in another's turn, nor for those after it: all it
    could take are ships whose income is the fee, for each of them."""
    if state.turn == state.active or state.contracts:
        return False
    later = range(1, (state.active - state.turn) % state.seats)
    seats = [state.turn, *((state.turn + step) % state.seats for step in later)]
    limit = purse(state, state.turn)
    return all(
        KIND[face] == SHIP and not GIFT_OF[face] and not any(brings_something(state, seat, face) for seat in seats)
        for face in state.harbour
        if COST[face] <= limit
    )


def part(state: PortRoyalState, action: Action) -> Sequence[Action]:
    """What of the choices `action`, which may be anything, points to."""
    if action == DONE:
        return _DONE_ONLY
    for face in state.harbour:
        if TAKE[face] == action:
            return (TAKE[face],) if state.takes and can_take(state, state.turn, (face,)) else ()
    return choices(state)


def may_choose(state: PortRoyalState) -> bool:
    """Whether there is anything to choose but being done. Otherwise nobody is asked."""
    seat = state.turn
    if state.takes and state.harbour and can_take(state, seat, state.harbour):
        return True
    return seat == state.active and bool(claims(state))


def begin(state: PortRoyalState, told: list[Event]) -> bool:
    """Discovering has ended: the active player's time comes first. False if nobody has anything to decide."""
    seat = state.active
    colours = ship_colours(state)
    state.step = TRADE
    state.takes = takes_with(state, colours)
    told.append(events.stopped(seat, state.takes, colours))
    for power, coins in due(state, seat):
        pay(state, seat, power, coins, told)
    return may_choose(state) or next_time(state, told, [seat] if state.harbour else [])


def due(state: PortRoyalState, seat: Seat) -> list[tuple[str, int]]:
    """What the persons of `seat` bring for what lies in the harbour when its time comes: powers with their coins."""
    powers = state.powers[seat]
    lying = len(state.harbour)
    found: list[tuple[str, int]] = []
    if lying >= ADMIRAL_CARDS and powers[ADMIRAL]:
        found.append(("admiral", ADMIRAL_COINS * powers[ADMIRAL]))
    if lying in VICE_ADMIRAL_CARDS and powers[VICE_ADMIRAL]:
        found.append(("vice_admiral", powers[VICE_ADMIRAL]))
    if powers[GUNNER] and (ships := ship_colours(state)) > 1:
        found.append(("gunner", (ships - 1) * powers[GUNNER]))
    return found


def due_on_stopping(state: PortRoyalState) -> int:
    """The coins that stopping now brings the active player before it takes, as far as the piles have them."""
    return sum(coins for _, coins in due(state, state.active))


def next_time(state: PortRoyalState, told: list[Event], passed: Sequence[Seat] = ()) -> bool:
    """The next seats have their time: the persons of each pay it, once, and who can take nothing is passed over.

    `passed` are those who were passed over before. False if everybody has had a chance.
    """
    seat = state.turn
    if not state.harbour:
        while (seat := (seat + 1) % state.seats) != state.active:
            pay_jesters(state, seat, told)
        return False
    skipped = [*passed]
    waits = False
    while not waits and (seat := (seat + 1) % state.seats) != state.active:
        state.turn = seat
        state.takes = 1 + state.powers[seat][GOVERNOR]
        for power, coins in due(state, seat):
            pay(state, seat, power, coins, told)
        waits = can_take(state, seat, state.harbour)
        if not waits:
            skipped.append(seat)
    if skipped:
        told.append(events.skipped(tuple(skipped)))
    return waits


def done(state: PortRoyalState, told: list[Event]) -> bool:
    """The seat whose time it is takes nothing more. False if everybody has had a chance."""
    told.append(events.done(state.turn, state.fates.count(state.turn)))
    return next_time(state, told)


def take(state: PortRoyalState, seat: Seat, face: int, told: list[Event], *, decline: bool = False) -> None:
    """Trade the ship or hire the person with this face; with `decline` the ship's coins stay where they are."""
    index = place(state, face)
    state.fates[index] = seat
    state.latest = index + 1
    state.harbour.remove(face)
    state.takes -= 1
    if KIND[face] == SHIP:
        _trade(state, seat, index, told, decline)
    else:
        _hire(state, seat, index, told)


def _trade(state: PortRoyalState, seat: Seat, index: int, told: list[Event], decline: bool) -> None:
    face = state.drawn[index]
    fee = owed = display.fee(state, seat)
    if owed and state.coins[seat]:
        cards.hand_over(state, seat, state.active)
        owed = 0
    state.discard.append(face)
    if decline:
        told.append(events.declined(seat, index + 1, face, state.active, fee))
        contracts.happened(state, seat, contracts.DECLINED_COLOUR[COLOUR[face]], told)
    else:
        said = len(told)
        coins = cards.gain(state, seat, income(state, seat, face), told)
        if owed:
            cards.hand_over(state, seat, state.active)
        told.insert(said, events.traded(seat, index + 1, face, coins, state.active, fee))
    if clerks := state.powers[seat][CLERK_OF + COLOUR[face]]:
        state.takes += clerks
        told.append(events.clerk(seat, face))
    if GIFT_OF[face]:
        state.gift = face
        state.step = GIFT_STEP
        if state.seats == 2:
            give(state, seat, 1 - seat, told)


def _hire(state: PortRoyalState, seat: Seat, index: int, told: list[Event]) -> None:
    face = state.drawn[index]
    fee = display.fee(state, seat)
    if fee:
        cards.hand_over(state, seat, state.active)
    cost = display.price(state, seat, face)
    shown = cards.spend(state, seat, cost)
    display.add(state, seat, face)
    told.append(events.hired(seat, index + 1, face, cost, shown, state.active, fee))
    score_points(state, seat, POINTS[face], told)
    if state.contracts:
        contracts.check_display(state, seat, told)


def give(state: PortRoyalState, seat: Seat, to_seat: Seat, told: list[Event]) -> None:
    """The gift coin of the ship just traded goes to another player."""
    said = len(told)
    coins = cards.gain(state, to_seat, GIFT_OF[state.gift], told)
    told.insert(said, events.gift(seat, to_seat, coins))
    state.gift = NO_GIFT
    state.step = TRADE


def gift_choices(state: PortRoyalState) -> Sequence[Action]:
    """Every other seat may get the gift coin."""
    return [GIFT[seat] for seat in range(state.seats) if seat != state.turn]


def clear(state: PortRoyalState, told: list[Event]) -> None:
    """Everybody has had a chance: what is left is discarded."""
    if state.harbour:
        told.append(events.left_over(clear_harbour(state)))
