"""Whatever can be pressed on the pages of a table is answered there, by the handler of Discord, and fails nowhere."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest

from engine import registry
from tests.support.pages import site_at, token_in
from tests.support.tables import stored, user_of

SENT = re.compile(r'<form[^>]*method="post"[^>]*>.*?</form>', re.DOTALL)
PRESS = re.compile(r'name="p" value="([^"]*)"')
OPTION = re.compile(r'<option value="([^"]+)"')
SELECT = re.compile(r'<select name="([^"]*)"')
ASKED = re.compile(r'name="g" value="([^"]*)"')
MOST = 60
AT_LAST = ("resign", "askresign", "end", "askend")
"""What ends the match is pressed after everything else."""


def forms(page: str) -> list[dict[str, Any]]:
    """What can be sent: every button of every form, with the first choice of each list."""
    found: list[dict[str, Any]] = []
    for form in SENT.findall(page):
        if 'name="token"' not in form:  # light or dark
            continue
        data: dict[str, Any] = {"token": token_in(form)}
        for name in SELECT.findall(form):
            data[name] = html.unescape(next(iter(OPTION.findall(form)), ""))
        if asked := ASKED.findall(form):
            data["g"] = asked[0]
        found += [{**data, "p": html.unescape(press)} for press in PRESS.findall(form)]
    return found


def kind(data: dict[str, Any]) -> str:
    """What of two presses is the same as far as the handler goes."""
    return f"{data['p'].split(':')[1]} {str(data.get('v', '')).partition(':')[0]}"


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.parametrize("steps", [9, 10**6])
async def test_every_button_is_answered(key: str, steps: int, tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        table = await stored(site.house, key, 2, steps)
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
