"""Steps of a turn are told together: whatever happens before that, the panel shows the match as it is in the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle

from bot.services import live
from bot.services.door import TURN_SECONDS
from tests.bot.exts.test_over_days import actor
from tests.bot.exts.test_standing import SHIPS
from tests.support.town import Town, buttons, texts, town


def answers(message: Any, match_id: int = 1) -> list[str]:
    """The custom ids of what decides."""
    return [item["custom_id"] for item in buttons(message) if item["custom_id"].startswith(f"b:do:{match_id}:")]


def panels_in(thread: ChannelHandle) -> list[Any]:
    return [one for one in thread.history() if any(item["custom_id"].startswith("b:hand:") for item in buttons(one))]


async def shows(place: Town) -> int:
    """The revision that the one panel in the newest thread shows."""
    (panel,) = panels_in(place.channel.threads[-1])
    ids = [item["custom_id"].split(":") for item in buttons(panel)]
    return max(int(found[3]) for found in ids if found[1] == "hand")


async def revision(place: Town) -> int:
    return (await place.house.tables.load(1)).row.revision


async def draw(place: Town) -> Any:
    """Whoever is asked draws at the desk in direct messages, so that the panel is still to be told."""
    person = await actor(place)
    before = await shows(place)
    await place.click(person, place.dm(person), "Draw")
    assert await actor(place) is person
    assert await shows(place) == before < await revision(place), "the panel waits for the turn to go on"
    return person


async def later(place: Town) -> None:
    """Some time passes, in which all is told that is to be."""
    for _ in range(3):
        place.clock.advance(seconds=TURN_SECONDS)
        await place.settle()


async def nothing_more_is_told(place: Town) -> None:
    quiet = len(place.env.http_requests)
    await later(place)
    assert len(place.env.http_requests) == quiet, "and then nothing is told again"


@pytest.fixture(autouse=True)
def the_first_cards_are_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.services.matches.secrets.token_bytes", lambda number: bytes([SHIPS]) * number)


@pytest.mark.parametrize(
    "what", ["nothing", "restart", "undo", "vote", "paused", "ended", "panel gone", "thread gone", "written", "broken"]
)
async def test_whatever_comes_between_the_panel_is_told_once(tmp_path: Path, what: str) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person = await draw(place)
        others = [one for one in place.people if one is not person]
        match what:
            case "restart":
                await place.restart()
                assert await shows(place) == await revision(place), "at the start, not after the pause of the turn"
            case "undo":
                await place.click(person, place.dm(person), "Take ①")
                await place.click(person, place.dm(person), "Undo")
            case "vote":
                vote = await place.house.votes.ask(1, "undo", person.id)
                for one in others:
                    await place.house.votes.cast(1, vote.id, one.id, "yes", one.name)
                await place.settle()
                assert await shows(place) == await revision(place)
            case "paused":
                await place.house.matches.pause(1, person.id)
                await place.settle()
                assert "The match is suspended" in texts(place.panel(thread))
                await later(place)
                await place.house.matches.resume(1, person.id)
            case "ended":
                await place.house.guilds.change(place.guild.id, enders="host")
                await place.house.matches.end(1, place.people[0].id, manager=False)
                await place.settle()
                assert "ended" in texts(place.panel(thread))
            case "panel gone":
                place.env.backend.delete_message(thread.id, place.panel(thread).id)
            case "thread gone":
                place.env.backend.delete_channel(thread.id)
            case "written":
                await others[0].send(thread, "hurry up")
            case "broken":
                place.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
        await place.env.settle()
        await later(place)
        assert await shows(place) == await revision(place)
        assert await place.house.tables.db.all("SELECT * FROM outbox") == []
        await nothing_more_is_told(place)


async def test_a_live_table_is_live_after_a_restart_and_goes_on_telling_at_once(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        for _ in range(2 * live.STOPS_A_PERSON):
            place.clock.advance(seconds=100)
            await place.play_on(1, 1)
        assert "Live until" in texts(place.panel(thread))
        until = (await place.house.tables.load(1)).row.live
        place.clock.advance(seconds=60)
        await place.restart()
        assert (await place.house.tables.load(1)).row.live == until
        desks = {person.id: [one.id for one in person.user.dm_channel.history()] for person in place.people}
        for _ in range(3):
            place.clock.advance(seconds=100)
            await place.play_on(1, 1)
            assert await shows(place) == await revision(place)
            assert "Live until" in texts(place.panel(thread))
        now = {person.id: [one.id for one in person.user.dm_channel.history()] for person in place.people}
        assert now == desks, "direct messages are brought up to date, not sent anew"
        place.clock.advance(seconds=live.QUIET_SECONDS)
        await place.restart()
        table = await place.house.tables.load(1)
        assert live.is_live(table.row, place.clock.now()), "the bot was down, nobody was quiet"
        await place.house.sweep.run()
        await place.settle()
        assert "Live until" in texts(place.panel(thread))
        place.clock.at = table.row.live
        await place.house.sweep.run()
        await place.settle()
        assert "Live until" not in texts(place.panel(thread))
        assert not place.env.errors
