"""Figures about the work of this process since the last time they were asked for.

Kept in one place for the whole process, so that wherever something happens one line notes it. Durations only, by stage:
nothing of what was worked on.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Generator
from contextlib import contextmanager
from math import ceil
from typing import Literal, get_args

Stage = Literal["read", "apply", "commit", "draw", "answer"]
"""read: a transaction that only reads; apply: the rules; commit: until it is on disk; draw: a picture, with the wait
for its turn; answer: from a press until it was answered in full."""

STAGES: tuple[Stage, ...] = get_args(Stage)
KEPT = 4096
"""How many durations of a stage are kept: the newest."""


class Metrics:
    """Counts and durations."""

    def __init__(self) -> None:
        self._seconds: dict[Stage, deque[float]] = {stage: deque(maxlen=KEPT) for stage in STAGES}
        self._counts: Counter[str] = Counter()

    def observe(self, stage: Stage, seconds: float) -> None:
        """Note how long something took."""
        self._seconds[stage].append(seconds)
        self._counts[stage] += 1

    @contextmanager
    def timed(self, stage: Stage) -> Generator[None]:
        """Note how long the block takes, also if it fails."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.observe(stage, time.perf_counter() - begun)

    def rate_limited(self) -> None:
        """Note that Discord has answered 429."""
        self._counts["429"] += 1

    def taken(self) -> dict[str, int | float]:
        """What was noted since the last call: `presses`, `429`, and `<stage>_p50`, `<stage>_p95` in milliseconds.

        A stage that did not happen is left out.
        """
        found: dict[str, int | float] = {"presses": self._counts["answer"], "429": self._counts["429"]}
        for stage, seconds in self._seconds.items():
            if seconds:
                ordered = sorted(seconds)
                found[f"{stage}_p50"] = _milliseconds(ordered, 0.50)
                found[f"{stage}_p95"] = _milliseconds(ordered, 0.95)
                seconds.clear()
        self._counts.clear()
        return found


def _milliseconds(ordered: list[float], share: float) -> float:
    """The smallest duration that at least this share of all do not exceed."""
    return round(1000 * ordered[ceil(share * len(ordered)) - 1], 1)


METRICS = Metrics()
"""Those of this process."""
