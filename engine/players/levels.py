"""The levels: what each does with a decision.

`random`  any legal action; also what every level does in a game without a brain.
`gentle`  the rule of thumb, and on a share of the decisions a random sane action instead.
`good`    what a decent player does who takes a moment.
`strong`  a search over the sane actions, where the decision matters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.action import Action
from engine.core.chance import Fast
from engine.core.errors import GameError
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.players.advice import Advice, decided
from engine.players.brains import AnyBrain, brain_of
from engine.players.lookahead import Lookahead
from engine.players.search import Search, WorldOf, never
from engine.players.seeds import fast, split

RANDOM: Final = "random"
GENTLE: Final = "gentle"
GOOD: Final = "good"
STRONG: Final = "strong"
LEVELS: Final = (RANDOM, GENTLE, GOOD, STRONG)

# What each number that follows from the seed of a decision is for.
_WORLDS, _PLAYOUTS, _CHOICE = range(3)


class UnknownLevel(GameError):
    """No player has this level."""


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels that differ in this game: without a brain there is only one way to play."""
    return LEVELS if brain_of(game) else (RANDOM,)


def worlds_of(game: AnyGame, brain: AnyBrain | None, state: Any, seat: Seat, seed: int) -> WorldOf:
    """All that a player of `seat` gets to see of the match: its possible worlds, each by its number."""
    draw: Callable[[Any, Seat, Fast], Any] = brain.world if brain else game.determinize
    return lambda number: draw(state, seat, fast(split(seed, _WORLDS), number))


def decide(
    game: AnyGame,
    state: Any,
    seat: Seat,
    level: str,
    seed: int,
    enough: Callable[[], bool] = never,
) -> Advice:
    """What a player of this level does for `seat`, which must be an actor.

    The answer is the same for every state in which `seat` knows the same, and for the same `seed` (0 to 2**64 - 1).
    `enough` may end a search early. What is told to people comes from `engine.players.judge` instead.

    Raises UnknownLevel.
    """
    if level not in LEVELS:
        raise UnknownLevel("unknown-level", given=level[:60], levels=LEVELS)
    brain = brain_of(game)
    world_of = worlds_of(game, brain, state, seat, seed)
    world = world_of(0)
    legal = game.legal(world, seat)
    if len(legal) == 1:
        return decided(legal[0])
    chance = fast(seed, _CHOICE)
    if brain is None or level == RANDOM:
        return decided(_any(legal, chance))
    if level == GENTLE:
        if chance.below(100) < brain.gentle_noise:
            return decided(_any(brain.sane(world, seat, legal), chance))
        return decided(brain.gentle(world, seat, legal, chance))
    if level == STRONG and brain.matters(world, seat):
        sane = brain.sane(world, seat, legal)
        if len(sane) == 1:
            return decided(sane[0])
        if brain.open:
            return Lookahead(brain, world, seat).best_of(sane, enough)
        search = Search(brain, world_of, seat, split(seed, _PLAYOUTS))
        return search.best_of(sane, brain.playouts, enough)
    return decided(brain.good(world, seat, legal, chance))


def _any(actions: Sequence[Action], chance: Fast) -> Action:
    return actions[chance.below(len(actions))]
