"""The bot as it stands, but that it draws nothing before somebody asks for it, and opens direct messages with as many
people at once as there are. The first takes ten seconds of a processor at each start, and for the second each sixth
person would wait ten seconds."""

from __future__ import annotations

import sys

from bot.__main__ import main
from bot.ui.press import talk
from render import orders

if __name__ == "__main__":
    orders.WARMING_STEPS = 0  # pyright: ignore[reportAttributeAccessIssue, reportConstantRedefinition]
    talk.AT_ONCE = 10_000  # pyright: ignore[reportAttributeAccessIssue, reportConstantRedefinition]
    sys.exit(main())
