"""A finger on the board: what is no tap is none, what comes too late presses nothing, and pages follow each other."""

from __future__ import annotations

from pathlib import Path

from bot.services.processes import right_of_way
from tests.support.drawing import DrawnHere
from tests.support.pages import Site, site_at
from tests.support.tables import stored, user_of
from tests.support.tapper import Tapper, chromium, clean

AREA = "button.hot:not(.barred)"


async def somebody(site: Site, browser: object, **how: object) -> Tapper:
    """Whoever is asked at a match of Yucata'."""
    table = await stored(site.house, "yucata", 2, 4)
    tapper = await Tapper.arrive(browser, await site.link(user_of(table.actors()[0])), **how)  # pyright: ignore
    await tapper.settled()
    await tapper.rests()
    return tapper


async def test_what_slips_or_is_held_while_the_board_changes_is_no_tap(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        page, mouse = ana.page, ana.page.mouse
        await page.locator(AREA).first.scroll_into_view_if_needed()
        box = await page.locator(AREA).first.bounding_box()
        assert box is not None
        x, y = box["x"] + 20, box["y"] + 20
        await mouse.move(x, y)
        await mouse.down()
        await mouse.move(x + 30, y + 5)
        await mouse.up()
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert await page.locator(".hot.on").count() == 0, "the finger slipped"
        await mouse.move(x, y)
        await mouse.down()
        table = await site.house.tables.load(1)
        user = user_of(table.actors()[0])
        told = page.expect_response(lambda answer: answer.url.endswith("/m/1"))
        async with told:
            await site.house.match.steps.act(1, user, table.row.revision, 0)
        assert await page.locator(AREA).count(), "what stands under a finger stays until it is lifted"
        await mouse.up()
        await page.wait_for_selector("main:not(:has(#bar))")
        assert (await site.house.tables.load(1)).row.revision == table.row.revision + 1
        await clean([ana])


HASTY = """() => {
    const watcher = new MutationObserver(() => {
        const play = document.querySelector("#play");
        if (!play) return;
        watcher.disconnect();
        play.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
        document.body.dataset.tried = "1";
    });
    watcher.observe(document.body, { subtree: true, childList: true });
}"""
"""Presses what plays as soon as it stands there."""


async def test_nothing_is_pressed_by_a_finger_that_was_on_its_way(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        before = (await site.house.tables.load(1)).row.revision
        await ana.page.evaluate(HASTY)
        await ana.change(ana.page.locator(AREA).first)
        await ana.page.wait_for_selector("body[data-tried]")
        assert await ana.page.locator("#play").count() == 1
        assert (await site.house.tables.load(1)).row.revision == before
        await clean([ana])


async def test_two_pages_of_one_person_follow_each_other_and_a_late_press_gets_the_new_board(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        user = user_of((await site.house.tables.load(1)).actors()[0])
        second = await Tapper.arrive(browser, await site.link(user), width=390, height=844, hand="touch")
        await ana.change(ana.page.locator(AREA).first)
        await second.settled()
        await second.decide()
        await ana.page.wait_for_selector(".note:has-text('moved on'), main:not(:has(#bar))")
        assert await ana.page.locator("#play").count() == 0
        await clean([ana, second])


async def test_what_may_not_be_done_says_why(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        table = await stored(site.house, "nereus", 2, 10)
        ana = await Tapper.arrive(browser, await site.link(user_of(table.actors()[0])))
        await ana.settled()
        await ana.change(ana.page.locator("button.hot.barred").first)
        assert "Not now" in await ana.page.locator("#bar").inner_text()
        assert await ana.page.locator("#bar .why li").count()
        assert await ana.page.locator("#play").count() == 0
        await clean([ana])


async def test_undo_takes_a_tap_back(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        ana = await somebody(site, browser)
        before = (await site.house.tables.load(1)).row.revision
        await ana.decide()
        await ana.change(ana.page.locator(".tools button", has_text="Undo"))
        assert (await site.house.tables.load(1)).row.revision > before + 1
        await ana.page.wait_for_selector(AREA)
        await clean([ana])


async def test_a_late_picture_follows_and_nothing_is_lost(tmp_path: Path, monkeypatch: object) -> None:
    monkeypatch.setattr(right_of_way, "PATIENCE", 0.0)  # pyright: ignore
    async with site_at(tmp_path, draws=DrawnHere()) as site, chromium() as browser:
        table = await stored(site.house, "yucata", 2, 4)
        ana = await Tapper.arrive(browser, await site.link(user_of(table.actors()[0])))
        assert await ana.asked(), "the question stands at once"
        await ana.page.wait_for_selector(AREA)
        await ana.decide()
        assert (await site.house.tables.load(1)).row.revision > table.row.revision
        await clean([ana])
