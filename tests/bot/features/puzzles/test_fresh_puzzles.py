"""Fresh puzzles: found by the bot itself while it has nothing else to think about, asked before any that is shipped."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bot.clock import DAY
from bot.features.puzzles import fresh as fresh_ones
from bot.features.puzzles import rows
from bot.features.puzzles.fresh import FreshPuzzles
from bot.features.puzzles.service import BEGINS, Puzzles
from bot.ui.press.house import House
from engine import registry
from engine.core.game import AnyGame
from engine.players import seek
from engine.players.puzzle import Puzzle, puzzles_of
from tests.support.clock import FakeClock
from tests.support.thinking import InProcess

SEED = 153
"""Of a match of three in which the first puzzle is found soon."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game alone, always the same match, and no rest."""
    monkeypatch.setattr(fresh_ones, "has_brain", lambda game: game.key == "yucata")
    monkeypatch.setattr(FreshPuzzles, "rest", 0.0)
    monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)
    monkeypatch.setattr(secrets, "choice", lambda numbers: 3)


async def nothing_else() -> None:
    """Nothing comes before them."""


def seeker(house: House, kept: int, chooser: InProcess | None = None) -> FreshPuzzles:
    """What looks for so many of each game."""
    return FreshPuzzles(house.door, chooser or InProcess(), kept)


async def kept(house: House, *known: tuple[AnyGame, Puzzle]) -> None:
    """The bot has found these."""
    async with house.tables.db.write() as tx:
        for game, puzzle in known:
            data = msgspec.json.encode(puzzle).decode()
            await rows.put(tx, "fresh", game.key, data, house.clock.now())


def some(key: str, numbers: Sequence[int]) -> list[tuple[AnyGame, Puzzle]]:
    """Puzzles as the bot would have found them: shipped ones that do not say why."""
    game = registry.game(key)
    return [(game, msgspec.structs.replace(puzzles_of(game)[number], why=())) for number in numbers]


async def day_by_day(house: House, days: int) -> list[Puzzle]:
    """The puzzles of so many days."""
    assert isinstance(house.clock, FakeClock)
    found: list[Puzzle] = []
    for _ in range(days):
        found.append((await house[Puzzles].of_day(house[Puzzles].today())).puzzle)
        house.clock.advance(days=1)
    return found


async def test_it_finds_what_is_missing_and_no_more(house: House) -> None:
    fresh = seeker(house, 1)
    await fresh.start()
    await fresh.settled()
    await fresh.stop()
    (row,) = await fresh.waiting()
    puzzle = msgspec.json.decode(row.data, type=Puzzle)
    brain_found = seek.found_in(seek.taught(registry.game("yucata")), 3, SEED)
    assert (row.game, puzzle) == ("yucata", brain_found), "by the rules of those that are shipped"
    again = seeker(house, 1)
    await again.start()
    await again.settled()
    await again.stop()
    assert await fresh.waiting() == [row]


async def test_none_are_looked_for_where_the_operator_wants_none(house: House) -> None:
    fresh = seeker(house, 0)
    await fresh.start()
    await fresh.settled()
    await fresh.stop()
    assert await fresh.waiting() == []


async def test_when_looking_fails_it_rests_until_the_next_day(house: House) -> None:
    class Broken(InProcess):
        asked = 0

        async def work(self, job: Any, *given: Any, **named: Any) -> Any:
            self.asked += 1
            raise RuntimeError("broken")

    chooser = Broken()
    fresh = seeker(house, 1, chooser)
    await fresh.start()
    await fresh.settled()
    assert chooser.asked == 1
    fresh.wake()
    await fresh.settled()
    assert chooser.asked == 2
    await fresh.stop()


async def test_a_puzzle_that_the_others_tell_is_left_out(house: House) -> None:
    """Here the answer has always been the same when it was offered."""
    found = seek.found_in(seek.taught(registry.game("yucata")), 3, SEED)
    assert found is not None
    told = msgspec.structs.replace(found, ways=(found.ways[found.best], ("x",), ("y",)), best=0)
    passed = asyncio.Event()

    class Until(InProcess):
        """Looks at a match up to the position of that puzzle, and at nothing behind it."""

        async def work(self, job: Any, *given: Any, **named: Any) -> Any:
            if job is seek.glimpsed and given[3] > len(found.actions):
                passed.set()
                await asyncio.Event().wait()
            return await super().work(job, *given, **named)

    game = registry.game("yucata")
    await kept(house, *[(game, msgspec.structs.replace(told, seed=f"{number:032x}")) for number in range(9)])
    fresh = seeker(house, 10, Until())
    await fresh.start()
    await passed.wait()
    await fresh.stop()
    assert len(await fresh.waiting()) == 9


async def test_fresh_ones_are_asked_first_one_game_after_the_other_and_each_once(house: House) -> None:
    assert isinstance(house.clock, FakeClock)
    house.clock.at = 20_000 * DAY + BEGINS
    one, two, three = some("yucata", (1, 2, 3))
    (other,) = some("port_royal", (4,))
    await kept(house, one, two, three, other)
    found = await day_by_day(house, 4)
    assert found == [one[1], other[1], two[1], three[1]]
    assert await house[Puzzles].fresh.waiting() == []
    first, second = await asyncio.gather(*(house[Puzzles].of_day(house[Puzzles].today()) for _ in range(2)))
    assert first.puzzle == second.puzzle
    assert first.puzzle in puzzles_of(first.game), "then those that are shipped"


async def test_no_shipped_puzzle_comes_again_while_another_was_never_asked(house: House) -> None:
    shipped = sum(len(puzzles_of(game)) for game in registry.games())
    found = await day_by_day(house, 30)
    game = registry.game("yucata")
    fresh = seek.found_in(seek.taught(game), 3, SEED)
    assert fresh is not None
    await kept(house, (game, fresh))
    assert await day_by_day(house, 1) == [fresh]
    found += await day_by_day(house, shipped - 30)
    assert len({(one.seed, one.actions) for one in found}) == shipped
    assert await day_by_day(house, 3) == found[:3], "then the one that was asked longest ago"


@pytest.mark.parametrize("old", [{"rules_version": 999}, {"tells": "another search"}])
async def test_those_that_hold_no_more_are_neither_asked_nor_kept(house: House, old: dict[str, Any]) -> None:
    ((game, puzzle),) = some("yucata", (1,))
    await kept(house, (game, msgspec.structs.replace(puzzle, **old)))
    await house[Puzzles].begin()
    assert await house[Puzzles].fresh.waiting() == []
