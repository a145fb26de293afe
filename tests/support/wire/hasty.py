"""The bot as it stands, for which days are seconds: it looks each second for what is due, a follower may be told again
at once, December is now, and one match makes a year."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

from bot import __main__ as program
from bot.services.match import sweep
from bot.services.people import follows
from bot.services.study import years

sweep.EVERY_SECONDS = 1
setattr(follows, "A_DAY", 0)  # noqa: B010
now = datetime.now(UTC)
for name, value in {"TOLD_MONTH": now.month, "TOLD_DAY": 1, "LEAST": 1}.items():
    setattr(years, name, value)

if __name__ == "__main__":
    sys.exit(program.main())
