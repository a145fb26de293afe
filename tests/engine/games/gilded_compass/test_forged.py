"""Actions that were never offered: they are refused, whatever they are made of, and `candidates` holds no others."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.games.gilded_compass import GAME, actions
from engine.games.gilded_compass.buildings import ALL
from engine.games.gilded_compass.model import AFTER, TURN, CompassState
from tests.support.games.gilded_compass import EXPANSIONS, table, to_move

VERBS = (*actions.PLACE, *actions.WILL, "reroll", "power", "end", "nothing")
TAILS: tuple[tuple[Any, ...], ...] = ((), (7,), (1.0,), ([],), (1,) * 40)
ODD: tuple[Any, ...] = (None, [], {}, (), True, 1, 1.0, "", "nowhere", b"tower", float("nan"))


def positions() -> list[CompassState]:
    """In the middle of turns with own and neutral dice, before and after the own ones are placed."""
    found: list[CompassState] = []
    for b, c in (("auction", "tower"), ("guild", "galleon")):
        state = to_move(table(4, b, c, **EXPANSIONS), 1, (1, 2, 3, 3, 6), (2, 2, 5))
        found.append(state)
        after = GAME.clone(state)
        GAME.apply(after, 1, next(action for action in GAME.legal(state, 1) if action[0] == actions.OWN))
        assert (state.phase, after.phase) == (TURN, AFTER)
        found.append(after)
    return found


def every_placement() -> list[Action]:
    """What is possible with any of the tables' buildings."""
    return list(dict.fromkeys(action for state in positions() for action in GAME.legal(state, state.turn)))


@pytest.mark.parametrize("state", positions())
def test_the_candidates_are_those_that_are_legal(state: CompassState) -> None:
    legal = GAME.legal(state, 1)
    for action in every_placement():
        assert (action in GAME.candidates(state, 1, action)) == (action in legal), action


@pytest.mark.parametrize("state", positions())
def test_what_was_never_offered_is_refused_and_changes_nothing(state: CompassState) -> None:
    before = GAME.dump(state)
    forged: list[Any] = [*ODD, *([verb, "tower"] for verb in VERBS)]
    for verb in VERBS:
        forged += [(verb, building, *rest) for building in (*ALL, *ODD) for rest in TAILS]
        forged += [(verb,)] if verb not in ("reroll", "end") else []
    forged += [(odd, "tower", 1) for odd in ODD]
    forged += [tuple(float(part) if type(part) is int else part for part in known) for known in every_placement()]
    legal = GAME.legal(state, 1)
    for action in forged:
        if action in legal and not any(type(part) is float for part in action):
            continue
        with pytest.raises(IllegalAction):
            GAME.apply(state, 1, action)
    assert GAME.dump(state) == before
