"""Schedules, two at a table, knock-out and leagues."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cups import designs, knockout, league, pairs, together
from engine.cups.knockout import Way
from engine.cups.model import Cup, Person, Round, Seats
from engine.cups.sizes import sizes
from tests.support.rounds import SEED, all_ended

FOUR = Seats(2, 4, 4)


@pytest.mark.parametrize(("people", "size"), sorted(designs.BASES))
def test_a_schedule_is_even(people: int, size: int) -> None:
    found = designs.check(designs.cyclic(people, size))
    assert (found.people, found.size) == (people, size)
    assert found.matches == found.meetings * (people - 1) // (size - 1)
    assert found.seats == (people != 6 or size != 3)


def test_sixteen_meet_once_in_five_rounds() -> None:
    found = designs.check(table for tables in designs.SIXTEEN for table in tables)
    assert found[:4] == (16, 4, 5, 1)
    assert all(sorted(one for table in tables for one in table) == list(range(16)) for tables in designs.SIXTEEN)


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ([(0, 1), (2, 3, 4)], "sizes"),
        ([(0, 1), (0, 2)], "matches"),
        ([(0, 1), (2, 3)], "meetings"),
        ([(0, 0)], "twice"),
    ],
)
def test_an_uneven_schedule_is_found_out(wrong: list[tuple[int, ...]], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        designs.check(wrong)


@pytest.mark.parametrize(
    ("people", "seats", "tables", "at_once", "meetings"),
    [
        (4, FOUR, 4, 3, (2, 2)),
        (5, FOUR, 5, 4, (3, 3)),
        (6, FOUR, 10, 5, (2, 2)),
        (6, Seats(2, 4, 5), 6, 5, (4, 4)),
        (7, FOUR, 7, 4, (2, 2)),
        (7, Seats(2, 3, 4), 7, 3, (1, 1)),
        (11, Seats(2, 5, 5), 11, 5, (2, 2)),
        (13, FOUR, 13, 4, (1, 1)),
        (21, Seats(3, 5, 5), 21, 5, (1, 1)),
        (5, Seats(2, 2, 2), 10, 4, (1, 1)),
        (3, FOUR, 1, 1, (1, 1)),
    ],
)
def test_everybody_meets_everybody(
    people: int, seats: Seats, tables: int, at_once: int, meetings: tuple[int, int]
) -> None:
    found = together.all_at_once(range(50, 50 + people), seats)
    assert together.facts(found) == together.Facts(tables, at_once, meetings)


@pytest.mark.parametrize("people", [8, 9, 10, 12, 14])
def test_where_no_schedule_is_meetings_differ_little_and_seats_go_round(people: int) -> None:
    found = together.all_at_once(range(people), FOUR)
    assert together.facts(found).meetings[1] <= 2
    seats = Counter((one, seat) for table in found for seat, one in enumerate(table))
    had = [seats[one, 0] for one in range(people)]
    assert max(had) - min(had) <= 2


@pytest.mark.parametrize(("people", "size"), [(7, 4), (13, 4), (7, 3), (6, 3)])
def test_everybody_has_each_seat_about_as_often(people: int, size: int) -> None:
    found = together.all_at_once(range(people), Seats(2, size, max(size, 4)))
    seats = Counter((one, seat) for table in found for seat, one in enumerate(table))
    counts = {seats[one, seat] for one in range(people) for seat in range(size)}
    assert counts == {1} if (people, size) != (6, 3) else counts <= {1, 2}


@given(count=st.integers(2, 90), least=st.integers(2, 4), more=st.integers(0, 2), most=st.integers(0, 1))
def test_sizes_share_everybody_out_as_near_to_the_usual_one_as_can_be(
    count: int, least: int, more: int, most: int
) -> None:
    usual = least + more
    found = sizes(count, least, usual, usual + most)
    if found:
        assert sum(found) == count
        assert all(least <= size <= usual + most for size in found)
        assert (set(found) == {usual}) == (count % usual == 0)
    else:
        assert not any(least * tables <= count <= (usual + most) * tables for tables in range(1, count + 1))


def test_berger_is_the_table_of_the_handbook() -> None:
    rows = [made.tables for made in pairs.berger([1, 2, 3, 4, 5, 6])]
    assert rows == [
        ((1, 6), (2, 5), (3, 4)),
        ((6, 4), (5, 3), (1, 2)),
        ((2, 6), (3, 1), (4, 5)),
        ((6, 5), (1, 4), (2, 3)),
        ((3, 6), (4, 2), (5, 1)),
    ]


@pytest.mark.parametrize("people", range(2, 31))
def test_a_round_robin_lets_everybody_meet_once_and_sit_first_as_often(people: int) -> None:
    found = pairs.berger(range(people))
    met = Counter(tuple(sorted(table)) for made in found for table in made.tables)
    assert met == Counter(combinations(range(people), 2))
    byes = [made.bye for made in found]
    assert sorted(one for one in byes if one is not None) == (list(range(people)) if people % 2 else [])
    first = Counter(table[0] for made in found for table in made.tables)
    assert max(first.values()) - min(first[one] for one in range(people)) <= 1
    assert together.all_at_once(range(people), Seats(2, 2, 2)) == tuple(one for made in found for one in made.tables)


def test_the_upper_half_meets_the_lower_and_the_last_has_no_partner() -> None:
    assert pairs.matched(range(7), dict.fromkeys(range(7), 0), {}) == (((0, 3), (1, 4), (2, 5)), 6)


def test_the_bye_goes_to_the_fewest_points_and_to_nobody_twice() -> None:
    points = {0: 360, 1: 180, 2: 180, 3: 0, 4: 0}
    assert pairs.matched(range(5), points, {})[1] == 4
    assert pairs.matched(range(5), points, {}, byes=[4])[1] == 3
    assert pairs.matched(range(5), points, {}, byes=[3, 4])[1] == 2


def brute(people: list[Person], points: dict[Person, int], met: dict[tuple[Person, Person], int]) -> tuple[int, int]:
    """Second meetings and the sum of squares of the best pairs, by trying all."""
    if not people:
        return (0, 0)
    first, *rest = people
    found: list[tuple[int, int]] = []
    for other in rest:
        again, square = brute([one for one in rest if one != other], points, met)
        pair = (min(first, other), max(first, other))
        found.append((again + met.get(pair, 0) ** 2, square + (points[first] - points[other]) ** 2))
    return min(found)


@given(st.integers(2, 4), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_pairs_are_the_best_that_there_are(half: int, seed: int) -> None:
    chance = Random(seed)
    people = list(range(2 * half))
    points = {one: 90 * chance.randrange(5) for one in people}
    met = {pair: chance.choice((0, 0, 1, 1, 2)) for pair in combinations(people, 2)}
    found, bye = pairs.matched(people, points, met)
    assert bye is None
    reached = (
        sum(met[min(pair), max(pair)] ** 2 for pair in found),
        sum((points[one] - points[other]) ** 2 for one, other in found),
    )
    assert reached == brute(people, points, met)


def played(made: knockout.Bracket, cup: Cup, leaving: dict[int, Person] | None = None) -> Cup:
    skill = [float(-person) for person in range(100)]
    while (found := knockout.next_round(made, cup)) is not None:
        cup = all_ended(cup.paired(found), [3 * one for one in skill], Random(1))
        gone = (leaving or {}).get(found.number)
        cup = cup if gone is None else cup.left(gone)
    return cup


def test_the_first_two_of_a_table_go_on_to_the_final() -> None:
    made = knockout.bracket(range(16), FOUR, 2)
    assert [len(stage) for stage in made.stages] == [4, 2, 1]
    assert made.stages[1][0] == (Way(0, 1), Way(0, 2), Way(1, 1), Way(1, 2))
    cup = played(made, Cup.of(SEED, range(16)))
    assert cup.rounds == 3
    assert knockout.ranking(cup)[0] == 0
    assert sorted(knockout.ranking(cup)) == list(range(16))
    final = cup.match(3, 0)
    assert set(knockout.ranking(cup)[:4]) == set(final.people)


@pytest.mark.parametrize(
    ("people", "seats", "through"),
    [
        (n, s, t)
        for n in (3, 5, 7, 9, 13, 22, 32)
        for s, t in ((FOUR, 2), (FOUR, 1), (Seats(2, 2, 2), 1), (Seats(3, 5, 5), 2))
    ],
)
def test_a_bracket_ends_with_one_table_whoever_begins(people: int, seats: Seats, through: int) -> None:
    if not sizes(people, seats.least, seats.usual, seats.most) and seats.most > 2:
        return
    made = knockout.bracket(range(people), seats, through)
    assert len(made.stages[-1]) == 1
    assert sorted(one for table in made.stages[0] for one in table if isinstance(one, int)) == list(range(people))
    for stage, before in zip(made.stages[1:], made.stages, strict=False):
        ways = [slot for table in stage for slot in table if isinstance(slot, Way)]
        assert len(ways) == len(set(ways))
        assert len(ways) < sum(map(len, before))
    cup = played(made, Cup.of(SEED, range(people)))
    assert knockout.ranking(cup)[0] == 0


def test_at_two_a_table_the_front_goes_on_without_a_match() -> None:
    made = knockout.bracket(range(6), Seats(2, 2, 2), 1)
    assert made.stages[0] == ((0,), (3, 4), (1,), (2, 5))
    cup = played(made, Cup.of(SEED, range(6)))
    assert [knockout.ranking(cup)[:2], cup.rounds] == [(0, 1), 3]


def test_where_somebody_leaves_the_next_of_their_table_goes_on() -> None:
    made = knockout.bracket(range(8), FOUR, 2)
    cup = Cup.of(SEED, range(8)).paired(Round(1, ((0, 2, 4, 6), (1, 3, 5, 7))))
    cup = cup.ended(1, 0, (1, 2, 3, 4)).ended(1, 1, (1, 2, 3, 4)).left(0)
    assert knockout.known(made, cup).stages[1] == ((2, 4, 1, 3),)
    found = knockout.next_round(made, cup)
    assert found is not None
    assert sorted(found.tables[0]) == [1, 2, 3, 4]


def test_a_tie_for_the_last_place_that_goes_on_goes_by_points_before_then_by_the_lot() -> None:
    cup = Cup.of(SEED, range(4)).paired(Round(1, ((0, 1, 2, 3),))).ended(1, 0, (1, 2, 2, 4))
    assert knockout.going_on(cup, cup.match(1, 0), 2) == (0, min((1, 2), key=cup.lot))
    # Whoever came second before is ahead of whoever came third.
    later = cup.ended(1, 0, (4, 3, 2, 1)).paired(Round(2, ((0, 1, 2, 3),))).ended(2, 0, (1, 2, 2, 4))
    assert knockout.going_on(later, later.match(2, 0), 2) == (0, 2)


def test_a_void_table_lets_who_stayed_go_on() -> None:
    made = knockout.bracket(range(8), FOUR, 2)
    cup = Cup.of(SEED, range(8)).paired(Round(1, ((0, 2, 4, 6), (1, 3, 5, 7))))
    cup = cup.left(0).left(2).left(4).ended(1, 1, (1, 2, 3, 4))
    assert knockout.known(made, cup).stages[1] == ((6, Way(0, 2), 1, 3),)
    found = knockout.next_round(made, cup)
    assert found is not None
    assert sorted(found.tables[0]) == [1, 3, 6]


def test_a_stage_waits_for_its_matches_and_a_final_ends_it() -> None:
    made = knockout.bracket(range(4), FOUR, 2)
    cup = Cup.of(SEED, range(4)).paired(Round(1, ((0, 1, 2, 3),)))
    with pytest.raises(ValueError, match="still running"):
        knockout.next_round(made, cup)
    assert knockout.next_round(made, cup.ended(1, 0, (1, 2, 3, 4))) is None
    assert made.through(1, 0) == 0
    for wrong in (1, 0):
        with pytest.raises(ValueError, match="nobody"):
            knockout.bracket(range(4) if wrong == 0 else range(1), FOUR, wrong)


def season(people: tuple[Person, ...]) -> Cup:
    """A division that has ended in the order of its people."""
    cup = Cup.of(SEED, people).paired(Round(1, together.all_at_once(people, FOUR)))
    for match in cup.matches:
        ranks = sorted(match.people, key=people.index)
        cup = cup.ended(1, match.table, [ranks.index(one) + 1 for one in match.people])
    return cup


def test_two_go_up_and_two_go_down() -> None:
    divisions = league.divided(range(21))
    found = league.next_season([season(division) for division in divisions], range(21))
    assert found.divisions[0] == (0, 1, 2, 3, 4, 7, 8)
    assert set(found.divisions[1]) == {5, 6, 9, 10, 11, 14, 15}
    assert set(found.divisions[2]) == {12, 13, *range(16, 21)}
    assert (found.up, found.down) == ({7, 8, 14, 15}, {5, 6, 12, 13})


def test_a_place_that_is_left_goes_to_who_would_have_gone_down_first() -> None:
    divisions = league.divided(range(14))
    found = league.next_season([season(division) for division in divisions], set(range(14)) - {2}, [50])
    assert found.divisions[0] == (0, 1, 3, 4, 7, 8, 5)
    assert found.divisions[1] == (6, 9, 10, 11, 12, 13, 50)
    assert (found.up, found.down) == ({7, 8}, {6})


@given(people=st.integers(4, 60), seed=st.integers(0, 99), staying=st.floats(0.5, 1.0), new=st.integers(0, 9))
@settings(max_examples=20, deadline=None)
def test_a_league_keeps_everybody_who_stays_once(people: int, seed: int, staying: float, new: int) -> None:
    chance = Random(seed)
    divisions = [season(division) for division in league.divided(range(people))]
    stay = {one for one in range(people) if chance.random() < staying}
    fresh = list(range(100, 100 + new))
    if len(stay) + new < 4:
        with pytest.raises(ValueError, match="no league"):
            league.next_season(divisions, stay, fresh)
        return
    found = league.next_season(divisions, stay, fresh)
    assert sorted(one for division in found.divisions for one in division) == sorted(stay) + fresh
    assert all(4 <= len(division) <= 7 for division in found.divisions)
    assert not found.up & found.down
