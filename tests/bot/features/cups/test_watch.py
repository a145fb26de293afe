"""Who may be helping whom in a cup: what is noted, and what is not."""

from __future__ import annotations

from random import Random

from bot.features.cups import rows, watch
from bot.features.cups.service import Cups
from bot.features.cups.watch import AtOnce, Helped
from bot.features.ratings.rows import StepRow
from bot.features.ratings.service import Ratings
from bot.ui.press.house import House
from tests.support.cups import begun, play

MU, SURE = 25.0, 4.0


def table(match_id: int, order: tuple[int, ...], mu: dict[int, float]) -> list[StepRow]:
    """A match that ended in this order."""
    return [StepRow(match_id, one, place, 0.25, mu.get(one, MU), 0, SURE) for place, one in enumerate(order, 1)]


def test_two_who_are_always_ahead_together_are_told_and_nobody_else() -> None:
    steps = [step for number in range(6) for step in table(number, (1, 2, 3 + number, 9), {})]
    assert watch.helped(steps, range(1, 10)) == [Helped((1, 2), 6, 100, 50)]


def test_few_matches_say_nothing_nor_do_those_that_ratings_explain() -> None:
    few = [step for number in range(3) for step in table(number, (1, 2, 3, 4), {})]
    assert watch.helped(few, range(1, 5)) == []
    strong = [step for number in range(6) for step in table(number, (1, 2, 3, 4), {1: 45.0, 2: 45.0})]
    assert watch.helped(strong, range(1, 5)) == []
    of_two = [step for number in range(9) for step in table(number, (1, 2), {})]
    assert watch.helped(of_two, range(1, 5)) == []


def test_people_of_whom_only_one_is_in_the_cup_are_not_told() -> None:
    steps = [step for number in range(6) for step in table(number, (1, 2, 3, 4), {})]
    assert watch.helped(steps, {1, 3, 4}) == []


def test_people_who_play_by_chance_are_hardly_ever_told() -> None:
    """Thirty leagues of seven who meet eight times: of 630 pairs at most one in a hundred."""
    told = 0
    for seed in range(30):
        chance, steps = Random(seed), []
        for number in range(28):
            people = [(number + step) % 7 for step in (0, 1, 3, 4)]
            chance.shuffle(people)
            steps += table(number, tuple(people), {})
        told += len(watch.helped(steps, range(7)))
    assert told <= 6


def test_answers_at_different_tables_in_the_same_minutes_are_told() -> None:
    same = [answer for minute in range(25) for answer in ((1, 10, minute * 7), (2, 11, minute * 7))]
    more = [(1, 10, 1000 + minute) for minute in range(30)] + [(2, 11, 2000), (3, 11, 3000)]
    assert watch.at_once([*same, *more]) == [AtOnce((1, 2), 25, 26)]


def test_answers_at_one_table_or_now_and_then_are_not() -> None:
    one_table = [answer for minute in range(40) for answer in ((1, 10, minute), (2, 10, minute))]
    assert watch.at_once(one_table) == []
    rare = [answer for minute in range(60) for answer in ((1, 10, minute), (2, 11, minute * 3))]
    assert watch.at_once(rare) == []


async def test_what_is_noted_is_read_from_what_was_played(house: House) -> None:
    cup = await begun(house, people=4, size=4)
    link = cup.live_links()[0]
    await play(house, link.match_id)
    await house[Ratings].count(link.match_id)
    steps = await rows.steps(house.tables.db, cup.row, 0)
    assert {step.user_id for step in steps} == set(cup.seated(link))
    assert {step.match_id for step in steps} == {link.match_id}
    answers = await rows.answers(house.tables.db, cup.row.id)
    assert {(user, match) for user, match, _ in answers} == {(user, link.match_id) for user in cup.seated(link)}
    assert await house[Cups].noted(cup) == ([], [])
