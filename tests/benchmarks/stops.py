"""How often a match stops for its people, beside what the facts of the games say: `python -m tests.benchmarks.stops`.

Matches of the rules of thumb of the computer players, default options. A stop is a moment at which the match begins to
wait for a seat that it did not wait for: for one seat alone, or for several that decide at the same time. Prints for
each number of players what is counted and what `Meta.waits` says.
"""

from __future__ import annotations

import argparse

from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.game import AnyGame
from engine.players.brains import brain_of


def stops(game: AnyGame, seats: int, matches: int) -> tuple[float, float]:
    """Stops a match: for one seat alone, for several at once; the mean over so many matches."""
    brain = brain_of(game)
    assert brain is not None
    alone = together = 0
    for number in range(matches):
        state, chance = game.setup(seats, {}, seeded(number)), Fast(at=number * 7919 + 1)
        asked: set[int] = set()
        while actors := game.actors(state):
            if (forced := game.forced(state)) is not None:
                game.perform(state, *forced)
                continue
            if set(actors) - asked:
                together += len(actors) > 1
                alone += len(actors) == 1
            asked = set(actors)
            legal = game.legal(state, actors[0])
            action = legal[0] if len(legal) == 1 else brain.policy(state, actors[0], legal, chance)
            game.perform(state, actors[0], action)
    return alone / matches, together / matches


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.stops", description=__doc__)
    parser.add_argument("keys", nargs="*", default=registry.keys())
    parser.add_argument("--matches", type=int, default=40)
    given = parser.parse_args()
    for key in given.keys:
        game = registry.game(key)
        for index, seats in enumerate(game.players):
            alone, together = stops(game, seats, given.matches)
            said = game.meta.waits[index] if game.meta.waits else "nothing"
            print(f"{key:15} {seats}  alone {alone:6.1f}  together {together:5.1f}  said {said}", flush=True)


if __name__ == "__main__":
    main()
