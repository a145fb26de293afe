"""Figures about the work of this process since it began.

Kept in one place for the whole process, so that wherever something happens one line notes it. Durations and
counts only, nothing of what was worked on.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Generator
from contextlib import contextmanager
from typing import Literal, get_args

import prometheus_client as prometheus

Stage = Literal["read", "apply", "commit", "draw", "think", "pace", "answer"]
"""read: a transaction that only reads; apply: the rules; commit: until it is on disk; draw: a picture, with the wait
for its turn; think: a thought of a computer, with the wait for its turn; pace: the wait of a
request, so that Discord is not asked too fast; answer: from a press until it was answered in full."""

STAGES: tuple[Stage, ...] = get_args(Stage)
LAGS = 60
"""Of how many looks at the event loop the longest lag is told."""
SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30)
"""Bounds between which durations are counted."""
IDS = re.compile(r"(?<=/)\d+(?=/|$)")
TOKENS = re.compile(r"(/(?:webhooks|interactions)/\{id\}/)[^/]+")


class Metrics:
    """Counts and durations. `registry` has them as Prometheus reads them."""

    def __init__(self) -> None:
        self.registry = prometheus.CollectorRegistry()
        self._lags = deque[float](maxlen=LAGS)
        self._stages = prometheus.Histogram(
            "hourglass_stage_seconds", "How long each part of the work took.", ["stage"], buckets=SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self._requests = prometheus.Counter(
            "hourglass_requests", "Requests that Discord has answered.", ["method", "route", "status"],
            registry=self.registry,
        )  # fmt: skip
        self._errors = prometheus.Counter(
            "hourglass_errors", "Lines of the log that tell of an error.", registry=self.registry
        )
        self._lag = prometheus.Gauge(
            "hourglass_loop_lag_seconds", "The longest time in the last minute that the event loop was held up.",
            registry=self.registry,
        )  # fmt: skip
        self._lag.set_function(lambda: max(self._lags, default=0.0))
        for stage in STAGES:
            self._stages.labels(stage)  # there from the start, so that its first time counts

    def observe(self, stage: Stage, seconds: float) -> None:
        """Note how long something took."""
        self._stages.labels(stage).observe(seconds)

    @contextmanager
    def timed(self, stage: Stage) -> Generator[None]:
        """Note how long the block takes, also if it fails."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.observe(stage, time.perf_counter() - begun)

    def requested(self, method: str, path: str, status: int) -> None:
        """Note that Discord has answered a request with this status."""
        self._requests.labels(method, route_of(path), str(status)).inc()

    def lagged(self, seconds: float) -> None:
        """Note how late the event loop came to something that was due."""
        self._lags.append(seconds)

    def erred(self) -> None:
        """Note that the log tells of an error."""
        self._errors.inc()


def route_of(path: str) -> str:
    """The route that a path of Discord's API belongs to: without version, ids and tokens."""
    route = IDS.sub("{id}", re.sub(r"^/api/v\d+", "", path))
    route = TOKENS.sub(r"\1{token}", route)
    return re.sub(r"(/reactions/)[^/]+", r"\1{emoji}", route)


METRICS = Metrics()
"""Those of this process."""
