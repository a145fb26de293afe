"""Somebody who plays on the page of a table in a browser: taps the picture, presses the bar."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal

from engine.core.chance import Fast
from tests.support.browser import FLAGS, named_browser

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page

Hand = Literal["mouse", "touch", "keys"]
PATIENCE_MS = 20_000
STOPS = """() => [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")]
    .filter((one) => !one.disabled && one.checkVisibility())"""
"""What Tab reaches, from the top."""
WAY = f"""(there) => {{
    const stops = ({STOPS})();
    const at = document.activeElement;
    if (at === document.body || at === there) return [at === there, stops.indexOf(there) + 1, 0];
    const behind = (one) => at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    const ahead = stops.filter((one) => one !== at && behind(one));
    const before = stops.filter((one) => one !== at && !behind(one)).reverse();
    return [false, ahead.indexOf(there) + 1, before.indexOf(there) + 1];
}}"""
"""Whether something has the focus, and how often Tab, or Shift and Tab, is pressed until it has."""
THROWN = """() => {
    const thrown = Boolean(window.reached) && document.activeElement === document.body;
    window.reached = true;
    return thrown;
}"""
"""Whether whoever was somewhere on this page has been thrown back to its top."""
SEEN = """(one) => {
    const box = one.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    return one.matches(":focus-visible") && one.contains(document.elementFromPoint(...at));
}"""
"""Whether somebody sees that something has the focus: nothing lies over it."""


@asynccontextmanager
async def chromium() -> AsyncGenerator[Browser]:
    """The browser that HOURGLASS_BROWSER names; without one the test is skipped."""
    executable = named_browser()
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        try:
            yield browser
        finally:
            await browser.close()


class Tapper:
    """A person at a page."""

    def __init__(self, page: Page, hand: Hand, seed: int) -> None:
        self.page, self._hand, self._chance = page, hand, Fast(at=seed)
        self.troubles: list[str] = []
        self.tapped = self.barred = 0
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda said: self.troubles.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    @classmethod
    async def arrive(
        cls, browser: Browser, link: str, *, width: int = 1280, height: int = 900, hand: Hand = "mouse", seed: int = 1
    ) -> Tapper:
        """Follow a link of the bot and sign in."""
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=hand == "touch",
            reduced_motion="reduce",
            extra_http_headers={"X-Forwarded-For": f"192.0.2.{seed}"},  # everybody is somewhere else
        )
        tapper = cls(await context.new_page(), hand, seed)
        await tapper.page.goto(link)
        await tapper.press(tapper.page.locator("#open"))
        await tapper.page.wait_for_selector("main .table")
        return tapper

    async def press(self, what: Locator, key: str = "Enter") -> None:
        """Press something as this hand does."""
        if self._hand == "keys":
            await self.reach(what)
            await self.page.keyboard.press(key)
            return
        await what.scroll_into_view_if_needed()
        await self.rests()
        await (what.tap() if self._hand == "touch" else what.click())

    async def reach(self, what: Locator) -> None:
        """Give the focus to something by Tab alone, from where it is; the page may change meanwhile."""
        assert not await self.page.evaluate(THROWN)
        for _ in range(5):
            there, ahead, before = await what.evaluate(WAY)
            if there:
                break
            key, times = ("Tab", ahead) if ahead and not 0 < before < ahead else ("Shift+Tab", before)
            for _ in range(times):
                await self.page.keyboard.press(key)
        assert await what.evaluate(SEEN), "what has the focus is in sight"

    async def rests(self) -> None:
        """Wait until what stands there may be pressed."""
        await self.page.wait_for_function("() => !('fresh' in document.documentElement.dataset)")

    async def asked(self) -> bool:
        """Whether the page asks something."""
        return await self.page.locator("#bar").count() > 0

    async def settled(self) -> None:
        """Wait until nothing is on its way to the page: what is to be pressed does not move any more."""
        await self.page.wait_for_function("() => !document.querySelector(':root[data-busy], main[data-late]')")

    async def change(self, what: Locator) -> None:
        """Press something, and wait until something else stands there."""
        before = await self.page.evaluate("() => document.documentElement.dataset.shown")
        await self.press(what)
        await self.page.wait_for_function("(before) => document.documentElement.dataset.shown !== before", arg=before)
        await self.settled()

    async def decide(self) -> None:
        """Answer what is asked: a tap on the picture where something can be tapped, then the bar; one press at most."""
        await self.settled()
        page = self.page
        boxes = page.locator(".ticks input[type=checkbox]")
        areas = page.locator("button.hot:not(.barred)")
        direct = page.locator("#bar .ans .b")
        options: list[str] = []
        options += ["tick"] * (2 if await boxes.count() else 0)
        options += ["area"] * await areas.count()
        options += ["bar"] * await direct.count()
        assert options, await page.locator("#bar").inner_text()
        chosen = options[self._chance.below(len(options))]
        if chosen == "tick":
            await self._tick(boxes)
            return
        found = areas if chosen == "area" else direct
        self.tapped += chosen == "area"
        await self.change(found.nth(self._chance.below(await found.count())))
        await self._play()

    async def _tick(self, boxes: Locator) -> None:
        most = int(await self.page.locator(".ticks fieldset").get_attribute("data-most") or 1)
        count = await boxes.count()
        first = self._chance.below(count)
        for number in range(most):
            await self.press(boxes.nth((first + number) % count), key="Space")
        await self.change(self.page.locator(".ticks button"))

    async def _play(self) -> None:
        """What was chosen counts: the button; of several ways at a place first one of them."""
        if await self.page.locator("button.hot.on").count() and not await self.page.locator("#play").count():
            ways = self.page.locator("#bar .ans .b")
            await self.change(ways.nth(self._chance.below(await ways.count())))
        if await self.page.locator("#play").count():
            await self.change(self.page.locator("#play"))


async def clean(tappers: Sequence[Tapper]) -> None:
    """No page had any trouble."""
    for tapper in tappers:
        assert tapper.troubles == []
