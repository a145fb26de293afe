"""Whether rounds of a cup are paired well: `python -m tests.benchmarks.cups [--players N] [--rounds N] [--drop N]`.

People of normally distributed skill play a Swiss cup at tables of `--seats`; so many leave in each round, half of them
in their match (which makes them last there), half before the next. Told: pairs that met before and the most meetings of
two (0 and 1 where a schedule without exists), how far turns at small tables differ among those who stayed (1 at most),
the processor time of the slowest round, and how well the end agrees with true skill (Spearman). Each end is computed
once more from the results in another order, which must change nothing.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from random import Random
from typing import NamedTuple

from engine.cups import swiss
from engine.cups.model import Cup, CupError, Seats
from engine.cups.standings import order, standings
from tests.support.rounds import SEED, all_ended, there


class Found(NamedTuple):
    """What a cup was like."""

    pairs: int
    again: int
    most: int
    turns: int
    seconds: float
    agrees: float
    rounds: int


def spearman(found: tuple[int, ...], skill: list[float]) -> float:
    """How well an order agrees with skill: 1 is the same, 0 nothing."""
    best = {person: at for at, person in enumerate(sorted(found, key=lambda one: -skill[one]))}
    count = len(found)
    return 1 - 6 * sum((at - best[person]) ** 2 for at, person in enumerate(found)) / (count * (count**2 - 1))


def play(people: int, rounds: int, drop: int, seats: Seats, seed: int) -> Found:
    """One cup from the first round to its end."""
    chance = Random(seed)
    skill = [chance.gauss(0, 1) for _ in range(people)]
    cup = Cup.of(SEED, range(people))
    slowest = 0.0
    for number in range(1, rounds + 1):
        began = time.process_time()
        try:
            made = swiss.next_round(cup, seats, rounds)
        except CupError:
            break
        slowest = max(slowest, time.process_time() - began)
        cup = cup.paired(made)
        gone = chance.sample(there(cup), min(drop, len(there(cup)))) if number < rounds else []
        for person in gone[: len(gone) // 2]:
            cup = cup.left(person)
        cup = all_ended(cup, skill, chance)
        for person in gone[len(gone) // 2 :]:
            cup = cup.left(person)
    shuffled = list(cup.matches)
    chance.shuffle(shuffled)
    if standings(Cup(cup.seed, cup.entrants, tuple(shuffled), cup.byes)) != standings(cup):
        raise AssertionError("the order of the results has changed the standings")
    met = cup.meetings()
    turns = Counter(dict.fromkeys(there(cup), 0))
    for match in cup.matches:
        turns.update(one for one in match.people if len(match.people) < seats.usual and one in turns)
    return Found(
        pairs=sum(met.values()),
        again=sum(times - 1 for times in met.values()),
        most=max(met.values()),
        turns=max(turns.values()) - min(turns.values()),
        seconds=slowest,
        agrees=spearman(order(cup), skill),
        rounds=cup.rounds,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.cups", description=__doc__)
    parser.add_argument("--players", "--people", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--drop", type=int, default=2, help="so many leave in each round")
    parser.add_argument("--seats", type=int, default=4, help="at a table as a rule")
    parser.add_argument("--seeds", type=int, default=200)
    given = parser.parse_args()
    seats = Seats(2, given.seats, given.seats)
    found = [play(given.players, given.rounds, given.drop, seats, seed) for seed in range(given.seeds)]
    again, pairs = sum(one.again for one in found), sum(one.pairs for one in found)
    print(f"{given.seeds} cups, {given.players} people, {given.rounds} rounds, {given.drop} leave in each")
    print(f"  pairs that had met before:        {again} of {pairs} ({again / pairs:.2%})")
    print(f"  most meetings of two:             {max(one.most for one in found)}")
    print(f"  turns at small tables differ by:  {max(one.turns for one in found)}")
    print(f"  slowest round:                    {max(one.seconds for one in found):.2f} s of processor")
    print(f"  agrees with skill (Spearman):     {statistics.mean(one.agrees for one in found):.2f}")
    print("  the order of results:             changes nothing")


if __name__ == "__main__":
    main()
