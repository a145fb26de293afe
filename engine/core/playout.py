"""Random legal play, for tests, pictures and measuring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

from engine.core.action import Action
from engine.core.chance import Fast, Source, seeded
from engine.core.event import Event, Seat
from engine.core.game import AnyGame

_WATCH = Callable[[Any, Seat, Action, list[Event]], object]


def random_action(game: AnyGame, state: Any, seat: Seat, policy: Source) -> Action:
    """A uniformly chosen legal action of an actor."""
    legal = game.legal(state, seat)
    return legal[policy.below(len(legal))]


def random_step(game: AnyGame, state: Any, policy: Source) -> tuple[Seat, Action, list[Event]]:
    """One random legal action by a random actor, done in place. The match must not be over."""
    return next(random_steps(game, state, policy))


def random_steps(game: AnyGame, state: Any, policy: Source) -> Iterator[tuple[Seat, Action, list[Event]]]:
    """Random legal actions by random actors, done in place one by one, until the match is over."""
    while actors := game.actors(state):
        seat = actors[0] if len(actors) == 1 else actors[policy.below(len(actors))]
        action = random_action(game, state, seat, policy)
        yield seat, action, game.apply(state, seat, action)


def playout(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    seed: int,
    *,
    actions: int | None = None,
    watch: _WATCH | None = None,
) -> tuple[Any, int]:
    """A random match, to its end or for at most `actions` steps: the state and how many steps were done.

    The same arguments give the same match. `watch` sees the state after every step.

    >>> from engine import registry
    >>> game = registry.game("yucata")
    >>> state, steps = playout(game, 2, {"floor": False}, seed=1)
    >>> steps, game.outcome(state).scores
    (24, (3, 1))
    """
    state = game.setup(seats, options, seeded(seed))
    policy = Fast(at=seed * 2654435761 % 2**64)
    done = 0
    for seat, action, events in islice(random_steps(game, state, policy), actions):
        done += 1
        if watch is not None:
            watch(state, seat, action, events)
    return state, done
