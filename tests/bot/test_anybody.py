"""Whatever people press, in any order, with Discord in trouble, time passing and the bot restarted: what always holds.

What they do is drawn by lot from what stands on their screens, so nothing here knows what the bot is for.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.support.anybody import Anybody
from tests.support.town import town
from tests.support.watched import Hasty, keep_watch

STEPS = 25


async def press_on(
    folder: Path, seed: int, steps: int, patch: pytest.MonkeyPatch, log: pytest.LogCaptureFixture
) -> None:
    """So many things are done; what was done stands in the failure."""
    async with town(folder, 4, thinking=Hasty) as place:
        people = Anybody(place, Random(seed), patch)
        await people.settle_in()

        async def step() -> None:
            if people.chance.random() < 0.05:
                people.discord.trouble()
            await people.do_something()

        await keep_watch(people, steps, step, people.calm, log)


async def test_what_always_holds_holds_whatever_is_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await press_on(tmp_path, 1, STEPS, monkeypatch, caplog)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 42))
async def test_it_holds_for_long(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await press_on(tmp_path, seed, 200, monkeypatch, caplog)
