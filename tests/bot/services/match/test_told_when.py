"""When a step is told, and to whom: steps of a turn together, at a live table at once, and so that no secret shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.services.clock import live
from bot.services.match.door import TURN_SECONDS
from bot.services.table.scene import Table
from bot.ui.press.house import House
from bot.ui.stands import panels
from engine.core.chance import Fast
from engine.core.playout import random_action
from tests.support.clock import FakeClock
from tests.support.tables import house_at, stored, user_of


async def told(house: House) -> dict[str, int]:
    """What is to be told of match 1 ("table", "desk 0"), and in how many seconds; then nothing is to be told."""
    rows = await house.tables.db.all("SELECT payload, next_try_at FROM outbox WHERE match_id = 1")
    async with house.tables.db.write() as tx:
        await tx.execute("DELETE FROM outbox WHERE match_id = 1")
    found: dict[str, int] = {}
    for row in rows:
        wish = json.loads(row["payload"])
        what = wish.get("what", wish["kind"])
        name = f"desk {wish['seat']}" if what == "desk" else what
        found[name] = row["next_try_at"] - house.clock.now()
    return found


async def act(house: House, chance: Fast, last: bool = False) -> tuple[int, Table, Table, dict[str, int]]:
    """Whoever is asked (the last of several) decides by chance: the seat, the match before and after, what is told."""
    before = await house.tables.load(1)
    seat = before.actors()[-1 if last else 0]
    action = random_action(before.game, before.state, seat, chance)
    after = await house.match.steps.act(1, user_of(seat), before.row.revision, list(before.legal(seat)).index(action))
    return seat, before, after, await told(house)


def sealed(table: Table) -> bool:
    return bool(table.game.view(table.state, None).secret_waits)


async def go_live(house: House) -> None:
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET live = ? WHERE id = 1", (house.clock.now() + live.QUIET_SECONDS,))


@pytest.mark.parametrize("is_live", [False, True])
async def test_steps_of_a_turn_are_told_together_and_at_a_live_table_at_once(tmp_path: Path, is_live: bool) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "port_royal", 3, 0)
        if is_live:
            await go_live(house)
        cases: set[bool] = set()
        for _ in range(40):
            seat, _, after, found = await act(house, Fast(at=3))
            if not after.actors():
                break
            (asked,) = after.actors()
            cases.add(goes_on := asked == seat)
            wait = TURN_SECONDS if goes_on and not is_live else 0
            assert found["table"] == wait
            assert found[f"desk {asked}"] == wait
            if not goes_on:
                assert found[f"desk {seat}"] == (live.THERE_SECONDS if is_live else 0), "it has seen it in the thread"
        assert cases == {True, False}


async def test_until_its_thread_is_open_the_start_of_a_match_is_put_off_by_nothing(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await house.match.automatic.stop()
        for number in range(1, 9):
            await stored(house, "port_royal", 4, 0, started=False, computers=3)
            table = await house.match.matches.start(number, user_of(0), seed=bytes([number]) * 16)
            row = await house.tables.db.one(
                "SELECT next_try_at FROM outbox WHERE match_id = ? AND subject = 'table.-1.0'", (number,)
            )
            assert row is not None
            assert row["next_try_at"] == house.clock.now()
            if table.actors() != (0,):
                return
        raise AssertionError("no computer begins")


async def test_when_a_sealed_choice_is_told_and_who_is_called_says_nothing_about_who_has_made_it(
    tmp_path: Path,
) -> None:
    clock, chance = FakeClock(), Fast(at=5)
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "nereus", 3, 0)
        met, opened = 0, 0
        while met < 2:
            clock.advance(seconds=live.THERE_SECONDS + 1)
            await go_live(house)
            called = panels.called_in_thread(await house.tables.scene(1), clock.now())
            async with house.tables.db.write() as tx:
                await tx.execute("UPDATE match SET live = 0 WHERE id = 1")
            seat, before, after, found = await act(house, chance, last=bool(opened % 2))
            assert after.actors()
            if not sealed(before):
                continue
            assert [row.seat for row in called] == [0, 1, 2], "whoever has chosen already is called too"
            assert found["table"] == 0
            opened += not sealed(after)
            met += after.actors() == (seat,)


@pytest.mark.parametrize("key", ["nereus", "gilded_compass"])
async def test_whoever_is_told_something_secret_sees_it_at_the_desk(tmp_path: Path, key: str) -> None:
    chance = Fast(at=2)
    async with house_at(tmp_path) as house:
        await stored(house, key, 3, 0)
        others = again = 0
        for _ in range(250):
            seat, before, after, found = await act(house, chance)
            if not after.actors():
                break
            lines = (await house.tables.history(1))[before.row.revision :]
            for reader in {reader for line in lines for event in line.events for reader in event.to or ()}:
                assert f"desk {reader}" in found
                others += reader != seat
                again += reader == seat and sealed(before) and seat in after.actors()
        assert others
        assert again or key != "nereus"


async def test_when_a_live_table_is_quiet_whoever_is_asked_is_told(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "yucata", 3, 0)
        await go_live(house)
        _, _, after, _ = await act(house, Fast(at=1))
        (asked,) = after.actors()
        clock.advance(seconds=live.QUIET_SECONDS)
        await house.match.sweep.run()
        found = await told(house)
        assert {name: found[name] for name in found if name != "nudge"} == {"table": 0, f"desk {asked}": 0}
