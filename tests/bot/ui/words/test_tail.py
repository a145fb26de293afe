"""Whatever is shown of a match from the newest lines of its history is what would be shown from all of them.

Each step is compared from as few lines as `story.enough` allows. What no match of chance comes to is in `test_cut`: a
case for each of its conditions, which fails without that one alone.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.lessons.lesson import lesson_of
from bot.features.lessons.service import Lessons
from bot.services.errors import Refused
from bot.services.match.joint import next_question
from bot.services.study import advice
from bot.services.table import tables
from bot.services.table.scene import Scene, Table
from bot.ui.pages.desk import desk
from bot.ui.pages.table import may_undo, table_panel
from bot.ui.press.house import House
from bot.ui.stands import panels
from bot.ui.words import story
from engine import registry
from engine.core.chance import Fast
from engine.core.playout import random_action
from tests.support.clock import FakeClock
from tests.support.records import seats_near
from tests.support.tables import house_at, stored, user_of

KEYS = [game.key for game in registry.games()]
LINES = 65
"""So long a history is cut in every match that reaches it."""


async def shown(house: House, scene: Scene) -> dict[str, Any]:
    """Everything that is shown or decided from the history of a match, for every reader."""
    now = house.clock.now()
    found: dict[str, Any] = {
        "called": [row.seat for row in panels.called_in_thread(scene, now)],
        "asked since": panels._asked_since(scene),  # pyright: ignore[reportPrivateUsage]
        "undo": [may_undo(scene, row.seat) for row in scene.seats],
        "panel": (await table_panel(house, scene))[0].to_components(),
    }
    for row in scene.persons():
        found[f"desk {row.seat}"] = (await desk(house, scene, row.seat, "en"))[0].to_components()
    return found


def shortest(scene: Scene) -> Scene:
    """The scene with no more lines than it needs."""
    while len(scene.tail) > 1:
        shorter = msgspec.structs.replace(scene, tail=scene.tail[1:], made={})
        if not story.enough(shorter):
            break
        scene = shorter
    return scene


async def compare(house: House) -> tuple[int, int]:
    """Compare match 1 as it is shown with what its whole history would show; from how many lines, and of how many."""
    scene, history = await house.tables.scene(1), tuple(await house.tables.history(1))
    assert scene.tail == history[len(history) - len(scene.tail) :]
    scene = shortest(scene)
    if not scene.whole:
        assert all(row.number for turn in story.turns(scene, None) for row, _ in turn.items), "without the set-up"
        await shown(house, msgspec.structs.replace(scene, made={}))
        await thought_through(house)
        found = await shown(house, msgspec.structs.replace(scene, made={}))
        house[Lessons]._notes.clear()  # pyright: ignore[reportPrivateUsage]
        assert found == await shown(house, msgspec.structs.replace(scene, tail=history, made={}))
    return len(scene.tail), len(history)


async def thought_through(house: House) -> None:
    """What a lesson thinks about is known: until then its desk says that it is thinking."""
    lessons = house[Lessons]
    thoughts = [*lessons._thoughts.values(), *lessons._judgements.values()]  # pyright: ignore[reportPrivateUsage]
    await asyncio.gather(*thoughts, return_exceptions=True)


async def take_back(house: House, table: Table, chance: Fast) -> None:
    """Somebody takes a decision back, or the table agrees to."""
    people = [user_of(row.seat) for row in table.persons()]
    if table.row.lesson:
        await house.match.steps.undo(1, people[0], table.row.revision)
    elif chance.below(2):
        for user in people:
            with suppress(Refused):
                await house.match.steps.undo(1, user, table.row.revision)
    else:
        vote = await house.match.votes.ask(1, "undo", people[chance.below(len(people))])
        for user in people:
            with suppress(Refused):
                await house.match.votes.cast(1, vote.id, user, "yes", "x")


async def decide(house: House, table: Table, chance: Fast) -> None:
    """A person who is asked decides by chance; two things by one press where that is possible."""
    asked = [seat for seat in table.actors() if table.seats[seat].kind == "person"]
    seat = asked[chance.below(len(asked))]
    legal = list(table.legal(seat))
    index, then = legal.index(random_action(table.game, table.state, seat, chance)), None
    for answer in table.question(seat).legal():
        following = next_question(table.game, table.state, seat, answer)
        if following is not None and following.legal:
            index, then = legal.index(answer.action), chance.below(len(following.legal))
    await house.match.steps.act(1, user_of(seat), table.row.revision, index, then)


async def go_on(house: House, clock: FakeClock, chance: Fast, lines: int, pause: int = 90) -> list[tuple[int, int]]:
    """Play match 1 until its history has so many lines or it is over, and compare after each step."""
    found: list[tuple[int, int]] = []
    while True:
        house.match.automatic.look_at(1)
        await house.match.automatic.settled()
        found.append(await compare(house))
        table = await house.tables.load(1)
        if table.row.status != "running" or table.row.revision >= lines:
            return found
        clock.advance(seconds=chance.below(pause))
        with suppress(Refused):
            await (decide if chance.below(6) else take_back)(house, table, chance)


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tails are cut as short as they may be."""
    monkeypatch.setattr(tables, "FEWEST_LINES", 3)


@pytest.mark.parametrize(("seats", "computers"), [(2, 0), (3, 0), (4, 2)])
@pytest.mark.parametrize("key", KEYS)
async def test_panel_and_desks_are_the_same_from_the_newest_lines_as_from_all(
    tmp_path: Path, key: str, seats: int, computers: int
) -> None:
    clock, seats = FakeClock(), seats_near(key, seats)
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, key, seats, 0, seed=seats, computers=min(computers, seats - 1))
        found = await go_on(house, clock, Fast(at=seats), LINES)
        over = found[-1][1] < LINES
        assert over or any(tail < lines for tail, lines in found), "it was cut"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("key", KEYS)
async def test_whole_matches_are_the_same_from_the_newest_lines_as_from_all(
    tmp_path: Path, key: str, seed: int
) -> None:
    clock, game = FakeClock(), registry.game(key)
    async with house_at(tmp_path, clock=clock) as house:
        seats = game.players[seed % len(game.players)]
        await stored(house, key, seats, 0, seed=seed, computers=seed % seats if seed % 3 == 0 else 0)
        found = await go_on(house, clock, Fast(at=seed), 250, (90, 900, 9)[seed % 3])
        assert any(tail < lines for tail, lines in found), "it was cut"


@pytest.mark.parametrize("key", [key for key in KEYS if lesson_of(key)])
async def test_a_lesson_is_the_same_from_the_newest_lines_as_from_all(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "has_brain", lambda _: False)  # nobody thinks about what would have been better
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await house[Lessons].open(user_of(0), "Ana", key, guild_id=None, channel_id=5, language="en")
        found = await go_on(house, clock, Fast(at=7), LINES)
        over = found[-1][1] < LINES
        assert over or any(tail < lines for tail, lines in found), "it was cut"
