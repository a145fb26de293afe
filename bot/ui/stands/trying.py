"""Which of Discord's errors are worth another try."""

from __future__ import annotations

import discord

from bot.services.telling.outbox import TryLater
from bot.ui.press.codes import CLOSED


def try_later(error: Exception) -> TryLater | None:
    """When to try again what has failed so; None if Discord will never take it."""
    if isinstance(error, discord.RateLimited):
        return TryLater("rate limit", seconds=error.retry_after)
    if not isinstance(error, discord.HTTPException):
        return TryLater(repr(error))
    if error.status in (403, 404) or error.code in CLOSED:
        return TryLater(str(error), out_of_reach=True)
    if error.status == 429:
        return TryLater(str(error), seconds=_asked_to_wait(error))
    if 400 <= error.status < 500 and error.status != 401:
        return None
    return TryLater(str(error))


def _asked_to_wait(error: discord.HTTPException) -> float:
    """The seconds that an answer asks to wait, 0 if it does not say."""
    try:
        return float(error.response.headers.get("Retry-After", 0))
    except ValueError:
        return 0.0
