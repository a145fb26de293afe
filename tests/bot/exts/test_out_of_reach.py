"""The bot loses a place while the steps of a turn wait to be told together, and gets it back: all is told once."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.pressed import actor
from tests.support.told import draw, later, nothing_more_is_told, panels_in, revision, shows
from tests.support.town import Town, buttons, texts, town

pytestmark = pytest.mark.usefixtures("the_first_cards_are_ships")

HOUR = 3600
"""By then whatever was refused is tried again."""

LOSSES = {
    "may not see it": (403, 50001),
    "may not write there": (403, 50013),
    "gone for the bot": (404, 10003),
    "locked, to a bot without rights": (403, 50083),
    "locked and archived": (400, 50083),
    "locked": (400, 160005),
}


async def owed(place: Town) -> list[str]:
    """What is still to be told."""
    return await place.house.tables.db.column("SELECT coalesce(payload ->> '$.what', kind) FROM outbox ORDER BY id")


@pytest.mark.parametrize(
    ("loss", "then"),
    [*((loss, "nothing") for loss in LOSSES), *(("locked", then) for then in ("restart", "undo", "another step"))],
)
async def test_a_place_that_is_lost_in_the_pause_of_a_turn_and_comes_back(tmp_path: Path, loss: str, then: str) -> None:
    status, code = LOSSES[loss]
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person = await draw(place)
        for method in ("PATCH", "POST", "DELETE"):
            place.env.inject_error(method, f"/channels/{thread.id}/messages*", status=status, code=code, times=None)
        if then == "restart":
            await place.restart()
        await later(place)
        assert await shows(place) < await revision(place)
        assert "table" in await owed(place), "it stays owed"
        match then:
            case "undo":
                await place.choose(person, place.dm(person), "Take ①")
                await place.click(person, place.dm(person), "Undo")
            case "another step":
                await place.click(await actor(place), place.dm(await actor(place)), "Draw")
            case _:
                pass
        place.env.backend.faults.clear()
        place.clock.advance(seconds=HOUR)
        await place.settle()
        assert await shows(place) == await revision(place)
        assert await owed(place) == []
        assert len(panels_in(thread)) == 1
        await nothing_more_is_told(place)


@pytest.mark.parametrize("loss", LOSSES)
async def test_a_place_that_stays_lost_is_asked_once_an_hour_at_most(tmp_path: Path, loss: str) -> None:
    status, code = LOSSES[loss]
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        await draw(place)
        place.env.inject_error("*", f"/channels/{thread.id}/messages*", status=status, code=code, times=None)
        asked: list[int] = []
        for _ in range(3 * 12):
            place.clock.advance(seconds=HOUR // 12)
            before = len(place.env.http_requests)
            await place.settle()
            asked.append(len(place.env.http_requests) > before)
        assert "table" in await owed(place), "it stays owed"
        assert 1 <= sum(asked[12:]) <= 3, "in the two hours after the first"


async def test_direct_messages_that_are_closed_in_the_pause_of_a_turn_are_called_in_the_thread(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person = await draw(place)
        others = [one for one in place.people if one is not person]
        for one in others:
            path = f"/channels/{one.user.dm_channel.id}/messages"
            place.env.inject_error("POST", path, status=403, code=50007, times=None)
        await place.choose(person, place.dm(person), "Take ①")
        await later(place)
        asked = await actor(place)
        assert asked in others
        said = [place.env.backend.get_message(thread.id, message.id) for message in thread.history()]
        assert asked.id in said[-1].ping_user_ids
        assert await shows(place) == await revision(place)
        assert await owed(place) == []


async def test_a_thread_that_cannot_be_opened_is_opened_when_the_server_has_fewer(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        for path in ("/channels/*/messages/*/threads", "/channels/*/threads"):
            place.env.inject_error("POST", path, status=400, code=160006, times=None)
        card = await place.open_table("yucata", 2)
        await place.click(place.people[0], card, "Start with 2")
        assert place.channel.threads == []
        assert "table" in await owed(place), "it stays owed"
        assert len(texts(place.dm(await actor(place)))) > 0, "who is asked can play meanwhile"
        place.env.backend.faults.clear()
        place.clock.advance(seconds=HOUR)
        await place.settle()
        assert len(panels_in(place.channel.threads[-1])) == 1
        assert await owed(place) == []


class Weather:
    """People play, and what the bot may do in their thread comes and goes, all by chance."""

    def __init__(self, place: Town, chance: Random) -> None:
        self.place, self.chance = place, chance

    @property
    def thread(self) -> Any:
        """The thread of the match."""
        return self.place.channel.threads[-1]

    async def step(self) -> None:
        """Something happens."""
        what = self.chance.choice(
            (self.decide, self.decide, self.decide, self.time, self.time, self.lose, self.lose, self.well, self.restart)
        )
        await what()

    async def decide(self) -> None:
        """Whoever is asked decides something at the desk, and perhaps takes it back."""
        person = await actor(self.place)
        desk = self.place.dm(person)
        what = [item for item in buttons(desk) if item["custom_id"].startswith(("b:do:", "b:undo:"))]
        if what:
            await self.place.click(person, desk, self.chance.choice(what)["custom_id"])

    async def lose(self) -> None:
        """From now on something is refused."""
        status, code = self.chance.choice(list(LOSSES.values()))
        method, times = self.chance.choice((("PATCH", 1), ("PATCH", None), ("POST", 1), ("POST", 3), ("*", None)))
        path = f"/channels/{self.thread.id}/messages*"
        self.place.env.inject_error(method, path, status=status, code=code, times=times)

    async def well(self) -> None:
        """Nothing is refused any more."""
        self.place.env.backend.faults.clear()

    async def restart(self) -> None:
        """The bot is stopped and started."""
        await self.place.restart()

    async def time(self) -> None:
        """Some time passes."""
        self.place.clock.advance(seconds=self.chance.choice((1, 5, 10, 120, HOUR)))
        await self.place.settle()


@pytest.mark.parametrize("seed", [2, 12, 24, 25])
async def test_whatever_comes_and_goes_the_table_stands_once_as_it_is_in_the_end(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    async with town(tmp_path, 3) as place:
        await place.start("port_royal", 3)
        weather = Weather(place, chance)
        for _ in range(25):
            await weather.step()
        await weather.well()
        for _ in range(2):
            place.clock.advance(seconds=HOUR)
            await place.settle()
        assert await owed(place) == []
        assert len(panels_in(weather.thread)) == 1
        assert await shows(place) == await revision(place)


@pytest.mark.parametrize("code", [40003, 20026, 50001])
async def test_direct_messages_that_fail_for_a_while_call_in_the_thread_once(tmp_path: Path, code: int) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        first = await actor(place)
        other = next(person for person in place.people if person is not first)
        path = f"/channels/{other.user.dm_channel.id}/messages"
        place.env.inject_error("POST", path, status=403, code=code, times=2)
        await place.click(first, place.dm(first), buttons(place.dm(first))[0]["custom_id"])
        await later(place)
        place.clock.advance(seconds=2 * 3600)
        await place.settle()
        said = [place.env.backend.get_message(thread.id, message.id) for message in thread.history()]
        calls = [message for message in said if message.content and other.id in message.ping_user_ids][1:]
        assert [message.content for message in calls] == [f"<@{other.id}> Yucata': Which card do you play?"]
        assert not await place.house.people.direct_messages.closed(other.id)
        place.clock.advance(seconds=2 * 3600)
        await place.settle()
        assert "Which card do you play?" in texts(place.dm(other)), "it is tried again"
        assert await owed(place) == []
