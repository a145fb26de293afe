"""The bot in a hurry: it looks five times a second for what is due, and for seats and searches the first minutes are
over at once. For tests at the wire, where the bot is a process with a clock of its own."""

from __future__ import annotations

import runpy

from bot.services.gathering import offers, proposals, roles, watches
from bot.services.match import sweep

if __name__ == "__main__":
    sweep.EVERY_SECONDS = 0.2  # pyright: ignore[reportAttributeAccessIssue]
    for module in (watches, offers, roles):
        setattr(module, "QUIET_SECONDS", 0)  # noqa: B010 they are final for everybody else
    for module in (offers, proposals):
        setattr(module, "READING_SECONDS", 0)  # noqa: B010
    runpy.run_module("bot", run_name="__main__")
