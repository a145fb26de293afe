"""The page in a real browser: a Chromium of the system, named by HOURGLASS_BROWSER; without one, skipped."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.playground.visitor import Visitor
from tests.support.catalogues import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VARIABLE = "HOURGLASS_BROWSER"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")


class Program:
    """`python -m bot playground`, as a newcomer starts it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._folder = folder
        self._arguments = arguments
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.home = f"http://127.0.0.1:{self._port}/"
        self.start()

    def start(self) -> None:
        """Start it, also again after `stop`, at the same address."""
        known = {name: text for name, text in os.environ.items() if not name.startswith(("HOURGLASS_", "DISCORD_"))}
        self._log = (self._folder / "playground.log").open("a")
        self._child = subprocess.Popen(
            [sys.executable, "-m", "bot", "playground", "--port", str(self._port), *self._arguments],
            cwd=self._folder,
            env={**known, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self._child.stdout is not None
        assert self.home in self._child.stdout.readline(), (self._folder / "playground.log").read_text()

    def stop(self) -> None:
        """End it as with Ctrl-C."""
        if self._child.poll() is None:
            self._child.send_signal(signal.SIGINT)
            self._child.wait(20)
        assert self._child.stdout is not None
        self._child.stdout.close()
        self._log.close()
        assert "Traceback" not in (self._folder / "playground.log").read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    executable = os.environ.get(VARIABLE)
    if not executable:
        pytest.skip(f"{VARIABLE} names no browser: set it to a Chromium to run the page's tests")
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


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    """Opens the page: `arrive(program, width=..., height=...)`. At the end the browser must have had no trouble."""
    visitors: list[Visitor] = []

    def open_page(program: Program, *, width: int = 1440, height: int = 900) -> Visitor:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        visitor = Visitor(context.new_page(), program.home)
        visitors.append(visitor)
        return visitor

    yield open_page
    for visitor in visitors:
        visitor.page.context.close()
        assert visitor.troubles == []
