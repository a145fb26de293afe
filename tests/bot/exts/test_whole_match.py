"""Whole matches, played by pressing what people press, with a restart in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.ratings.service import Ratings
from bot.services.processes.computers import Computers
from bot.services.table.played import replay
from engine import registry
from engine.core import match as record
from tests.support.robot import Robot
from tests.support.town import Town, texts, town

RESTART_AFTER = 9


async def play_whole(place: Town, key: str, people: int) -> Robot:
    """Start a match, press it to its end with a restart on the way, and check the result against the engine's."""
    robot = Robot(place, await place.start(key, people))
    steps = 0
    while await robot.step():
        steps += 1
        if steps == RESTART_AFTER:
            await place.restart()
        assert steps < 2000
    table = await robot.table()
    assert table.row.status == "finished"
    outcome = table.row.outcome
    assert outcome is not None
    state = replay(table.row, people, record.live(await place.house.tables.history(table.row.id)))
    assert table.game.outcome(state) == outcome
    result = texts(robot.thread.last_message)
    for row in table.seats:
        points = outcome.scores[row.seat]
        told = f"{row.name} wins with {points}" if outcome.ranks[row.seat] == 1 else f"**{row.name}** · **{points}**"
        assert told in result or (len(outcome.winners) > 1 and row.seat in outcome.winners)
    assert table.row.seed.hex() not in result
    assert not place.env.errors
    return robot


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_a_whole_match_of_yucata_is_pressed_to_its_end(tmp_path: Path, people: int) -> None:
    async with town(tmp_path, people, pictures=people == 2) as place:
        await play_whole(place, "yucata", people)


@pytest.mark.parametrize("key", sorted(set(registry.keys()) - {"yucata"}))
async def test_a_whole_match_of_every_other_game_is_pressed_to_its_end(tmp_path: Path, key: str) -> None:
    people = registry.game(key).players[0]
    async with town(tmp_path, people) as place:
        await play_whole(place, key, people)


@pytest.mark.parametrize(("key", "levels"), [("yucata", ["strong", "gentle"]), ("port_royal", ["good"])])
async def test_a_whole_match_against_computers_with_a_restart_in_the_middle(
    tmp_path: Path, key: str, levels: list[str]
) -> None:
    async with town(tmp_path, 1, thinking=Computers) as place:
        (ana,) = place.people
        card = await place.open_table(key, 1)
        for level in levels:
            await place.choose(ana, card, f"add.{level}")
        await place.click(ana, card, "Start")
        robot = Robot(place, place.channel.threads[-1])
        steps = 0
        while await robot.step():
            steps += 1
            if steps == 4:
                await place.restart()
        table = await robot.table()
        assert table.row.status == "finished"
        assert steps > 4
        history = await place.house.tables.history(table.row.id)
        assert {row.seat for row in history if row.kind == "computer"} == set(range(1, len(levels) + 1))
        result = texts(robot.thread.last_message)
        assert all(row.name in result for row in table.seats[1:])
        assert await place.house[Ratings].leaderboard(place.guild.id, key) == []
        assert not place.env.errors


@pytest.mark.soak
@pytest.mark.parametrize(
    ("key", "people"), [(game.key, people) for game in registry.games() for people in game.players if people <= 5]
)
async def test_whole_matches_of_every_size_with_pictures(tmp_path: Path, key: str, people: int) -> None:
    async with town(tmp_path, people, pictures=True) as place:
        await play_whole(place, key, people)
