"""Whether what ratings predict can be believed: `python -m tests.benchmarks.ratings [--matches N]`.

People of different strength play at tables of two to four, and before each match the model says what each has to come
first among them. Two worlds: one of normally distributed skill with normal luck, and one of Yucata' by the game's own
computer, where each person does something else in a share of all actions of their own. The score is Brier's: the mean
square of what was said against what came (1 for the win, its share if it was shared), beside equal chances and beside
`predict_win` of the library. Then what was said against what came, in bands.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random

from openskill.models import PlackettLuce

from bot.features.ratings.rows import RatingRow
from bot.features.ratings.skill import chances, newcomer, rated
from engine import registry
from engine.core.chance import seeded
from engine.core.outcome import rank
from engine.players.brains import taught
from engine.players.duel import wilson
from engine.players.seeds import fast

PEOPLE = 24
BANDS = (0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
LUCK = 1.0
"""Of one match, in the deviation of skill."""

Play = Callable[[Sequence[int], int], tuple[int, ...]]
"""Who sits at the table and the number of the match -> their places."""


def by_skill(random: Random) -> Play:
    skill = [random.gauss(0, 1) for _ in range(PEOPLE)]
    return lambda table, _: rank([(round(1000 * (skill[one] + random.gauss(0, LUCK))),) for one in table])


def by_playing(random: Random) -> Play:
    game = registry.game("yucata")
    brain = taught(game)
    slips = [90 * one // (PEOPLE - 1) for one in range(PEOPLE)]

    def play(table: Sequence[int], number: int) -> tuple[int, ...]:
        state, chance = game.setup(len(table), {}, seeded(number)), fast(number, 1)
        while actors := game.actors(state):
            seat = actors[0]
            legal = game.legal(state, seat)
            slip = chance.below(100) < slips[table[seat]]
            action = legal[chance.below(len(legal))] if slip else brain.good(state, seat, legal, chance)
            game.perform(state, seat, action)
        outcome = game.outcome(state)
        assert outcome is not None
        return outcome.ranks

    return play


def library(rows: Sequence[RatingRow]) -> list[float]:
    """What the library itself predicts."""
    model = PlackettLuce()
    return model.predict_win([[model.rating(mu=row.mu, sigma=row.sigma)] for row in rows])


def follow(play: Play, matches: int, random: Random) -> list[tuple[float, float, float, float]]:
    """For each seat: what was said, what the library said, what equal chances say, what came."""
    known = {one: newcomer(one) for one in range(PEOPLE)}
    found: list[tuple[float, float, float, float]] = []
    for number in range(matches):
        table = random.sample(range(PEOPLE), 2 + number % 3)
        before = [known[one] for one in table]
        ranks = play(table, number)
        came = [(place == 1) / ranks.count(1) for place in ranks]
        found += zip(chances(before), library(before), [1 / len(table)] * len(table), came, strict=True)
        known |= {row.user_id: row for row in rated(dict(zip(table, ranks, strict=True)), known)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=2000)
    given = parser.parse_args()
    for name, world in (("skill and luck", by_skill), ("Yucata' by computers that slip", by_playing)):
        random = Random(1)
        found = follow(world(random), given.matches, random)
        late = found[len(found) // 4 :]
        print(f"{name}: {given.matches} matches of {PEOPLE} people; Brier score (all, last three quarters)")
        for at, what in enumerate(("model", "library", "equal")):
            scores = [sum((one[at] - one[3]) ** 2 for one in part) / len(part) for part in (found, late)]
            print(f"  {what:8}" + "".join(f"{score:8.4f}" for score in scores))
        print("  said %   came %   95 % interval   seats")
        low = -1.0
        for high in BANDS:
            band = [one for one in late if low < one[0] <= high]
            low = high
            if len(band) >= 20:
                said, came = (sum(one[at] for one in band) / len(band) for at in (0, 3))
                least, most = wilson(came * len(band), len(band))
                cross = "" if least <= said <= most else "  x"
                print(
                    f"{100 * said:8.1f} {100 * came:8.1f}   {100 * least:.1f} to {100 * most:.1f}   {len(band)}{cross}"
                )


if __name__ == "__main__":
    main()
