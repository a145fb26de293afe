"""A press is answered in words when its picture takes long; the picture follows, unless something newer was shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import PATIENCE, Showing
from bot.services.processes.studio import Studio
from bot.services.processes.workers import NotStartedError
from bot.services.telling.outbox import AGAIN_SECONDS
from bot.services.telling.wishes import TakeAway
from bot.ui.press.custom_id import Press
from render.orders import Parts, absent
from tests.support.drawing import in_one_part, told
from tests.support.hurry import nobody_waits_for_pictures
from tests.support.town import Town, buttons, labels, texts, town

FOLLOWS = "The picture follows."


class SlowDraws(Studio):
    """Draws as soon as it is let go on."""

    def __init__(self) -> None:
        self.drawn: list[Parts] = []
        self.go_on = asyncio.Event()

    async def draw(self, order: bytes) -> bytes:
        await self.go_on.wait()
        self.drawn.append(told(order))
        return in_one_part(absent("en"))

    async def close(self) -> None:
        """Nothing is open."""


@asynccontextmanager
async def slow_town(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str = "yucata"
) -> AsyncGenerator[tuple[Town, SlowDraws, Any]]:
    """A town with a match in which nothing is drawn until it is let go on; and the match's thread."""
    async with town(folder, 2) as place:
        thread = await place.start(game, 2)
        draws = SlowDraws()
        place.house.pictures = Pictures(draws)
        nobody_waits_for_pictures(monkeypatch)
        yield place, draws, thread


async def shows(place: Town, message: Any, text: str) -> Any:
    """The message once it says this."""
    await place.until(lambda: text in texts(place.fresh(message)))
    return place.fresh(message)


def answer_on(message: Any) -> str:
    return next(item["custom_id"] for item in buttons(message) if item["custom_id"].startswith("b:do:"))


async def actor(place: Town) -> Any:
    return place.people[(await place.house.tables.load(1)).actors()[0]]


async def test_a_desk_is_shown_in_words_and_then_with_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, _):
        person = await actor(place)
        desk = place.dm(person)
        pressing = asyncio.create_task(place.forge(person, desk, Press("hand", 1).custom_id("b")))
        shown = await shows(place, desk, FOLLOWS)
        assert not place.files(shown)
        assert "More" in labels(shown)
        draws.go_on.set()
        await pressing
        shown = place.fresh(desk)
        assert place.files(shown)
        assert FOLLOWS not in texts(shown)


async def test_nobody_waits_for_a_picture_that_would_come_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, _):
        monkeypatch.setattr(Showing, "give_up", lambda _: None)
        monkeypatch.setattr(place.house.pictures, "seconds_until_next", lambda: PATIENCE + 0.1)
        desk = place.dm(await actor(place))
        pressing = asyncio.create_task(place.forge(await actor(place), desk, HAND))
        await shows(place, desk, FOLLOWS)
        draws.go_on.set()
        await pressing
        assert is_whole(place, desk)


async def test_a_panel_is_shown_in_words_and_then_with_the_picture_of_how_things_stand_by_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, thread):
        panel, person = place.panel(thread), await actor(place)
        pressing = asyncio.create_task(place.click(person, panel, answer_on(panel)))
        shown = await shows(place, panel, FOLLOWS)
        assert not place.files(shown)
        other = await actor(place)
        assert other is not person
        await place.house.match.steps.act(1, other.id, 1, 0)
        draws.go_on.set()
        await pressing
        shown = place.panel(thread)
        assert place.files(shown)
        assert FOLLOWS not in texts(shown)
        newest = await place.house.tables.load(1)
        board = msgspec.Raw(msgspec.msgpack.encode(newest.game.view(newest.state, None)))
        assert [order for order in draws.drawn if order.which == "board"][-1].view == board


HAND = Press("hand", 1).custom_id("b")


async def in_words(place: Town, person: Any, what: str = HAND) -> tuple[Any, Any]:
    """The desk in direct messages, pressed and answered in words, whose picture is still to follow; and the press."""
    desk = place.dm(person)
    pressed = place.begin(person, desk, what)
    await shows(place, desk, FOLLOWS)
    return desk, pressed


async def let_go(place: Town, draws: SlowDraws) -> None:
    """All pictures are drawn, and what follows from them is shown."""
    draws.go_on.set()
    await place.settle()
    await place.settle()


async def answered(place: Town, presses: list[Any]) -> None:
    """Wait until all these presses have an answer."""
    await place.until(lambda: all(one.response is not None and texts(one.response) for one in presses))


def is_whole(place: Town, message: Any) -> bool:
    found = place.fresh(message)
    return bool(place.files(found)) and FOLLOWS not in texts(found)


async def test_a_press_elsewhere_does_not_cost_a_desk_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, thread):
        person = await actor(place)
        desk, _ = await in_words(place, person)
        panel = place.panel(thread)
        place.begin(person, panel, Press("do", 1, 99, "0").custom_id("b"))
        await shows(place, panel, FOLLOWS)
        await let_go(place, draws)
        assert is_whole(place, desk)
        assert is_whole(place, place.panel(thread))


async def test_a_desk_that_has_gone_is_not_shown_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, _):
        person = await actor(place)
        desk, pressed = await in_words(place, person)
        place.env.backend.delete_message(person.user.dm_channel.id, desk.id)
        await let_go(place, draws)
        assert not pressed.followups
        assert not place.env.errors


async def test_a_picture_that_could_not_follow_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, _):
        person = await actor(place)
        desk, pressed = await in_words(place, person)
        place.env.inject_error("PATCH", f"/channels/{person.user.dm_channel.id}/*", status=503)
        await let_go(place, draws)
        place.clock.advance(seconds=2)
        await place.settle()
        assert is_whole(place, desk)
        assert not pressed.followups, "the press has its answer, and gets no second one"


@pytest.mark.parametrize("pressed", [HAND, Press("do", 1, 99, "0").custom_id("b")])
async def test_a_restart_before_the_picture_follows_leaves_no_desk_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pressed: str
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, _):
        person = await actor(place)
        desk, _ = await in_words(place, person, pressed)
        await place.house.telling.outbox.stop()  # the process ends before
        draws.go_on.set()
        await place.env.settle()
        assert FOLLOWS in texts(place.fresh(desk))
        await place.restart()
        await place.settle()
        assert is_whole(place, desk), "although the press has changed nothing, so nothing else is owed"


async def test_a_picture_that_has_followed_is_not_shown_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, _):
        desk, _ = await in_words(place, await actor(place))
        await let_go(place, draws)
        assert is_whole(place, desk)
        shown = len(place.env.http_requests)
        place.clock.advance(seconds=AGAIN_SECONDS)
        await place.settle()
        assert len(place.env.http_requests) == shown


async def test_whoever_leaves_before_the_picture_follows_is_told_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, thread):
        person = await actor(place)
        pressed = place.begin(person, place.panel(thread), HAND)
        await answered(place, [pressed])
        await place.house.match.seats.resign(1, person.id)
        await let_go(place, draws)
        assert not pressed.followups
        assert "More" in labels(pressed.response), "nor is what was shown replaced"


async def test_an_open_desk_that_waits_for_its_picture_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch, "port_royal") as (place, draws, thread):
        draws.go_on.set()
        person, panel = await actor(place), place.panel(thread)
        desk = (await place.click(person, panel, "My desk")).response
        draws.go_on.clear()
        place.begin(person, panel, answer_on(place.fresh(panel)))
        await shows(place, panel, FOLLOWS)
        assert await actor(place) is person, "so the desk has a picture too"
        other = next(one for one in place.people if one is not person)
        looking = place.begin(other, panel, HAND)
        await answered(place, [looking])
        await let_go(place, draws)
        assert is_whole(place, desk)
        assert is_whole(place, looking.response)


async def test_pictures_that_follow_take_no_place_of_what_a_person_has_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, thread):
        person, panel = await actor(place), place.panel(thread)
        presses = [place.begin(person, panel, HAND) for _ in range(6)]
        await answered(place, presses)
        await let_go(place, draws)
        assert all(is_whole(place, one.response) for one in presses)


async def test_a_press_on_a_new_desk_is_not_undone_by_the_picture_that_was_to_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with slow_town(tmp_path, monkeypatch) as (place, draws, thread):
        person = await actor(place)
        first = place.begin(person, place.panel(thread), HAND)
        await answered(place, [first])
        desk = first.response
        place.begin(person, desk, Press("do", 1, 99, "0").custom_id("b"))
        await shows(place, desk, "moved on")
        await let_go(place, draws)
        assert is_whole(place, desk)
        assert "moved on" in texts(place.fresh(desk))


class Fails(Studio):
    """Draws nothing for a while."""

    def __init__(self) -> None:
        self.asked, self.works = 0, False

    async def draw(self, order: bytes) -> bytes:
        self.asked += 1
        if not self.works:
            raise NotStartedError
        return in_one_part(b"a picture")

    async def close(self) -> None:
        """Nothing is open."""


async def test_an_open_desk_without_its_picture_is_shown_once_more_later(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        place.house.pictures = Pictures(Fails())
        await place.click(await actor(place), place.panel(thread), "My desk")
        rows = await place.house.tables.db.all("SELECT next_try_at FROM outbox WHERE subject LIKE 'open-desk.%'")
        assert [row["next_try_at"] for row in rows] == [place.clock.now() + AGAIN_SECONDS]
        assert not place.env.errors


async def test_a_desk_without_its_picture_that_has_gone_is_not_posted_anew_for_that(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        place.house.pictures = Pictures(Fails())
        person = await actor(place)
        desk = place.dm(person)
        await place.forge(person, desk, HAND)
        await place.settle()
        seat = (await place.house.tables.load(1)).seat_of(person.id)
        assert seat is not None
        await place.house.telling.outbox.wish(1, TakeAway(seat, person.id))
        await place.settle()
        place.clock.advance(seconds=AGAIN_SECONDS)
        await place.settle()
        assert not person.user.dm_channel.history()
        assert await place.house.tables.db.all("SELECT subject FROM outbox") == []
        assert not place.env.errors


@pytest.mark.parametrize("works", [True, False])
async def test_a_picture_that_could_not_be_drawn_is_tried_once_more_later(tmp_path: Path, works: bool) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        draws = Fails()
        place.house.pictures = Pictures(draws)
        await place.play_on(1, 1)
        missing = place.files(place.panel(thread))[0]["filename"]
        desk = place.dm(await actor(place))
        draws.works = works
        asked = draws.asked
        for _ in range(4):
            await place.settle()
        assert draws.asked == asked, "not at once"
        for _ in range(3):
            place.clock.advance(seconds=AGAIN_SECONDS)
            await place.settle()
        shown = [place.files(place.panel(thread))[0]["filename"], place.files(desk)[0]["filename"]]
        assert (shown[0] == missing) == (not works)
        assert (shown[1] == missing.replace("board", "private")) == (not works)
        assert draws.asked == asked + 2, "the board and the desk, once"
        assert not place.env.errors
