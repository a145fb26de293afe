"""The Auction House: runs; the three longest draw artifacts."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engine.core.action import Action
from engine.core.chance import draw_kind
from engine.core.event import Event
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings import sequences
from engine.games.gilded_compass.buildings.landing import Landing, Prize
from engine.games.gilded_compass.buildings.sequences import begin as begin
from engine.games.gilded_compass.buildings.sequences import place as place
from engine.games.gilded_compass.buildings.sequences import placements as placements
from engine.games.gilded_compass.buildings.sequences import refused as refused
from engine.games.gilded_compass.buildings.sequences import wills as wills
from engine.games.gilded_compass.buildings.sequences import wills_refused as wills_refused
from engine.games.gilded_compass.buildings.sequences import win as win
from engine.games.gilded_compass.components import ARTIFACTS
from engine.games.gilded_compass.model import ARTIFACTS as CHOOSE
from engine.games.gilded_compass.model import NEUTRAL, CompassState

ID: Final = components.AUCTION
PRIZES: Final = (Prize("artifact", 2, 3), Prize("artifact", 1, 2), Prize("artifact", 1, 1))
"""By place."""


def set_up(state: CompassState) -> None:
    """Nothing but an empty hall."""
    state.hall = []


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """The rank of the run and how many artifacts that keeps."""
    return sequences.landing(state, owner, action, PRIZES)


def go_on(state: CompassState, told: list[Event]) -> bool:
    """The places draw in order; the first two choose what to keep, the rest is discarded face up."""
    while state.queue:
        place = state.queue[0]
        owner = state.hall[place][0]
        prize = PRIZES[place]
        drawn = sorted(draw_kind(state.chance, state.artifact_bag) for _ in range(prize.looks))
        if owner == NEUTRAL:
            for tile in drawn:
                state.artifacts_out[tile] += 1
            told.append(events.neutral_artifacts(place + 1, [ARTIFACTS[tile] for tile in drawn]))
        elif prize.looks > prize.keeps:
            state.drawn = drawn
            state.phase = CHOOSE
            state.turn = owner
            told.extend(events.artifacts_drawn(owner, place + 1, [ARTIFACTS[tile] for tile in drawn]))
            return False
        else:
            state.own_artifacts[owner][drawn[0]] += 1
            told.extend(events.artifact_gained(owner, place + 1, ARTIFACTS[drawn[0]]))
        state.queue.pop(0)
    return True


def choices(state: CompassState) -> list[Action]:
    """One or two of the drawn artifacts."""
    if PRIZES[state.queue[0]].keeps == 1:
        return [actions.KEEP_ARTIFACT[tile] for tile in dict.fromkeys(state.drawn)]
    return [actions.KEEP_ARTIFACTS[a][b] for a, b in dict.fromkeys(combinations(state.drawn, 2))]


def choose(state: CompassState, action: Action, told: list[Event]) -> None:
    """Keep these, discard the others."""
    seat = state.turn
    kept = [ARTIFACTS.index(str(tile)) for tile in action[1:]]
    for tile in kept:
        state.own_artifacts[seat][tile] += 1
        state.drawn.remove(tile)
    for tile in state.drawn:
        state.artifacts_out[tile] += 1
    told.extend(
        events.artifacts_kept(seat, [ARTIFACTS[tile] for tile in kept], [ARTIFACTS[tile] for tile in state.drawn])
    )
    state.drawn = []
    state.queue.pop(0)
