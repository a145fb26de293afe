"""An answer in words when its picture takes longer than whoever has pressed should wait; the picture follows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord

from bot.services.pictures import NotYetDrawn, Urgency, drawing_for
from bot.ui.house import House
from render.kit.words import Words

T = TypeVar("T")

PATIENCE = 0.5
"""Seconds that an answer waits for its picture. At rest a picture takes a tenth of that."""

MOST_TIMES = 5
"""So often what can wait gives way at its match; then whoever presses there waits for that one picture."""

Page = Callable[[bool], Awaitable[T]]
"""Makes a page, with its picture or, for False, with `follows` in its place."""


async def in_time(house: House, page: Page[T]) -> tuple[T, bool]:
    """The page with its picture, or without it if that takes long, or certainly would; and whether it has it."""
    late: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    alarm = rings(late)
    if house.pictures.seconds_until_next() > PATIENCE:
        alarm.cancel()
        late.set_result(None)
    try:
        with drawing_for(Urgency.PRESS, until=late):
            return await page(True), True
    except NotYetDrawn:
        return await page(False), False
    finally:
        alarm.cancel()


async def giving_way(house: House, match_id: int, show: Callable[[], Awaitable[None]]) -> None:
    """Show something of a match that can wait: presses go first, and so does whoever presses there while it is drawn.

    show: reads what it shows, and may begin several times.
    """
    for _ in range(MOST_TIMES):
        await house.right_of_way.give_way()
        async with house.showing.hold_giving_way(match_id) as pressed:
            with suppress(NotYetDrawn), drawing_for(Urgency.TABLE, until=pressed):
                await show()
                return
    # People press there faster than pictures are drawn; the others are to see it too.
    async with house.showing.hold_giving_way(match_id):
        with drawing_for(Urgency.PRESS):
            await show()


def rings(late: asyncio.Future[None]) -> asyncio.Handle:
    """When whoever has pressed does not wait any longer."""
    return late.get_loop().call_later(PATIENCE, late.set_result, None)


def follows(words: Words) -> discord.ui.Item[Any]:
    """What stands where the picture will be."""
    return discord.ui.TextDisplay(f"-# {words('picture-follows')}")
