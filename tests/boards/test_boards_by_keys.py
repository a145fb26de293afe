"""Somebody who plays by keys alone: everything is reached by Tab and seen where it is, and the focus never leaves the
hand: not by what others do, not by what is chosen, given up or opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.ui.press import bounds
from tests.support.pages import Site, site_at
from tests.support.tables import stored, user_of
from tests.support.tapper import SEEN, STOPS, Tapper, chromium, clean

AREA = "button.hot:not(.barred)"
FOCUSED = "() => document.activeElement.id || document.activeElement.ariaLabel || document.activeElement.textContent"
TAKEN = "(one) => one === document.activeElement"


async def somebody(site: Site, browser: Any, seat: int | None = None, *, moves: int = 4, **how: Any) -> Tapper:
    """Whoever is asked at a match of Yucata', or sits on a seat of it."""
    table = await stored(site.house, "yucata", 2, moves)
    seat = table.actors()[0] if seat is None else (table.actors()[0] + seat) % 2
    ana = await Tapper.arrive(browser, await site.link(user_of(seat)), hand="keys", **how)
    await ana.settled()
    return ana


WHERE = f"() => [({SEEN})(document.activeElement), document.activeElement.outerHTML]"
"""What has the focus, and whether that is in sight."""


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (640, 450), (320, 640)])
async def test_tab_reaches_everything_and_it_is_seen(width: int, height: int, tmp_path: Path) -> None:
    """The second as 1,280 at 200 %."""
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser, width=width, height=height)
        for path in ("/m/1", "/m/1/past", f"/t/{await site.watch(1)}", "/"):
            await ana.page.goto(site.address + path)
            await ana.settled()
            for one in await ana.page.evaluate(f"() => ({STOPS})().map((one) => one.outerHTML)"):
                await ana.page.keyboard.press("Tab")
                assert await ana.page.evaluate(WHERE) == [True, one]
        await clean([ana])


async def test_what_is_chosen_by_key_leads_to_the_bar_and_escape_back(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        area = ana.page.locator(AREA).nth(2)
        name = await area.get_attribute("aria-label")
        await ana.change(area)
        assert await ana.page.evaluate(FOCUSED) == "bar"
        before = await ana.page.evaluate("() => document.documentElement.dataset.shown")
        await ana.page.keyboard.press("Escape")
        await ana.page.wait_for_function("(before) => document.documentElement.dataset.shown !== before", arg=before)
        assert await ana.page.locator(".hot.on, #play").count() == 0
        assert await ana.page.evaluate(FOCUSED) == name
        await ana.page.keyboard.press("Enter")
        await ana.page.wait_for_selector("#play")
        await ana.page.keyboard.press("Tab")
        assert await ana.page.locator("#play").evaluate(TAKEN), "the next way from the bar is to the button that plays"
        await clean([ana])


async def test_what_is_opened_is_closed_by_escape_where_it_was_opened(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        rules = ana.page.locator(".tools button", has_text="How to play")
        await ana.change(rules)
        assert await ana.page.evaluate(FOCUSED) == "sheet"
        await ana.page.keyboard.press("Escape")
        await ana.page.wait_for_selector("main:not(:has(#sheet))")
        assert await rules.evaluate(TAKEN)
        await clean([ana])


async def test_what_others_do_leaves_the_focus_where_it_is(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ben = await somebody(site, browser, 1)
        tool = ben.page.locator(".tools button", has_text="How to play")
        await ben.reach(tool)
        table = await site.house.tables.load(1)
        before = await ben.page.evaluate("() => document.documentElement.dataset.shown")
        await site.house.match.steps.act(1, user_of(table.actors()[0]), table.row.revision, 0)
        await ben.page.wait_for_function("(before) => document.documentElement.dataset.shown !== before", arg=before)
        assert await tool.evaluate(TAKEN)
        await clean([ben])


async def test_after_a_move_the_keys_lead_on(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        await stored(site.house, "yucata", 2, 4)
        await ana.change(ana.page.locator(AREA).first)
        await ana.change(ana.page.locator("#play"))
        assert await ana.page.evaluate(FOCUSED) == "main", "nothing is asked any more"
        await ana.change(ana.page.locator(".next"))
        assert ana.page.url.endswith("/m/2")
        assert await ana.page.evaluate(FOCUSED) == "main", "another page begins at its top"
        await ana.change(ana.page.locator(AREA).first)
        await clean([ana])


async def test_what_is_gone_leads_to_what_is_asked(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        await ana.change(ana.page.locator(AREA).first)
        await ana.change(ana.page.locator("#play"))
        undo = ana.page.locator(".tools button", has_text="Undo")
        await ana.change(undo)
        assert await undo.count() == 0
        assert await ana.page.evaluate(FOCUSED) == "bar"
        await clean([ana])


async def test_the_slider_follows_the_keys(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser, moves=12)
        await ana.page.goto(f"{site.address}/m/1/past")
        track = ana.page.locator("input[type=range]")
        last = int(await track.input_value())
        await ana.reach(track)
        seen = ana.page.expect_response(lambda answer: f"n={last - 1}" in answer.url)
        async with seen:
            await ana.page.keyboard.press("ArrowLeft")
        await ana.page.keyboard.press("ArrowLeft")
        await ana.page.keyboard.press("ArrowLeft")
        await ana.page.wait_for_url(f"**/past?n={last - 3}*")
        assert await track.evaluate(TAKEN)
        assert await track.input_value() == str(last - 3)
        await ana.change(ana.page.locator(".slider a[aria-label]").first)
        assert await ana.page.evaluate(FOCUSED) == "slider", "there is no way further back"
        shows = ana.page.locator(".slider button")
        await ana.change(shows)
        assert await shows.evaluate(TAKEN), "what has no name is known by its words"
        await clean([ana])


async def test_too_much_at_once_takes_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        area = ana.page.locator(AREA).first
        with monkeypatch.context() as poor:
            poor.setattr(bounds, "FULL", 0.0)
            await ana.press(area)
            await ana.page.wait_for_selector("#told:not(:empty)")
        assert await area.evaluate(TAKEN)
        await ana.page.wait_for_function("() => !('busy' in document.documentElement.dataset)")
        while not await ana.page.locator("#play").count():
            await ana.change(area)
        assert await ana.page.locator("#told:empty").count() == 1
