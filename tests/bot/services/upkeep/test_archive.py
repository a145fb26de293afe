"""Matches that are long over are put away, and whoever looks at one sees what was seen before."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.db import history
from bot.db import seats as seat_rows
from bot.services.upkeep import archive
from bot.services.upkeep.archive import A_TICK, REST_SECONDS
from bot.services.upkeep.verify import verify
from bot.ui.press.house import House
from engine import registry
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, CLEO, at_turn, opened, started
from tests.support.tables import stored, user_of
from tests.support.town import town


def later(house: House, seconds: int = REST_SECONDS + 1) -> None:
    """Time passes."""
    assert isinstance(house.clock, FakeClock)
    house.clock.advance(seconds=seconds)


def raw(house: House, sql: str) -> list[tuple[Any, ...]]:
    """What stands in the file; a statement that changes something does."""
    with closing(sqlite3.connect(house.tables.db.path)) as db:
        found = db.execute(sql).fetchall()
        db.commit()
        return found


async def troubles(house: House) -> list[str]:
    """What `verify` says of each match."""
    return [found.trouble async for found in verify(house.tables.db)]


async def handed_out(house: House, user_id: int) -> dict[str, Any]:
    """What is handed out about a person, but for when."""
    found = msgspec.json.decode(await house.people.personal.export(user_id))
    del found["exported_at"]
    return found


@pytest.mark.parametrize("game", [game.key for game in registry.games()])
async def test_what_is_put_away_is_read_as_it_was_and_takes_little(house: House, game: str) -> None:
    seats = registry.game(game).players[-1]
    match_id = (await stored(house, game, seats, 10**6, seed=3)).row.id
    db, rules = house.tables.db, registry.game(game)

    async def read() -> tuple[object, ...]:
        return (
            await history.actions(db, match_id),
            await history.actions(db, match_id, after=5, until=9),
            await history.actions(db, match_id, after=10**6),
            await handed_out(house, user_of(0)),
            rules.dump((await house.tables.load(match_id)).state),
            await seat_rows.kept(db, user_of(0)),
        )

    before = await read()
    await house.archive.run()
    assert raw(house, "SELECT 1 FROM archive") == [], "it ended just now"
    later(house)
    await house.archive.run()
    assert raw(house, "SELECT 1 FROM action UNION ALL SELECT 1 FROM snapshot") == []
    ((size,),) = raw(house, "SELECT length(lines) FROM archive")
    assert size <= 12_000
    assert await read() == before
    assert await troubles(house) == [""]
    await house.archive.run()
    assert await read() == before


async def test_matches_that_go_on_stay_as_they_are(house: House) -> None:
    table = await started(house, BEN)
    await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
    later(house)
    await house.archive.run()
    assert raw(house, "SELECT count(*) > 0 FROM action") == [(1,)]
    assert raw(house, "SELECT 1 FROM archive") == []


async def test_tables_that_were_closed_before_they_began_are_gone_a_week_later(house: House) -> None:
    for _ in range(2 * A_TICK):
        match_id = (await opened(house)).row.id
        await house.match.lobby.invite(match_id, ANA, [CLEO])
        await house.match.lobby.leave(match_id, ANA)
    await opened(house)
    begun = (await started(house, BEN)).row.id
    raw(house, f"UPDATE match SET status = 'ended', ended_at = created_at WHERE id = {begun}")
    later(house, REST_SECONDS - 1)
    await house.archive.run()
    assert raw(house, "SELECT count(*) FROM match") == [(2 * A_TICK + 2,)], (
        "for a week it is known that they were closed"
    )
    later(house)
    for left in (A_TICK + 2, 2, 2):
        await house.archive.run()
        assert raw(house, "SELECT count(*) FROM match") == [(left,)]
    assert raw(house, "SELECT 1 FROM card WHERE about NOT IN (SELECT id FROM match)") == []


async def test_each_tick_does_a_little_and_all_are_put_away(house: House) -> None:
    for seed in range(A_TICK + 2):
        await stored(house, "yucata", 2, 10**6, seed=seed)
    later(house)
    for there in (A_TICK, A_TICK + 2, A_TICK + 2):
        await house.archive.run()
        assert raw(house, "SELECT count(*) FROM archive") == [(there,)]


async def put_away(house: House) -> int:
    """A match that is put away."""
    match_id = (await stored(house, "yucata", 2, 10**6)).row.id
    later(house)
    await house.archive.run()
    return match_id


async def test_what_is_damaged_is_found(house: House) -> None:
    await put_away(house)
    lines = raw(house, "SELECT lines FROM archive")[0][0]
    changed = history.unpacked(lines)[:-1]
    with closing(sqlite3.connect(house.tables.db.path)) as db:
        db.execute("UPDATE archive SET lines = ?", (history.packed(changed),))
        db.commit()
    (found,) = await troubles(house)
    assert found
    raw(house, "UPDATE archive SET lines = x'00'")
    (found,) = await troubles(house)
    assert "cannot be read" in found


async def test_one_that_does_not_replay_is_put_away_and_found(house: House) -> None:
    match_id = (await stored(house, "yucata", 2, 10**6)).row.id
    raw(house, """UPDATE match SET outcome = json_set(outcome, '$.scores[0]', 99)""")
    kept = await history.actions(house.tables.db, match_id)
    later(house)
    await house.archive.run()
    assert await history.actions(house.tables.db, match_id) == kept
    assert await troubles(house) == ["the stored result differs from the replay"]


async def test_who_is_forgotten_is_forgotten_there_too(house: House) -> None:
    match_id = await put_away(house)
    user = user_of(0)
    assert (await handed_out(house, user))["actions"]
    await house.people.personal.forget(user, lambda _: "somebody")
    assert (await handed_out(house, user))["actions"] == []
    assert all(line.user_id != user for line in await history.actions(house.tables.db, match_id))
    assert any(line.user_id == user_of(1) for line in await history.actions(house.tables.db, match_id))
    assert await troubles(house) == [""]


async def test_matches_are_kept_as_long_as_the_settings_say(house: House) -> None:
    match_id = await put_away(house)
    young = (await stored(house, "yucata", 2, 10**6, seed=8)).row.id
    raw(house, f"UPDATE match SET rematch_of = {match_id} WHERE id = {young}")
    for_good = archive.Archive(house.tables.db, house.clock, 0)
    for_a_month = archive.Archive(house.tables.db, house.clock, 30)
    later(house, 29 * 86400 - REST_SECONDS)
    await for_a_month.run()
    later(house, 86400)
    await for_good.run()
    assert raw(house, "SELECT id FROM match ORDER BY id") == [(match_id,), (young,)]
    await for_a_month.run()
    assert raw(house, "SELECT id, rematch_of FROM match") == [(young, None)]


async def test_broken_ones_do_not_hold_up_the_others(house: House) -> None:
    for seed in range(A_TICK + 2):
        await stored(house, "yucata", 2, 10**6, seed=seed)
    raw(house, f"UPDATE action SET action = 'nonsense' WHERE match_id <= {A_TICK}")
    later(house)
    await house.archive.run()
    assert raw(house, "SELECT match_id FROM archive") == []
    await house.archive.run()
    assert raw(house, "SELECT match_id FROM archive ORDER BY 1") == [(A_TICK + 1,), (A_TICK + 2,)]


async def test_a_damaged_one_keeps_nobody_from_their_data_nor_from_being_forgotten(house: House) -> None:
    match_id = await put_away(house)
    raw(house, "UPDATE archive SET lines = x'00'")
    user = user_of(0)
    assert (await handed_out(house, user))["actions"] == [{"match": match_id, "number": 0, "damaged": True}]
    await house.people.personal.forget(user, lambda _: "somebody")
    assert (await handed_out(house, user))["actions"] == []
    assert raw(house, "SELECT lines FROM archive") == [(b"",)], "what nobody can read may name them"
    (found,) = await troubles(house)
    assert "cannot be read" in found


async def test_who_is_forgotten_while_a_match_is_being_put_away_is_in_it_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = (await stored(house, "yucata", 2, 10**6)).row.id
    user, sealed = user_of(0), archive.beside

    async def forgets_meanwhile(*given: Any) -> Any:
        await house.people.personal.forget(user, lambda _: "somebody")
        return await sealed(*given)

    later(house)
    with monkeypatch.context() as patch:
        patch.setattr(archive, "beside", forgets_meanwhile)
        await house.archive.run()
    assert raw(house, "SELECT 1 FROM archive") == [], "it is put away at the next tick"
    await house.archive.run()
    assert raw(house, "SELECT match_id FROM archive") == [(match_id,)]
    assert all(line.user_id != user for line in await history.actions(house.tables.db, match_id))


async def test_who_took_a_seat_over_and_left_it_is_told_so_neither_before_nor_after(house: House) -> None:
    await stored(house, "yucata", 2, 10**6)
    user, other = user_of(0), user_of(1)
    first = "SELECT min(number) FROM action WHERE seat = 0"
    raw(house, f"UPDATE action SET user_id = 777 WHERE number = ({first})")
    raw(house, "INSERT INTO sat (match_id, user_id, seat) VALUES (1, 777, 0)")
    raw(house, "UPDATE seat SET user_id = NULL, kind = 'computer' WHERE seat = 0")
    db = house.tables.db
    before = [await seat_rows.kept(db, one) for one in (user, other, 777)]
    assert before == [[], [True], [False]]
    later(house)
    await house.archive.run()
    assert [await seat_rows.kept(db, one) for one in (user, other, 777)] == before


async def test_the_sweep_does_not_wait_for_what_packs_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with town(tmp_path, 2) as place:
        await stored(place.house, "yucata", 2, 10**6)
        place.clock.advance(seconds=REST_SECONDS + 60)
        begun = asyncio.Event()

        async def hangs(*_: object) -> None:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(archive, "beside", hangs)
        await place.house.match.sweep.run()
        assert not begun.is_set()
        # It is done all the same, in a job of its own.
        packing = asyncio.create_task(place.house.archive.run())
        await begun.wait()
        packing.cancel()
