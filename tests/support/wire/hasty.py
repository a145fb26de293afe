"""The bot in a hurry: calm, but that it looks five times a second for what is due; for seats and searches the first
minutes are over at once; a board may be edited and a follower told again at once, December is now, one match makes a
year, and nobody presses too fast. For tests at the wire, where the bot is a process with a clock of its own."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

from bot.features.follow import service as follow
from bot.features.notice_board import service as boards
from bot.features.search import offers, told
from bot.features.year import service as year
from bot.services.match import sweep
from bot.ui.press import bounds
from tests.support.wire.calm import run

if __name__ == "__main__":
    sweep.EVERY_SECONDS = 0.2  # pyright: ignore[reportAttributeAccessIssue]
    now = datetime.now(UTC)
    hurried = {
        (boards, "LOOK_SECONDS"): 0.1,
        (bounds, "FULL"): 10_000.0,
        **{(module, "QUIET_SECONDS"): 0 for module in (told, offers)},
        (offers, "READING_SECONDS"): 0,
        (follow, "TOLD_SECONDS"): 0,
        (year, "TOLD_MONTH"): now.month,
        (year, "TOLD_DAY"): 1,
        (year, "LEAST"): 1,
        (year, "LOOK_SECONDS"): 1,
    }
    for (module, name), value in hurried.items():
        setattr(module, name, value)
    sys.exit(run())
