"""Single messages: whose phones ring."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.press.items import view_of
from bot.ui.stands import messages
from tests.support.town import town


@pytest.mark.parametrize("silent", [False, True])
async def test_what_is_to_disturb_nobody_makes_no_sound(tmp_path: Path, silent: bool) -> None:
    async with town(tmp_path, 1) as place:
        call = f"<@{place.people[0].id}>"
        await messages.say(place.house, place.channel.id, "1", call, silent=silent)
        await messages.post(place.house, place.channel.id, "2", view_of(call), silent=silent)
        assert [one.flags.suppress_notifications for one in place.channel.history()] == [silent, silent]
