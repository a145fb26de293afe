"""People who wait for no picture. On the simulated Discord no timer rings while a press is under way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.services.processes.right_of_way import Showing


def nobody_waits_for_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses gets words at once, unless the picture is kept."""
    honest = Showing.__init__

    def hurried(showing: Showing, *given: Any, patience: float | None = None, **named: Any) -> None:
        honest(showing, *given, patience=patience, **named)
        if patience is not None:
            asyncio.get_running_loop().call_soon(showing.give_up)

    monkeypatch.setattr(Showing, "__init__", hurried)
