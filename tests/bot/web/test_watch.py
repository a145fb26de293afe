"""What everybody may see of a table: as it stands, its pictures, every view after the end; the same for all who ask."""

from __future__ import annotations

import re
from pathlib import Path

from bot.web import watch
from bot.web.watch import TEXT_BYTES, TITLE_BYTES
from tests.support.pages import site_at
from tests.support.tables import stored, user_of


async def test_a_running_match_shows_nobodys_own_view_and_one_that_is_over_shows_all(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, site.browser() as anybody:
        await stored(site.house, "nereus", 2, 12)
        await stored(site.house, "yucata", 2, 10**6)
        async with anybody.get(f"/t/{await site.watch(1)}?e=0") as page:
            running = await page.text()
        assert "Whose view" not in running
        async with anybody.get(f"/t/{await site.watch(2)}?n=3&e=1") as page:
            over = await page.text()
        assert re.search(r'<option value="1" selected>', over)
        assert "Picture 3 of" in over


async def test_a_match_without_a_move_counts_no_pictures(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 0)
        async with site.browser(await site.session(user_of(0))) as browser:
            for path in ("/m/1/past", f"/t/{await site.watch(1)}?n=0"):
                async with browser.get(path) as page:
                    shown = await page.text()
                assert "Picture 0 of" not in shown
                assert 'type="range"' not in shown
                assert "As it stands" in shown


async def test_a_link_unfolds_to_the_picture_of_its_turn(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, site.browser() as anybody:
        table = await stored(site.house, "yucata", 2, 12)
        token = await site.watch(1)
        async with anybody.get(f"/t/{token}?n=4") as page:
            shown = await page.text()
        facts = dict(re.findall(r'<meta property="og:([^"]*)" content="([^"]*)"', shown))
        assert facts["url"] == f"{site.address}/t/{token}?n=4"
        assert facts["image"] == f"{site.address}/t/{token}/board.png?n=4"
        assert len(facts["title"].encode()) <= TITLE_BYTES
        assert len(facts["description"].encode()) <= TEXT_BYTES
        assert 'name="twitter:card" content="summary_large_image"' in shown
        assert table.row.started_at is not None


async def test_what_many_ask_for_is_made_once_until_something_changes(tmp_path: Path, monkeypatch: object) -> None:
    made: list[int] = []
    drawn = watch.watch_page

    async def counted(*given: object, **named: object) -> object:
        made.append(1)
        return await drawn(*given, **named)  # pyright: ignore

    monkeypatch.setattr(watch, "watch_page", counted)  # pyright: ignore
    async with site_at(tmp_path) as site, site.browser() as anybody:
        table = await stored(site.house, "yucata", 2, 4)
        here = f"/t/{await site.watch(1)}"
        async with anybody.get(f"{here}/live") as stream:
            await stream.content.readline()
            pages: list[str] = []
            for moved in (False, False, True):
                if moved:
                    user = user_of(table.actors()[0])
                    await site.house.match.steps.act(1, user, table.row.revision, 0)
                async with anybody.get(here) as page:
                    pages.append(re.sub(r'nonce="[^"]*"', "", await page.text()))
        assert len(made) == 2
        assert pages[0] == pages[1] != pages[2]


async def test_whoever_wants_no_name_there_has_none_at_once(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, site.browser() as anybody:
        table = await stored(site.house, "yucata", 2, 4)
        here, name = f"/t/{await site.watch(1)}", table.seats[0].name
        async with anybody.get(f"{here}/live") as stream:  # while it is open, pages are kept
            await stream.content.readline()
            for named in (True, False):
                await site.house.people.preferences.change(user_of(0), switched={"web-name": named})
                async with anybody.get(here) as page:
                    assert (name in await page.text()) is named
