"""Nobody rings another person without bound, and the same call is made once a day."""

from __future__ import annotations

from bot.clock import DAY, HOUR
from bot.services.telling.rings import MOST_AN_HOUR, Rings, caused, causer
from tests.support.clock import FakeClock

ANA, BEN, CLEO, ROLE = 1, 2, 3, 900


def rings(times: Rings, whom: int, call: str, *, by: int = ANA, once: str = "", role: bool = False) -> bool:
    with caused(by, call, once or call):
        return times.may(whom, role=role)


def test_one_person_rings_another_a_few_times_an_hour() -> None:
    clock = FakeClock()
    times = Rings(clock)
    assert sum(rings(times, BEN, f"table {number}") for number in range(100)) == MOST_AN_HOUR
    assert rings(times, CLEO, "table 1"), "each person is counted alone"
    assert rings(times, BEN, "table 1", by=CLEO), "and whoever rings"
    clock.advance(seconds=HOUR - 1)
    assert not rings(times, BEN, "another table")
    clock.advance(seconds=1)
    assert rings(times, BEN, "another table")


def test_the_same_call_is_made_once_a_day() -> None:
    clock = FakeClock()
    times = Rings(clock)
    assert rings(times, BEN, "full", once="first")
    clock.advance(seconds=DAY - 1)
    assert not rings(times, BEN, "full", once="second")
    assert rings(times, BEN, "full", once="first"), "tried again, it is the same message"
    clock.advance(seconds=1)
    assert rings(times, BEN, "full", once="third")


def test_a_role_rings_everybody_who_has_it() -> None:
    times = Rings(FakeClock())
    assert rings(times, BEN, "table 1")
    assert sum(rings(times, ROLE, f"table {number}", role=True) for number in range(10)) == MOST_AN_HOUR - 1
    assert not rings(times, BEN, "table 20")
    assert rings(times, CLEO, "table 20")
    assert not rings(times, CLEO, "table 21")


def test_what_nobody_has_caused_and_what_rings_oneself_is_not_counted() -> None:
    times = Rings(FakeClock())
    assert all(rings(times, BEN, f"your turn {number}", by=0) for number in range(10))
    assert all(rings(times, ANA, f"your answer {number}") for number in range(10))
    assert causer() == 0
