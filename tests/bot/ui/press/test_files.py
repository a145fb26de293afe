"""Pictures that a message shows already are not sent again; those that have changed are."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from typing import Any
from weakref import ref

from discord.http import handle_message_parameters

from bot.services.telling.wishes import Show
from bot.ui.press.files import Listed, edited, file_of
from tests.support.town import Town, buttons, town


def pictures(place: Town, message: Any) -> list[tuple[int, str]]:
    """Ids and names of the pictures of a message."""
    return [(int(file["id"]), file["filename"]) for file in place.files(message)]


def by_name(place: Town, message: Any) -> dict[str, int]:
    return {name: number for number, name in pictures(place, message)}


async def test_a_desk_keeps_its_picture_until_it_changes(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True) as place:
        thread = await place.start("yucata", 2)
        table = await place.house.tables.load(1)
        person = place.people[table.actors()[0]]
        desk = (await place.click(person, place.panel(thread), "My desk")).response
        before = pictures(place, desk)
        assert [name.rpartition("-")[0] for _, name in before] == ["private-players", "private-main"]
        await place.forge(person, desk, f"b:open:1:{table.row.revision}:")
        assert pictures(place, desk) == before
        answer = next(item for item in buttons(desk) if item["custom_id"].startswith("b:do:"))
        await place.click(person, desk, answer["custom_id"])
        assert pictures(place, desk) == []
        await place.click(person, desk, "Show the table")
        after = pictures(place, desk)
        assert not {*after} & {*before}
        assert not place.env.errors


async def test_a_picture_that_stays_is_named_by_its_id_and_its_description() -> None:
    """As Discord describes a partial attachment, and no more (resources/message#attachment-object)."""
    new = [file_of("board.png", b"picture", "The board"), file_of("hand.png", b"picture", "Your hand")]
    asked: list[Any] = []

    async def edit(files: Listed) -> None:
        with handle_message_parameters(attachments=files) as sent:
            assert sent.multipart is not None
            asked.append(json.loads(sent.multipart[0]["value"]))

    await edited(edit, new, {"board.png": 77})
    assert [body["attachments"] for body in asked] == [
        [{"id": "77", "description": "The board"}, {"id": 0, "filename": "hand.png", "description": "Your hand"}]
    ]


async def test_a_panel_keeps_the_parts_that_have_not_changed(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True) as place:
        thread = await place.start("gilded_compass", 2)
        panel = place.panel(thread)
        before, changed = by_name(place, panel), 0
        for _ in range(6):
            await place.play_on(1, 1)
            assert place.panel(thread).id == panel.id
            after = by_name(place, panel)
            same = before.keys() & after.keys()
            assert same, "no step changes all of the board"
            assert all(after[name] == before[name] for name in same), "not sent again"
            changed += len(same) < len(after)
            before = after
        assert changed > 2
        await place.restart()
        await place.house.telling.outbox.wish(1, Show("table"))
        await place.settle()
        again = by_name(place, panel)
        assert again.keys() == before.keys()
        assert not {*again.values()} & {*before.values()}, "what is not known to stand there is sent"
        assert not place.env.errors


async def test_what_is_wrongly_believed_to_stand_there_is_sent_after_all(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True) as place:
        thread = await place.start("yucata", 2)
        panel = place.panel(thread)
        before = pictures(place, panel)
        place.house.remembered.files._held[panel.id] = {name: number + 1 for number, name in before}  # pyright: ignore[reportPrivateUsage]
        await place.house.telling.outbox.wish(1, Show("table"))
        await place.settle()
        after = pictures(place, panel)
        assert [name for _, name in after] == [name for _, name in before]
        assert place.house.remembered.files.of(panel.id) == {name: number for number, name in after}


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


def test_a_file_can_be_sent_again_however_often_the_connection_is_lost() -> None:
    file = file_of("board.png", b"picture")
    for _ in range(3):
        file.reset(seek=True)
        assert file.fp.read() == b"picture"
        file.fp.close()  # as aiohttp does when it has read it
        file.close()  # and discord.py, when the request is over
