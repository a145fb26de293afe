"""The bot brings the signs of the games to Discord and shows them in its messages."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from render.drawing import drawn
from render.orders import Signs, signs, written
from tests.support.wire.driver import texts
from tests.support.wire.town import Town, open_town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

SIGN = re.compile(r"<:(\w+):(\d+)>\u00a0\*\*")
"""Before the name of whoever sits."""


@pytest_asyncio.fixture(loop_scope="module")
async def town(tmp_path: Path) -> AsyncGenerator[Town]:
    async with open_town(tmp_path, started=False) as opened:
        opened.discord.world.has_emoji = True
        yield opened


async def test_what_is_missing_is_brought_and_shown_and_what_was_drawn_otherwise_goes(town: Town) -> None:
    """The circle is there from an earlier start, and as an earlier release has drawn it; one is the operator's own."""
    world = town.discord.world
    circle = signs(drawn(written(Signs())))[0].name
    kept, old, own = (world.snowflake() for _ in range(3))
    for emoji_id, name in ((kept, circle), (old, "blue_circle_000000"), (own, "logo_000000")):
        world.emoji[emoji_id] = {"id": emoji_id, "name": name, "roles": [], "require_colons": True, "managed": False}
    await town.bot.start()
    await until(lambda: old not in world.emoji, "the old one is gone")
    assert {kept, own} <= world.emoji.keys()
    names = [one["name"] for one in world.emoji.values()]
    assert len(set(names)) == len(names) > 30, "the circle once"
    _, card = await town.place(2).open_table("yucata", 2)
    found = SIGN.findall(texts(card))
    assert [name.rpartition("_")[0] for name, _ in found] == ["blue_circle", "orange_triangle"]
    assert [world.emoji[emoji_id]["name"] for _, emoji_id in found] == [name for name, _ in found]
