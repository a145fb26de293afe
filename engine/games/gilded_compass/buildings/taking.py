"""Tiles that lie open for the dice in line, as in the Archives and the University: whoever stands first takes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.action import Action
from engine.core.event import Event
from engine.games.gilded_compass import events
from engine.games.gilded_compass.model import NEUTRAL, CompassState, Die, Set


class Kind(msgspec.Struct, frozen=True):
    """Tiles of one kind.

    what:    the kind, as events name it.
    phase:   in which a seat chooses one.
    names:   what each tile is called; `worth` its value, by which neutral dice choose.
    actions: the tile that an action takes.
    lost:    the event that tells what neutral dice have taken; `left` the one that tells what nobody took.
    """

    what: str
    phase: str
    names: Sequence[str]
    worth: Sequence[int]
    actions: Mapping[Action, int]
    lost: str
    left: str


def go_on(state: CompassState, kind: Kind, line: list[Set] | list[Die], tiles: list[int], told: list[Event]) -> bool:
    """Let neutral dice take until a seat has to choose; True when nobody has to any more.

    Neutral dice take the most valuable tile out of the game, of several the leftmost one. Then what nobody took is out
    of the game too.
    """
    while line and tiles:
        owner = line[0][0]
        if owner != NEUTRAL:
            state.phase = kind.phase
            state.turn = owner
            return False
        best = max(range(len(tiles)), key=lambda at: (kind.worth[tiles[at]], -at))
        told.append(events.neutral_takes(kind.lost, kind.names[tiles.pop(best)]))
        line.pop(0)
    if tiles:
        told.append(events.left_lying(kind.left, [kind.names[tile] for tile in tiles]))
        tiles.clear()
    return True


def choose(
    state: CompassState,
    kind: Kind,
    line: list[Set] | list[Die],
    tiles: list[int],
    own: Sequence[list[int]],
    action: Action,
    told: list[Event],
) -> None:
    """Take a tile for the first in line. `own`: the tiles of this kind that each seat has."""
    tile = kind.actions[action]
    tiles.remove(tile)
    own[state.turn].append(tile)
    line.pop(0)
    told.append(events.took(state.turn, f"{kind.what}-taken", kind.what, kind.names[tile]))
