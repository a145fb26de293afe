"""What the log looks like: lines as text or as JSON, and no traceback for what passes by itself."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from datetime import UTC, datetime
from typing import TextIO

import aiohttp
import discord

from bot.metrics import METRICS

TEXT = logging.Formatter("{asctime} {levelname:<8} {name}: {message}", style="{")

TELLTALES = ("aiosqlite", "discord.http", "discord.gateway", "discord.webhook", "discord.client", "discord.state")
"""Libraries that log what they carry when they are asked for everything: states, hands, the token."""

PASSES = (OSError, aiohttp.ClientError, asyncio.TimeoutError, discord.ConnectionClosed, discord.GatewayNotFound)
"""What discord.py meets while Discord or the network is away, and tries again by itself."""

AWAY_SECONDS = 60
"""How often the same is said while that lasts."""


class Json(logging.Formatter):
    """One object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Counting(logging.StreamHandler[TextIO]):
    """Writes lines, and counts those that tell of an error."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            METRICS.erred()
        super().emit(record)


class Calm(logging.Filter):
    """Of tries to reach Discord that discord.py repeats, it lets a line a minute through, without a traceback."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not record.name.startswith("discord") or not isinstance(error, PASSES):
            return True
        now = time.monotonic()
        said = self._said.get(record.name)
        if said is not None and now - said < AWAY_SECONDS:
            return False
        self._said[record.name] = now
        reason = str(error) or type(error).__name__
        record.msg, record.args = "%s (%s)", (record.getMessage(), reason)
        record.exc_info = record.exc_text = None
        return True


def set_up(level: str, shape: str) -> None:
    """Write the log to the standard error output from now on.

    level: "debug", "info", "warning" or "error".   shape: "text" or "json".
    """
    handler = Counting()
    handler.setFormatter(Json() if shape == "json" else TEXT)
    handler.addFilter(Calm())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level.upper())
    logging.getLogger("apscheduler").setLevel(logging.WARNING)
    for library in TELLTALES:
        logging.getLogger(library).setLevel(logging.INFO)
