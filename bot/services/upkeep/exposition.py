"""Figures for Prometheus: those of the work (`bot.metrics`) and of what `health` sees, by HTTP."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import prometheus_client as prometheus
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.metrics import METRICS
from bot.services.upkeep.health import health
from bot.settings import BadSettingError, Settings

HERE = "127.0.0.1"

SEEN = {
    "running": ("matches_running", "Matches that are played."),
    "set_aside": ("matches_set_aside", "Matches that failed inside and wait for the operator."),
    "other_rules": ("matches_other_rules", "Matches of another rules version, which cannot be played."),
    "outbox": ("outbox_messages", "Messages still to be sent."),
    "outbox_lag": ("outbox_lag_seconds", "For how long the oldest of them waits."),
    "pulse_age": ("pulse_age_seconds", "How old the last sign of life is."),
    "database_size": ("database_bytes", "Size of the database."),
    "backup_age": ("backup_age_seconds", "How old the newest nightly copy is."),
    "disk_free": ("disk_free_bytes", "Room beside the database."),
}
"""By what `health` calls it: how it is called here, and what it is."""


class Seen(Collector):
    """What `health` sees, looked up whenever somebody asks."""

    def __init__(self, settings: Settings, servers: Callable[[], int], now: Callable[[], float]) -> None:
        self._settings = settings
        self._servers = servers
        self._now = now

    def collect(self) -> Iterator[Metric]:
        """Gauges. What cannot be known is left out; `hourglass_healthy` is 0 then."""
        found: dict[str, Any] = health(self._settings, int(self._now()))
        yield _gauge("healthy", "Whether the bot works, as `hourglass health` has it.", found["healthy"])
        yield _gauge("warnings", "How many things there are for the operator to look at.", len(found["warnings"]))
        yield _gauge("connected", "Whether Discord answers and presses arrive.", found.get("discord") == "here")
        yield _gauge("servers", "Servers that the bot is on.", self._servers())
        for key, (name, what) in SEEN.items():
            if found.get(key) is not None:
                yield _gauge(name, what, found[key])


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"hourglass_{name}", what, value=float(value))


@asynccontextmanager
async def exposed(settings: Settings, servers: Callable[[], int]) -> AsyncGenerator[None]:
    """Meanwhile the figures can be read where the settings say.

    servers: on how many the bot is.   Raises BadSettingError if the port is taken.
    """
    if not settings.metrics_port:
        yield
        return
    registry = METRICS.registry
    try:
        server, thread = prometheus.start_http_server(settings.metrics_port, HERE, registry)
    except OSError as error:
        raise BadSettingError(
            f"HOURGLASS_METRICS_PORT is {settings.metrics_port}: {error.strerror}; expected a free port"
        ) from error
    seen = Seen(settings, servers, time.time)
    own = prometheus.ProcessCollector(registry=registry)
    registry.register(seen)
    try:
        yield
    finally:
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        thread.join()
        registry.unregister(seen)
        registry.unregister(own)
