"""How fast a table plays: the step after which a player is reminded, and the bank of each seat.

A bank starts full at three steps. Waiting for a seat uses it up; every action of the seat gives a step back, never
beyond full. So nobody who acts once a step ever runs out, and a full bank allows an absence of three steps.

Reminders (in the code: nudges) grow rarer while a seat waits: see `reminder_after`. They are counted in
`SeatRow.nudged`, from which `bot.services.clock.turns` sets the first and `bot.services.match.sweep` every further one.
The count begins anew with each action of the seat, when the table gives it time (`Seats.give_time`), and with another
person.
"""

from __future__ import annotations

import re
from typing import Final

from bot.clock import HOUR
from bot.services.errors import Refused

NONE: Final = "none"

NAMED: Final[dict[str, int]] = {"fast": 4 * HOUR, "daily": 24 * HOUR, "slow": 72 * HOUR}
"""Pace -> its step in seconds."""

PACES: Final = (*NAMED, NONE)
"""What the lists offer; own hours are written like `12h`."""

SHORTEST_HOURS, LONGEST_HOURS = 1, 336
BANK_STEPS: Final = 3

_OWN = re.compile(r"(\d{1,4}) ?h")


def parse(text: str) -> str:
    """The pace written as `text`: a name or own hours. Raises Refused `no-such-pace`."""
    text = text.strip().lower()
    if text in PACES:
        return text
    own = _OWN.fullmatch(text)
    if own and SHORTEST_HOURS <= int(own[1]) <= LONGEST_HOURS:
        return f"{int(own[1])}h"
    raise Refused("no-such-pace", given=text[:40], low=SHORTEST_HOURS, high=LONGEST_HOURS)


def step(pace: str) -> int | None:
    """The step in seconds; None for a table without a clock."""
    if pace == NONE:
        return None
    return NAMED.get(pace) or int(pace.removesuffix("h")) * HOUR


def full_bank(pace: str) -> int:
    """The bank at the start, and the most it can hold, in seconds."""
    return BANK_STEPS * (step(pace) or 0)


def reminder_after(pace_step: int, nudged: int, bank: int) -> int:
    """Seconds of waiting until the next reminder, `nudged` of them sent already: after 1, 3 and 7 steps. The fourth,
    after 15, is a question to the table.

    A player whose bank is short is reminded when half of it is gone.
    """
    after = pace_step * (2 ** (nudged + 1) - 1)
    return min(after, bank // 2) if nudged == 0 else after
