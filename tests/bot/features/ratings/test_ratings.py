"""Ratings: who is compared, in which order, and each match exactly once."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from bot.db import people
from bot.db.history import ActionRow
from bot.db.matches import MatchRow
from bot.db.people import Player
from bot.db.seats import SeatRow
from bot.features.ratings import rows as ratings
from bot.features.ratings.pages import leaderboard_page
from bot.features.ratings.rows import RatingRow
from bot.features.ratings.service import Ratings, places
from bot.features.ratings.skill import SETTLED, START, chances, newcomer, points, rated, settling
from bot.ui.press.house import House
from bot.ui.words.catalogues import house_words
from engine.core.outcome import Outcome
from tests.support.people import started
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
    assert points(found[ANA].mu) > START > points(found[DAN].mu)
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


def test_a_number_settles_after_some_matches_and_counts_down_to_it() -> None:
    left: list[int] = []
    ana, ben = newcomer(ANA), newcomer(BEN)
    while not ana.settled:
        left.append(settling(ana))
        found = by_user(rated({ANA: 1 + len(left) % 2, BEN: 2 - len(left) % 2}, {ANA: ana, BEN: ben}))
        ana, ben = found[ANA], found[BEN]
    assert 6 <= len(left) <= 12
    assert left == sorted(left, reverse=True)
    assert left[-1] >= 1
    assert ana.sigma <= SETTLED
    assert settling(ana) == 0
    assert settling(msgspec.structs.replace(ana, sigma=SETTLED + 1)) == 0, "the mark never comes again"


def test_chances_are_those_of_the_model_and_together_one() -> None:
    even = chances([newcomer(user) for user in (ANA, BEN, CLEO)])
    assert even == pytest.approx([1 / 3] * 3)
    strong, weak, unknown = RatingRow(ANA, 33.0, 3.0), RatingRow(BEN, 18.0, 3.0), newcomer(CLEO)
    found = chances([strong, unknown, weak])
    assert found[0] > found[1] > found[2]
    assert sum(found) == pytest.approx(1)
    assert chances([strong, weak])[0] > chances([strong, unknown])[0] - 0.2


async def test_each_match_counts_once(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 10**6)
        assert await house[Ratings].count(table.row.id)
        once = await ratings.of_game(house.tables.db, GUILD, "yucata")
        assert len(once) == 3
        assert not await house[Ratings].count(table.row.id)
        await house[Ratings].leaderboard(GUILD, "yucata")
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
            await house[Ratings].count(table.row.id)
        assert await ratings.of_game(house.tables.db, GUILD, "yucata") == []
        async with house.tables.db.write() as tx:
            await tx.execute("DROP TRIGGER failing")
        assert await house[Ratings].count(table.row.id)
        assert len(await ratings.of_game(house.tables.db, GUILD, "yucata")) == 3


async def test_a_running_match_is_not_counted(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 3)
        assert not await house[Ratings].count(table.row.id)
        assert not await house[Ratings].count(99)
        assert await house[Ratings].leaderboard(GUILD, "yucata") == []


async def test_whoever_stays_out_is_not_compared_and_whoever_leaves_the_list_is_hidden(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(0), Player(switched={"rated": False}))
        await stored(house, "yucata", 2, 10**6)
        assert await house[Ratings].leaderboard(GUILD, "yucata") == []
        await stored(house, "yucata", 3, 10**6)
        board = await house[Ratings].leaderboard(GUILD, "yucata")
        assert {standing.user_id for standing in board} == {user_of(1), user_of(2)}
        assert [standing.place for standing in board] == [None, None], "one match tells little"
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(1), Player(switched={"rated": False}))
        assert [row.user_id for row in await house[Ratings].leaderboard(GUILD, "yucata")] == [user_of(2)]


async def test_a_match_against_computers_only_is_not_rated(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 10**6, computers=2)
        async with house.tables.db.write() as tx:
            await tx.execute(
                "UPDATE action SET user_id = NULL, kind = 'computer' WHERE match_id = ? AND seat > 0", (table.row.id,)
            )
        assert await house[Ratings].leaderboard(GUILD, "yucata") == []


async def play_on(house: House, matches: int, seats: int = 3) -> list[int]:
    """So many finished matches, taken in; their numbers."""
    found: list[int] = []
    for seed in range(matches):
        table = await stored(house, "yucata", seats, 10**6, seed=seed)
        assert await house[Ratings].count(table.row.id)
        found.append(table.row.id)
    return found


async def test_each_rated_match_leaves_a_step_that_leads_to_the_rating(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        played = await play_on(house, 4)
        db = house.tables.db
        for row in await ratings.of_game(db, GUILD, "yucata"):
            found = await ratings.steps_of_person(db, row.user_id, GUILD, "yucata")
            assert [step.match_id for step in found] == played
            assert found[0].before == newcomer(0).mu
            assert [step.before for step in found[1:]] == [step.mu for step in found[:-1]]
            assert (found[-1].mu, found[-1].sigma) == (row.mu, row.sigma)
        first = await ratings.steps_of_match(db, played[0])
        assert [step.chance for step in first] == pytest.approx([1 / 3] * 3)
        outcome = (await house.tables.load(played[0])).row.outcome
        assert outcome is not None
        assert [step.place for step in first] == list(outcome.ranks)


async def test_whoever_leaves_the_list_keeps_the_rating(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await play_on(house, 2)
        later = await stored(house, "yucata", 3, 10**6, seed=9)
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(1), Player(switched={"rated": False}))
        assert await house[Ratings].count(later.row.id)
        found = by_user(await ratings.of_game(house.tables.db, GUILD, "yucata"))
        assert found[user_of(1)].matches == 3
        assert user_of(1) not in await house[Ratings].changed_by(later.row)
        assert set(await house[Ratings].changed_by(later.row)) == {user_of(0), user_of(2)}


async def test_a_person_has_the_ratings_of_a_server_with_every_step(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await play_on(house, 4)
        (course,), _ = await house[Ratings].of_person(user_of(0), GUILD, user_of(1))
        assert (course.game, len(course.steps)) == ("yucata", 4)
        assert course.settling > 0
        assert await house[Ratings].of_person(user_of(0), GUILD + 1, user_of(0)) == ([], []), "another server"


async def test_of_whoever_has_left_the_list_others_learn_no_rating(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await play_on(house, 2)
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(0), Player(switched={"rated": False}))
        assert await house[Ratings].of_person(user_of(0), GUILD, user_of(1)) == ([], [])
        assert (await house[Ratings].of_person(user_of(0), GUILD, user_of(0)))[0] != []


async def test_whether_a_match_counts_for_a_person_is_decided_when_the_person_sits_down(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        db = house.tables.db
        table = await started(house, BEN)
        await house.people.preferences.change(ANA, switched={"rated": False})
        assert await ratings.left_out(db, table.row.id) == set()
        later = await started(house, BEN)
        assert await ratings.left_out(db, later.row.id) == {ANA}
        await house.match.seats.resign(later.row.id, ANA)
        await house.people.preferences.change(ANA, switched={})
        async with house.door.enter(later.row.id) as found, house.door.write() as tx:
            seat = next(row.seat for row in found.seats if row.left_by == ANA)
            await house.match.seats.hand_over(tx, found, seat, ANA, "Ana")
        assert await ratings.left_out(db, later.row.id) == {ANA}, "who comes back sits there as before"
        await house.people.personal.forget(ANA, lambda _: "Somebody")
        assert await ratings.left_out(db, later.row.id) == set()


async def test_those_whose_rating_holds_come_first_and_alone_have_a_place(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await play_on(house, 1)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE rating SET settled = 1 WHERE user_id = ?", (user_of(2),))
            await ratings.put(tx, GUILD, "yucata", RatingRow(user_of(2), 20.0, 7.0, 9, 1))
        board = await house[Ratings].leaderboard(GUILD, "yucata")
        assert (board[0].user_id, board[0].place, board[0].points) == (user_of(2), 1, 800)
        assert [standing.place for standing in board[1:]] == [None, None]
        assert [standing.points for standing in board[1:]] == sorted((one.points for one in board[1:]), reverse=True)


async def test_who_won_stands_above_who_lost_from_the_first_match_on(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await play_on(house, 1)
        async with house.tables.db.write() as tx:
            await ratings.put(tx, GUILD, "yucata", RatingRow(user_of(0), 22.0, 7.0, 1, 0))
            await ratings.put(tx, GUILD, "yucata", RatingRow(user_of(1), 28.0, 8.0, 1, 1))
            await ratings.put(tx, GUILD, "yucata", RatingRow(user_of(2), 24.0, 7.5, 1, 0))
        board = await house[Ratings].leaderboard(GUILD, "yucata")
        assert [(one.user_id, one.place) for one in board] == [(user_of(seat), None) for seat in (1, 2, 0)]
        page = str(leaderboard_page("Yucata'", board, 0, {}, house_words("en")).to_components())
        assert page.count("first matches ·") == 3, "what is left differs by person after one and the same match"


async def test_before_a_match_the_model_gives_each_a_chance(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        users = [user_of(seat) for seat in range(3)]
        assert await house[Ratings].chances(GUILD, "yucata", users) == {}, "nothing is known of anybody"
        await play_on(house, 3)
        found = await house[Ratings].chances(GUILD, "yucata", [*users, 999])
        assert list(found) == [*users, 999]
        assert sum(found.values()) == pytest.approx(1)
        assert await house[Ratings].chances(GUILD, "yucata", users[:1]) == {}
        async with house.tables.db.write() as tx:
            await people.put_player(tx, users[0], Player(switched={"rated": False}))
        assert list(await house[Ratings].chances(GUILD, "yucata", users)) == users[1:]
