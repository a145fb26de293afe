"""Figures about the work: what has failed and what was refused counts too."""

from __future__ import annotations

import contextlib

from bot.metrics import Metrics


def test_what_fails_took_its_time_too() -> None:
    metrics = Metrics()
    with contextlib.suppress(ZeroDivisionError), metrics.timed("draw"):
        raise ZeroDivisionError
    assert metrics.registry.get_sample_value("hourglass_stage_seconds_count", {"stage": "draw"}) == 1
    assert metrics.registry.get_sample_value("hourglass_stage_seconds_count", {"stage": "think"}) == 0


def test_what_discord_refused_because_it_was_too_much_is_told_by_its_route() -> None:
    metrics = Metrics()
    for status in (200, 429, 429):
        metrics.requested("POST", "/api/v10/channels/1/messages", status)
    asked = {"method": "POST", "route": "/channels/{id}/messages"}
    assert metrics.registry.get_sample_value("hourglass_requests_total", {**asked, "status": "429"}) == 2
    assert metrics.registry.get_sample_value("hourglass_requests_total", {**asked, "status": "200"}) == 1
