"""The page in a real browser: a Chromium of the system, named by HOURGLASS_BROWSER; without one, skipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import FLAGS, named_browser
from tests.support.playground import Arrive, Program
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    executable = named_browser()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def shared(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A playground that many tests use, each at tables of its own."""
    program = Program(tmp_path_factory.mktemp("playground"))
    yield program
    program.stop()


@pytest.fixture
def kept(browser: Browser, tmp_path: Path) -> Iterator[Program]:
    """A playground of one test's own, kept in a file; named before `arrive`, so that pages close first."""
    program = Program(tmp_path, "--keep", str(tmp_path / "kept.zip"))
    yield program
    program.stop()


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    """Opens the page: `arrive(program, width=..., height=..., at=...)`, at a room (the first screen if
    nothing else is said; "" where the page itself wants). At the end the browser must have had no trouble."""
    visitors: list[Visitor] = []

    def open_page(program: Program, *, width: int = 1440, height: int = 900, at: str = "start") -> Visitor:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        visitor = Visitor(context.new_page(), f"{program.home}#{at}" if at else program.home)
        visitors.append(visitor)
        return visitor

    yield open_page
    for visitor in visitors:
        visitor.page.context.close()
        assert visitor.troubles == []
