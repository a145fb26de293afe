"""What people have written last in a room, and how fast direct messages are opened."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from bot.ui.press.house import Remembered
from bot.ui.press.talk import AT_ONCE, SECONDS, Openings, Talk
from bot.ui.stands.messages import dm_channel_in_turn
from tests.support.virtual import run


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


def test_direct_messages_are_opened_some_at_a_time() -> None:
    async def opened() -> list[float]:
        times: list[float] = []

        async def create_dm(user: Any) -> Any:
            times.append(asyncio.get_running_loop().time())
            return user

        client = SimpleNamespace(create_dm=create_dm)
        house = cast(Any, SimpleNamespace(remembered=Remembered(), client=client))
        people = range(1, 2 * AT_ONCE + 2)
        assert await asyncio.gather(*(dm_channel_in_turn(house, user_id) for user_id in people)) == [*people]
        return times

    times = run(opened())
    assert times[AT_ONCE - 1] - times[0] < 1
    assert times[AT_ONCE] - times[0] >= SECONDS
    assert times[-1] - times[AT_ONCE] >= SECONDS


def test_whoever_asks_once_more_keeps_the_time_that_was_given() -> None:
    async def waits() -> list[float]:
        openings = Openings()
        return [openings.wait(user_id) for user_id in (*range(2 * AT_ONCE), AT_ONCE, 2 * AT_ONCE)]

    *seconds, again, beyond = run(waits())
    assert seconds == [0] * AT_ONCE + [SECONDS] * AT_ONCE
    assert (again, beyond) == (SECONDS, 2 * SECONDS)
