"""The log: lines as text or JSON, and one line a minute while Discord is away."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator

import discord
import pytest

from bot import logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The logging of the test runner as it was."""
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    yield
    root.setLevel(level)
    root.handlers[:] = handlers


def fail(error: Exception, name: str = "discord.shard") -> None:
    try:
        raise error
    except Exception:
        logging.getLogger(name).exception("Attempting a reconnect in %.2fs", 3)


def test_while_discord_is_away_a_line_a_minute_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    logs.set_up("info", "text")
    for seconds in (0, 5, 30, 59, 61):
        monkeypatch.setattr(time, "monotonic", lambda at=seconds: at)
        fail(OSError("no route to host"))
        fail(discord.GatewayNotFound(), "discord.client")
    said = capsys.readouterr().err.splitlines()
    assert len([line for line in said if line.endswith("Attempting a reconnect in 3.00s (no route to host)")]) == 2
    assert len(said) == 4
    assert not any("Traceback" in line for line in said)


def test_what_does_not_pass_keeps_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "text")
    fail(ZeroDivisionError("a bug"))
    fail(OSError("of ours"), "bot.sender")
    said = capsys.readouterr().err
    assert said.count("Traceback") == 2


def test_a_line_of_json_has_all_that_a_line_of_text_has(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("warning", "json")
    logging.getLogger("bot").info("not said")
    logging.getLogger("bot").warning("%s tables für alle", 3)
    fail(ZeroDivisionError("a bug"), "bot.sweep")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("warning", "bot", "3 tables für alle")
    assert first["at"].endswith("+00:00")
    assert "ZeroDivisionError: a bug" in second["traceback"]
