"""Where computers think: in processes of their own, and what plays if those are gone."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.services.processes.computers import Computers, chance_of, offered, usual
from bot.services.processes.workers import GoneError, WorkerError
from bot.ui.press.house import House
from engine import registry
from engine.core import match as record
from engine.core.chance import Fast, Seeded, seeded
from engine.players.brains import brain_of
from engine.players.choose import choose
from engine.players.missed import posed, proved, tempted
from engine.players.puzzle import puzzles_of
from engine.players.review import follow, fortune, judge
from engine.players.seek import glimpsed
from engine.players.trial import Trial
from tests.support.jobs import BEGUN, STUCK
from tests.support.missed import answered, worst
from tests.support.people import ANA, after_computers, started
from tests.support.processes import descendants
from tests.support.thinking import InProcess
from tests.support.wire.town import until

CHANCE = 77
QUICK = ("yucata", "port_royal")
"""Games in which it takes a second to think of everything: one that is open, one with secrets."""


def opening(key: str) -> tuple[Any, int, Any]:
    """A position: the game's state, who is to act, and a possible world of that seat as data."""
    game = registry.game(key)
    state = game.setup(game.players[0], {}, seeded(5))
    seat = game.actors(state)[0]
    return state, seat, game.dump(game.determinize(state, seat, Fast(at=1)))


def workers() -> set[int]:
    """The processes beside this one."""
    return set(descendants(os.getpid()))


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
    assert await computers.advise("port_royal", world, seat) == await InProcess().advise("port_royal", world, seat)
    (worker,) = workers() - before
    assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)
    # An error of what is asked is no trouble of the pool.
    with pytest.raises(WorkerError, match="bad-state"):
        await computers.advise("port_royal", {}, seat)
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
        with pytest.raises(GoneError):
            await slow.advise("gilded_compass", world, seat)
        rule = await InProcess().choose("gilded_compass", world, seat, "good", CHANCE)
        assert await slow.choose("gilded_compass", world, seat, "strong", CHANCE) == rule
    finally:
        await slow.close()


async def test_one_that_is_killed_while_it_thinks_costs_nothing_and_after_two_all_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, seat, world = opening("port_royal")
    rule = await InProcess().choose("port_royal", world, seat, "good", CHANCE)
    begun, before = tmp_path / "begun", workers()
    monkeypatch.setenv(BEGUN, str(begun))
    stuck = Computers(1, done=STUCK)
    for _ in range(2):
        thinking = asyncio.create_task(stuck.choose("port_royal", world, seat, "strong", CHANCE))
        await until(begun.exists, "the job has begun")
        (worker,) = workers() - before
        os.kill(worker, signal.SIGKILL)
        assert await thinking == rule
        begun.unlink()
    assert await stuck.choose("port_royal", world, seat, "strong", CHANCE) == rule
    with pytest.raises(GoneError):
        await stuck.work(choose, "port_royal", world, seat, "good", CHANCE)
    assert not begun.exists()
    assert workers() == before
    assert len([line for line in caplog.records if line.levelno == logging.ERROR]) == 1


@pytest.mark.parametrize("count", [1, 2])
async def test_never_more_think_than_there_may_be_and_everybody_gets_their_own_answer(
    count: int, caplog: pytest.LogCaptureFixture
) -> None:
    before, computers = workers(), Computers(count)
    _, seat, world = opening("yucata")
    chances = range(6)
    found = await asyncio.gather(*[computers.choose("yucata", world, seat, "random", one) for one in chances])
    assert found == [await InProcess().choose("yucata", world, seat, "random", one) for one in chances]
    assert len(set(found)) > 1
    assert len(workers() - before) == count
    await computers.close()
    assert workers() == before
    assert not [line for line in caplog.records if line.levelno == logging.ERROR]


async def test_what_is_done_beside_never_comes_before_who_waits_already(computers: Computers) -> None:
    _, seat, world = opening("yucata")
    pieces = 0

    async def review() -> None:
        nonlocal pieces
        for _ in range(50):
            await computers.work(choose, "yucata", world, seat, "random", CHANCE)
            pieces += 1

    reviewing = asyncio.create_task(review())
    await asyncio.sleep(0)
    await computers.choose("yucata", world, seat, "good", CHANCE)
    assert pieces <= 2
    await reviewing


async def test_where_somebody_always_thinks_there_is_a_turn_for_what_is_done_beside(computers: Computers) -> None:
    _, seat, world = opening("yucata")
    over = False

    async def thinks() -> None:
        while not over:
            await computers.choose("yucata", world, seat, "random", CHANCE)

    thinking = [asyncio.create_task(thinks()) for _ in range(2)]
    for _ in range(3):
        await computers.work(choose, "yucata", world, seat, "random", CHANCE)
    over = True
    await asyncio.gather(*thinking)


async def test_nobody_waits_for_a_thought_longer_because_others_are_thought_beside(computers: Computers) -> None:
    _, seat, world = opening("gilded_compass")
    pieces, over = 0, False

    async def review() -> None:
        nonlocal pieces
        while not over:
            await computers.work(choose, "gilded_compass", world, seat, "random", CHANCE)
            pieces += 1

    reviewing = asyncio.create_task(review())
    await asyncio.sleep(0)
    await computers.advise("gilded_compass", world, seat)  # in several pieces
    before, pressed = pieces, asyncio.Event()
    assert before <= 1
    computers.gives_way = pressed.wait
    await computers.choose("gilded_compass", world, seat, "random", CHANCE)
    await computers.choose("gilded_compass", world, seat, "random", CHANCE)
    assert pieces <= before + 1, "while somebody presses it waits"
    pressed.set()
    await until(lambda: pieces > before + 2, "it goes on")
    over = True
    await reviewing


async def test_who_no_longer_waits_leaves_no_answer_behind(computers: Computers) -> None:
    _, seat, world = opening("yucata")
    asking = [asyncio.create_task(computers.advise("yucata", world, seat)) for _ in range(2)]
    await asyncio.sleep(0)
    for one in asking:  # the first has a worker, the second waits for it
        one.cancel()
    assert all(isinstance(one, BaseException) for one in await asyncio.gather(*asking, return_exceptions=True))
    there = await computers.choose("yucata", world, seat, "strong", CHANCE)
    assert there == await InProcess().choose("yucata", world, seat, "strong", CHANCE)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(game.key, marks=() if game.key in QUICK else pytest.mark.soak)
        for game in registry.games()
        if brain_of(game)
    ],
)
async def test_all_that_is_thought_comes_back_as_it_was(key: str, computers: Computers) -> None:
    game = registry.game(key)
    seats, seed = game.players[0], seeded(5).seed.hex()
    state, first, world = opening(key)
    actions: list[tuple[int, list[str | int]]] = []
    for _ in range(6):
        seat = game.actors(state)[0]
        action = await InProcess().choose(key, game.dump(state), seat, "good", CHANCE)
        game.apply(state, seat, action)
        actions.append((seat, list(action)))
    paper = record.Record(
        game=key, rules_version=game.rules_version, seats=seats, options={}, seed=seed, actions=actions
    )
    here = InProcess()
    moments = await computers.work(follow, paper)
    assert moments == await here.work(follow, paper)
    done, after = moments[0].done, moments[1].done
    for job in (judge, fortune):
        assert await computers.work(job, paper, done, after) == await here.work(job, paper, done, after)
    assert await computers.advise(key, world, first) == await here.advise(key, world, first)


async def test_without_processes_the_rule_plays_and_it_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    _, seat, world = opening("yucata")
    none = Computers(1, done="tests.support.jobs:nothing")
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


async def test_the_chance_of_a_decision_follows_from_the_secret_the_revision_and_the_seat(house: House) -> None:
    row = (await started(house, computers=1)).row

    def chance(secret: int, revision: int, seat: int) -> int:
        return chance_of(msgspec.structs.replace(row, computer_secret=bytes([secret] * 16), revision=revision), seat)

    # The first eight bytes of SHA-256 of the secret and "/7/1", as any other program finds them.
    assert chance(3, 7, 1) == 0xC1A8A26BCCEF2457
    decisions = [(secret, revision, seat) for secret in range(3) for revision in range(40) for seat in range(3)]
    assert len({chance(*one) for one in decisions}) == len(decisions), "each decision has a chance of its own"


async def test_every_decision_of_a_computer_can_be_found_again(house: House) -> None:
    table = await started(house, computers=2)
    for _ in range(3):
        legal = table.game.legal(table.state, 0)
        await house.match.steps.act(table.row.id, ANA, table.row.revision, len(legal) - 1)
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


async def test_what_goes_wrong_in_a_job_shows_that_the_processes_work(
    computers: Computers, caplog: pytest.LogCaptureFixture
) -> None:
    _, seat, world = opening("yucata")
    before = workers()
    for _ in range(2):
        assert await computers.work(choose, "yucata", world, seat, "random", CHANCE)
        (worker,) = workers() - before
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(GoneError):
            await computers.work(choose, "yucata", world, seat, "random", CHANCE)
        with pytest.raises(WorkerError, match="nothing"):
            await computers.work(choose, "nothing", world, seat, "random", CHANCE)
    assert caplog.messages.count("the processes that think work again") == 2


async def test_what_makes_a_puzzle_of_a_mistake_comes_back_as_it_is(computers: Computers) -> None:
    known = puzzles_of(registry.game("yucata"))[0]
    match = record.Record(
        game="yucata",
        rules_version=known.rules_version,
        seats=known.seats,
        options=known.options,
        seed=known.seed,
        actions=[(seat, list(action)) for seat, action in answered(known, worst(known))],
    )
    done = len(known.actions)
    shown = await computers.work(tempted, match, done)
    assert shown == tempted(match, done)
    puzzle = await computers.work(posed, match, done, shown)
    assert puzzle is not None
    assert puzzle == posed(match, done, shown)
    looked = await computers.work(proved, "yucata", puzzle, Trial(), 0.0)
    assert looked == proved("yucata", puzzle, Trial(), 0.0)


async def test_a_position_that_may_make_a_puzzle_comes_back_as_it_is(computers: Computers) -> None:
    """A match of three, with what was done in it up to there."""
    seen = await computers.work(glimpsed, "yucata", 3, 153, 0, 60.0)
    assert seen == glimpsed("yucata", 3, 153, 0, 60.0)
    assert seen.record is not None
    further = await computers.work(glimpsed, "yucata", 3, 153, 1, 0.0)
    assert further == glimpsed("yucata", 3, 153, 1, 0.0)
