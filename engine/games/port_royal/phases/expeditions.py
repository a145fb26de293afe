"""Expeditions: fulfilled by the active player at any time of the own turn."""

from __future__ import annotations

from functools import cache

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.games.port_royal import cards, contracts, display, events
from engine.games.port_royal.actions import CLAIM_OF, CLAIMS, Claim
from engine.games.port_royal.components import CAPTAIN, COINS, CREW, JACK, POINTS
from engine.games.port_royal.model import PortRoyalState
from engine.games.port_royal.scoring import score_points

_FEWEST = min(sum(way.counts) for found in CLAIMS.values() for way in found)
"""No expedition wants fewer persons."""


@cache
def _ways(face: int, captains: int, priests: int, settlers: int, jacks: int) -> tuple[Claim, ...]:
    have = (captains, priests, settlers, jacks)
    return tuple(way for way in CLAIMS[face] if all(want <= got for want, got in zip(way.counts, have, strict=True)))


@cache
def _claims(faces: tuple[int, ...], captains: int, priests: int, settlers: int, jacks: int) -> tuple[Action, ...]:
    return tuple(way.action for face in faces for way in _ways(face, captains, priests, settlers, jacks))


def ways(state: PortRoyalState, seat: Seat, face: int) -> tuple[Claim, ...]:
    """Every set of persons in the display of `seat` that fulfils the expedition."""
    return _ways(face, *state.powers[seat][CAPTAIN : JACK + 1])


def claims(state: PortRoyalState) -> tuple[Action, ...]:
    """What the active player may do about the open expeditions now."""
    powers = state.powers[state.active]
    if not state.expeditions or powers[CREW] < _FEWEST:
        return ()
    return _claims(tuple(state.expeditions), *powers[CAPTAIN : JACK + 1])


def claim(state: PortRoyalState, seat: Seat, action: Action, told: list[Event]) -> None:
    """Discard the persons, take the expedition and its coins."""
    face, chosen = CLAIM_OF[action]
    points = POINTS[face]
    for person in chosen.cards:
        display.remove(state, seat, person)
        points -= POINTS[person]
    state.discard += chosen.cards
    state.expeditions.remove(face)
    display.add(state, seat, face)
    said = len(told)
    coins = cards.gain(state, seat, COINS[face], told)
    told.insert(said, events.fulfilled(seat, face, chosen.cards, coins))
    score_points(state, seat, points, told)
    contracts.check_display(state, seat, told)
