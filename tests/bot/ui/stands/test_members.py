"""Who is on a server and sees a channel: told of nothing else, and lost to nobody while that cannot be said."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.stands.members import sees
from tests.support.town import out_of_reach, town


@pytest.mark.parametrize("known", [False, True])
async def test_while_the_server_is_out_of_reach_it_is_not_said(tmp_path: Path, known: bool) -> None:
    async with town(tmp_path, 1) as place:
        whom = (place.house, place.guild.id, place.channel.id, place.people[0].id)
        assert await sees(*whom)
        with out_of_reach(place, known=known), pytest.raises(ConnectionError):
            await sees(*whom)
        assert await sees(*whom)
        assert not await sees(place.house, place.guild.id + 1, place.channel.id, place.people[0].id)
