"""All tables of a person on the web: whoever hears a button without what stands beside it knows its match."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.pages import site_at
from tests.support.tables import stored, user_of


async def test_each_way_to_a_match_is_named_after_it(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        for key in ("yucata", "port_royal", "yucata"):
            await stored(site.house, key, 2, 4)
        found: set[str] = set()
        for seat in range(2):
            async with site.browser(await site.session(user_of(seat))) as browser, browser.get("/") as page:
                found |= set(re.findall(r'<a class="b p" href="(/m/\d+)"[^>]* aria-label="([^"]*)"', await page.text()))
        assert found == {
            ("/m/1", "Play: Yucata&#x27; · table 1"),
            ("/m/2", "Play: Port Royal · table 2"),
            ("/m/3", "Play: Yucata&#x27; · table 3"),
        }
