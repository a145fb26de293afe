"""Somebody at the page: looks at what stands there, presses, and counts the presses."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as GoneError

from engine import registry
from engine.core.chance import Fast
from render.registry import emoji

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SIZES = ((1280, 900), (390, 844))
"""A desktop and a phone: width and height."""
PATIENCE_MS = 180_000
LOOK_MS = 25
GONE_MS = 3000
"""A control that cannot be pressed for so long has made way for another one."""
ANSWERS = re.compile(r"b:(do|open|sure|tick):|s:pick:")
"""The controls that answer a question."""
PLAY = "[data-control^='b:play:']:not([disabled])"
DESK = ".mid .m:has([data-control^='b:more:'])"
"""The desk of a match in direct messages."""
PENDING = "() => new Promise((done) => requestAnimationFrame(() => done(Number(document.body.dataset.pending))))"
"""How many requests have no answer yet."""
RECOMMENDED = re.compile(r"A good step here: (.+)\. The choice is yours")
ADVISED = re.compile(r"(A good step|Clearly the best|Several are as good) here: (.+)")
SIGNS = {ord(one.glyph): None for game in registry.games() for one in emoji(game.key)}
"""Characters that are pictures in a message, and stay characters inside a label and in a form."""
IS_ANSWER = f"(control) => /^({ANSWERS.pattern})/.test(control)"
CONTROLS = """(root) => {
    const match = (one) => one.dataset.control.split(":")[2];
    const here = [...document.querySelectorAll(".mid [data-control^='b:more:']")].at(-1);
    return [...document.querySelectorAll(`${root} [data-control]`)]
        .filter((one) => !one.disabled && one.offsetParent && one.textContent !== "Back" && !one.closest(".dlg"))
        .filter((one) => !here || match(one) === match(here))
        .map((one) => one.dataset.control);
}"""
"""The controls of the match in the room: direct messages may hold the desks of others."""


def without_signs(text: str) -> str:
    """The words of a text, the same wherever they stand."""
    return " ".join(text.translate(SIGNS).split())


def named(controls: Locator, name: str) -> Locator | None:
    """The first of these that has this name; None if there is none."""
    names = [without_signs(text) for text in controls.all_text_contents()]
    return controls.nth(names.index(name)) if name in names else None


class Visitor:
    """One browser tab."""

    def __init__(self, page: Page, home: str) -> None:
        self.page = page
        self.presses = 0
        self.troubles: list[str] = []
        self.policy = Fast(at=1)
        self.patience_ms = PATIENCE_MS
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda said: self.troubles.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(home)
        self.see("#people")

    # --- looking

    def see(self, selector: str) -> Locator:
        """Wait until this can be seen."""
        found = self.page.locator(selector).first
        found.wait_for(state="visible")
        return found

    def until(self, condition: str, value: Any = None) -> None:
        """Wait until a function of JavaScript returns something true."""
        # The page allows no script from elsewhere, so Playwright cannot wait inside it.
        end = time.monotonic() + self.patience_ms / 1000
        while not self.page.evaluate(condition, value):
            assert time.monotonic() < end, f"this has not come: {condition} {value or ''}"
            self.page.wait_for_timeout(LOOK_MS)

    def settled(self) -> None:
        """Wait until nothing is on its way: as long as it takes, if only one answer comes after the other."""
        left: int | None = None
        while left != 0:
            # The page draws what it knows in its next frame.
            self.until(f"(left) => ({PENDING})().then((now) => now !== left)", left)
            left = self.page.evaluate(PENDING)

    def pictures(self) -> list[str]:
        """The addresses of the pictures in the room."""
        return self.page.eval_on_selector_all(".mid .pic", "(all) => all.map((one) => one.dataset.address)")

    def redrawn(self, old: str) -> None:
        """Wait until another picture has come in place of this one. Meanwhile there may be none: words come first."""
        there = "[...document.querySelectorAll('.mid .pic')].map((one) => one.dataset.address)"
        self.until(f"(old) => {{ const there = {there}; return there.length && !there.includes(old); }}", old)

    def texts(self, selector: str) -> list[str]:
        """What stands in all of these."""
        return self.page.locator(selector).all_inner_texts()

    def answers(self, pane: str) -> list[str]:
        """The controls that answer a question in a pane."""
        return [control for control in self.page.evaluate(CONTROLS, pane) if ANSWERS.match(control)]

    def forget(self, trouble: str) -> None:
        """The browser has reported what was done to it on purpose; all else remains."""
        self.troubles[:] = [one for one in self.troubles if trouble not in one]

    # --- doing

    def press(self, selector: str) -> None:
        """Press something once."""
        self.presses += 1
        self.see(selector).click()

    def play(self, game: str) -> None:
        """Start a match against computers, and wait until they want something of me."""
        if not self.page.locator("#start").is_visible():
            self.press('[data-key="start"]')
        self.press(f'[data-key="play-{game}"]')
        self.see(".mid .pic img")
        self.see(".mid .ask.me")

    def gather(self, game: str) -> None:
        """Open a table for people."""
        self.press(f'[data-key="people-{game}"]')
        self.see(".mid .hint")

    def meet(self, game: str) -> None:
        """Begin a match of people, and be whom it asks first."""
        self.gather(game)
        self.press(".mid .hint .bt")
        self.see(".mid .pic img")
        self.press("#people .asked")
        self.see(".mid .ask.me")

    def learn(self, game: str) -> None:
        """Begin the guided first match."""
        self.press(f'[data-key="learn-{game}"]')
        self.see(".mid .ask.me")

    def plan(self) -> None:
        """Look at what can be planned ahead: from the desk, or from *More* where its row has no room for it."""
        ahead = '.mid .m.priv [data-control^="b:ahead:"]'
        self.see('.mid .m.priv [data-control^="b:more:"]')
        if self.page.locator(ahead).count() == 0:
            self.press('.mid .m.priv [data-control^="b:more:"]')
        self.press(ahead)

    def recommended(self) -> str:
        """What the lesson recommends now, in words without signs; empty where it leaves the choice free."""
        found = RECOMMENDED.search(self.texts(DESK)[-1])
        return without_signs(found[1]) if found else ""

    def follow(self) -> None:
        """Do what the lesson recommends, through whatever has to be opened or ticked, and wait for what it brings."""
        step = self.recommended()
        desk = self.page.locator(DESK).last
        before = desk.inner_text()
        for part in step.split(" › "):
            button = named(desk.locator("button[data-control]"), part)
            if button is None and desk.locator(".sel").count() == 0:
                return self.tick_these(desk, step)
            self.presses += 1
            if button is None:
                desk.locator(".sel").first.click()
                self.presses += 1
                button = named(self.page.locator(".list .opt b"), part)
                assert button is not None, f"“{part}” is recommended and not offered"
            button.click()
            self.settled()
        self.until("(old) => [...document.querySelectorAll('.mid .m')].at(-1).innerText !== old", before)
        return None

    def tick_these(self, desk: Locator, step: str) -> None:
        """Open the form of boxes, tick those that are named, send it."""
        self.presses += 1
        desk.locator('[data-control^="b:tick:"]').click()
        form = self.see(".veil .dlg")
        for box in form.locator("label:has(input[type=checkbox])").all():
            if without_signs(box.inner_text().split("\n")[0]) in step:
                self.presses += 1
                box.locator("input").check()
        self.presses += 1
        form.locator("[type=submit]").click()
        self.settled()

    def command(self, text: str) -> None:
        """Type a command and send it."""
        box = self.see(".mid .box input")
        box.click()
        box.press_sequentially(text)
        box.press("Enter")
        self.settled()

    def answer(self, pane: str) -> str:
        """Answer a question somehow, at once where there is a control for it; returns the control."""
        over = ".rm[aria-current] .over"
        while True:
            # Computers act when they have thought; what they do may take a control away that was to be pressed.
            self.until(
                f"([root, over]) => ({CONTROLS})(root).some({IS_ANSWER}) || document.querySelector(over)",
                [pane, f"{over}, {pane} {PLAY}"],
            )
            found = self.answers(pane)
            if not found and self.page.locator(over).count() == 0:
                self.press(f"{pane} {PLAY} >> nth=-1")  # what only I may see comes as a private answer
                self.settled()
                continue
            if not found:
                return ""
            found = [control for control in found if control.startswith("b:do:")] or found
            control = found[self.policy.below(len(found))]
            before = self.page.evaluate(CONTROLS, pane)
            try:
                self.page.locator(f'{pane} [data-control="{control}"]').first.click(timeout=GONE_MS)
            except GoneError:
                continue
            self.presses += 1
            break
        if control.startswith("s:"):
            options = self.page.locator(f"{pane} .list .opt")
            options.nth(self.policy.below(options.count())).click()
        self.settled()
        if self.page.locator(".veil .dlg").is_visible():
            self.tick()
        self.until(
            f"([root, before, over]) => JSON.stringify(({CONTROLS})(root)) !== before || document.querySelector(over)",
            [pane, self.page.evaluate("(list) => JSON.stringify(list)", before), over],
        )
        return control

    def tick(self) -> None:
        """Fill in a form of boxes with a choice that it accepts."""
        form = self.page.locator(".veil .dlg")
        boxes = form.locator("input[type=checkbox]")
        for number in range(boxes.count()):
            form.locator("[type=submit]").click()
            self.settled()
            if not form.is_visible():
                return
            boxes.nth(number).check()
        form.locator("[type=submit]").click()
        self.settled()
