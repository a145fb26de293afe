"""Ratings: who is compared, in which order, and each match exactly once."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from bot.db import people, ratings
from bot.db.history import ActionRow
from bot.db.matches import MatchRow
from bot.db.people import Player
from bot.db.ratings import RatingRow
from bot.db.seats import SeatRow
from bot.services.people.ratings import START, places, points, rated
from engine.core.outcome import Outcome
from tests.support.tables import GUILD, house_at, stored, user_of

ANA, BEN, CLEO, DAN = 1, 2, 3, 4


def match(*ranks: int) -> MatchRow:
    return MatchRow(
        id=1,
        game="yucata",
        rules_version=1,
        options={},
        seed=b"",
        status="finished",
        guild_id=GUILD,
        channel_id=1,
        thread_id=None,
        host_id=1,
        pace="daily",
        weekends_off=False,
        language="en",
        revision=0,
        created_at=0,
        started_at=0,
        ended_at=0,
        moved_at=0,
        outcome=Outcome(ranks, ranks, ((),) * len(ranks)),
    )


def seats(*users: int | None) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(number, user, "computer" if user is None else "person", "x") for number, user in enumerate(users)
    )


def decided(seat: int, user: int, times: int = 1) -> list[ActionRow]:
    row = ActionRow(
        seat=seat,
        action=(),
        events=(),
        auto=False,
        reveals=False,
        sealed=False,
        number=1,
        kind="act",
        user_id=user,
        at=0,
    )
    return [row] * times


def test_people_take_the_places_of_their_seats_and_computers_none() -> None:
    assert places(match(2, 1, 2), seats(ANA, None, CLEO), []) == {ANA: 2, CLEO: 2}


def test_whoever_left_comes_last() -> None:
    left = msgspec.structs.replace(seats(ANA, None, CLEO)[1], left_by=BEN)
    table = (seats(ANA, None, CLEO)[0], left, seats(ANA, None, CLEO)[2])
    assert places(match(2, 1, 3), table, []) == {ANA: 2, CLEO: 3, BEN: 4}
    # Two who held the same seat one after the other, and both left.
    history = [*decided(1, BEN, 3), *decided(1, DAN)]
    assert places(match(2, 1, 3), seats(ANA, None, CLEO), history) == {ANA: 2, CLEO: 3, BEN: 4, DAN: 4}


def test_a_substitute_counts_only_with_the_larger_part_of_the_decisions() -> None:
    table = seats(ANA, DAN)
    assert places(match(1, 2), table, [*decided(1, BEN, 5), *decided(1, DAN, 4)]) == {ANA: 1, BEN: 3}
    assert places(match(1, 2), table, [*decided(1, BEN, 2), *decided(1, DAN, 4)]) == {ANA: 1, DAN: 2, BEN: 3}


def test_whoever_came_back_is_not_gone() -> None:
    back = (seats(ANA, BEN)[0], msgspec.structs.replace(seats(ANA, BEN)[1], left_by=BEN))
    assert places(match(1, 2), back, decided(1, BEN)) == {ANA: 1, BEN: 2}


def by_user(found: list[RatingRow]) -> dict[int, RatingRow]:
    return {row.user_id: row for row in found}


def test_a_winner_rises_and_a_loser_falls_by_the_whole_order() -> None:
    found = by_user(rated({ANA: 1, BEN: 2, CLEO: 3, DAN: 4}, {}))
    mus = [found[user].mu for user in (ANA, BEN, CLEO, DAN)]
    assert mus == sorted(mus, reverse=True)
    assert points(found[ANA]) > START > points(found[DAN])
    assert [found[user].wins for user in (ANA, BEN, CLEO, DAN)] == [1, 0, 0, 0]
    assert all(row.matches == 1 for row in found.values())


def test_shared_places_are_rated_alike() -> None:
    found = by_user(rated({ANA: 1, BEN: 1, CLEO: 3}, {}))
    assert found[ANA].mu == pytest.approx(found[BEN].mu)
    assert found[ANA].mu > found[CLEO].mu
    assert found[BEN].wins == 1


def test_beating_somebody_stronger_is_worth_more() -> None:
    strong = {BEN: RatingRow(BEN, 35.0, 2.0, 30, 25)}
    assert by_user(rated({ANA: 1, BEN: 2}, strong))[ANA].mu > by_user(rated({ANA: 1, BEN: 2}, {}))[ANA].mu


async def test_each_match_counts_once(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 10**6)
        assert await house.people.ratings.count(table.row.id)
        once = await ratings.of_game(house.tables.db, GUILD, "yucata")
        assert len(once) == 3
        assert not await house.people.ratings.count(table.row.id)
        await house.people.ratings.leaderboard(GUILD, "yucata")
        assert await ratings.of_game(house.tables.db, GUILD, "yucata") == once


async def test_a_failure_in_the_middle_leaves_neither_the_mark_nor_a_rating(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 10**6)
        async with house.tables.db.write() as tx:
            await tx.execute(
                "CREATE TRIGGER failing BEFORE INSERT ON rating WHEN NEW.user_id = 102 "
                "BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END"
            )
        with pytest.raises(sqlite3.IntegrityError):
            await house.people.ratings.count(table.row.id)
        assert await ratings.of_game(house.tables.db, GUILD, "yucata") == []
        async with house.tables.db.write() as tx:
            await tx.execute("DROP TRIGGER failing")
        assert await house.people.ratings.count(table.row.id)
        assert len(await ratings.of_game(house.tables.db, GUILD, "yucata")) == 3


async def test_a_running_match_is_not_counted(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 3)
        assert not await house.people.ratings.count(table.row.id)
        assert not await house.people.ratings.count(99)
        assert await house.people.ratings.leaderboard(GUILD, "yucata") == []


async def test_whoever_stays_out_is_not_compared_and_whoever_leaves_the_list_is_hidden(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(0), Player(rated=False))
        await stored(house, "yucata", 2, 10**6)
        assert await house.people.ratings.leaderboard(GUILD, "yucata") == []
        await stored(house, "yucata", 3, 10**6)
        board = await house.people.ratings.leaderboard(GUILD, "yucata")
        assert {standing.user_id for standing in board} == {user_of(1), user_of(2)}
        assert [standing.place for standing in board] == [1, 2]
        assert board[0].points > board[1].points
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(1), Player(rated=False))
        assert [row.user_id for row in await house.people.ratings.leaderboard(GUILD, "yucata")] == [user_of(2)]


async def test_a_match_against_computers_only_is_not_rated(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 10**6, computers=2)
        async with house.tables.db.write() as tx:
            await tx.execute(
                "UPDATE action SET user_id = NULL, kind = 'computer' WHERE match_id = ? AND seat > 0", (table.row.id,)
            )
        assert await house.people.ratings.leaderboard(GUILD, "yucata") == []
