"""What hangs on its way while others at the match wait for it is given up soon."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.press import open_desks, reply
from bot.ui.press.items import view_of
from bot.ui.press.open_desks import OpenDesks, Opened
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import house_words


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
    assert await answer._ask(send) == "it has arrived"  # pyright: ignore[reportPrivateUsage]
    assert sent == 3


async def test_an_open_desk_that_cannot_be_reached_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_desks, "REQUEST_SECONDS", 0.001)

    async def hangs(**_: Any) -> None:
        await asyncio.Event().wait()

    interaction: Any = SimpleNamespace(
        id=1, user=SimpleNamespace(id=7), guild_id=9, is_expired=lambda: False, edit_original_response=hangs
    )
    answer: Any = SimpleNamespace(interaction=interaction, at=5, beside=None, shown=None)
    before: Any = SimpleNamespace(id=1, changes=1)
    now: Any = SimpleNamespace(id=1, changes=2)
    desks = OpenDesks()
    desks.note_shown(before, answer, Opened(1), whole=True)
    (found,) = desks.behind(now, 7)
    await desks.update(now, found, view_of("x"), ())
    assert not desks.behind(now, 7), "a press on it shows how the match stands"
