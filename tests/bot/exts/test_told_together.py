"""Steps of a turn are told together: whatever happens before that, the panel shows the match as it is in the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services.clock import live
from tests.support.told import draw, later, nothing_more_is_told, revision, shows
from tests.support.town import buttons, texts, town

pytestmark = pytest.mark.usefixtures("the_first_cards_are_ships")


def answers(message: Any, match_id: int = 1) -> list[str]:
    """The custom ids of what decides."""
    return [item["custom_id"] for item in buttons(message) if item["custom_id"].startswith(f"b:do:{match_id}:")]


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
                await place.choose(person, place.dm(person), "Take ①")
                await place.click(person, place.dm(person), "Undo")
            case "vote":
                vote = await place.house.match.votes.ask(1, "undo", person.id)
                for one in others:
                    await place.house.match.votes.cast(1, vote.id, one.id, "yes", one.name)
                await place.settle()
                assert await shows(place) == await revision(place)
            case "paused":
                await place.house.match.matches.pause(1, person.id)
                await place.settle()
                assert "The match is suspended" in texts(place.panel(thread))
                await later(place)
                await place.house.match.matches.resume(1, person.id)
            case "ended":
                await place.house.people.guilds.change(place.guild.id, enders="host")
                await place.house.match.matches.end(1, place.people[0].id, manager=False)
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
        await place.house.match.sweep.run()
        await place.settle()
        assert "Live until" in texts(place.panel(thread))
        place.clock.at = table.row.live
        await place.house.match.sweep.run()
        await place.settle()
        assert "Live until" not in texts(place.panel(thread))
        assert not place.env.errors
