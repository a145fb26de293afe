"""Points, the order, and what can still become of it."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cups import points, swiss, together
from engine.cups.model import Bye, Cup, CupError, Entrant, Match, Round, Seats
from engine.cups.standings import Outlook, Standing, needed, order, outlook, standings
from tests.support.rounds import SEED, all_ended, ended

FOUR = Seats(2, 4, 4)


def cup_of(*matches: Match, people: int = 4, byes: tuple[Bye, ...] = ()) -> Cup:
    return Cup(SEED, tuple(Entrant(person) for person in range(people)), matches, byes)


def of(cup: Cup, person: int) -> Standing:
    return next(standing for standing in standings(cup) if standing.person == person)


@given(st.lists(st.integers(0, 3), min_size=2, max_size=6))
def test_every_table_brings_ninety_on_average_whatever_the_ties(scores: list[int]) -> None:
    places = [1 + sum(other > mine for other in scores) for mine in scores]
    assert sum(points.sum_of(places, seat).total for seat in range(len(places))) == points.MEAN * len(places)


def test_a_better_place_is_worth_more_at_every_size() -> None:
    for size in range(2, 7):
        values = [points.sum_of(range(1, size + 1), seat).total for seat in range(size)]
        assert values == sorted(set(values), reverse=True)
        assert (points.most(size), points.least(size)) == (values[0], values[-1])
    with pytest.raises(ValueError, match="1 places"):
        points.sum_of((1,), 0)


def test_who_leaves_is_last_whatever_the_computer_reaches_and_others_are_ahead_of_them() -> None:
    cup = cup_of(Match(1, 0, (0, 1, 2, 3), (1, 2, 3, 4), left=frozenset({0})))
    assert [line.points for person in (1, 2, 3, 0) for line in of(cup, person).lines] == [195, 95, 55, 15]
    assert of(cup, 0).lines[0].happened == "left"


def test_two_who_left_get_what_the_last_gets() -> None:
    cup = cup_of(Match(1, 0, (0, 1, 2, 3), (1, 1, 3, 4), left=frozenset({0, 1})))
    assert [of(cup, person).points for person in range(4)] == [15, 15, 195, 95]


def test_a_table_with_one_person_left_is_void_and_the_own_average_counts() -> None:
    won = Match(1, 0, (0, 1, 2, 3), (1, 2, 3, 4))
    alone = Match(2, 0, (0, 1, 2), left=frozenset({1, 2}))
    assert alone.void
    assert not alone.running
    cup = cup_of(won, alone)
    assert [line.points for line in of(cup, 0).lines] == [195, 195]
    assert of(cup, 1).points == 95 + 10
    assert [line.happened for line in of(cup, 0).lines] == ["played", "void"]


def test_a_match_set_aside_counts_as_the_own_average_and_as_ninety_for_who_has_none() -> None:
    cup = cup_of(Match(1, 0, (0, 1, 2, 3), (1, 2, 3, 4)), Match(2, 0, (0, 1, 4, 5), aside=True), people=6)
    assert (of(cup, 0).points, of(cup, 4).points) == (390, 90)
    assert (0, 4) not in cup.meetings()
    again = cup.ended(2, 0, (4, 3, 2, 1))
    assert of(again, 4).points == 95


def test_a_director_sets_another_result() -> None:
    cup = cup_of(Match(1, 0, (0, 1, 2, 3), (1, 2, 3, 4)))
    assert order(cup.ended(1, 0, (4, 3, 2, 1))) == (3, 2, 1, 0)
    assert of(cup.aside(1, 0), 3).points == 90


def test_who_never_showed_up_is_not_ranked_and_computers_never_score() -> None:
    cup = Cup.of(SEED, range(4)).paired(Round(1, ((0, 1, 2, 3),))).absent(2).ended(1, 0, (1, 2, 3))
    assert [(standing.person, standing.points) for standing in standings(cup)] == [(0, 190), (1, 70), (3, 10)]


def test_a_reserve_takes_over_what_has_not_ended() -> None:
    cup = Cup.of(SEED, range(7)).paired(Round(1, together.all_at_once(range(7), FOUR)))
    first = cup.of_person(3)[0]
    cup = cup.ended(first.round, first.table, (1, 2, 3, 4)).replaced(3, 9)
    assert len(cup.of_person(9)) == 3
    assert cup.of_person(3)[0].people == first.people
    assert [one.place for one in standings(cup) if one.person == 3] == [0]
    assert of(cup, 9).place
    with pytest.raises(CupError, match="already-in"):
        cup.replaced(2, 9)


def test_late_entry_misses_the_first_round_and_is_over_after_the_second() -> None:
    cup = Cup.of(SEED, range(4)).paired(Round(1, ((0, 1, 2, 3),))).joined(7).ended(1, 0, (1, 2, 3, 4))
    assert [(line.happened, line.points) for line in of(cup, 7).lines] == [("missed", 0)]
    later = cup.paired(Round(2, ((0, 1, 2), (3, 7))))
    with pytest.raises(CupError, match="too-late"):
        later.joined(8)
    with pytest.raises(CupError, match="already-in"):
        cup.joined(7)


def test_who_left_can_come_back_once_and_has_missed_rounds_in_between() -> None:
    cup = Cup.of(SEED, range(9))
    chance, skill = Random(1), [0.0] * 9
    cup = all_ended(cup.paired(swiss.next_round(cup, FOUR, 4)).left(4), skill, chance)
    assert standings(cup)[-1].person == 4
    assert standings(cup)[-1].place == 0
    cup = all_ended(cup.paired(swiss.next_round(cup, FOUR, 4)), skill, chance).back(4)
    assert 4 in cup.playing(3)
    assert [line.happened for line in of(cup, 4).lines] == ["left", "missed"]
    assert of(cup, 4).place
    gone = cup.left(4)
    with pytest.raises(CupError, match="back-before"):
        gone.back(4)
    with pytest.raises(CupError, match="not-left"):
        cup.back(3)
    with pytest.raises(CupError, match="not-in"):
        gone.left(4)
    with pytest.raises(CupError, match="not-in"):
        gone.left(77)


def test_who_comes_back_at_once_has_come_back_all_the_same() -> None:
    cup = Cup.of(SEED, range(5)).left(1).back(1)
    assert cup.playing(1) == (0, 1, 2, 3, 4)
    with pytest.raises(CupError, match="back-before"):
        cup.left(1).back(1)


def test_ties_go_by_common_matches_first() -> None:
    # 0 and 3 have 210 points each; 3 was ahead of 0 where they met, though 0 has more wins.
    cup = cup_of(
        Match(1, 0, (0, 1, 2, 3), (2, 3, 4, 1)),
        Match(2, 0, (0, 4, 5, 6), (1, 2, 3, 4)),
        Match(2, 1, (3, 7, 8, 9), (2, 1, 3, 4)),
        people=10,
    )
    assert of(cup, 0).points == of(cup, 3).points == 290
    assert of(cup, 3).common == 1
    assert of(cup, 0).common == -1
    assert of(cup, 3).place == 1
    assert of(cup, 0).decided == "common"


def test_then_by_wins_then_rivals_then_the_share_of_scores_and_at_last_by_the_lot() -> None:
    five = (1, 2, 3, 4, 5)
    cup = cup_of(
        Match(1, 0, (0, 2, 3, 4, 5), five),
        Match(1, 1, (6, 1, 7, 8, 9), five),
        Match(2, 0, (10, 11, 12, 13, 0), five),
        Match(2, 1, (14, 1, 15, 16, 17), five),
        people=18,
    )
    assert of(cup, 0).points == of(cup, 1).points == 216
    assert (of(cup, 0).wins, of(cup, 1).wins, of(cup, 1).decided) == (1, 0, "wins")
    shared = cup_of(Match(1, 0, (0, 1, 2), (1, 1, 3)))
    assert of(shared, 0).wins == Fraction(1, 2)
    rivals = cup_of(Match(1, 0, (0, 1), (1, 2)), Match(1, 1, (2, 3), (1, 2)), Match(2, 0, (1, 4), (1, 1)), people=5)
    assert (of(rivals, 0).rivals, of(rivals, 2).rivals) == (45, 0)
    assert of(rivals, 0).place < of(rivals, 2).place
    assert of(rivals, 2).decided == "rivals"
    scores = cup_of(Match(1, 0, (0, 1), (1, 2), (30, 20)), Match(1, 1, (2, 3), (1, 2), (40, 20)))
    assert of(scores, 2).place == 1
    assert of(scores, 0).decided == "ratio"
    assert of(scores, 0).ratio == Fraction(60, 50)
    lots = cup_of(Match(1, 0, (0, 1), (1, 2)), Match(1, 1, (2, 3), (1, 2)))
    assert order(lots)[0] == min((0, 2), key=lots.lot)
    assert of(lots, order(lots)[1]).decided == "lot"


def test_the_lot_hangs_on_the_seed_and_on_nobody_else() -> None:
    cup = Cup.of(SEED, range(8))
    assert cup.lot(3) == Cup.of(SEED, [3, 900]).lot(3) == 16516992773065932274
    assert Cup.of(bytes(16), [3]).lot(3) != cup.lot(3)
    assert len({cup.lot(one) for one in range(80)}) == 80


def test_scores_below_zero_and_of_those_who_left_do_not_break_the_share() -> None:
    cup = cup_of(Match(1, 0, (0, 1, 2, 3), (1, 2, 3, 4), (12, -4, 0, 50), left=frozenset({3})))
    assert [of(cup, one).ratio for one in range(4)] == [3, 0, 0, 1]
    assert of(cup_of(Match(1, 0, (0, 1), (1, 2), (0, -4))), 0).ratio == 1


def test_a_bye_is_worth_a_win_and_is_none() -> None:
    cup = cup_of(Match(1, 0, (0, 1), (1, 2)), byes=(Bye(1, 2),), people=3)
    assert (of(cup, 2).points, of(cup, 2).wins) == (180, 0)


@given(st.integers(0, 200))
@settings(max_examples=20, deadline=None)
def test_no_end_lies_beyond_the_outlook_and_the_needed_place_is_enough(seed: int) -> None:
    chance, skill = Random(seed), [Random(seed).gauss(0, 1) for _ in range(7)]
    cup = Cup.of(SEED, range(7)).paired(Round(1, together.all_at_once(range(7), FOUR)))
    tables = list(range(7))
    chance.shuffle(tables)
    for table in tables[:4]:
        cup = ended(cup, cup.match(1, table), skill, chance)
    if seed % 3 == 0:
        cup = cup.aside(1, tables[5])
    views = {person: outlook(cup, person) for person in range(7)}
    enough = {(person, place): needed(cup, person, place) for person, place in product(range(7), (1, 3))}
    for _ in range(12):
        end = all_ended(cup, skill, chance)
        for standing in standings(end):
            seen = views[standing.person]
            assert seen.best <= standing.place <= seen.worst
            mine = [line.place for line in standing.lines if line.table in tables[4:] and line.happened == "played"]
            for place in (1, 3):
                worst = enough[standing.person, place]
                if worst is not None and (worst == 0 or all(reached <= worst for reached in mine)):
                    assert standing.place <= place


def test_what_is_needed_in_the_last_match() -> None:
    cup = cup_of(Match(1, 0, (0, 1, 2, 3), (1, 2, 3, 4)), Match(2, 0, (0, 1, 2, 3)))
    assert [needed(cup, 0, 1), needed(cup, 1, 1), needed(cup, 3, 1)] == [1, None, None]
    assert outlook(cup, 0) == Outlook(1, 4)
    done = cup.ended(2, 0, (1, 2, 3, 4))
    assert [needed(done, person, 2) for person in range(4)] == [0, 0, None, None]
    with pytest.raises(KeyError):
        outlook(cup, 99)


def test_rounds_to_come_widen_the_outlook() -> None:
    cup = cup_of(Match(1, 0, (0, 1, 2, 3), (1, 2, 3, 4)))
    assert (outlook(cup, 0).worst, outlook(cup, 0, to_come=1, size=4).worst) == (1, 4)


@pytest.mark.parametrize("bad", [(1, 2, 3), (1, 1, 2, 3), (2, 3, 4, 5), (0, 1, 2, 3)])
def test_places_that_cannot_be_are_refused(bad: tuple[int, ...]) -> None:
    cup = cup_of(Match(1, 0, (0, 1, 2, 3)))
    with pytest.raises(ValueError, match="not the places"):
        cup.ended(1, 0, bad)
    with pytest.raises(ValueError, match="all seats"):
        cup.ended(1, 0, (1, 2, 3, 4), (5,))
    with pytest.raises(KeyError):
        cup.ended(2, 0, (1, 2, 3, 4))


def test_the_order_does_not_hang_on_the_order_of_results() -> None:
    matches = [Match(1, 0, (0, 1), (1, 2)), Match(1, 1, (2, 3), (1, 2)), Match(2, 0, (0, 2), (1, 1))]
    found = {standings(cup_of(*some)) for some in permutations(matches)}
    assert len(found) == 1


def test_nobody_is_named_twice_and_rounds_come_in_order() -> None:
    with pytest.raises(ValueError, match="twice"):
        Cup.of(SEED, (1, 2, 1))
    with pytest.raises(ValueError, match="comes no round"):
        Cup.of(SEED, (1, 2)).paired(Round(2, ((1, 2),)))
    with pytest.raises(ValueError, match="no table seats"):
        Seats(1, 4, 4)
