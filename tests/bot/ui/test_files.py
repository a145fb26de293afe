"""Pictures that a message shows already are not sent again; those that have changed are."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any
from weakref import ref

from bot.ui.files import file_of
from tests.support.town import Town, buttons, town


def pictures(place: Town, message: Any) -> list[tuple[int, str]]:
    """Ids and names of the pictures of a message."""
    found = place.env.backend.get_message(message.channel_id, message.id).attachments
    return [(int(file["id"]), file["filename"]) for file in found]


async def test_a_desk_keeps_its_picture_until_it_changes(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True) as place:
        thread = await place.start("yucata", 2)
        table = await place.house.tables.load(1)
        person = place.people[table.actors()[0]]
        desk = (await place.click(person, place.panel(thread), "My desk")).response
        (before,) = pictures(place, desk)
        await place.forge(person, desk, f"b:open:1:{table.row.revision}:")
        assert pictures(place, desk) == [before]
        answer = next(item for item in buttons(desk) if item["custom_id"].startswith("b:do:"))
        await place.click(person, desk, answer["custom_id"])
        assert pictures(place, desk) == []
        await place.click(person, desk, "Show the table")
        (after,) = pictures(place, desk)
        assert after[0] != before[0]
        assert after[1] != before[1]
        assert not place.env.errors


def test_a_file_that_was_sent_is_gone_with_its_last_user() -> None:
    file = file_of("board.png", b"picture")
    data = ref(file.fp)
    gc.disable()
    try:
        file.close()  # as discord.py does when it has sent it
        file.reset(seek=1)
        assert file.fp.read() == b"picture"
        del file
        assert data() is None
    finally:
        gc.enable()
