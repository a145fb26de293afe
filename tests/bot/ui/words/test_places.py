"""Addresses of places: of a match, of its messages, on a server and in direct messages."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.db.panels import Stands
from bot.services.telling.cards import LOBBY
from bot.ui.words.places import address, card_address, direct_address
from tests.support.tables import house_at, stored

HERE = "https://discord.com/channels"


async def test_a_match_its_messages_and_direct_messages_have_addresses(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 3)
        row = msgspec.structs.replace(table.row, thread_id=None)
        home, stands = f"{HERE}/{row.guild_id}", Stands(5, 6)
        assert address(row) == f"{home}/{row.channel_id}"
        assert address(msgspec.structs.replace(row, thread_id=7)) == f"{home}/7"
        assert address(row, 8) == f"{home}/8"
        assert address(row, stands) == f"{home}/5/6"
        assert direct_address(stands) == f"{HERE}/@me/5/6"
        assert card_address(await house.tables.scene(row.id)) == f"{home}/{row.channel_id}"
        await house.telling.cards.put(LOBBY, row, stands, "", whole=True)
        assert card_address(await house.tables.scene(row.id)) == f"{home}/5/6"
