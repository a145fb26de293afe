"""What people have written last in a room, and how fast direct messages are opened."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from bot.ui.press.talk import AT_ONCE, SECONDS, Openings, Talk
from tests.support.virtual import virtual_time


def message(number: int, *, system: bool = False) -> Any:
    """A message in room 7."""
    return cast(Any, SimpleNamespace(id=number, channel=SimpleNamespace(id=7), is_system=lambda: system))


def room(last: int | None) -> Any:
    """Room 7 as Discord tells it."""
    return SimpleNamespace(id=7, last_message_id=last)


def test_what_discord_writes_itself_is_not_the_newest() -> None:
    talk = Talk()
    assert talk.newest(room(3)) == 3, "from before this process"
    talk.heard(message(5))
    talk.heard(message(6, system=True))
    assert talk.newest(room(6)) == 5
    talk.heard(message(8))
    assert talk.newest(room(8)) == 8
    assert talk.newest(None) is None
