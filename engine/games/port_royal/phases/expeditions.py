"""Expeditions: fulfilled by the active player at any time of the own turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.games.port_royal import cards, contracts, display, events
from engine.games.port_royal.actions import CLAIM_OF, CLAIMS, Claim
from engine.games.port_royal.components import CAPTAIN, COINS, JACK, POINTS, PRIEST, SETTLER
from engine.games.port_royal.model import PortRoyalState
from engine.games.port_royal.scoring import score_points

_FEWEST = 2
"""No expedition wants fewer persons."""


def ways(state: PortRoyalState, seat: Seat, face: int) -> list[Claim]:
    """Every set of persons in the display of `seat` that fulfils the expedition."""
    powers = state.powers[seat]
    captains, priests, settlers, jacks = powers[CAPTAIN], powers[PRIEST], powers[SETTLER], powers[JACK]
    return [
        claim
        for claim in CLAIMS[face]
        if claim.counts[0] <= captains
        and claim.counts[1] <= priests
        and claim.counts[2] <= settlers
        and claim.counts[3] <= jacks
    ]


def claims(state: PortRoyalState) -> Sequence[Action]:
    """What the active player may do about the open expeditions now."""
    if not state.expeditions:
        return ()
    powers = state.powers[state.active]
    if powers[CAPTAIN] + powers[PRIEST] + powers[SETTLER] + powers[JACK] < _FEWEST:
        return ()
    return [claim.action for face in state.expeditions for claim in ways(state, state.active, face)]


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
