"""Expeditions: fulfilled by the active player at any time of the own turn."""

from __future__ import annotations

from functools import cache

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.port_royal import cards, contracts, display, events
from engine.games.port_royal.actions import CLAIM_OF, CLAIMS, Claim
from engine.games.port_royal.components import (
    CAPTAIN,
    COINS,
    CREW,
    CREW_CARDS,
    FACES,
    JACK,
    JACK_CARD,
    POINTS,
)
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
    if not state.expeditions:
        return ()
    powers = state.powers[state.active]
    if powers[CREW] < _FEWEST:
        return ()
    return _claims(tuple(state.expeditions), *powers[CAPTAIN : JACK + 1])


def points_lost(way: Claim) -> int:
    """The points of the persons that this way discards."""
    return sum(POINTS[person] for person in way.cards)


def missing(state: PortRoyalState, seat: Seat, face: int) -> list[int]:
    """The persons that `seat` lacks for an expedition, its jacks of all trades counted."""
    shown = state.displays[seat]
    lacking = [
        person
        for person, wanted in zip(CREW_CARDS, FACES[face].needs, strict=True)
        for _ in range(wanted - shown.count(person))
    ]
    return lacking[shown.count(JACK_CARD) :]


def why_not(state: PortRoyalState, seat: Seat, face: int) -> IllegalAction | None:
    """Why `seat`, whose time it is, cannot fulfil this open expedition; None if it can."""
    if seat != state.active:
        return IllegalAction("expedition-in-own-turn", active_seat=state.active)
    if lacking := missing(state, seat, face):
        return IllegalAction("crew-missing", card=FACES[face].id, missing=events.ids(lacking))
    return None


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
