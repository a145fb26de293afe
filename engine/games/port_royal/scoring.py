"""Victory points and the result."""

from __future__ import annotations

from engine.core.event import Event, Seat
from engine.core.outcome import Outcome, rank
from engine.games.port_royal import events
from engine.games.port_royal.components import END_POINTS, KIND, PERSON, POINTS, VOYAGE
from engine.games.port_royal.model import PortRoyalState


def score_points(state: PortRoyalState, seat: Seat, points: int, told: list[Event]) -> None:
    """Change the points of `seat`; the first to reach the end's points starts the last round."""
    state.points[seat] += points
    if state.points[seat] >= END_POINTS and not state.ending:
        state.ending = 1
        told.append(events.last_round(seat, state.points[seat]))


def breakdown(state: PortRoyalState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Where the points of `seat` come from."""
    persons = sum(POINTS[face] for face in state.displays[seat] if KIND[face] == PERSON)
    expeditions = sum(POINTS[face] for face in state.displays[seat] if KIND[face] == VOYAGE)
    contracts = state.points[seat] - persons - expeditions
    return (("persons", persons), ("expeditions", expeditions), ("contracts", contracts))


def final(state: PortRoyalState) -> Outcome:
    """The result of a match that has ended: most points, then most coins, otherwise shared."""
    return Outcome(
        ranks=rank([(points, coins) for points, coins in zip(state.points, state.coins, strict=True)]),
        scores=tuple(state.points),
        breakdown=tuple(breakdown(state, seat) for seat in range(state.seats)),
        ties=tuple((coins,) for coins in state.coins),
    )
