"""Figures for Prometheus: complete, of this bot, and each alert rule fires when it is to and not otherwise."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Any

import prometheus_client as prometheus
import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families as openmetrics

from bot.db import backup, reach
from bot.metrics import METRICS, Metrics, route_of
from bot.services.upkeep.exposition import Seen, exposed
from bot.settings import BadSettingError
from bot.ui.press.house import House
from tests.support.catalogues import ROOT
from tests.support.people import BEN, started

ALERTS = (ROOT / "deploy/alerts.yml").read_text(encoding="utf-8")
BOARD = (ROOT / "deploy/grafana.json").read_text(encoding="utf-8")
RULES = dict(re.findall(r"- alert: (\w+)\n\s+expr: (.+)", ALERTS))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/1/aW50/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/1/aW50/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        (
            "/api/v10/channels/1/messages/2/reactions/%F0%9F%91%8D/@me",
            "/channels/{id}/messages/{id}/reactions/{emoji}/@me",
        ),
        ("/api/v10/users/@me", "/users/@me"),
    ],
)
def test_routes_hold_neither_ids_nor_tokens(path: str, route: str) -> None:
    assert route_of(path) == route


async def test_by_http_all_figures_can_be_read(house: House, tmp_path: Path) -> None:
    house.settings = replace(house.settings, backup_dir=tmp_path / "copies")
    await started(house, BEN)
    await house.match.sweep.run()
    await backup.rotate(house.settings.database, house.settings.backup_dir, 3, house.clock.now())
    METRICS.requested("GET", "/api/v10/users/@me", 200)
    settings = replace(house.settings, metrics_port=free_port())
    async with exposed(settings, lambda: 7):
        asked = urllib.request.Request(
            f"http://127.0.0.1:{settings.metrics_port}/metrics",
            headers={"Accept": "application/openmetrics-text; version=1.0.0"},
        )

        def fetched() -> str:
            with urllib.request.urlopen(asked) as answer:
                return answer.read().decode()

        served = await asyncio.to_thread(fetched)
        with pytest.raises(BadSettingError, match="HOURGLASS_METRICS_PORT"):
            async with exposed(settings, lambda: 7):
                """The port is taken."""
    found = {sample.name: sample for family in openmetrics(served) for sample in family.samples}
    assert found["hourglass_servers"].value == 7
    assert found["hourglass_matches_running"].value == 1
    assert found["hourglass_stage_seconds_count"].labels["stage"]
    named = set(re.findall(r"\b(?:hourglass|process)_\w+", ALERTS + BOARD))
    assert named - set(found) == set(), "an alert or the dashboard names what nobody tells"


class Situation:
    """A house as an alert sees it."""

    def __init__(self, house: House, **settings: Any) -> None:
        self.house, self.settings, self.later = house, replace(house.settings, **settings), 0

    def value(self, name: str) -> float | None:
        registry = prometheus.CollectorRegistry()
        registry.register(Seen(self.settings, lambda: 1, lambda: self.house.clock.now() + self.later))
        return registry.get_sample_value(name)

    def fires(self, alert: str, given: float | None = None) -> bool:
        """given: in the place of what the bot sees."""
        found = re.fullmatch(r"(\w+) (<|>|==) ([\d.e]+)", RULES[alert])
        assert found, f"{alert}: a rule compares one figure with one number, so that this test can try it"
        value, bound = self.value(found[1]) if given is None else given, float(found[3])
        if value is None:
            return False
        return {"<": value < bound, ">": value > bound, "==": value == bound}[found[2]]


async def test_each_alert_fires_when_it_is_to(house: House, tmp_path: Path) -> None:
    house.settings = replace(house.settings, backup_dir=tmp_path / "copies")
    await started(house, BEN)
    await house.match.sweep.run()
    async with house.tables.db.write() as tx:
        await tx.execute("DELETE FROM outbox")
        await reach.note(tx, "here", house.clock.now(), anew=True)
    await backup.rotate(house.settings.database, house.settings.backup_dir, 3, house.clock.now())
    at = Situation(house)
    now = house.clock.now()
    os.utime(next(house.settings.backup_dir.iterdir()), (now, now))
    seen = [name for name in RULES if not RULES[name].startswith(("hourglass_loop", "process", "hourglass_disk"))]
    assert not [name for name in seen if at.fires(name)]
    tried: set[str] = set()

    def fired(name: str) -> None:
        tried.add(name)
        assert at.fires(name), name

    at.later = 200
    fired("HourglassDoesNotWork")
    at.later = 37 * 3600
    fired("HourglassCopyIsMissing")
    at.later = 0
    async with house.tables.db.write() as tx:
        await tx.execute("INSERT INTO outbox (match_id, kind, payload, next_try_at) VALUES (1, 'x', '{}', ?)", (now,))
    at.later = 601
    fired("HourglassMessagesWait")
    at.later = 0
    async with house.tables.db.write() as tx:
        await reach.note(tx, "lost", now, anew=False)
    fired("HourglassWithoutDiscord")
    async with house.tables.db.write() as tx:
        await tx.execute(
            "INSERT INTO failure (match_id, revision, seat, action, traceback, at) VALUES (1, 0, 0, '[]', '', 0)"
        )
        await tx.execute("UPDATE match SET trouble = 1")
    fired("HourglassMatchSetAside")
    assert tried == set(seen)
    of_the_machine = {
        "HourglassDiskNearlyFull": (5e9, 5e8),
        "HourglassLoopHeldUp": (0.05, 3.0),
        "HourglassMuchMemory": (2.5e8, 9e8),
    }
    assert set(seen) | set(of_the_machine) == set(RULES)
    for name, (usual, bad) in of_the_machine.items():
        assert (at.fires(name, usual), at.fires(name, bad)) == (False, True), name


@pytest.mark.skipif(shutil.which("promtool") is None, reason="there is no promtool here")
async def test_the_tool_of_prometheus_has_nothing_against_figures_and_rules(house: House) -> None:
    seen = prometheus.CollectorRegistry()
    seen.register(Seen(house.settings, lambda: 1, house.clock.now))
    METRICS.requested("GET", "/api/v10/users/@me", 200)
    figures = [prometheus.generate_latest(registry) for registry in (seen, METRICS.registry)]

    def checked() -> None:
        for one in figures:
            subprocess.run(["promtool", "check", "metrics"], input=one, check=True)
        subprocess.run(["promtool", "check", "rules", str(ROOT / "deploy/alerts.yml")], check=True)

    await asyncio.to_thread(checked)


def test_what_holds_up_the_loop_is_told_for_a_minute() -> None:
    metrics = Metrics()
    name = "hourglass_loop_lag_seconds"
    assert metrics.registry.get_sample_value(name) == 0
    metrics.lagged(4.0)
    assert metrics.registry.get_sample_value(name) == 4.0
    for _ in range(60):
        metrics.lagged(0.01)
    assert metrics.registry.get_sample_value(name) == 0.01


def test_the_dashboard_is_one() -> None:
    board = json.loads(BOARD)
    assert board["title"] == "Hourglass"
    titles = [panel["title"] for panel in board["panels"]]
    assert len(titles) == len(set(titles)) >= 8
