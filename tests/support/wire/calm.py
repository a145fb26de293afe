"""The bot as it stands, but that it draws nothing before somebody asks for it: that takes ten seconds of a processor at
each start, and most tests at the wire take less."""

from __future__ import annotations

import sys

from bot.__main__ import main
from render import orders

if __name__ == "__main__":
    orders.WARMING_STEPS = 0  # pyright: ignore[reportAttributeAccessIssue, reportConstantRedefinition]
    sys.exit(main())
