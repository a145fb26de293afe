"""A player's display: what its cards add up to."""

from __future__ import annotations

from engine.core.event import Seat
from engine.games.port_royal.components import COST, GIVES, MADEMOISELLE
from engine.games.port_royal.model import PortRoyalState


def add(state: PortRoyalState, seat: Seat, face: int) -> None:
    """Lay a person or an expedition into the display of `seat`; its points are counted by the caller."""
    state.displays[seat].append(face)
    powers = state.powers[seat]
    for power, amount in GIVES[face]:
        powers[power] += amount


def remove(state: PortRoyalState, seat: Seat, face: int) -> None:
    """Take a card out of the display of `seat`."""
    state.displays[seat].remove(face)
    powers = state.powers[seat]
    for power, amount in GIVES[face]:
        powers[power] -= amount


def fee(state: PortRoyalState, seat: Seat) -> int:
    """What `seat` pays the active player for each card it takes."""
    return 0 if seat == state.active else 1


def price(state: PortRoyalState, seat: Seat, face: int) -> int:
    """What hiring this person costs `seat`: the printed cost less one for each mademoiselle, never below 0."""
    cost = COST[face] - state.powers[seat][MADEMOISELLE]
    return cost if cost > 0 else 0
