"""`python -m bot`: whatever is wrong is said in one sentence, without a traceback."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from discord import http

from bot.command_line import main, until_stopped
from bot.db.connection import Database
from bot.settings import known_names
from bot.version import VERSION
from tests.support.catalogues import ROOT


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No settings but the test's own, and the logging of the test runner as it was."""
    for name in known_names():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(http.Route, "BASE", http.Route.BASE)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    for handler in root.handlers[:]:
        if handler not in handlers:
            root.removeHandler(handler)
    root.setLevel(level)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The last line on the error output; there must be no traceback before it."""
    text = capsys.readouterr().err
    assert "Traceback" not in text, text
    return text.strip().splitlines()[-1]


def test_without_a_token_it_says_where_to_put_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "DISCORD_TOKEN is not set" in said(capsys)
    assert main(["run"]) == 2
    assert "playground" in said(capsys)


def test_without_a_token_or_an_id_nothing_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["field", "123456789012345678"]) == 2
    assert "DISCORD_TOKEN is not set" in said(capsys)
    with pytest.raises(SystemExit, match=r"^2$"):
        main(["field", "#games"])
    assert "expected an id, a number of 17 to 19 digits" in said(capsys)


def test_a_bad_setting_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("HOURGLASS_LOG_LEVEL", "loud")
    assert main(["verify"]) == 2
    assert "HOURGLASS_LOG_LEVEL is 'loud': expected one of debug, info, warning, error" in said(capsys)


def test_a_variable_that_is_no_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """It changes nothing, and whoever has mistyped it believes that it does."""
    monkeypatch.setenv("HOURGLASS_LANGAUGE", "de")
    monkeypatch.setenv("HOURGLASS_SHARDS", "2")
    assert main(["verify"]) == 2
    (line,) = [text for text in caplog.messages if "LANGAUGE" in text or "SHARDS is" in text]
    assert line.startswith("HOURGLASS_LANGAUGE is no known setting and changes nothing; is HOURGLASS_LANGUAGE meant?")
    assert "there is none" in said(capsys)


def test_a_folder_that_cannot_be_made_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("HOURGLASS_DATABASE", "file/a.sqlite3")
    assert main([]) == 2
    assert "file/a.sqlite3: its folder cannot be created" in said(capsys)


def test_a_database_that_is_a_folder_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("HOURGLASS_DATABASE", "folder")
    for command in ([], ["verify"], ["backup", "copy.sqlite3"]):
        assert main(command) == 2
        assert "database folder: it is a folder; expected a file: check HOURGLASS_DATABASE" in said(capsys)


def test_verify_and_backup_ask_for_a_database_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["verify"], ["backup", "copy.sqlite3"]):
        assert main(command) == 2
        assert "there is none; check HOURGLASS_DATABASE" in said(capsys)


def test_verify_and_backup_of_an_empty_house(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def create() -> None:
        await (await Database.open(tmp_path / "a.sqlite3")).close()

    asyncio.run(create())
    monkeypatch.setenv("HOURGLASS_DATABASE", "a.sqlite3")
    assert main(["verify"]) == 0
    assert "0 matches checked, 0 in trouble, 0 of another version, 0 will be replayed" in capsys.readouterr().out
    assert main(["failures"]) == 0
    assert "0 failures, 0 matches set aside" in capsys.readouterr().out
    assert main(["backup", "copy.sqlite3"]) == 0
    assert "copied to copy.sqlite3" in capsys.readouterr().out
    assert main(["backup", "copy.sqlite3"]) == 2
    assert "the file exists; choose another name" in said(capsys)


class Refuse(BaseHTTPRequestHandler):
    """A Discord that knows no token."""

    def do_GET(self) -> None:
        body = json.dumps({"message": "401: Unauthorized", "code": 0}).encode()
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - named by the library
        """Say nothing."""


def test_a_wrong_token_is_told_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    server = HTTPServer(("127.0.0.1", 0), Refuse)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("DISCORD_API_BASE", f"http://127.0.0.1:{server.server_port}/api/v10")
    assert main([]) == 2
    text = said(capsys)
    assert "Discord refuses DISCORD_TOKEN" in text
    assert "secret-token" not in text
    server.shutdown()
    server.server_close()


def test_it_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        main(["--version"])
    assert capsys.readouterr().out == f"hourglass {VERSION}\n"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"], "it stands in one place"


def test_it_calls_itself_as_it_was_called(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["/opt/hourglass/bin/hourglass"])
    assert main([]) == 2
    assert said(capsys).startswith("hourglass: DISCORD_TOKEN")
    monkeypatch.setattr("sys.argv", ["/somewhere/bot/__main__.py"])
    assert main([]) == 2
    assert said(capsys).startswith("python -m bot: DISCORD_TOKEN")


TOLD_IN_A_CALLBACK = """
import os, signal, sys, weakref
from bot.__main__ import main

class Thing:
    pass

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "bot.command_line":
            thing = Thing()
            told = weakref.ref(thing, lambda _: os.kill(os.getpid(), signal.SIGTERM))
            del thing
            print("it went on", flush=True)

sys.meta_path.insert(0, Finder())
main(["--version"])
"""
"""Told to stop while it is loaded, in a callback: Python swallows an exception that comes from there."""


def test_told_to_stop_while_it_is_loaded_it_ends_wherever_it_is() -> None:
    run = subprocess.run(
        [sys.executable, "-c", TOLD_IN_A_CALLBACK], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


async def test_where_the_loop_knows_no_signals_it_is_stopped_by_them_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on Windows; told again while it closes what is open it goes on with that."""

    def unknown(*_: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", unknown)
    closed = False

    async def work() -> None:
        nonlocal closed
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            closed = True

    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        stopping = asyncio.create_task(until_stopped(work()))
        await asyncio.sleep(0)
        for _ in range(2):
            os.kill(os.getpid(), signal.SIGTERM)
        with pytest.raises(asyncio.CancelledError):
            await stopping
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert closed
