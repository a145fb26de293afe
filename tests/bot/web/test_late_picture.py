"""A picture that is not there yet: the page comes without it, but a tap on it is never forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.services.processes import right_of_way
from tests.support.pages import site_at
from tests.support.tables import stored, user_of


async def test_a_tap_is_not_forgotten_while_its_picture_is_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_at(tmp_path) as site:
        table = await stored(site.house, "yucata", 2, 4)
        user = user_of(table.actors()[0])
        monkeypatch.setattr(right_of_way, "PATIENCE", 600.0)
        async with site.browser(await site.session(user)) as browser, browser.get("/m/1") as page:
            places = re.findall(r'<button class="hot [^"]*" name="t" value="([^"]*)" aria-label', await page.text())
        monkeypatch.setattr(right_of_way, "PATIENCE", 0.0)
        entered = await site.doors.enter(await site.doors.link(user, "Ana", "de", 1))  # of whose pictures none is drawn
        assert entered is not None
        async with site.browser(entered[0]) as browser:
            async with browser.get("/m/1") as page:
                assert re.search(r"<main[^>]* data-late", await page.text()), "nobody has tapped, so nobody waits"
            tapped = {"r": str(table.row.revision), "t": places[0]}
            async with browser.get("/m/1", params=tapped) as page:
                assert 'id="play"' in await page.text()
