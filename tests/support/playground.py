"""The playground as a program, for the tests of its page."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.support.catalogues import ROOT
from tests.support.visitor import Visitor

Arrive = Callable[..., Visitor]
"""Opens the page of a program: `arrive(program, width=..., height=...)`."""


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
            self._child.wait()
        assert self._child.stdout is not None
        self._child.stdout.close()
        self._log.close()
        assert "Traceback" not in (self._folder / "playground.log").read_text()
