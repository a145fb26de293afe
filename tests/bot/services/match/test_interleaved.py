"""Two people at the same moment: whatever order the database lets them through, each thing happens once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from bot.db import cards, deadlines
from bot.db import matches as rows
from bot.db import votes as vote_rows
from bot.services.clock import pace
from bot.services.clock.turns import NUDGE, TIMEOUT
from bot.services.errors import Refused
from bot.services.table.voting import VoteRow
from bot.services.telling.wishes import Tell, owed
from bot.ui.pages.table import pinged
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.outbox import rows_due
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, consistent, refused, started
from tests.support.tables import house_at, scene, stored, user_of


async def together(*work: Awaitable[Any]) -> tuple[list[Any], list[str]]:
    """Do it all at once: what came out, and the codes of the refusals."""
    done = await asyncio.gather(*work, return_exceptions=True)
    for one in done:
        assert not isinstance(one, Exception) or isinstance(one, Refused), one
    return [one for one in done if not isinstance(one, Refused)], [one.code for one in done if isinstance(one, Refused)]


async def opened(house: House, match_id: int = 1) -> list[VoteRow]:
    """The open votes."""
    return await vote_rows.open_ones(house.tables.db, match_id)


async def test_two_who_take_a_seat_do_not_both_get_it(house: House) -> None:
    table = await started(house, BEN, CLEO)
    match_id = table.row.id
    offer = await house.match.votes.ask(match_id, "replace", ANA)
    cast = house.match.votes.cast
    done, codes = await together(
        cast(match_id, offer.id, DAN, "take", "Dan"), cast(match_id, offer.id, EVA, "take", "Eva")
    )
    assert (len(done), codes) == (1, ["vote-closed"])
    stands = await consistent(house, match_id)
    assert [stands.seat_of(user) for user in (DAN, EVA)].count(0) == 1
    assert [row.left_by for row in stands.seats] == [ANA, None, None]


async def test_ballots_that_arrive_together_act_once(house: House) -> None:
    table = await started(house, BEN, CLEO, DAN)
    match_id = table.row.id
    for user in (ANA, BEN, CLEO, DAN):
        now = await house.tables.load(match_id)
        actor = now.seats[now.actors()[0]].user_id
        assert actor is not None
        await house.match.steps.act(match_id, actor, now.row.revision, user % 2)
    before = await house.tables.load(match_id)
    vote = await house.match.votes.ask(match_id, "undo", ANA)
    await together(*(house.match.votes.cast(match_id, vote.id, user, "yes", "X") for user in (BEN, CLEO, DAN)))
    stands = await consistent(house, match_id)
    assert [row.kind for row in await house.tables.history(match_id)].count("rewind") == 1
    assert stands.row.revision == before.row.revision + 1


async def test_asks_that_arrive_together_open_one_vote(house: House) -> None:
    table = await started(house, BEN, CLEO)
    _, codes = await together(*(house.match.votes.ask(table.row.id, "end", ANA) for _ in range(4)))
    assert codes == ["asked-already"] * 3
    assert len(await opened(house, table.row.id)) == 1


async def test_a_computer_does_not_throw_out_whoever_has_just_sat_down(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 4, 0)
        slow = table.actors()[0]
        others = [seat for seat in range(4) if seat != slow]
        clock.advance(seconds=pace.full_bank("daily"))
        await house.match.sweep.run()
        (vote,) = await opened(house)
        offer = await house.match.votes.ask(1, "replace", user_of(slow))
        for seat in others[:1]:
            await house.match.votes.cast(1, vote.id, user_of(seat), "computer", "X")
        _, codes = await together(
            house.match.votes.cast(1, offer.id, 555, "take", "Newcomer"),
            house.match.votes.cast(1, vote.id, user_of(others[1]), "computer", "X"),
        )
        stands = await consistent(house, 1)
        assert codes == ["vote-closed"]
        assert (await house.tables.load(1)).seats[slow].user_id == 555
        assert stands.seats[slow].kind == "person"


async def test_a_double_press_on_undo_takes_one_decision_back(house: House, toy: str) -> None:
    table = await started(house, BEN, game=toy)
    match_id = table.row.id
    for user in (ANA, BEN):
        table = await house.match.steps.act(match_id, user, table.row.revision, 0)
    for user in (ANA, BEN):
        last = len(table.game.legal(table.state, table.actors()[0])) - 1
        table = await house.match.steps.act(match_id, user, table.row.revision, last)
    done, codes = await together(*(house.match.steps.undo(match_id, BEN, table.row.revision) for _ in range(3)))
    assert (len(done), codes) == (1, ["moved-on"] * 2)
    assert [row.kind for row in await house.tables.history(match_id)].count("undo") == 1
    await consistent(house, match_id)


async def test_what_the_sweep_writes_is_not_overwritten_by_a_step(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        for seed in (1, 1):
            await stored(house, "yucata", 2, 0, seed=seed)
        tables = [await house.tables.load(number) for number in (1, 2)]
        waits = [table.actors()[0] for table in tables]
        assert waits[0] == waits[1], "the same person is waited for at both"
        clock.advance(hours=24)
        done = await asyncio.gather(
            house.match.sweep.run(), house.match.steps.act(2, user_of(waits[1]), tables[1].row.revision, 0)
        )
        assert done[1].row.revision == 1
        reminded = (await house.tables.load(1)).seats[waits[0]]
        assert reminded.nudged == 1
        for number in (1, 2):
            table = await consistent(house, number)
            due = await deadlines.of_match(house.tables.db, number, NUDGE)
            assert set(due) == set(table.actors())
            assert min(due.values()) > clock.now()


async def test_matches_that_are_due_together_make_one_digest(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        for seed in (1, 1):
            await stored(house, "yucata", 2, 0, seed=seed)
        clock.advance(hours=24)
        await house.match.sweep.run()
        (number,) = await cards.due(house.tables.db, clock.now(), ())
        digest = await house.telling.cards.get(number)
        assert digest is not None
        assert len(await house.tables.reminded(digest.person, digest.about)) == 2


async def test_a_seat_that_acts_as_it_times_out_is_not_voted_about(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 3, 0)
        seat = table.actors()[0]
        clock.advance(seconds=pace.full_bank("daily"))
        await asyncio.gather(house.match.steps.act(1, user_of(seat), 0, 0), house.match.sweep.run())
        assert await opened(house) == []
        assert TIMEOUT not in await deadlines.of_match(house.tables.db, 1, TIMEOUT)


async def test_a_table_is_of_one_revision(house: House) -> None:
    table = await started(house, BEN)
    match_id = table.row.id

    async def play() -> None:
        for _ in range(12):
            now = await house.tables.load(match_id)
            user = now.seats[now.actors()[0]].user_id
            assert user is not None
            await house.match.steps.act(match_id, user, now.row.revision, 0)

    async def look() -> None:
        for _ in range(60):
            now = await house.tables.load(match_id)
            waits = [row.seat for row in now.seats if row.since is not None]
            assert waits == sorted(now.actors())

    await asyncio.gather(play(), look(), look())


async def test_a_change_made_from_an_older_look_is_refused(house: House) -> None:
    table = await started(house, BEN)
    async with house.tables.db.write() as tx:
        await rows.change(tx, table.row)
    with pytest.raises(rows.Conflict):
        async with house.tables.db.write() as tx:
            await rows.change(tx, table.row)


# --- who may


async def test_whoever_has_held_a_seat_may_not_take_another_one(house: House) -> None:
    table = await started(house, BEN, CLEO)
    match_id = table.row.id
    await house.match.seats.resign(match_id, ANA)
    offer = await house.match.votes.ask(match_id, "replace", BEN)
    await refused(house.match.votes.cast(match_id, offer.id, ANA, "take", "Ana"), "sat-here-before")
    await house.match.votes.cast(match_id, offer.id, EVA, "take", "Eva")
    assert (await house.tables.load(match_id)).seat_of(EVA) == 1


async def test_the_host_who_has_left_cannot_end_the_match_of_the_others(house: House) -> None:
    table = await started(house, BEN, CLEO)
    match_id = table.row.id
    await house.people.guilds.change(table.row.guild_id, enders="host")
    await house.match.seats.resign(match_id, ANA)
    await refused(house.match.matches.end(match_id, ANA, manager=False), "may-not-end")
    assert (await house.tables.load(match_id)).row.host_id == BEN
    await house.match.matches.end(match_id, BEN, manager=False)
    assert (await house.tables.load(match_id)).row.status == "ended"


@pytest.mark.parametrize(
    ("enders", "user", "manager", "allowed"),
    [
        ("vote", ANA, True, False),
        ("vote", BEN, False, False),
        ("managers", ANA, False, False),
        ("managers", EVA, True, True),
        ("host", ANA, False, True),
        ("host", BEN, False, False),
        ("host", EVA, True, True),
        ("host", EVA, False, False),
    ],
)
async def test_who_ends_a_match_without_asking(
    house: House, enders: str, user: int, manager: bool, allowed: bool
) -> None:
    table = await started(house, BEN)
    await house.people.guilds.change(table.row.guild_id, enders=enders)
    if allowed:
        await house.match.matches.end(table.row.id, user, manager=manager)
    else:
        await refused(house.match.matches.end(table.row.id, user, manager=manager), "may-not-end")


async def test_a_vote_of_another_match_is_no_vote(house: House) -> None:
    first, second = await started(house, BEN), await started(house, BEN)
    vote = await house.match.votes.ask(first.row.id, "end", ANA)
    await refused(house.match.votes.cast(second.row.id, vote.id, BEN, "yes", "Ben"), "no-such-vote")


async def test_the_answer_in_advance_of_whoever_left_is_not_played(house: House) -> None:
    table = await started(house, BEN)
    other = 1 - table.actors()[0]
    user = table.seats[other].user_id
    assert user is not None
    chosen = {"first": ["3"], "second": ["0"], "third": ["0"], "order": ["turn"], "way": ["any"]}
    await house.match.steps.stand(table.row.id, user, "cards", chosen)
    await house.match.matches.pause(table.row.id, user)
    await house.match.seats.resign(table.row.id, user)
    assert not (await house.tables.load(table.row.id)).standing


# --- sealed choices


async def test_a_vote_about_missing_sealed_choices_names_nobody_and_closes_with_the_phase(
    tmp_path: Path, toy: str
) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await started(house, BEN, CLEO, game=toy)
        match_id = table.row.id
        await house.match.steps.act(match_id, ANA, table.row.revision, 0)
        clock.advance(seconds=pace.full_bank("daily"))
        await house.match.sweep.run()
        (vote,) = await opened(house, match_id)
        assert (vote.kind, vote.seat, vote.about) == ("missing", -1, None)
        await house.match.votes.cast(match_id, vote.id, ANA, "wait", "X")
        now = await house.tables.load(match_id)
        await house.match.steps.act(match_id, BEN, now.row.revision, 0)
        assert [open_one.id for open_one in await opened(house, match_id)] == [vote.id], "it does not tell who chose"
        now = await house.tables.load(match_id)
        await house.match.steps.act(match_id, CLEO, now.row.revision, 0)
        assert await opened(house, match_id) == []


async def test_the_computer_chooses_for_all_who_are_missing_and_no_notice_names_them(tmp_path: Path, toy: str) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await started(house, BEN, CLEO, game=toy)
        match_id = table.row.id
        await house.match.steps.act(match_id, ANA, table.row.revision, 0)
        clock.advance(seconds=pace.full_bank("daily"))
        await house.match.sweep.run()
        (vote,) = await opened(house, match_id)
        for user in (ANA, BEN):
            await house.match.votes.cast(match_id, vote.id, user, "step", "X")
        await house.match.automatic.settled()
        stands = await consistent(house, match_id)
        assert stands.state.turn == 0
        assert [row.kind for row in await house.tables.history(match_id)][1:3] == ["computer", "computer"]
        told = [owed(row).wish for row in await rows_due(house.tables.db, clock.now())]
        assert not [wish for wish in told if isinstance(wish, Tell)]


async def test_a_vote_about_a_slow_seat_outlives_a_sealed_phase(house: House, toy: str) -> None:
    table = await started(house, BEN, CLEO, game=toy)
    match_id = table.row.id
    vote = await house.match.votes.ask(match_id, "end", ANA)
    await house.match.steps.act(match_id, BEN, table.row.revision, 0)
    assert [one.id for one in await opened(house, match_id)] == [vote.id]


async def test_everybody_without_direct_messages_is_called_in_a_sealed_phase(tmp_path: Path, toy: str) -> None:
    async with house_at(tmp_path) as house:
        table = await started(house, BEN, CLEO, game=toy)
        for user in (ANA, BEN, CLEO):
            await house.people.preferences.change(user, dms=False)
        before = [row.user_id for row in pinged(await scene(house, table))]
        done = await house.match.steps.act(table.row.id, ANA, table.row.revision, 0)
        assert before == [row.user_id for row in pinged(await scene(house, done))] == [ANA, BEN, CLEO]
