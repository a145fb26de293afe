"""The contracts of the expansion: progress, completion by itself, cubes."""

from __future__ import annotations

from engine.core.event import Event, Seat
from engine.games.port_royal import cards, events
from engine.games.port_royal.components import (
    COLOUR,
    COLOURS,
    CONTRACT_OF,
    CONTRACT_POINTS,
    CONTRACTS,
    EVENT_CONTRACT,
)
from engine.games.port_royal.model import PortRoyalState
from engine.games.port_royal.scoring import score_points

_PACK_OF_PIRATES = CONTRACT_OF["pack-of-pirates"]
DECLINED_COLOUR = {COLOURS.index(event.removeprefix("decline-")): event for event in ("decline-red", "decline-black")}
"""The event of declining a ship's coins, by the ship's colour."""


def open_slot(state: PortRoyalState, seat: Seat, event: str) -> int | None:
    """The place on the table of the contract that `event` counts for, if `seat` can still work on it."""
    return None if why_not(state, seat, event) else state.contracts.index(EVENT_CONTRACT[event])


def why_not(state: PortRoyalState, seat: Seat, event: str) -> str:
    """Why `event` brings `seat` no nearer to its contract, as a code; empty if it does.

    The contract must lie open, not be completed by the seat, and the seat needs a cube there or a free one.
    """
    contract = EVENT_CONTRACT[event]
    if contract not in state.contracts:
        return "contract-not-open"
    slot = state.contracts.index(contract)
    if seat in state.completed[slot]:
        return "contract-completed"
    return "" if state.parked[slot][seat] or state.cubes[seat] else "no-free-cube"


def happened(state: PortRoyalState, seat: Seat, event: str, told: list[Event]) -> None:
    """Count an event towards its contract: the cube moves on, or the contract is completed."""
    slot = open_slot(state, seat, event)
    if slot is None:
        return
    parked = state.parked[slot]
    if parked[seat] + 1 >= CONTRACTS[state.contracts[slot]].counts:
        complete(state, seat, slot, told)
        return
    if not parked[seat]:
        state.cubes[seat] -= 1
    parked[seat] += 1
    told.append(events.contract_step(seat, state.contracts[slot], parked[seat]))
    _give_up_fleet(state, seat, told)


def check_display(state: PortRoyalState, seat: Seat, told: list[Event]) -> None:
    """Complete what the display of `seat` fulfils; short of cubes, what brings most coins first."""
    powers = state.powers[seat]
    while state.cubes[seat]:
        best = -1
        for slot, contract in enumerate(state.contracts):
            holds = CONTRACTS[contract].holds
            if not holds or seat in state.completed[slot]:
                continue
            if all(powers[power] >= amount for power, amount in holds) and (
                best < 0 or reward(state, slot) > reward(state, best)
            ):
                best = slot
        if best < 0:
            return
        complete(state, seat, best, told)


def reward(state: PortRoyalState, slot: int) -> int:
    """The coins for the next player who completes this contract."""
    return CONTRACTS[state.contracts[slot]].rewards[len(state.completed[slot])]


def contract_points(state: PortRoyalState, seat: Seat) -> int:
    """The points that the contracts completed by `seat` are worth."""
    table = CONTRACT_POINTS[str(state.options["contract_vp"])]
    return sum(table[: sum(seat in seats for seats in state.completed)])


def complete(state: PortRoyalState, seat: Seat, slot: int, told: list[Event]) -> None:
    """Lay a cube of `seat` on the contract and pay what it brings."""
    if state.parked[slot][seat]:
        state.parked[slot][seat] = 0
    else:
        state.cubes[seat] -= 1
    due = reward(state, slot)
    before = contract_points(state, seat)
    state.completed[slot].append(seat)
    points = contract_points(state, seat) - before
    said = len(told)
    coins = cards.gain(state, seat, due, told)
    told.insert(said, events.contract_done(seat, state.contracts[slot], len(state.completed[slot]), coins, points))
    score_points(state, seat, points, told)
    _give_up_fleet(state, seat, told)


def collects(state: PortRoyalState, seat: Seat, face: int) -> bool:
    """Whether this ship, repelled by `seat`, would be kept for the pack of pirates."""
    return not why_not(state, seat, CONTRACTS[_PACK_OF_PIRATES].event) and all(
        COLOUR[ship] != COLOUR[face] for ship in state.fleets[seat]
    )


def collect(state: PortRoyalState, seat: Seat, face: int, told: list[Event]) -> bool:
    """Keep a repelled ship for the pack of pirates if it is the first of its colour; False if it is to be discarded."""
    if not collects(state, seat, face):
        return False
    fleet = state.fleets[seat]
    fleet.append(face)
    told.append(events.collected(seat, face, len(fleet)))
    if len(fleet) == CONTRACTS[_PACK_OF_PIRATES].counts:
        state.discard += fleet
        fleet.clear()
        complete(state, seat, state.contracts.index(_PACK_OF_PIRATES), told)
    return True


def _give_up_fleet(state: PortRoyalState, seat: Seat, told: list[Event]) -> None:
    """Without a free cube the pack of pirates is out of reach, so its ships go back into circulation."""
    fleet = state.fleets[seat]
    if fleet and not state.cubes[seat]:
        told.append(events.fleet_given_up(seat, fleet))
        state.discard += fleet
        fleet.clear()
