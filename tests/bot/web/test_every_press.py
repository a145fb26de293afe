"""Whatever can be pressed on the pages of a table is answered there, by the handler of Discord, and fails nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import registry
from tests.support.pages import forms, kind, site_at
from tests.support.tables import stored, user_of

MOST = 60
AT_LAST = ("resign", "askresign", "end", "askend")
"""What ends the match is pressed after everything else."""


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.parametrize("steps", [9, 10**6])
async def test_every_button_is_answered(key: str, steps: int, tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        table = await stored(site.house, key, registry.game(key).players[0], steps)
        seat = next(iter(table.actors()), 0)
        async with site.browser(await site.session(user_of(seat)), Origin=site.address) as browser:
            async with browser.get("/m/1") as page:
                waiting, seen = forms(await page.text()), set[str]()
            while waiting and len(seen) < MOST:
                waiting.sort(key=lambda one: kind(one).split()[0] in AT_LAST)
                data = waiting.pop(0)
                if kind(data) in seen or data["p"] == "":
                    continue
                seen.add(kind(data))
                site.house.bounds._purses.clear()  # pyright: ignore[reportPrivateUsage]
                site.server._guard._bounds._purses.clear()  # pyright: ignore[reportPrivateUsage]
                async with browser.post("/m/1", data=data) as answer:
                    shown = await answer.text()
                    assert answer.status in (200, 404), (data, answer.status)
                    assert "went wrong inside" not in shown, data
                waiting += forms(shown)
            assert len(seen) > 5
            assert not await site.house.tables.db.all("SELECT * FROM failure")
