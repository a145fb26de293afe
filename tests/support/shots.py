"""README's pictures of the playground and of a board in the browser, taken anew:
`HOURGLASS_BROWSER=… python -m tests.support.shots`.

The browser is the one of the page's tests (tests/playground/conftest.py). Other shuffles give other pictures.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from bot.ui.press.custom_id import parse
from tests.support.catalogues import ROOT
from tests.support.playground import Program
from tests.support.visitor import LOOK_MS, Visitor

PICTURES, BOARDS = ROOT / "bot/playground/pictures", ROOT / "bot/web/pictures"
START, TABLE, PHONE, BOARD = (1440, 900), (1440, 1200), (390, 844), (880, 1340)
"""Windows: width and height; a table's is high enough for a whole message."""
SHOWN = 0.75
"""A desktop's window is stored smaller: README shows it 400 px wide."""
QUALITY = 78
MOVES = 3


def arrive(browser: Browser, program: Program, size: tuple[int, int]) -> Visitor:
    """Somebody who has just opened the page."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark", reduced_motion="reduce"
    )
    return Visitor(context.new_page(), f"{program.home}#start")


def seen(visitor: Visitor) -> Image.Image:
    """What stands in the window, when nothing is on its way any more."""
    visitor.settled()
    visitor.until("() => [...document.images].every((one) => one.complete) && !document.querySelector('.pic.loading')")
    return taken(visitor.page)


def taken(page: Page) -> Image.Image:
    """What stands in a window."""
    return Image.open(BytesIO(page.screenshot()))


def tapped(visitor: Visitor) -> Image.Image:
    """*Board* of the table where somebody is asked, in a tab of its own, with a place tapped."""
    visitor.page.locator("[data-control^='b:board:']").last.click()
    visitor.settled()
    link = visitor.page.locator("a[href*='/in/']").last.get_attribute("href")
    assert link is not None
    page = visitor.page.context.new_page()
    page.set_viewport_size({"width": BOARD[0], "height": BOARD[1]})
    page.goto(link)
    page.click("#open")
    page.locator("button.hot:not(.barred)").last.click()
    page.wait_for_selector("#play")
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    return taken(page)


def at_a_table(visitor: Visitor, game: str) -> Visitor:
    """The same after some moves."""
    visitor.play(game)
    for _ in range(MOVES):
        visitor.answer(".pane.mid")
    while not _asks(visitor):
        visitor.page.wait_for_timeout(LOOK_MS)
    return visitor


def _asks(visitor: Visitor) -> bool:
    """Whether the panel asks something, and the desk beside it, where there is room for one, asks the same by now."""
    asked = _revisions(visitor, ".pane.mid")
    return bool(asked) and (not visitor.page.is_visible(".pane.side") or _revisions(visitor, ".pane.side") == asked)


def _revisions(visitor: Visitor, pane: str) -> set[int]:
    """Of which revisions of the match the answers in a pane are."""
    return {press.revision for press in map(parse, visitor.answers(pane)) if press is not None}


def write(folder: Path = PICTURES, boards: Path = BOARDS) -> None:
    """Take the pictures anew."""
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        program = Program(Path(place))
        browser = playwright.chromium.launch(executable_path=os.environ["HOURGLASS_BROWSER"], args=["--no-sandbox"])
        start = seen(arrive(browser, program, START))
        table = seen(at_a_table(arrive(browser, program, TABLE), "port_royal"))
        board = tapped(at_a_table(arrive(browser, program, TABLE), "nereus"))
        visitor = at_a_table(arrive(browser, program, PHONE), "port_royal")
        if visitor.page.locator("#phone").is_visible():
            visitor.press('[data-key="phone-close"]')
        phone = seen(visitor)
        browser.close()
        program.stop()
    for file, picture, scale in (
        (folder / "start", start, SHOWN),
        (folder / "table", table, SHOWN),
        (folder / "phone", phone, 1),
        (boards / "board", board, SHOWN),
    ):
        size = (round(picture.width * scale), round(picture.height * scale))
        small = picture.convert("RGB")
        small.thumbnail(size, Image.Resampling.LANCZOS)
        small.save(file.with_suffix(".webp"), quality=QUALITY, method=6)


if __name__ == "__main__":
    write()
