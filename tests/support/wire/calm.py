"""The bot as it stands, but that it does nothing in advance, and opens direct messages with as many people at once as
there are. What is drawn in advance takes ten seconds of a processor at each start, the process that looks for puzzles
half of one, and each sixth person would wait ten seconds for direct messages."""

from __future__ import annotations

import os
import sys

from bot.__main__ import main
from bot.ui.press import talk
from render import orders

if __name__ == "__main__":
    os.environ["HOURGLASS_FRESH_PUZZLES"] = "0"
    orders.WARMING_STEPS = 0  # pyright: ignore[reportAttributeAccessIssue, reportConstantRedefinition]
    talk.AT_ONCE = 10_000  # pyright: ignore[reportAttributeAccessIssue, reportConstantRedefinition]
    sys.exit(main())
