"""Puzzles of the day from people's matches: only of servers that agree, a week later, and without names."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.clock import DAY
from bot.db import departures, people
from bot.features.puzzles.fresh import MOST, SHARES, FreshPuzzles
from bot.features.puzzles.pages import open_page
from bot.features.puzzles.posed import NAMES, read_puzzle
from bot.features.puzzles.service import BEGINS, SHARED_AFTER, SHARED_EVERY, Puzzles
from bot.features.review.service import Reviews
from bot.services.study.background import Background
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine import registry
from engine.core.match import live, seed_from_hex
from engine.players import missed
from engine.players.puzzle import Puzzle, puzzles_of
from engine.players.review import Judged
from render.kit.words import LANGUAGES
from tests.support.clock import FakeClock
from tests.support.limits import check_view
from tests.support.missed import answered, few_playouts, late, worst
from tests.support.pressed import manager, setup_page
from tests.support.shared_puzzles import noted, stored_rows
from tests.support.tables import GUILD, house_at, stored
from tests.support.thinking import InProcess
from tests.support.town import texts, town


def of_people() -> Puzzle:
    """A puzzle as a match of people would make it, for three."""
    puzzle = next(puzzle for puzzle in puzzles_of(registry.game("yucata")) if puzzle.seats == 3)
    return msgspec.structs.replace(puzzle, people=True)


async def agrees(house: House, *, shares: bool = True, guild: int = GUILD) -> None:
    await house.people.guilds.change(guild, switched={SHARES.key: shares})


async def blundered(house: House, puzzle: Puzzle) -> Table:
    """A finished match in which somebody gave the worst answer to a puzzle."""
    return await stored(
        house,
        "yucata",
        puzzle.seats,
        10**6,
        options=puzzle.options,
        seed=seed_from_hex(puzzle.seed),
        opening=answered(puzzle, worst(puzzle)),
    )


async def think(house: House) -> FreshPuzzles:
    """Make the reviews that are missing, and begin to make puzzles of what they note, and no others."""
    await house[Reviews].start()
    fresh = FreshPuzzles(house.door, InProcess(), 0)
    await house[Reviews].settled()
    await fresh.start()
    return fresh


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    few_playouts(monkeypatch)
    for kind in (Background, FreshPuzzles):
        monkeypatch.setattr(kind, "rest", 0.0)


async def test_a_mistake_becomes_a_puzzle_and_the_review_waits_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    working, work = asyncio.Event(), InProcess.work

    async def slowly(self: InProcess, job: Any, *given: Any, **named: Any) -> Any:
        if job is missed.tempted:
            await working.wait()
        return await work(self, job, *given, **named)

    monkeypatch.setattr(InProcess, "work", slowly)
    puzzle, clock = late("yucata"), FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await agrees(house)
        table = await blundered(house, puzzle)
        fresh = await think(house)
        assert await house[Reviews].state(table) == "ready"
        found = await stored_rows(house)
        assert len(puzzle.actions) in [row["done"] for row in found]
        assert {row["data"] for row in found} == {"null"}, "what is not tried yet is asked nobody"
        await fresh.stop()
    async with house_at(tmp_path, clock=clock) as house:
        working.set()
        fresh = await think(house)
        await fresh.settled()
        await fresh.stop()
        (made,) = [row["data"] for row in await stored_rows(house) if row["done"] == len(puzzle.actions)]
        found = read_puzzle(made)
        assert found is not None
        assert found.people
        assert found.ways[found.best] == puzzle.ways[puzzle.best]
        assert puzzle.ways[worst(puzzle)] in found.ways, "what was chosen tempts"


async def test_what_cannot_be_thought_about_is_struck_out_and_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, broken = InProcess.work, {3}

    async def fails(self: InProcess, job: Any, *given: Any, **named: Any) -> Any:
        if job is missed.tempted and given[1] in broken:
            raise RuntimeError("broken")
        return await work(self, job, *given, **named)

    monkeypatch.setattr(InProcess, "work", fails)
    puzzle = late("yucata")
    table = await blundered(house, puzzle)
    await noted(house, table.row.id, 3)
    fresh = FreshPuzzles(house.door, InProcess(), 0)
    await fresh.start()
    await fresh.settled()
    assert await stored_rows(house) == []
    await noted(house, table.row.id, len(puzzle.actions))
    await fresh.settled()
    assert [row["done"] for row in await stored_rows(house)] == [len(puzzle.actions)], "what is noted is tried at once"
    assert "null" not in [row["data"] for row in await stored_rows(house)]
    await fresh.stop()


@pytest.mark.parametrize(("shares", "lesson", "count"), [(True, False, MOST), (False, False, 0), (True, True, 0)])
async def test_mistakes_are_noted_for_everybody_where_the_server_agrees(
    house: House, shares: bool, lesson: bool, count: int
) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    await agrees(house, shares=shares)
    steps = live(await house.tables.history(table.row.id))
    mistakes = [Judged(done, steps[done].seat, ("x",), 2, ("y",), 0.5, 0.5) for done in range(9)]
    steps[1] = msgspec.structs.replace(steps[1], auto=True)
    async with house.tables.db.write() as tx:
        row = msgspec.structs.replace(table.row, lesson=lesson)
        await house[Puzzles].fresh.note(tx, row, steps, mistakes)
    chosen = [0, *range(2, 9)]  # what was done for somebody was not
    assert [row["done"] for row in await stored_rows(house)] == chosen[:count], "those that cost most"


async def test_a_week_after_the_match_it_is_the_puzzle_of_a_day_under_other_names(house: House) -> None:
    clock, puzzle, puzzles = house.clock, of_people(), house[Puzzles]
    assert isinstance(clock, FakeClock)
    clock.at = 20_000 * DAY + BEGINS
    table = await stored(house, "yucata", 3, 10**6)
    await noted(house, table.row.id, len(puzzle.actions), puzzle)
    await agrees(house)
    for _ in range(SHARED_AFTER // DAY):
        assert not (await puzzles.of_day(puzzles.today())).puzzle.people
        clock.advance(days=1)
    while puzzles.today() % SHARED_EVERY:
        assert not (await puzzles.of_day(puzzles.today())).puzzle.people
        clock.advance(days=1)
    daily, again = await asyncio.gather(*(puzzles.of_day(puzzles.today()) for _ in range(2)))
    assert daily.puzzle == again.puzzle == puzzle
    assert await stored_rows(house) == [], "it is asked once"
    assert [row.name for row in daily.seats] == list(NAMES[:3])
    assert {row.user_id for row in daily.seats} == {None}
    for language in LANGUAGES:
        for page in (
            await open_page(house, daily, language),
            await open_page(house, msgspec.structs.replace(daily, choice=0), language, []),
        ):
            shown = repr(check_view(*page))
            assert not [row.name for row in table.seats if row.name in shown]
    clock.advance(days=SHARED_EVERY)
    told = repr(check_view(*await open_page(house, daily, "en")))
    assert "from a match of people" in told
    assert not (await puzzles.of_day(puzzles.today())).puzzle.people


@pytest.mark.parametrize("why", ["it agrees no more", "another search", "another server agrees"])
async def test_what_may_not_be_shown_is_left_out(house: House, why: str) -> None:
    clock, puzzles = house.clock, house[Puzzles]
    assert isinstance(clock, FakeClock)
    clock.at = (20_000 - 20_000 % SHARED_EVERY) * DAY + BEGINS
    table = await stored(house, "yucata", 3, 10**6)
    await agrees(house, shares=why != "another server agrees")
    await agrees(house, guild=GUILD + 1)
    await noted(house, table.row.id, 4, of_people())
    if why == "it agrees no more":
        await agrees(house, shares=False)
        assert await stored_rows(house) == []
    if why == "another search":
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE position SET data = json_set(data, '$.tells', 'x') WHERE kind = 'fresh'")
        await puzzles.begin()
    clock.advance(days=20)
    assert not (await puzzles.of_day(puzzles.today())).puzzle.people


async def test_they_go_with_the_server(house: House) -> None:
    table = await stored(house, "yucata", 3, 10**6)
    await noted(house, table.row.id, 4, of_people())
    async with house.tables.db.write() as tx:
        await departures.forget(tx, GUILD, house.features.of_servers)
    assert await stored_rows(house) == []


async def test_managers_agree_in_setup(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        page = await setup_page(place, mia, "Features")
        assert "**Puzzles of the day from matches here:** no" in texts(page)
        choice = "s:setfeatures:0:0:"
        page = (await place.forge(mia, page, choice, ["feature-puzzles", SHARES.key])).response
        assert (await people.guild(place.house.tables.db, place.guild.id)).has(SHARES)
        assert "**Puzzles of the day from matches here:** yes" in texts(page)
        await place.forge(mia, page, choice, ["feature-puzzles"])
        assert not (await people.guild(place.house.tables.db, place.guild.id)).has(SHARES)
        assert not place.env.errors
