"""Votes of a table whose people change while they are open, and questions that several people ask."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.db import votes
from bot.features.apart.service import NotWithMe, Other
from bot.services.match import votes as voting_service
from bot.services.table.voting import OBSOLETE
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.people import refused
from tests.support.tables import house_at, stored, user_of

NEWCOMER = 77


async def outcome(house: House, vote_id: int) -> str | None:
    """What has been decided."""
    vote = await house.match.votes.get(vote_id)
    assert vote is not None
    return vote.outcome


async def test_the_ballot_of_somebody_who_leaves_counts_no_more(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 4, 0)
        vote = await house.match.votes.ask(1, "end", user_of(0))
        await house.match.votes.cast(1, vote.id, user_of(1), "no", "x")
        await house.match.seats.resign(1, user_of(0))
        assert await outcome(house, vote.id) is None, "one of three is against it"
        await house.match.seats.resign(1, user_of(2))
        assert await outcome(house, vote.id) == "no", "one of two"


async def test_a_host_who_comes_back_finds_another_one(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        assert (await stored(house, "yucata", 2, 0)).row.host_id == user_of(0)
        await house.match.seats.resign(1, user_of(0))
        assert (await house.tables.load(1)).row.host_id == user_of(1)
        vote = await house.match.votes.ask(1, "return", user_of(0))
        await house.match.votes.cast(1, vote.id, user_of(1), "yes", "x")
        table = await house.tables.load(1)
        assert (table.people, table.row.host_id) == ([user_of(0), user_of(1)], user_of(1))


async def test_whatever_is_still_asked_when_a_match_ends_is_over(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 12)
        offered = await house.match.votes.ask(1, "replace", user_of(0))
        end = await house.match.votes.ask(1, "end", user_of(0))
        await house.match.votes.cast(1, end.id, user_of(1), "yes", "x")
        assert (await house.tables.load(1)).row.status == "ended"
        assert await outcome(house, offered.id) == OBSOLETE


async def test_an_undo_is_agreed_when_the_only_one_who_has_not_answered_leaves(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 3, 12)
        vote = await house.match.votes.ask(1, "undo", user_of(0))
        await house.match.votes.cast(1, vote.id, user_of(1), "yes", "x")
        revision = (await house.tables.load(1)).row.revision
        await house.match.seats.resign(1, user_of(2))
        assert await outcome(house, vote.id) == "yes"
        lines = await house.tables.history(1)
        assert [line.kind for line in lines[revision:]][:1] == ["rewind"]


async def test_what_is_done_meanwhile_is_not_taken_back_by_a_vote_about_something_else(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 12)
        vote = await house.match.votes.ask(1, "undo", user_of(0))
        (seat,) = table.actors()
        await house.match.steps.act(1, user_of(seat), table.row.revision, 0)
        assert await outcome(house, vote.id) == OBSOLETE
        await refused(house.match.votes.cast(1, vote.id, user_of(1), "yes", "x"), "vote-closed")
        assert all(line.kind != "rewind" for line in await house.tables.history(1))


async def test_whoever_takes_a_seat_or_comes_back_is_counted(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 4, 0)
        offer = await house.match.votes.ask(1, "replace", user_of(3))
        vote = await house.match.votes.ask(1, "end", user_of(0))
        await house.match.seats.resign(1, user_of(2))
        back = await house.match.votes.ask(1, "return", user_of(2))
        await house.match.votes.cast(1, offer.id, NEWCOMER, "take", "New")
        for user in (user_of(0), user_of(1)):
            await house.match.votes.cast(1, back.id, user, "yes", "x")
        assert await outcome(house, back.id) == "yes"
        await house.match.votes.cast(1, vote.id, NEWCOMER, "yes", "x")
        assert await outcome(house, vote.id) is None, "two of four"
        await house.match.votes.cast(1, vote.id, user_of(2), "yes", "x")
        assert await outcome(house, vote.id) == "yes"


async def test_one_decision_may_decide_the_next(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 4, 0)
        await house.match.seats.resign(1, user_of(3))
        back = await house.match.votes.ask(1, "return", user_of(3))
        end = await house.match.votes.ask(1, "end", user_of(0))
        await house.match.votes.cast(1, back.id, user_of(1), "no", "x")
        await house.match.seats.resign(1, user_of(2))
        assert (await outcome(house, back.id), await outcome(house, end.id)) == ("no", None)
        await house.match.seats.resign(1, user_of(1))
        assert await outcome(house, end.id) == "yes"


@pytest.mark.parametrize("together", [True, False])
async def test_two_who_ask_to_end_ask_one_question(tmp_path: Path, together: bool) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 4, 0)
        asking = [house.match.votes.ask(1, "end", user_of(seat)) for seat in (0, 1)]
        first, second = await asyncio.gather(*asking) if together else [await one for one in asking]
        assert first.id == second.id
        assert len(await votes.open_ones(house.tables.db, 1)) == 1
        assert await house.tables.ballots(first.id) == {user_of(0): "yes", user_of(1): "yes"}
        await refused(house.match.votes.ask(1, "end", user_of(1)), "asked-already")
        ended = await house.match.votes.ask(1, "end", user_of(2))
        assert ended.outcome == "yes", "the third of four who asks decides it"


@pytest.mark.parametrize("kind", ["undo", "end"])
async def test_a_pause_closes_what_is_about_a_step(tmp_path: Path, kind: str) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 3, 12)
        vote = await house.match.votes.ask(1, kind, user_of(0))
        await house.match.matches.pause(1, user_of(1))
        assert await outcome(house, vote.id) == (OBSOLETE if kind == "undo" else None)


async def test_nobody_is_asked_about_a_slow_seat_when_all_others_have_left(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        slow = table.actors()[0]
        async with house.tables.db.write() as tx:
            assert await house.match.sweep._votes.ask_about(tx, table, "slow", slow)  # pyright: ignore[reportPrivateUsage]
        (vote,) = await votes.open_ones(house.tables.db, 1)
        await house.match.seats.resign(1, user_of(1 - slow))
        assert await outcome(house, vote.id) == OBSOLETE


async def test_who_asks_a_table_without_end_is_refused_until_the_next_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voting_service, "MOST_ASKED", 3)
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "yucata", 2, 0)
        for _ in range(3):
            vote = await house.match.votes.ask(1, "end", user_of(0))
            await house.match.votes.cast(1, vote.id, user_of(1), "no", "x")
        await refused(house.match.votes.ask(1, "end", user_of(0)), "asked-too-often")
        mine = await house.match.votes.ask(1, "replace", user_of(1))
        assert mine.outcome is None, "others may ask"
        clock.advance(hours=25)
        assert (await house.match.votes.ask(1, "end", user_of(0))).outcome is None


async def test_whoever_has_asked_often_may_agree_with_somebody_else_s_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voting_service, "MOST_ASKED", 1)
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 0)
        await house.match.votes.ask(1, "replace", user_of(0))
        await house.match.votes.ask(1, "end", user_of(1))
        assert (await house.match.votes.ask(1, "end", user_of(0))).outcome == "yes"


async def test_nobody_is_kept_from_leaving_by_somebody_who_may_not_come_back(tmp_path: Path) -> None:
    """A guest of another server and somebody there are kept apart, which nobody else is to notice."""
    async with house_at(tmp_path) as house:
        await stored(house, "port_royal", 5, 3)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE match SET guests = 1")
            await tx.execute("UPDATE seat SET guest = 1 WHERE seat = 0")
            await tx.execute(
                "INSERT INTO visit (match_id, user_id, at) VALUES (1, ?, 0)",
                (user_of(0),),
            )
        await house.match.seats.resign(1, user_of(0))
        await house[NotWithMe].keep(user_of(3), Other(user_of(0), "x"))
        vote = await house.match.votes.ask(1, "return", user_of(0))
        for seat in (1, 2):
            await house.match.votes.cast(1, vote.id, user_of(seat), "yes", "x")
        await house.match.seats.resign(1, user_of(4))
        assert await outcome(house, vote.id) is None, "two of three want it, and it cannot be"
        await house.match.seats.resign(1, user_of(3))
        assert await outcome(house, vote.id) == "yes"
        assert (await house.tables.load(1)).seats[0].user_id == user_of(0)
