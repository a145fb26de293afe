"""Nothing on the pages of tables keeps somebody out: axe-core finds nothing, and everything is there without script, at
320 pixels and larger letters, in both looks and languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from axe_playwright_python.async_playwright import Axe

from engine import registry
from tests.support.pages import Site, site_at
from tests.support.tables import stored, user_of
from tests.support.tapper import Tapper, chromium

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LEAST = 44
SIZES = """(least) => [...document.querySelectorAll("main :is(button, a.b, select, input:not([type=hidden]))")]
    .filter((one) => one.offsetParent)
    .map((one) => [one.textContent || one.name, ...["width", "height"].map((side) =>
        Math.max(one.getBoundingClientRect()[side], one.closest("label")?.getBoundingClientRect()[side] ?? 0))])
    .filter(([, width, height]) => Math.min(width, height) < least - 0.5)"""
WIDEST = """() => [...document.querySelectorAll("body *")].filter((one) => !one.closest(".scroller"))
    .sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0].outerHTML.slice(0, 200)"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


async def found(page: Any) -> list[tuple[str, list[str]]]:
    """What axe-core finds: rule and places."""
    told = await Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}})
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in told.response["violations"]]


async def pages_of(site: Site) -> list[str]:
    """A page of each kind, with matches of all games."""
    paths = ["/"]
    for number, key in enumerate(registry.keys(), 1):
        table = await stored(site.house, key, 2, 12)
        seat = table.seat_of(user_of(0))
        paths.append(f"/m/{number}" if seat in table.actors() else f"/m/{number}?n=0")
    token = await site.watch(1)
    return [*paths, "/m/1/past", f"/t/{token}", f"/t/{token}?n=3", f"/t/{token}/words", "/t/nothing"]


async def test_axe_finds_nothing(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        paths = await pages_of(site)
        session = await site.session(user_of(0))
        looks: tuple[tuple[Literal["dark", "light"], str, int], ...] = (("dark", "en", 1280), ("light", "de", 390))
        for look, language, width in looks:
            context = await browser.new_context(
                color_scheme=look, locale=language, viewport={"width": width, "height": 800}, bypass_csp=True
            )
            await context.add_cookies([{"name": "hourglass-session", "value": session, "url": site.address}])
            page = await context.new_page()
            for path in (*paths, await site.link(user_of(1))):
                await page.goto(path if path.startswith("http") else site.address + path)
                assert await found(page) == [], (path, look)
                assert await page.evaluate(SIZES, LEAST) == [], path
                assert await page.evaluate(WIDER) <= 0, path
            await context.close()


async def test_it_fits_on_the_smallest_phone_and_with_the_largest_letters(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        paths = await pages_of(site)
        session = await site.session(user_of(0))
        for width, scale in ((320, 1), (640, 2)):  # a page of 1,280 at 200 % is one of 640
            context = await browser.new_context(
                viewport={"width": width, "height": 640}, device_scale_factor=scale, bypass_csp=True
            )
            await context.add_cookies([{"name": "hourglass-session", "value": session, "url": site.address}])
            page = await context.new_page()
            for path in paths:
                await page.goto(site.address + path)
                assert await page.evaluate(WIDER) <= 0, (path, width, await page.evaluate(WIDEST))
                assert await page.evaluate(SIZES, LEAST) == [], (path, width)
            await context.close()


async def test_a_decision_is_made_without_script(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        table = await stored(site.house, "yucata", 2, 4)
        user = user_of(table.actors()[0])
        context = await browser.new_context(java_script_enabled=False)
        page = await context.new_page()
        await page.goto(await site.link(user))
        await page.click("#open")
        await page.click("button.hot:not(.barred) >> nth=0")
        assert await page.locator("noscript meta[http-equiv=refresh]").count() == 0, "nothing takes the choice away"
        await page.click("#play")
        assert await page.locator(".since").count()
        assert (await site.house.tables.load(1)).row.revision > table.row.revision
        await context.close()


async def test_areas_are_buttons_in_reading_order_and_work_by_keys(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, chromium() as browser:
        table = await stored(site.house, "yucata", 2, 4)
        user = user_of(table.actors()[0])
        ana = await Tapper.arrive(browser, await site.link(user), hand="keys")
        await ana.settled()
        names = await ana.page.eval_on_selector_all("button.hot", "(all) => all.map((one) => one.ariaLabel)")
        assert len(names) == len(set(names))
        assert all(names)
        await ana.decide()
        assert (await site.house.tables.load(1)).row.revision > table.row.revision
        assert await ana.page.evaluate("() => document.activeElement !== document.body"), "the focus is kept"
