"""README's pictures of the playground, taken anew: `HOURGLASS_BROWSER=… python -m tests.support.shots`.

The browser is the one of the page's tests (tests/playground/conftest.py). Other shuffles give other pictures.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from bot.ui.press.custom_id import parse
from tests.support.catalogues import ROOT
from tests.support.playground import Program
from tests.support.visitor import LOOK_MS, Visitor

PICTURES = ROOT / "bot/playground/pictures"
START, TABLE, PHONE = (1440, 900), (1440, 1200), (390, 844)
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
    return Image.open(BytesIO(visitor.page.screenshot()))


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


def write(folder: Path = PICTURES) -> None:
    """Take the pictures anew."""
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        program = Program(Path(place))
        browser = playwright.chromium.launch(executable_path=os.environ["HOURGLASS_BROWSER"], args=["--no-sandbox"])
        start = seen(arrive(browser, program, START))
        table = seen(at_a_table(arrive(browser, program, TABLE), "port_royal"))
        visitor = at_a_table(arrive(browser, program, PHONE), "port_royal")
        if visitor.page.locator("#phone").is_visible():
            visitor.press('[data-key="phone-close"]')
        phone = seen(visitor)
        browser.close()
        program.stop()
    for name, picture, scale in (("start", start, SHOWN), ("table", table, SHOWN), ("phone", phone, 1)):
        size = (round(picture.width * scale), round(picture.height * scale))
        small = picture.convert("RGB")
        small.thumbnail(size, Image.Resampling.LANCZOS)
        small.save(folder / f"{name}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    write()
