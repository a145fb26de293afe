"""`/replay`: stepping through a match, whose eyes one may use, the animated picture."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image

from bot.db.history import ActionRow
from bot.features.replay.pages import eyes_for
from bot.features.replay.service import MOST_SCENES, first_unseen, scenes
from bot.services.study.replay import Turn, turns
from engine.core import match as record
from engine.core.event import Event
from render.kit.animation import LARGEST_BYTES, WIDTH, animated
from tests.support.town import components, texts, town


def enabled(message: Any) -> dict[str, bool]:
    return {item["label"]: not item.get("disabled") for item in components(message) if item["type"] == 2}


def offered(message: Any) -> list[str]:
    return [option["label"] for item in components(message) if item["type"] == 3 for option in item["options"]]


async def test_stepping_to_and_fro_while_the_match_runs(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, _, stranger = place.people
        thread = await place.start("yucata", 2)
        await place.play_on(1, 6)
        answer = await place.slash(ana, "replay", thread, picture=99)
        assert answer.ephemeral
        message = answer.response
        assert "replay, picture 6 of 6" in texts(message)
        ways = {"First": True, "Back": True, "Forward": False, "Last": False, "Animation from here": True}
        assert enabled(message) == ways
        message = (await place.click(ana, message, "Back")).response
        assert message is not None
        assert "replay, picture 5 of 6" in texts(message)
        await place.restart()
        message = (await place.click(ana, message, "First")).response
        assert "replay, the start" in texts(message)
        assert not enabled(message)["Back"]
        message = (await place.click(ana, message, "Forward")).response
        assert message is not None
        assert "replay, picture 1 of 6" in texts(message)
        assert offered(message) == ["The table, as everybody sees it", "What ana holds"]
        answer = await place.slash(stranger, "replay", thread)
        assert not offered(answer.response), "a stranger sees the table only"
        # What the match does meanwhile does not move the page under the finger.
        await place.play_on(1, 3)
        message = (await place.choose(ana, message, "What ana holds")).response
        assert "replay, picture 1 of 9" in texts(message)
        assert not place.env.errors


async def test_replay_begins_with_what_the_reader_has_not_seen(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 3)
        table = await place.play_on(1, 5)
        live = record.live(await place.house.tables.history(1))
        begin = first_unseen(turns(live, over=False), table.actors()[0])
        answer = await place.slash(place.people[table.actors()[0]], "replay", thread)
        assert f"replay, picture {begin} of 5" in texts(answer.response)
        assert 0 < begin < 5
        answer = await place.slash(place.people[0], "replay", thread, picture=2)
        assert "replay, picture 2 of 5" in texts(answer.response)
        assert not place.env.errors


async def test_rules_in_a_thread_know_their_game(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        thread = await place.start("yucata", 2)
        assert "Yucata' · How to play" in texts((await place.slash(ana, "rules", thread)).response)
        assert "spear" in texts((await place.slash(ana, "rules", thread, search="spear")).response).lower()
        assert "spear" in [choice["value"] for choice in await ana.autocomplete(thread, "rules", "search", "spear")]
        assert "Which game?" in texts((await place.slash(ana, "rules")).response)
        assert not place.env.errors


async def test_after_the_end_everybody_may_look_into_every_hand(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, _, stranger = place.people
        thread = await place.start("yucata", 2)
        running = await place.play_on(1, 4)
        assert eyes_for(running, 0) == [None, 0]
        assert eyes_for(running, None) == [None]
        over = await place.play_on(1)
        assert eyes_for(over, None) == [None, 0, 1]
        result = next(message for message in thread.history() if "is over: " in texts(message))
        answer = await place.click(stranger, result, "Replay")
        assert answer.ephemeral
        assert "replay, the start" in texts(answer.response), "a match that is over is seen from its first picture"
        assert offered(answer.response)[1:] == ["What ana holds", "What ben holds"]
        message = (await place.choose(stranger, answer.response, "What ben holds")).response
        assert "Whose view" in str(components(message))
        more = await place.click(ana, place.panel(thread), "More")
        answer = await place.click(ana, more.response, "Replay")
        assert "replay, the start" in texts(answer.response)
        assert not place.env.errors


async def test_the_animated_picture_shows_every_turn(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1, 5)
        page = (await place.slash(place.people[2], "replay", thread, picture=0)).response
        answer = await place.click(place.people[2], page, "Animation from here")
        assert answer.ephemeral
        assert answer.response is not None
        assert "From picture 0 to 5, one after another." in texts(answer.response)
        (file,) = place.files(answer.response)
        assert file["filename"] == "match-1.gif"
        data = place.read(answer.response)
        assert len(data) < LARGEST_BYTES
        with Image.open(BytesIO(data)) as moving:
            assert getattr(moving, "n_frames", 1) == 6
            assert moving.width == WIDTH
        assert not place.env.errors


async def test_what_moved_is_the_animation_from_what_the_reader_saw_last(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 3)
        table = await place.play_on(1, 5)
        reader = table.actors()[0]
        begin = first_unseen(turns(record.live(await place.house.tables.history(1)), over=False), reader)
        page = (await place.slash(place.people[reader], "replay", thread)).response
        answer = await place.click(place.people[reader], page, "Animation from here")
        assert f"From picture {begin - 1} to 5, one after another." in texts(answer.response)
        with Image.open(BytesIO(place.read(answer.response))) as moving:
            assert getattr(moving, "n_frames", 1) == 5 - begin + 2
        old = await place.forge(place.people[2], page, "b:animate:1:0:t")
        assert "From picture 0 to 5" in texts(old.response), "as buttons of the release before ask for it"


async def test_replay_needs_a_match_that_has_started(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        await place.open_table("yucata", 1)
        answer = await place.slash(place.people[0], "replay", number=1)
        assert "not running" in texts(answer.response)
        answer = await place.slash(place.people[0], "replay")
        assert "Which table?" in texts(answer.response)


def test_an_animated_picture_becomes_smaller_until_it_may_be_sent() -> None:
    noise = [Image.effect_noise((800, 800 + 10 * number), 120).convert("RGB") for number in range(3)]
    large, small = animated(noise), animated(noise, 600_000)
    assert len(small) < len(large)
    with Image.open(BytesIO(large)) as wide, Image.open(BytesIO(small)) as narrow:
        assert (wide.width, getattr(wide, "n_frames", 1)) == (600, 3)
        assert narrow.width < wide.width


def acted(seat: int) -> ActionRow:
    """A step of a seat that everybody saw."""
    return ActionRow(
        seat=seat,
        action=("do",),
        events=(Event("done"),),
        auto=False,
        reveals=False,
        sealed=False,
        number=0,
        kind="act",
        user_id=None,
        at=0,
    )


def test_a_replay_begins_after_what_the_reader_has_seen() -> None:
    found = turns([acted(seat) for seat in (0, 1, 0, 2, 1)], over=False)
    assert first_unseen(found, 0) == 4, "the turns of the others after the own last one"
    assert first_unseen(found, 2) == 5
    assert first_unseen(found, 1) == 5, "nothing has happened since: the last picture"
    assert first_unseen(found, 3) == 0, "who has not acted has seen nothing"
    assert first_unseen(found, None) == 5
    assert first_unseen(turns([], over=False), 1) == 0


def test_scenes_are_spread_evenly_from_the_first_turn_to_the_last() -> None:
    found = [Turn(end) for end in range(11 * (MOST_SCENES - 1) + 1)]
    chosen = scenes(found)
    assert len(chosen) == MOST_SCENES
    assert (chosen[0], chosen[-1]) == (found[0], found[-1])
    gaps = {after.end - before.end for before, after in pairwise(chosen)}
    assert gaps == {11}
    assert scenes(found[:7]) == found[:7]
