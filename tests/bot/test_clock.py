"""The machine's clock as the bot tells it."""

from __future__ import annotations

import pytest

from bot.clock import STANDS_SECONDS, SystemClock

NOON = 1_790_000_000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the machine says; the last one counts."""
    said: list[float] = [NOON + 0.9]
    monkeypatch.setattr("bot.clock.time.time", lambda: said[-1])
    return said


def test_it_tells_whole_seconds(machine: list[float]) -> None:
    assert SystemClock().now() == NOON


def test_while_it_is_put_right_backwards_it_stands_and_then_goes_on(machine: list[float]) -> None:
    clock, told = SystemClock(), list[int]()
    for machine_says in (NOON, NOON - 100, NOON - 1, NOON - STANDS_SECONDS, NOON, NOON + 1, NOON + 86400):
        machine.append(machine_says)
        told.append(clock.now())
    assert told == [NOON, NOON, NOON, NOON, NOON, NOON + 1, NOON + 86400]


def test_another_time_altogether_is_taken_as_it_is(machine: list[float]) -> None:
    clock = SystemClock()
    for machine_says in (NOON, NOON - STANDS_SECONDS - 1, NOON - STANDS_SECONDS):
        machine.append(machine_says)
        assert clock.now() == machine_says


def test_it_tells_once_that_the_machine_has_slept(machine: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    ran = [1000.0]
    monkeypatch.setattr("bot.clock.time.monotonic", lambda: ran[-1])
    clock = SystemClock()
    machine.append(NOON + 500)
    ran.append(1500.0)
    assert not clock.woke(), "both clocks went on"
    machine.append(NOON + 500 + 3600)
    assert clock.woke(), "only the day went on"
    assert not clock.woke(), "it was told"
