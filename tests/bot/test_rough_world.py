"""A rough world: servers forbid, lock, delete and lose things, people come and go under names that are meant to break
something, the clock of the machine jumps, and anything is pressed. What always holds holds, and Discord takes it all.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.support.anybody import Anybody
from tests.support.rough import Rough
from tests.support.town import town
from tests.support.watched import Hasty, keep_watch

STEPS = 25


async def live_through(
    folder: Path, seed: int, steps: int, patch: pytest.MonkeyPatch, log: pytest.LogCaptureFixture
) -> None:
    """So many things are done or happen; what they were stands in the failure."""
    async with town(folder, 4, thinking=Hasty) as place:
        people = Anybody(place, Random(seed), patch)
        rough = Rough(people, Random(seed))
        await rough.settle_in()
        await people.settle_in()

        async def step() -> None:
            await (rough.happens() if rough.chance.random() < 0.3 else people.do_something())
            assert not rough.wrong

        async def calm() -> None:
            await rough.calm()
            await people.calm()

        await keep_watch(people, steps, step, calm, log)


async def test_what_always_holds_holds_in_a_rough_world(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await live_through(tmp_path, 3, STEPS, monkeypatch, caplog)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 110))
async def test_it_holds_there_for_long(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await live_through(tmp_path, seed, 75, monkeypatch, caplog)
