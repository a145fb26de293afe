"""Where computers think: in processes of their own, and what plays if those are gone."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import AsyncGenerator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from bot.services.computers import Computers, InProcess, PoolTroubleError, chance_of, offered, usual
from bot.services.workers import WorkerError
from bot.ui.house import House
from engine import registry
from engine.core import match as record
from engine.core.chance import Fast, Seeded, seeded
from tests.bot.services.test_door import after_computers, started
from tests.bot.services.test_lobby import ANA

CHANCE = 77


def opening(key: str) -> tuple[Any, int, Any]:
    """A position: the game's state, who is to act, and a possible world of that seat as data."""
    game = registry.game(key)
    state = game.setup(game.players[0], {}, seeded(5))
    seat = game.actors(state)[0]
    return state, seat, game.dump(game.determinize(state, seat, Fast(at=1)))


def workers() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


@pytest.fixture
async def computers() -> AsyncGenerator[Computers]:
    opened = Computers(1)
    yield opened
    await opened.close()


async def test_a_worker_answers_what_is_answered_here_and_its_death_costs_nothing(
    computers: Computers, caplog: pytest.LogCaptureFixture
) -> None:
    _, seat, world = opening("port_royal")
    before = workers()
    there = await computers.choose("port_royal", world, seat, "strong", CHANCE)
    assert there == await InProcess().choose("port_royal", world, seat, "strong", CHANCE)
    assert (await computers.advise("port_royal", world, seat, CHANCE)).best == there
    (worker,) = workers() - before
    assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)
    # An error of what is asked is no trouble of the pool.
    with pytest.raises(WorkerError, match="bad-state"):
        await computers.advise("port_royal", {}, seat, CHANCE)
    assert workers() - before == {worker}

    os.kill(worker, signal.SIGKILL)
    rule = await InProcess().choose("port_royal", world, seat, "good", CHANCE)
    assert await computers.choose("port_royal", world, seat, "strong", CHANCE) == rule
    assert len([line for line in caplog.records if line.levelno == logging.ERROR]) == 1
    assert await computers.choose("port_royal", world, seat, "strong", CHANCE) == there
    assert worker not in workers()


async def test_a_worker_that_takes_too_long_ends_itself() -> None:
    _, seat, world = opening("gilded_compass")
    slow = Computers(1, seconds=0.001)
    try:
        with pytest.raises(PoolTroubleError):
            await slow.advise("gilded_compass", world, seat, CHANCE)
        rule = await InProcess().choose("gilded_compass", world, seat, "good", CHANCE)
        assert await slow.choose("gilded_compass", world, seat, "strong", CHANCE) == rule
    finally:
        await slow.close()


async def test_a_worker_knows_the_rules_and_nothing_of_the_bot(
    computers: Computers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As `hourglass` is started: by a script, which a spawned process would run again.
    script = tmp_path / "hourglass.py"
    script.write_text("import bot.__main__\n")
    program = ModuleType("__main__")
    program.__file__ = str(script)
    monkeypatch.setitem(sys.modules, "__main__", program)
    _, seat, world = opening("yucata")
    await computers.advise("yucata", world, seat, CHANCE)
    known = set(await computers._ask(eval, "list(__import__('sys').modules)"))  # pyright: ignore[reportPrivateUsage]
    assert sys.modules["__main__"] is program
    assert "engine.games.yucata" in known
    assert {name.partition(".")[0] for name in known} & {
        "discord",
        "aiosqlite",
        "sqlite3",
        "PIL",
        "render",
        "simcord",
    } == set()
    assert {name for name in known if name.startswith("bot")} == {
        "bot",
        "bot.services",
        "bot.services.thinking",
        "bot.services.workers",
    }


async def test_without_a_pool_the_rule_plays_and_it_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    _, seat, world = opening("yucata")
    none = Computers(0)
    rule = await InProcess().choose("yucata", world, seat, "good", CHANCE)
    for _ in range(3):
        assert await none.choose("yucata", world, seat, "strong", CHANCE) == rule
    assert len([line for line in caplog.records if line.levelno == logging.ERROR]) == 1


async def test_a_game_without_a_brain_is_played_at_random(toy: str) -> None:
    game = registry.game(toy)
    state, seat, world = opening(toy)
    assert offered(game) == ("random",)
    assert usual(game) == "random"
    found = {await InProcess().choose(toy, world, seat, "good", chance) for chance in range(40)}
    assert len(found) > 1
    assert found <= set(game.legal(state, seat))


async def test_every_decision_of_a_computer_can_be_found_again(house: House) -> None:
    table = await started(house, computers=2)
    for _ in range(3):
        legal = table.game.legal(table.state, 0)
        await house.matches.act(table.row.id, ANA, table.row.revision, len(legal) - 1)
        table = await after_computers(house, table.row.id)
    assert len(table.row.computer_secret) == 16
    assert table.row.computer_secret != table.row.seed
    history = await house.tables.history(table.row.id)
    checked = 0
    for number, line in enumerate(history):
        if line.kind != "computer":
            continue
        checked += 1
        steps = [(step.seat, step.action) for step in history[:number]]
        seed = Seeded(seed=table.row.seed)
        then = record.replay(table.game, len(table.seats), table.row.options, seed, steps)
        chance = chance_of(msgspec.structs.replace(table.row, revision=line.number - 1), line.seat)
        world = table.game.dump(table.game.determinize(then, line.seat, Fast(at=3)))
        assert await InProcess().choose(table.game.key, world, line.seat, "good", chance) == line.action
    assert checked >= 6
