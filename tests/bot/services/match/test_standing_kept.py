"""What was given ahead is kept, or whoever gave it is told: whatever comes between the answers of a row."""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from pathlib import Path

import pytest

from bot.services.errors import Broken, StorageError
from bot.services.match import standing
from bot.services.match.automatic import QUICKEST, SLOWEST
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine.core.action import Action
from engine.core.standing import Kind
from tests.support.clock import FakeClock
from tests.support.gates import Faults, put
from tests.support.planned import CARDS, OTHERS, planned, press
from tests.support.tables import house_at, stored, user_of

CARDS_MORE = 3
STEPS = 12


async def before_a_row(house: House) -> tuple[Table, int, dict[str, list[str]]]:
    """Somebody in Port Royal who may draw; the seat, and the answer that draws three cards more."""
    table = await stored(house, "port_royal", 3, STEPS)
    (seat,) = table.actors()
    (kind,) = (one for one in standing.kinds(table, seat) if one.key == "draw-until")
    chosen = {field.key: list(field.usual) for field in kind.fields}
    lying = min(int(number) for field, number in kind.ready if field == "cards") - 2
    return table, seat, chosen | {"cards": [str(lying + CARDS_MORE)], "repel": ["never"]}


async def drawn(house: House, table: Table) -> int:
    """How many cards the seat has drawn since."""
    lines = (await house.tables.history(table.row.id))[table.row.revision :]
    return sum(line.kind == "act" and line.action == ("draw",) for line in lines)


async def test_a_row_of_answers_is_given_whole_and_leaves_those_to_other_questions(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat, chosen = await before_a_row(house)
        await house.match.steps.stand(table.row.id, user_of(seat), "others", OTHERS)
        await house.match.steps.stand(table.row.id, user_of(seat), "draw-until", chosen, table.row.revision)
        assert await drawn(house, table) == CARDS_MORE
        after = await house.tables.load(table.row.id)
        assert "others" in [one.standing.about for one in standing.of_seat(after, seat)]


@pytest.mark.parametrize("after", [0, 1, 2, 3, 10, 16, 17, 18, 40])
@pytest.mark.parametrize("then", ["goes on", "restart"])
async def test_a_row_of_answers_that_the_disk_interrupts_is_given_whole_or_not_at_all(
    tmp_path: Path, after: int, then: str
) -> None:
    async with house_at(tmp_path) as house:
        table, seat, chosen = await before_a_row(house)
        faults = Faults()
        put(faults, house.tables.db)
        faults.after = after
        refused = False
        try:
            await house.match.steps.stand(table.row.id, user_of(seat), "draw-until", chosen, table.row.revision)
        except StorageError:
            refused = True
        if then == "goes on":
            await house.match.automatic.start(house.match.steps)
            await house.match.automatic.settled()
            assert await drawn(house, table) == (0 if refused else CARDS_MORE)
    async with house_at(tmp_path) as house:
        await house.match.automatic.start(house.match.steps)
        await house.match.automatic.settled()
        assert await drawn(house, table) == (0 if refused else CARDS_MORE)


async def test_a_match_that_is_taken_back_in_trouble_keeps_what_was_planned_for_after_the_next_decision(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        asked, other = await planned(house)
        await press(house, 1, asked, ("play", "1"))
        await house.match.automatic.settled()
        assert (await house.tables.history(1))[-1].action == ("play", "5"), "the plan was done"
        assert not (await house.tables.load(1)).standing.get(other), "and is used up"
        await house.match.steps.stand(1, user_of(other), "cards", CARDS | {"first": ["3"]})
        before = {
            seat: [one.standing for one in given] for seat, given in (await house.tables.load(1)).standing.items()
        }
        await house.trouble.set_aside(Broken(1, "view"))
        back = await house.match.recovery.roll_back(1, user_of(0), manager=True)
        await house.match.automatic.start(house.match.steps)
        await house.match.automatic.settled()
        table = await house.tables.load(1)
        assert (table.row.revision, table.actors()) == (back.row.revision, (other,)), "the person decides first"
        assert {seat: [one.standing for one in given] for seat, given in table.standing.items()} == before


class Stops(FakeClock):
    """Whoever takes a while over an answer waits until it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.waits, self.go_on = asyncio.Event(), asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        self.waits.set()
        await self.go_on.wait()


@pytest.mark.parametrize("what", ["paused", "resigned", "vote", "own press", "cancelled", "ended"])
async def test_what_comes_while_an_answer_is_on_its_way_is_no_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    clock = Stops()
    async with house_at(tmp_path, clock=clock) as house:
        await house.match.automatic.start(house.match.steps)
        asked, other = await planned(house)
        await press(house, 1, asked, ("play", "1"))
        await clock.waits.wait()
        match what:
            case "paused":
                await house.match.matches.pause(1, user_of(asked))
            case "resigned":
                await house.match.seats.resign(1, user_of(other))
            case "vote":
                vote = await house.match.votes.ask(1, "undo", user_of(asked))
                await house.match.votes.cast(1, vote.id, user_of(other), "yes", "x")
            case "own press":
                await press(house, 1, other, ("play", "3"))
            case "cancelled":
                await house.match.steps.stand_down(1, user_of(other), "cards")
            case _:
                await house.people.guilds.change((await house.tables.load(1)).row.guild_id, enders="managers")
                await house.match.matches.end(1, 7, manager=True)
        decided = [line.action for line in await house.tables.history(1) if line.kind == "act"]
        clock.go_on.set()
        await house.match.automatic.settled()
        after = [line.action for line in await house.tables.history(1) if line.kind == "act"]
        assert after == decided, "it is not done behind the back of whoever was quicker"
        if what == "paused":
            assert standing.of_seat(await house.tables.load(1), other) == ()
            await house.match.matches.resume(1, user_of(asked))
            await house.match.automatic.settled()
            assert (await house.tables.history(1))[-1].action == ("play", "5"), "it is done when it goes on"
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_an_answer_is_for_the_moment_for_which_it_was_thought_of(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        asked, other = await planned(house)
        await house.match.automatic.stop()
        await press(house, 1, asked, ("play", "1"))
        revision = (await house.tables.load(1)).row.revision
        assert not await house.match.steps.answer_for(1, other, revision - 1)
        assert (await house.tables.load(1)).row.revision == revision
        assert await house.match.steps.answer_for(1, other, revision)
        assert (await house.tables.history(1))[-1].action == ("play", "5")


class Passes(FakeClock):
    """Time passes while somebody sleeps."""

    async def sleep(self, seconds: float) -> None:
        """Let it pass."""
        self.slept.append(seconds)
        self.at += ceil(seconds)


async def test_in_a_sealed_phase_computers_and_standing_answers_each_choose_in_their_own_time(tmp_path: Path) -> None:
    """Otherwise the pace at which choices come would tell that somebody has given a standing answer."""
    clock = Passes()
    async with house_at(tmp_path, clock=clock) as house:
        table, (seat, action) = await before_sealed_choices(house)
        planned = [other for other in range(3) if other != seat]
        for other in planned:
            kind = next(one for one in standing.kinds(table, other) if one.key == "crew")
            chosen = {field.key: list(field.usual) for field in kind.fields}
            await house.match.steps.stand(table.row.id, user_of(other), "crew", chosen | {"first": held(kind)})
        began = clock.now()
        index = list(table.legal(seat)).index(action)
        await house.match.steps.act(table.row.id, user_of(seat), table.row.revision, index)
        await house.match.automatic.settled()
        chosen_by = [
            row.seat for row in await house.tables.history(table.row.id, after=table.row.revision) if row.sealed
        ]
        assert chosen_by[0] == 3, "the computer waits for nobody"
        assert set(chosen_by[1:]) == set(planned)
        assert clock.now() - began <= ceil(SLOWEST), "neither of them waits for the other"
        first, second = clock.slept
        assert first >= QUICKEST
        assert second > 0, "each at a moment of its own, the earlier one first"


def held(kind: Kind) -> list[str]:
    """A crew card that may be planned."""
    return [next(field for field in kind.fields if field.key == "first").choices[0]]


async def before_sealed_choices(house: House) -> tuple[Table, tuple[int, Action]]:
    """A match of four, the last a computer, and what a person does there after which all choose in secret."""
    for steps in range(30, 200):
        table = await stored(house, "nereus", 4, steps, computers=1)
        seat = table.actors()[0]
        if seat == 3 or table.game.sealed(table.state):
            continue
        for action in table.legal(seat):
            state = table.game.clone(table.state)
            table.game.apply(state, seat, action)
            while (forced := table.game.forced(state)) is not None:
                table.game.apply(state, *forced)
            same_day = state.day == table.state.day
            if table.game.sealed(state) and same_day and len(table.game.actors(state)) == 4:
                return table, (seat, action)
    raise AssertionError("nobody ends a cycle")
