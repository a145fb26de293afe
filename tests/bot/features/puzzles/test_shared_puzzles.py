"""Puzzles of the day from people's matches: only of servers that agree, a week later, and without names."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.clock import DAY
from bot.db import departures, people
from bot.features.puzzles.own import MOST, SHARES
from bot.features.puzzles.pages import Beside, open_page
from bot.features.puzzles.posed import NAMES
from bot.features.puzzles.service import BEGINS, SHARED_AFTER, SHARED_EVERY, Puzzles
from bot.ui.press.house import House
from engine import registry
from engine.core.match import live
from engine.players.puzzle import Puzzle, puzzles_of
from engine.players.review import Judged
from render.kit.words import LANGUAGES
from tests.support.clock import FakeClock
from tests.support.limits import check_view
from tests.support.own_puzzles import given, stored_rows
from tests.support.pressed import manager, setup_page
from tests.support.tables import GUILD, stored
from tests.support.town import texts, town


def of_people() -> Puzzle:
    """A puzzle as a match of people would make it, for three."""
    puzzle = next(puzzle for puzzle in puzzles_of(registry.game("yucata")) if puzzle.seats == 3)
    return msgspec.structs.replace(puzzle, people=True)


async def agrees(house: House, *, shares: bool = True, guild: int = GUILD) -> None:
    await house.people.guilds.change(guild, switched={SHARES.key: shares})


@pytest.mark.parametrize(("shares", "lesson", "noted"), [(True, False, MOST), (False, False, 0), (True, True, 0)])
async def test_mistakes_are_noted_for_everybody_where_the_server_agrees(
    house: House, shares: bool, lesson: bool, noted: int
) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    await agrees(house, shares=shares)
    steps = live(await house.tables.history(table.row.id))
    mistakes = [Judged(done, steps[done].seat, ("x",), 2, ("y",), 0.5, 0.5) for done in range(9)]
    async with house.tables.db.write() as tx:
        row = msgspec.structs.replace(table.row, lesson=lesson)
        await house[Puzzles].own.note(tx, row, steps, mistakes)
    assert [row["user_id"] for row in await stored_rows(house)] == [None] * noted


async def test_a_week_after_the_match_it_is_the_puzzle_of_a_day_under_other_names(house: House) -> None:
    clock, puzzle, puzzles = house.clock, of_people(), house[Puzzles]
    assert isinstance(clock, FakeClock)
    clock.at = 20_000 * DAY + BEGINS
    table = await stored(house, "yucata", 3, 10**6)
    await given(house, None, table.row.id, puzzle)
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
            await open_page(house, msgspec.structs.replace(daily, choice=0), language, Beside()),
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
    await given(house, None, table.row.id, of_people())
    if why == "it agrees no more":
        await agrees(house, shares=False)
        assert await stored_rows(house) == []
    if why == "another search":
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE position SET data = json_set(data, '$.tells', 'x') WHERE kind = 'fresh'")
        await puzzles.begin()
    clock.advance(days=20)
    assert not (await puzzles.of_day(puzzles.today())).puzzle.people


async def test_they_go_with_the_server_and_nobody_elses_do(house: House) -> None:
    table = await stored(house, "yucata", 3, 10**6)
    await given(house, None, table.row.id, of_people())
    await given(house, 7, table.row.id, of_people())
    async with house.tables.db.write() as tx:
        await departures.forget(tx, GUILD, house.features.of_servers)
    assert [row["user_id"] for row in await stored_rows(house)] == [7]


async def test_managers_agree_in_setup(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        page = await setup_page(place, mia, "Features")
        assert "Puzzles of the day from matches here: **no**" in texts(page)
        page = (await place.submit(mia, await place.click(mia, page, "Details …"), on=["shares"])).response
        assert (await people.guild(place.house.tables.db, place.guild.id)).has(SHARES)
        assert "Puzzles of the day from matches here: **yes**" in texts(page)
        await place.submit(mia, await place.click(mia, page, "Details …"), on=[])
        assert not (await people.guild(place.house.tables.db, place.guild.id)).has(SHARES)
        assert not place.env.errors
