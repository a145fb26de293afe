"""Figures about the work: the right ones, of the last minute only, in bounded memory."""

from __future__ import annotations

import contextlib

from bot.metrics import KEPT, Metrics


def test_half_and_nineteen_of_twenty_do_not_exceed_what_is_told() -> None:
    metrics = Metrics()
    for milliseconds in range(100, 0, -1):
        metrics.observe("answer", milliseconds / 1000)
    found = metrics.taken()
    assert found == {"presses": 100, "429": 0, "answer_p50": 50.0, "answer_p95": 95.0}
    assert metrics.taken() == {"presses": 0, "429": 0}


def test_the_newest_are_kept_and_all_are_counted() -> None:
    metrics = Metrics()
    for seconds in [9.0] * 10 + [1.0] * KEPT:
        metrics.observe("answer", seconds)
    found = metrics.taken()
    assert (found["presses"], found["answer_p95"]) == (KEPT + 10, 1000.0)


def test_what_fails_took_its_time_too() -> None:
    metrics = Metrics()
    with contextlib.suppress(ZeroDivisionError), metrics.timed("draw"):
        raise ZeroDivisionError
    assert "draw_p50" in metrics.taken()


def test_what_discord_refused_because_it_was_too_much_stands_in_the_line_of_the_log() -> None:
    metrics = Metrics()
    for status in (200, 429, 429):
        metrics.requested("POST", "/api/v10/channels/1/messages", status)
    assert metrics.taken()["429"] == 2
    assert metrics.taken()["429"] == 0, "of the last minute alone"
