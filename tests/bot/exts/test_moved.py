"""*What moved*: the last turns as a moving picture, from what everybody saw, for whoever presses alone."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from simcord import MemberActor

from bot.exts import moved
from bot.ui.words.catalogues import game_words, named
from render.kit.animation import MOVED_BYTES
from tests.support.town import Town, labels, texts, town


async def what_moved(place: Town, person: MemberActor, thread: Any) -> Any:
    more = (await place.click(person, place.panel(thread), "More")).response
    return await place.click(person, more, "What moved")


def files(place: Town, message: Any) -> dict[str, bytes]:
    """Name -> what is in it."""
    found = {file["filename"]: place.env.backend.cdn.get(file["url"]) for file in place.files(message)}
    return {name: data for name, data in found.items() if data is not None}


async def test_it_moves_from_the_own_last_press_to_the_board_as_it_stands(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1, 4)
        await place.settle()
        for person in (place.people[0], place.people[2]):
            answer = await what_moved(place, person, thread)
            assert answer.ephemeral
            said = texts(answer.response)
            assert "what moved since picture" in said
            moving = files(place, answer.response)
            assert moving
            for name, data in moving.items():
                assert name.startswith("moved-")
                assert name.endswith(".webp")
                assert len(data) <= MOVED_BYTES
                picture: Any = Image.open(BytesIO(data))
                assert picture.format == "WEBP"
                assert 2 <= picture.n_frames <= 5
        assert not place.env.errors


async def test_whoever_looks_on_gets_five_pictures_and_the_words_between_them(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1, 8)
        await place.settle()
        answer = await what_moved(place, place.people[2], thread)
        assert "what moved since picture 4" in texts(answer.response)
        assert texts(answer.response).count("- ") == 4, "what led to the first picture has happened before"
        for data in files(place, answer.response).values():
            picture: Any = Image.open(BytesIO(data))
            assert picture.n_frames <= 5


async def test_it_tells_no_secret_of_others(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("nereus", 2)
        await place.play_on(1, 7)
        await place.settle()
        words = named(game_words("en", "nereus"), (await place.house.tables.load(1)).seats)
        events = [event for row in await place.house.tables.live(1) for event in row.events]
        secrets = [words.say(f"event-{event.key}", event.args) for event in events if not event.readable_by(None)]
        assert secrets
        looks_on = await what_moved(place, place.people[2], thread)
        assert not [secret for secret in secrets if secret in texts(looks_on.response)]


async def test_it_is_told_in_the_language_of_whoever_presses(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1, 3)
        await place.settle()
        more = (await place.click(place.people[0], place.panel(thread), "More")).response
        await place.house.people.preferences.change(place.people[0].id, language="de")
        answer = await place.forge(place.people[0], more, "b:moved:1:0:")
        assert "was sich seit Bild" in texts(answer.response)


async def test_nothing_moves_at_the_start(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        answer = await what_moved(place, place.people[0], thread)
        assert "Nothing has moved on the board yet." in texts(answer.response)


async def test_the_table_may_have_it_on_its_panel(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        card = await place.open_table("yucata", 2)
        shown = await place.click(ana, card, "Options")
        await place.submit(ana, shown, pace=["daily"], layout=["basic"], switches=["moving"])
        assert "with *What moved*" in texts(place.channel.last_message)
        await place.click(ana, card, "Start")
        await place.play_on(1, 2)
        await place.settle()
        thread = place.channel.threads[0]
        assert "What moved" in labels(place.panel(thread))
        answer = await place.click(ana, place.panel(thread), "What moved")
        assert answer.ephemeral, "the panel stays as it is"
        assert "what moved since picture" in texts(answer.response)


async def test_it_is_off_where_nobody_has_chosen_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        assert "What moved" not in labels(place.panel(thread))


async def test_nobody_waits_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1, 3)
        await place.settle()
        monkeypatch.setattr(moved, "SECONDS", 0.0)
        answer = await what_moved(place, place.people[0], thread)
        assert "This takes longer than you should wait." in texts(answer.response)
        assert not place.env.errors
