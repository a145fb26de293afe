"""Commands are answered within the bounds of presses."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from bot.ui.press.bounds import AT_ONCE
from tests.support.town import town


async def test_a_command_waits_until_little_else_of_its_person_is_under_way(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place, AsyncExitStack() as under_way:
        (ana,) = place.people
        for _ in range(AT_ONCE):
            await under_way.enter_async_context(place.house.bounds.turn(ana.id))
        command = asyncio.create_task(place.slash(ana, "mygames"))
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not command.done()
        await under_way.aclose()
        assert (await command).acknowledged
