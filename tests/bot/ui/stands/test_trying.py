"""What Discord, the network and the bot itself may answer a request with, and what comes of it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.ui.press.codes import ARCHIVED
from bot.ui.stands.trying import try_later


def refusal(status: int, code: int = 0, wait: str = "") -> discord.HTTPException:
    """An error as Discord answers with, which perhaps asks to wait."""
    response: Any = SimpleNamespace(status=status, reason="", headers={"Retry-After": wait} if wait else {})
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("error", "seconds", "out_of_reach"),
    [
        (discord.RateLimited(77.5), 77.5, False),
        (refusal(429, wait="12.5"), 12.5, False),
        (refusal(429, wait="soon"), 0, False),
        (refusal(403), 0, True),
        (refusal(404), 0, True),
        (refusal(400, ARCHIVED), 0, True),
        (refusal(401), 0, False),
        (refusal(503), 0, False),
        (aiohttp.ClientError(), 0, False),
        (TimeoutError(), 0, False),
    ],
)
def test_what_may_pass_is_tried_again_when_it_may_have_passed(
    error: Exception, seconds: float, out_of_reach: bool
) -> None:
    later = try_later(error)
    assert later is not None
    assert (later.seconds, later.out_of_reach) == (seconds, out_of_reach)


def test_what_discord_will_never_take_is_not() -> None:
    assert try_later(refusal(400)) is None
