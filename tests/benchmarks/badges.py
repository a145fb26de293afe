"""How often each badge falls: `python -m tests.benchmarks.badges KEY [--matches N]`.

Matches of good players who do something else in so many of a hundred actions (12 as in `engine.players.calibrate`, and
40), at all numbers of players, every second one with its options drawn. A badge is to fall in one match of six at most
and in one of three hundred at least.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from engine import registry
from engine.core.badge import earned, play
from engine.core.chance import Seeded
from engine.core.event import Seat
from engine.core.match import Record
from engine.players.brains import AnyBrain, taught
from engine.players.duel import every_table
from engine.players.seeds import fast, split

SLIPS = (12, 40)
OFTEN, SELDOM = 1 / 6, 1 / 300


def match(brain: AnyBrain, number: int, slips: int) -> Record:
    """One match on paper."""
    game = brain.game
    seats = game.players[number % len(game.players)]
    tables = every_table(game, seats, {})
    options = tables[number % len(tables)] if number % 2 else {}
    seed = split(number, slips).to_bytes(16, "big")
    state = game.setup(seats, options, Seeded(seed=seed))
    chance = fast(split(number, 1), slips)
    actions: list[tuple[Seat, list[str | int]]] = []
    while actors := game.actors(state):
        action = _action(brain, state, actors[0], slips, chance)
        actions.append((actors[0], list(action)))
        game.perform(state, actors[0], action)
    return Record(
        game=game.key,
        rules_version=game.rules_version,
        seats=seats,
        options=dict(state.options),
        seed=seed.hex(),
        actions=actions,
    )


def _action(brain: AnyBrain, state: Any, seat: Seat, slips: int, chance: Any) -> Any:
    legal = brain.game.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    if chance.below(100) >= slips:
        return brain.good(state, seat, legal, chance)
    sane = brain.sane(state, seat, legal)
    return sane[chance.below(len(sane))]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("key")
    parser.add_argument("--matches", type=int, default=1000)
    given = parser.parse_args()
    game = registry.game(given.key)
    badges = registry.badges(game.key)
    fallen = {slips: Counter[str]() for slips in SLIPS}
    for slips in SLIPS:
        for number in range(given.matches):
            fallen[slips].update(earned(badges, play(game, match(taught(game), number, slips))).keys())
    print(f"{game.title}: of {given.matches} matches in so many %, with {SLIPS[0]} and {SLIPS[1]} slips in 100 actions")
    for badge in badges:
        shares = [fallen[slips][badge.key] / given.matches for slips in SLIPS]
        mean = sum(shares) / len(shares)
        told = "  too often" if mean > OFTEN else "  too seldom" if mean < SELDOM else ""
        print(f"{badge.key:16}" + "".join(f"{100 * share:8.2f}" for share in shares) + told)


if __name__ == "__main__":
    main()
