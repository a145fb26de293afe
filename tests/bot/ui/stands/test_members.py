"""Who is on a server and sees a channel: told of nothing else, and lost to nobody while that cannot be said."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.services.errors import Refused
from bot.ui.stands.members import meant_server, sees
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


async def test_a_button_names_the_server_in_direct_messages_to_whoever_is_there(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        here, other = place.guild.id, place.env.create_guild("Elsewhere").id
        client, ana = place.house.client, place.people[0]

        def pressed(guild_id: int | None) -> Any:
            return SimpleNamespace(user=ana, interaction=SimpleNamespace(guild_id=guild_id, client=client))

        assert await meant_server(pressed(None), str(here)) == here
        assert await meant_server(pressed(here), str(other)) == await meant_server(pressed(here), "") == here
        for elsewhere, token in ((None, str(other)), (None, "7"), (None, ""), (7, str(here))):
            with pytest.raises(Refused, match="only-in-a-server"):
                await meant_server(pressed(elsewhere), token)
