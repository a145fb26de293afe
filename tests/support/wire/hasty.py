"""The bot in a hurry: it looks five times a second for what is due; for seats and searches the first minutes are over
at once; a follower may be told again at once, December is now, one match makes a year, nothing is done in advance, and
direct messages are opened with as many people at once as there are. For tests at the wire, where the bot is a process
with a clock of its own."""

from __future__ import annotations

import os
import runpy
from datetime import UTC, datetime

from bot.services.gathering import offers, proposals, watches
from bot.services.match import sweep
from bot.services.people import follows
from bot.services.study import years
from bot.ui.press import talk
from render import orders

if __name__ == "__main__":
    os.environ["HOURGLASS_FRESH_PUZZLES"] = "0"
    sweep.EVERY_SECONDS = 0.2  # pyright: ignore[reportAttributeAccessIssue]
    now = datetime.now(UTC)
    hurried = {
        **{(module, "QUIET_SECONDS"): 0 for module in (watches, offers)},
        **{(module, "READING_SECONDS"): 0 for module in (offers, proposals)},
        (follows, "A_DAY"): 0,
        (years, "TOLD_MONTH"): now.month,
        (years, "TOLD_DAY"): 1,
        (years, "LEAST"): 1,
        (orders, "WARMING_STEPS"): 0,
        (talk, "AT_ONCE"): 10_000,
    }
    for (module, name), value in hurried.items():
        setattr(module, name, value)
    runpy.run_module("bot", run_name="__main__")
