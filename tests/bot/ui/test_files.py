"""Pictures that a message shows already are not sent again; those that have changed are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
