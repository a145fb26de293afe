"""Single messages: whose phones ring, and what goes in place of what Discord does not take."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.ui.press.custom_id import Press
from bot.ui.press.items import button, view_of
from bot.ui.stands import messages
from tests.support.town import labels, texts, town


@pytest.mark.parametrize("silent", [False, True])
async def test_what_is_to_disturb_nobody_makes_no_sound(tmp_path: Path, silent: bool) -> None:
    async with town(tmp_path, 1) as place:
        call = f"<@{place.people[0].id}>"
        await messages.say(place.house, place.channel.id, "1", call, silent=silent)
        await messages.post(place.house, place.channel.id, "2", view_of(call), silent=silent)
        assert [one.flags.suppress_notifications for one in place.channel.history()] == [silent, silent]


async def test_of_what_discord_does_not_take_the_first_words_go(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """However long it is, and whether it is posted, said or edited; the operator hears of it."""
    async with town(tmp_path, 1) as place:
        house, room = place.house, place.channel.id
        way = button("Join", Press("join", 1))
        stands = await messages.say(house, room, "1", "Read " + "on " * 1000, [way])
        said: Any = place.channel.last_message
        assert said.content.startswith("Read on")
        assert labels(said) == ["Join"]
        long = view_of("First words", "x" * 5000, [button("Join", Press("join", 1))])
        await messages.post(house, room, "2", long)
        posted = place.channel.last_message
        assert "First words" in texts(posted)
        assert labels(posted) == ["Join"]
        assert await messages.edit(house, stands, long, said=True)
        assert "First words" in texts(place.fresh(said))
        broken = view_of("Only words", "x" * 5000, [button("x" * 200, Press("join", 1))])
        await messages.post(house, room, "3", broken)
        assert "Only words" in texts(place.channel.last_message)
        assert caplog.text.count("Discord takes no such message") == 5
