"""The server that a button of a search means."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.search.presses import meant_server
from bot.services.errors import Refused
from tests.support.town import town


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
