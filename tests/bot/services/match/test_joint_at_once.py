"""A press that decides twice, and whatever else happens at the same moment, in any order of the database's calls."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.services.errors import Refused, StorageError
from bot.services.upkeep.verify import verify
from bot.ui.press.house import House
from tests.support import gates
from tests.support.joint import leading
from tests.support.model.promises import Stored, one_press
from tests.support.tables import house_at, user_of

Work = Callable[[House], Awaitable[object]]
WHAT = ("again", "first half", "undo", "pause", "vote", "resign", "plan", "look")


async def codes(house: House, works: list[Work]) -> list[str | None]:
    """Do all of it at once; None for what was done, else the code of the refusal."""
    done = await asyncio.gather(*(work(house) for work in works), return_exceptions=True)
    await house.match.automatic.settled()
    for one in done:
        assert not isinstance(one, BaseException) or isinstance(one, Refused), one
    return [one.code if isinstance(one, Refused) else None for one in done]


async def consistent(house: House, match_id: int) -> None:
    """The match replays, and no half of a press counts."""
    one_press(Stored(house.tables.db.path).history(match_id))
    assert [found.trouble async for found in verify(house.tables.db) if found.trouble] == []


@pytest.mark.parametrize("seed", range(12))
async def test_it_is_done_wholly_once_or_not_at_all(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    async with house_at(tmp_path) as house:
        table, seat, first = await leading(house, nth=10 * (seed % 4))
        match_id, revision, user = table.row.id, table.row.revision, user_of(seat)
        other = user_of((seat + 1) % 3)
        vote = await house.match.votes.ask(match_id, "end", other)
        orders = gates.Orders([chance.randrange(4) for _ in range(80)])
        gates.put(orders, house.tables.db)

        async def press(house: House) -> object:
            return await house.match.steps.act(match_id, user, revision, first, 0)

        others: dict[str, Work] = {
            "again": press,
            "first half": lambda house: house.match.steps.act(match_id, user, revision, first),
            "undo": lambda house: house.match.steps.undo(match_id, user, revision),
            "pause": lambda house: house.match.matches.pause(match_id, other),
            "vote": lambda house: house.match.votes.cast(match_id, vote.id, user_of((seat + 2) % 3), "yes", "x"),
            "resign": lambda house: house.match.seats.resign(match_id, user),
            "plan": lambda house: house.match.steps.stand_down(match_id, user, "others"),
            "look": lambda house: house.tables.scene(match_id),
        }
        names = ["press", *chance.sample(WHAT, 3)]
        chance.shuffle(names)
        done = dict(zip(names, await codes(house, [{**others, "press": press}[name] for name in names]), strict=True))
        lines = (await house.tables.history(match_id))[revision:]
        acts = [line for line in lines if line.kind == "act" and line.user_id == user]
        joined = sum(line.joined for line in acts)
        assert joined == [done["press"], done.get("again", "-")].count(None) <= 1
        assert len(acts) - 2 * joined == ("first half" in done and done["first half"] is None)
        await consistent(house, match_id)


@pytest.mark.parametrize("after", range(0, 30, 2))
async def test_a_disk_that_fails_at_any_statement_leaves_both_halves_or_none(tmp_path: Path, after: int) -> None:
    async with house_at(tmp_path) as house:
        table, seat, first = await leading(house)
        match_id, revision = table.row.id, table.row.revision
        faults = gates.Faults()
        gates.put(faults, house.tables.db)
        faults.after = after
        stored = True
        try:
            await house.match.steps.act(match_id, user_of(seat), revision, first, 0)
        except StorageError:
            stored = False
        lines = (await house.tables.history(match_id))[revision:]
        assert [line.joined for line in lines if line.kind == "act"] == ([False, True] if stored else [])
        assert stored == (faults.after is not None)
        faults.after = None
        if not stored:
            await house.match.steps.act(match_id, user_of(seat), revision, first, 0)
        await consistent(house, match_id)
