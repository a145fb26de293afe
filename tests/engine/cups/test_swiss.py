"""Rounds by points, whoever leaves, comes back or comes late."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.cups import designs, swiss
from engine.cups.model import Cup, CupError, Round, Seats
from engine.cups.standings import order, standings
from tests.support.rounds import SEED, all_ended, there

FOUR = Seats(2, 4, 4)


def check_round(cup: Cup, made: Round, seats: Seats) -> None:
    """Everybody who is there plays once; tables have sizes that exist; no more than one small size more than needed."""
    playing = [one for table in made.tables for one in table] + ([] if made.bye is None else [made.bye])
    assert sorted(playing) == sorted(cup.playing(made.number))
    assert all(seats.least <= len(table) <= seats.most for table in made.tables)
    assert made.bye is None or (seats.usual == 2 and len(playing) % 2 == 1)


@given(
    people=st.integers(3, 80),
    usual=st.integers(2, 5),
    seed=st.integers(0, 999),
    leaving=st.lists(st.integers(0, 3), min_size=4, max_size=6),
    ties=st.sampled_from((0.0, 0.3, 1.0)),
)
@settings(max_examples=12, deadline=None)
def test_a_cup_goes_on_whoever_leaves_comes_back_or_comes_late(
    people: int, usual: int, seed: int, leaving: list[int], ties: float
) -> None:
    chance, skill = Random(seed), [Random(seed).gauss(0, 1) for _ in range(200)]
    seats = Seats(2, usual, usual)
    cup = Cup.of(SEED, range(people))
    for number, gone in enumerate(leaving, 1):
        if len(cup.playing(number)) < 3:
            with pytest.raises(CupError, match="too-few"):
                swiss.next_round(cup, seats, len(leaving))
            return
        made = swiss.next_round(cup, seats, len(leaving))
        check_round(cup, made, seats)
        cup = cup.paired(made)
        if number == 1:
            cup = cup.joined(150)
        for person in chance.sample(there(cup), min(gone, len(there(cup)))):
            cup = cup.left(person)
        cup = all_ended(cup, skill, chance, ties)
        away = [one for one in cup.entrants if one.left is not None and not one.missed]
        if away and chance.random() < 0.5:
            cup = cup.back(chance.choice(away).person)
        found = standings(cup)
        assert [standing.place for standing in found if standing.place] == list(range(1, len(there(cup)) + 1))
        shuffled = list(cup.matches)
        chance.shuffle(shuffled)
        assert standings(Cup(cup.seed, cup.entrants, tuple(shuffled), cup.byes)) == found
        if len(there(cup)) >= 3:
            again = Cup(cup.seed, cup.entrants, tuple(shuffled), cup.byes)
            assert swiss.next_round(again, seats, 9) == swiss.next_round(cup, seats, 9)


@pytest.mark.parametrize(("people", "rounds"), [(64, 7), (40, 5), (24, 4), (19, 3), (22, 3)])
def test_nobody_meets_twice_where_there_is_room(people: int, rounds: int) -> None:
    chance, skill = Random(people), [Random(1).gauss(0, 1) for _ in range(people)]
    cup = Cup.of(SEED, range(people))
    for _ in range(rounds):
        cup = all_ended(cup.paired(swiss.next_round(cup, FOUR, rounds)), skill, chance)
    assert max(cup.meetings().values()) == 1


@given(people=st.integers(5, 40), seed=st.integers(0, 99), drop=st.integers(0, 2))
@settings(max_examples=15, deadline=None)
def test_turns_at_small_tables_go_round(people: int, seed: int, drop: int) -> None:
    assume(people != 16)  # They have a schedule, which is theirs also when some have left.
    chance, skill = Random(seed), [Random(seed).gauss(0, 1) for _ in range(people)]
    cup = Cup.of(SEED, range(people))
    for _ in range(5):
        if len(there(cup)) < 5:
            break
        cup = all_ended(cup.paired(swiss.next_round(cup, FOUR, 5)), skill, chance)
        turns = Counter(dict.fromkeys(there(cup), 0))
        for match in cup.matches:
            turns.update(one for one in match.people if len(match.people) < 4 and one in turns)
        assert max(turns.values()) - min(turns.values()) <= 1
        for person in chance.sample(there(cup), drop):
            cup = cup.left(person)


def test_who_comes_late_sits_at_small_tables_like_those_who_did_so_least() -> None:
    cup = Cup.of(SEED, range(6))
    for _ in range(2):
        cup = all_ended(cup.paired(swiss.next_round(cup, FOUR, 5)), [0.0] * 10, Random(1))
        cup = cup.joined(9) if cup.rounds == 1 else cup
    made = swiss.next_round(cup, FOUR, 5)
    assert [len(table) for table in made.tables] == [4, 3]
    cup = cup.paired(made)
    assert 9 in cup.playing(2)
    assert sum(len(match.people) < 4 for match in cup.of_person(9)) <= 2


def test_sixteen_play_five_rounds_by_the_schedule_and_all_meet_once() -> None:
    chance, skill = Random(3), [Random(1).gauss(0, 1) for _ in range(16)]
    cup = Cup.of(SEED, range(100, 116))
    skill = [0.0] * 100 + skill
    for _ in range(5):
        cup = all_ended(cup.paired(swiss.next_round(cup, FOUR, 5)), skill, chance)
    assert set(cup.meetings().values()) == {1}
    assert len(cup.meetings()) == 120


def test_sixteen_of_whom_one_leaves_still_play_by_the_schedule() -> None:
    chance, skill = Random(3), [Random(1).gauss(0, 1) for _ in range(16)]
    cup = Cup.of(SEED, range(16))
    for number in range(1, 6):
        cup = all_ended(cup.paired(swiss.next_round(cup, FOUR, 5)), skill, chance)
        cup = cup.left(5) if number == 2 else cup
    assert max(cup.meetings().values()) == 1


def test_points_bring_people_together() -> None:
    chance, skill = Random(3), [float(-3 * one) for one in range(32)]
    cup = Cup.of(SEED, range(32))
    for _ in range(3):
        cup = all_ended(cup.paired(swiss.next_round(cup, FOUR, 4)), skill, chance)
    made = swiss.next_round(cup, FOUR, 4)
    points = {standing.person: standing.points for standing in standings(cup)}
    within = sum(
        (points[one] - sum(points[other] for other in table) / len(table)) ** 2
        for table in made.tables
        for one in table
    )
    mean = sum(points.values()) / 32
    assert within < 0.5 * sum((value - mean) ** 2 for value in points.values())


def test_no_tables_can_be_made_is_said() -> None:
    with pytest.raises(CupError, match="no-tables"):
        swiss.next_round(Cup.of(SEED, range(5)), Seats(4, 4, 4), 3)
    with pytest.raises(CupError, match="too-few"):
        swiss.next_round(Cup.of(SEED, range(2)), FOUR, 3)
    running = Cup.of(SEED, range(4)).paired(Round(1, ((0, 1, 2, 3),)))
    with pytest.raises(ValueError, match="still running"):
        swiss.next_round(running, FOUR, 3)


def test_the_order_of_the_start_pairs_the_first_round_so_that_the_strongest_meet_late() -> None:
    made = swiss.next_round(Cup.of(SEED, range(8)), FOUR, 3)
    assert [set(table) for table in made.tables] == [{0, 2, 4, 6}, {1, 3, 5, 7}]
    assert set(order(Cup.of(SEED, range(8)))) == set(range(8))


def test_the_schedule_of_sixteen_is_not_taken_by_others() -> None:
    assert designs.of_sixteen(range(15), []) == ()
    assert designs.of_sixteen(range(16), [(0, 1, 2, 3)]) == designs.SIXTEEN[1:]
    assert designs.of_sixteen(range(16), [(0, 1, 2, 5)]) == ()
