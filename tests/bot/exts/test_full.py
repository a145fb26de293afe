"""A table that is full: it starts by itself if its host has chosen that, or the host is called to start it, once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.db import people
from bot.db.people import Player
from tests.support.pressed import said, status
from tests.support.rung import rung
from tests.support.town import Town, labels, texts, town


def calls(place: Town) -> list[Any]:
    """The calls to the host."""
    return [message for message in place.channel.history() if "is full and can start" in texts(message)]


async def tick(place: Town) -> None:
    await place.house.match.sweep.run()
    await place.settle()


async def fill(place: Town, match_id: int = 1) -> None:
    """Everybody else sits down."""
    for person in place.people[1:]:
        await place.house.match.lobby.join(match_id, person.id, person.name)
    await place.settle()


async def starts_when_full(place: Town) -> Any:
    """A table whose host has chosen that it starts when it is full; its card."""
    ana = place.people[0]
    await place.slash(ana, "game new", game="yucata")
    card = place.channel.last_message
    form = await place.click(ana, card, "Options")
    await place.submit(ana, form, pace=["daily"], layout=["basic"], switches=["starts_full"])
    return card


async def test_it_starts_by_itself_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        card = await starts_when_full(place)
        assert "starts when full" in texts(place.fresh(card))
        await tick(place)
        assert await status(place) == "lobby"
        await fill(place)
        assert await status(place) == "lobby", "whoever has sat down by mistake may leave"
        await tick(place)
        assert await status(place) == "running"
        assert calls(place) == []
        await tick(place)
        assert len(place.channel.threads) == 1
        assert not place.env.errors


@pytest.mark.parametrize("meanwhile", ["left", "restart", "started", "taken back"])
async def test_what_happens_between_the_last_seat_and_the_start(tmp_path: Path, meanwhile: str) -> None:
    async with town(tmp_path, 4) as place:
        card = await starts_when_full(place)
        ana, *_, last = place.people
        await fill(place)
        match meanwhile:
            case "left":
                await place.house.match.lobby.leave(1, last.id)
            case "restart":
                await place.restart()
            case "started":
                await place.click(ana, card, "Start with 4")
            case _:
                form = await place.click(ana, card, "Options")
                await place.submit(ana, form, pace=["daily"], layout=["basic"], switches=[])
        for _ in range(2):
            await tick(place)
        assert await status(place) == ("running" if meanwhile in ("restart", "started") else "lobby")
        assert len(place.channel.threads) == (await status(place) == "running")


async def test_the_host_is_called_once_to_a_full_table(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, *_ = place.people
        await place.slash(ana, "game new", game="yucata")
        await fill(place)
        (call,) = calls(place)
        assert texts(call).startswith(f"<@{ana.id}> your table is full")
        assert rung(place)[ana.id] == 1
        await tick(place)
        await place.restart()
        assert len(calls(place)) == 1
        assert "Only" in said(await place.click(ben, call, "Start with 4"))
        assert "has started" in said(await place.click(ana, call, "Start with 4"))
        assert await status(place) == "running"
        assert calls(place) == [], "it has done its work"
        assert not place.env.errors


async def test_the_call_starts_nothing_when_somebody_has_left_since(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana, *_, last = place.people
        await place.slash(ana, "game new", game="yucata")
        card = place.channel.last_message
        await fill(place)
        assert len(calls(place)) == 1
        await place.house.match.lobby.leave(1, last.id)
        await place.settle()
        assert calls(place) == [], "it is not full any more"
        assert "3 people sit there now" in said(await place.forge(ana, card, "b:start:1:0:4"))
        assert await status(place) == "lobby"
        await place.click(ana, place.fresh(card), "Start with 3")
        assert await status(place) == "running"
        assert not place.env.errors


async def test_a_host_who_sleeps_hears_no_sound_and_one_who_fills_it_is_not_called(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana = place.people[0]
        async with place.house.tables.db.write() as tx:
            minute = place.clock.now() % 86400 // 60
            await people.put_player(
                tx, ana.id, Player(quiet_from=(minute - 60) % 1440, quiet_until=(minute + 60) % 1440)
            )
        await place.slash(ana, "game new", game="yucata")
        await fill(place)
        (call,) = calls(place)
        assert call.flags.suppress_notifications
        await place.slash(ana, "game new", game="yucata")
        for _ in range(3):
            await place.house.match.lobby.add_computer(2, ana.id)
        await place.settle()
        assert len(calls(place)) == 1


async def test_a_rematch_begins_like_the_match_before(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        await starts_when_full(place)
        host = place.people[0].id
        await place.house.match.lobby.set_options(1, host, {}, "daily", starts_full=True, now=True)
        await fill(place)
        await tick(place)
        await place.play_on(1)
        table = await place.house.match.lobby.rematch(1, host, "ana")
        assert table.row.starts_full
        assert table.row.now
        assert "Rematch" in labels(place.channel.threads[0].last_message)
