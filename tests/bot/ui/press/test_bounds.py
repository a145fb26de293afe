"""A flood is bounded, a person with two hands is not, and what comes twice counts once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.services.errors import Refused
from bot.ui.press.bounds import (
    A_SECOND,
    AT_ONCE,
    COMMAND,
    COSTLY,
    COSTLY_AT_ONCE,
    FULL,
    MOST_INTERACTIONS,
    PRESS,
    Bounds,
)
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Features
from bot.ui.press.presses import Handler, answer_within_bounds
from bot.ui.words.catalogues import house_words
from tests.support.town import texts, town


class Seconds:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def paid(bounds: Bounds, user_id: int, cost: int, tries: int) -> int:
    """How many of so many tries were let through."""
    done = 0
    for _ in range(tries):
        try:
            bounds.pay(user_id, cost)
        except Refused:
            continue
        else:
            done += 1
    return done


@pytest.mark.parametrize("cost", [PRESS, COMMAND, COSTLY])
def test_a_flood_is_stopped_and_others_are_not(cost: int) -> None:
    bounds = Bounds(Seconds())
    assert paid(bounds, 1, cost, 1000) == FULL // cost
    assert paid(bounds, 2, cost, 5) == 5


def test_the_refusal_says_so() -> None:
    bounds = Bounds(Seconds())
    paid(bounds, 1, PRESS, 1000)
    with pytest.raises(Refused, match="too-fast"):
        bounds.pay(1, PRESS)


def test_what_was_refused_costs_nothing_and_time_fills_the_purse() -> None:
    clock = Seconds()
    bounds = Bounds(clock)
    paid(bounds, 1, PRESS, 1000)
    clock.now += 1
    assert paid(bounds, 1, PRESS, 1000) == A_SECOND
    clock.now += 1e6
    assert paid(bounds, 1, PRESS, 1000) == FULL


def test_four_presses_a_second_all_evening_are_let_through() -> None:
    clock = Seconds()
    bounds = Bounds(clock)
    for _ in range(4 * 3600):
        clock.now += 0.25
        bounds.pay(1, PRESS)


@pytest.mark.parametrize("costly", [False, True])
async def test_a_press_costs_what_its_handler_does(costly: bool) -> None:
    house: Any = SimpleNamespace(bounds=Bounds(Seconds()), features=Features([]))
    reply: Any = SimpleNamespace(user=SimpleNamespace(id=1), interaction=SimpleNamespace(guild_id=2, id=0))
    done = 0

    async def answer(*_: object) -> None:
        nonlocal done
        done += 1

    with suppress(Refused):
        for _ in range(int(FULL) + 1):
            await answer_within_bounds(house, reply, Press("x", 0), Handler("x", answer, costly=costly), may=True)
    assert done == FULL // (COSTLY if costly else PRESS)


async def test_a_command_is_paid_for_and_refused_when_the_purse_is_empty(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        place.house.bounds = Bounds(Seconds())
        ana = place.people[0]
        paid(place.house.bounds, ana.id, COMMAND, int(FULL) // COMMAND - 1)
        too_fast = house_words("en")("refusal-too-fast")
        assert [texts((await place.slash(ana, "mygames")).response) == too_fast for _ in range(2)] == [False, True]


def test_an_interaction_is_new_once() -> None:
    bounds = Bounds()
    assert [bounds.is_new(7), bounds.is_new(7), bounds.is_new(8)] == [True, False, True]
    assert all(bounds.is_new(100 + number) for number in range(MOST_INTERACTIONS - 2))
    assert not bounds.is_new(7), "as many as are remembered came after it"


@pytest.mark.parametrize(("costly", "most"), [(True, COSTLY_AT_ONCE), (False, AT_ONCE)])
async def test_one_person_has_little_under_way_at_a_time_and_others_have_theirs(costly: bool, most: int) -> None:
    bounds, under_way = Bounds(), 0
    gate = asyncio.Event()

    async def work(user_id: int, costly: bool) -> None:
        nonlocal under_way
        async with bounds.turn(user_id, costly=costly):
            under_way += 1
            await gate.wait()
            under_way -= 1

    tasks = [asyncio.ensure_future(work(1, costly)) for _ in range(10)]
    tasks += [asyncio.ensure_future(work(2, costly)), asyncio.ensure_future(work(1, not costly))]
    for _ in range(5):
        await asyncio.sleep(0)
    assert under_way == most + 2
    gate.set()
    await asyncio.gather(*tasks)
