"""Two at a table beside two programs that pair as FIDE's Dutch system does: `pip install -e '.[references]'`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cups import swiss
from engine.cups.model import Cup, Person, Round, Seats
from engine.cups.standings import standings
from tests.support.rounds import SEED, all_ended

py4swiss: Any = pytest.importorskip("py4swiss.engines")
trf: Any = pytest.importorskip("py4swiss.trf")
caissify: Any = pytest.importorskip("caissify_pairings")

TWO = Seats(2, 2, 2)
CUPS = 12

Pairs = tuple[list[tuple[Person, Person]], Person | None]


def lines(cup: Cup, rounds: int) -> str:
    """The cup as a tournament report (TRF16), people from 1."""
    found: list[str] = []
    for person in cup.people:
        results: list[str] = []
        points = 0
        for number in range(1, cup.rounds + 1):
            mine = [match for match in cup.of_person(person) if match.round == number]
            if mine:
                (match,) = mine
                seat = match.people.index(person)
                place, other = match.places[seat], match.places[1 - seat]
                points += 10 if place < other else 5 if place == other else 0
                result = "1" if place < other else "=" if place == other else "0"
                results.append(f"  {match.people[1 - seat] + 1:>4} {'wb'[seat]} {result}")
            elif any((bye.round, bye.person) == (number, person) for bye in cup.byes):
                points += 10
                results.append("  0000 - U")
            else:
                results.append("  0000 - Z")
        if not cup.entrant(person).plays(cup.rounds + 1):
            results.append("  0000 - Z")
        name = f"Person {person + 1}"
        found.append(
            f"001 {person + 1:>4} m    {name:<33} {2800 - 5 * person:>4} FRA {0:>11} {'':>10} "
            f"{points / 10:>4.1f} {person + 1:>4}" + "".join(results)
        )
    return "\n".join(["012 Cup", *found, f"XXR {rounds}", "XXC white1", ""])


def by_py4swiss(cup: Cup, rounds: int, place: Path) -> Pairs:
    """The next round as the first program makes it."""
    place.write_text(lines(cup, rounds), encoding="utf-8")
    made = py4swiss.DutchEngine.generate_pairings(trf.TrfParser.parse(place))
    pairs = [(one.white - 1, one.black - 1) for one in made if one.black]
    byes = [one.white - 1 for one in made if not one.black]
    return pairs, byes[0] if byes else None


def by_caissify(cup: Cup, rounds: int) -> Pairs:
    """The next round as the second program makes it."""
    score: dict[Person, float] = dict.fromkeys(cup.people, 0.0)
    players: dict[Person, dict[str, Any]] = {
        person: {"id": person, "name": str(person), "rating": 2800 - 5 * person, "starting_number": person + 1}
        | {"color_hist": [], "float_history": [], "bye_count": 0}
        for person in cup.people
    }
    for number in range(1, cup.rounds + 1):
        before = dict(score)
        for match in cup.matches:
            if match.round == number:
                for seat, person in enumerate(match.people):
                    place, other = match.places[seat], match.places[1 - seat]
                    difference = before[match.people[1 - seat]] - before[person]
                    score[person] += 1 if place < other else 0.5 if place == other else 0
                    players[person]["color_hist"].append(("white", "black")[seat])
                    floated = "up" if difference > 0 else "down" if difference < 0 else "none"
                    players[person]["float_history"].append(floated)
        for bye in cup.byes:
            if bye.round == number:
                score[bye.person] += 1
                players[bye.person]["bye_count"] += 1
                players[bye.person]["float_history"].append("down")
    there = [players[person] | {"score": score[person]} for person in cup.playing(cup.rounds + 1)]
    made = caissify.generate_pairings("dutch", there, set(cup.meetings()), cup.rounds + 1, rounds)
    pairs = [(one["white_id"], one["black_id"]) for one in made if one["black_id"] is not None]
    byes = [one["white_id"] for one in made if one["black_id"] is None]
    return pairs, byes[0] if byes else None


def compared(cup: Cup, mine: Round, theirs: Pairs) -> tuple[bool, bool]:
    """Holds a round against another one for the same position; whether the bye and the squares are just the same."""
    points = {standing.person: standing.points for standing in standings(cup)}
    met = cup.meetings()
    pairs, bye = theirs

    def again(found: list[tuple[Person, Person]]) -> int:
        return sum(met[min(pair), max(pair)] for pair in found)

    def squares(found: list[tuple[Person, Person]]) -> int:
        return sum((points[one] - points[other]) ** 2 for one, other in found)

    ours = [(table[0], table[1]) for table in mine.tables]
    assert again(ours) <= again(pairs)
    assert (mine.bye is None) == (bye is None)
    if mine.bye is not None and bye is not None:
        assert points[mine.bye] == points[bye], "the bye goes to as few points"
        assert mine.bye not in [one.person for one in cup.byes]
    assert squares(ours) <= squares(pairs)
    return mine.bye == bye, squares(ours) == squares(pairs)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(CUPS))
@pytest.mark.filterwarnings("ignore")
def test_no_program_that_pairs_as_fide_does_pairs_better(seed: int, tmp_path: Path) -> None:
    chance = Random(seed)
    people, rounds = chance.randrange(7, 40), 7
    skill = [chance.gauss(0, 1) for _ in range(people)]
    cup = Cup.of(SEED, range(people))
    same: list[tuple[bool, bool]] = []
    for number in range(1, min(rounds, people // 2) + 1):
        made = swiss.next_round(cup, TWO, rounds)
        same.append(compared(cup, made, by_py4swiss(cup, rounds, tmp_path / f"{number}.trf")))
        same.append(compared(cup, made, by_caissify(cup, rounds)))
        cup = all_ended(cup.paired(made), skill, chance, ties=0.2)
        if number == 2 and seed % 2:
            cup = cup.left(people // 2)
    print(
        f"{people} people: {sum(bye for bye, _ in same)} same byes, {sum(one for _, one in same)} same, of {len(same)}"
    )
