"""An answer that hangs: others at the match wait for it, so the first one is given up soon."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui import reply
from bot.ui.reply import Reply
from bot.ui.words import house_words


@pytest.mark.parametrize("begun", [False, True])
async def test_a_first_answer_that_hangs_is_sent_again_before_a_later_one_would_be(
    monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    soon, late = ("REQUEST_SECONDS", "FIRST_SECONDS") if begun else ("FIRST_SECONDS", "REQUEST_SECONDS")
    monkeypatch.setattr(reply, soon, 0.001)
    monkeypatch.setattr(reply, late, 1000)
    monkeypatch.setattr(reply, "PAUSES", (0, 0))
    response = SimpleNamespace(is_done=lambda: begun)
    interaction: Any = SimpleNamespace(id=1, message=None, response=response)
    sent = 0

    async def send() -> str:
        nonlocal sent
        sent += 1
        if sent < 3:
            await asyncio.Event().wait()
        return "it has arrived"

    answer = Reply(interaction, house_words("en"), in_place=False)
    async with asyncio.timeout(5):
        assert await answer._ask(send) == "it has arrived"  # pyright: ignore[reportPrivateUsage]
    assert sent == 3
