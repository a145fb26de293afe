"""Who is barred enters nothing by any way; seats that wait are freed, about those that run their tables vote."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.clock import DAY
from bot.db import deadlines, votes
from bot.features.cups.service import Cups
from bot.features.moderation.service import OVER, Moderation
from bot.features.search.service import Looking
from bot.features.templates.service import Templates
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.cups import begun
from tests.support.cups import opened as cup_opened
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, opened, refused, started
from tests.support.tables import GUILD as OF_CUPS

GUILD, MOD = 9, 77


async def barred(house: House, *users: int, days: int = 7) -> None:
    for user in users:
        await house[Moderation].bar(GUILD, user, days, MOD)


async def opens(house: House) -> None:
    await opened(house)


async def joins(house: House) -> None:
    await house.match.lobby.join(1, ANA, "Ana")


async def waits(house: House) -> None:
    await house.match.lobby.join(1, ANA, "Ana", or_wait=True)


async def is_kept_a_seat(house: House) -> None:
    await house.match.queue.keep(1, BEN, ANA, "Ana")


async def plays_again(house: House) -> None:
    await house.match.lobby.rematch(2, ANA, "Ana")


async def looks(house: House) -> None:
    await house[Looking].searches.begin(
        ANA, GUILD, channel_id=8, name="Ana", games=["yucata"], paces=["daily"], sizes=[2], days=7
    )


async def uses_a_template(house: House) -> None:
    template = await house[Templates].keep(1, "Ours", ANA, guild_id=0)
    await house[Templates].open(
        template, guild_id=GUILD, channel_id=8, host_id=ANA, host_name="Ana", language="en", zone="UTC"
    )


async def replaces(house: House) -> None:
    asked = await votes.open_ones(house.tables.db, 3)
    vote = asked[0] if asked else await house.match.votes.ask(3, "replace", CLEO)
    await house.match.votes.cast(3, vote.id, ANA, "take", "Ana")


WAYS: dict[str, Callable[[House], Awaitable[None]]] = {
    "opens": opens,
    "joins": joins,
    "waits": waits,
    "is kept a seat": is_kept_a_seat,
    "plays again": plays_again,
    "looks": looks,
    "uses a template": uses_a_template,
    "replaces": replaces,
}


async def bens_table(house: House, *others: int) -> int:
    table = await house.match.lobby.open(
        game="yucata", guild_id=GUILD, channel_id=8, host_id=BEN, host_name="Ben", pace="daily", language="en"
    )
    for user in others:
        await house.match.lobby.join(table.row.id, user, f"Person {user}")
    return table.row.id


@pytest.mark.parametrize("way", WAYS)
async def test_no_way_in_is_open_to_whoever_is_barred(house: House, way: str) -> None:
    await bens_table(house)
    over = (await started(house, BEN)).row.id
    await house.match.matches.end_at_once(over)
    running = await bens_table(house, CLEO)
    await house.match.matches.start(running, BEN)
    await barred(house, ANA)
    before = await house.tables.db.value("SELECT count(*) FROM match")
    await refused(WAYS[way](house), "barred-until")
    assert await house.tables.db.value("SELECT count(*) FROM match") == before
    assert await house.tables.db.value("SELECT count(*) FROM seat WHERE user_id = ? AND match_id <> 2", (ANA,)) == 0
    (bar,) = await house[Moderation].bars(GUILD)
    await house[Moderation].lift(GUILD, bar.id, MOD)
    await WAYS[way](house)


async def test_another_server_is_not_concerned(house: House) -> None:
    await house[Moderation].bar(GUILD + 1, ANA, 7, MOD)
    await opened(house)


async def test_one_server_lifts_no_bar_of_another(house: House) -> None:
    await barred(house, ANA)
    (bar,) = await house[Moderation].bars(GUILD)
    await refused(house[Moderation].lift(GUILD + 1, bar.id, MOD), "not-barred")
    await refused(opened(house), "barred-until")


async def test_whoever_is_barred_waits_for_no_seat(house: House) -> None:
    table = await bens_table(house, CLEO, DAN, EVA)
    await house.match.lobby.join(table, ANA, "Ana", or_wait=True)
    assert [one.user_id for one in (await house.tables.load(table)).queue] == [ANA]
    await barred(house, ANA)
    found = await house.tables.load(table)
    assert (found.queue, found.people) == ((), [BEN, CLEO, DAN, EVA])


async def test_seats_that_wait_are_freed_and_about_those_that_run_the_table_votes(house: House) -> None:
    waiting = await bens_table(house, ANA, CLEO)
    alone = (await opened(house)).row.id
    running = (await started(house, BEN, CLEO)).row.id
    await looks(house)
    assert tuple(await house[Moderation].stake(GUILD, ANA)) == (2, 1, 0)
    await barred(house, ANA)
    assert (await house.tables.load(waiting)).people == [BEN, CLEO]
    assert (await house.tables.load(alone)).row.status == "ended"
    assert await house[Looking].searches.of(ANA, GUILD) is None
    (vote,) = await votes.open_ones(house.tables.db, running)
    assert (vote.kind, vote.about) == ("stay", ANA)
    await refused(house.match.votes.cast(running, vote.id, ANA, "stay", "Ana"), "not-a-voter")
    await house.match.votes.cast(running, vote.id, BEN, "computer", "Ben")
    assert (await house.tables.load(running)).seat_of(ANA) == 0
    await house.match.votes.cast(running, vote.id, CLEO, "computer", "Cleo")
    assert (await house.tables.load(running)).seat_of(ANA) is None
    await refused(house.match.votes.ask(running, "return", ANA), "barred-until")


async def test_about_who_plays_in_a_cup_its_director_decides_and_no_table(house: House) -> None:
    cup = await begun(house)
    assert (await house[Moderation].stake(cup.row.guild_id, 101)).bound > 0
    await house[Moderation].bar(cup.row.guild_id, 101, 7, MOD)
    for link in cup.live_links():
        assert await votes.open_ones(house.tables.db, link.match_id) == []


async def test_a_table_may_let_somebody_stay(house: House) -> None:
    running = (await started(house, BEN)).row.id
    await barred(house, ANA)
    (vote,) = await votes.open_ones(house.tables.db, running)
    done = await house.match.votes.cast(running, vote.id, BEN, "stay", "Ben")
    assert done.outcome == "stay"
    assert (await house.tables.load(running)).seat_of(ANA) == 0


async def test_a_bar_ends_when_its_time_is_up(house: House) -> None:
    clock = house.clock
    assert isinstance(clock, FakeClock)
    await barred(house, ANA, days=1)
    clock.advance(seconds=DAY - 60)
    await refused(opened(house), "barred-until")
    clock.advance(seconds=60)
    due = await deadlines.due(house.tables.db, clock.now(), 100)
    for row in due:
        if row.kind == OVER:
            await house[Moderation].bar_is_over(row)
    await opened(house)
    assert await house[Moderation].bars(GUILD) == []
    deeds, _ = await house[Moderation].log(GUILD, "people", 0)
    assert [(one.what, one.user_id) for one in deeds] == [("bar-over", None), ("barred", MOD)]


async def test_it_may_hold_until_it_is_taken_back(house: House) -> None:
    await barred(house, ANA, days=0)
    await refused(opened(house), "barred")


async def test_whoever_is_barred_again_has_the_new_time(house: House) -> None:
    await barred(house, ANA, days=1)
    await barred(house, ANA, days=30)
    (bar,) = await house[Moderation].bars(GUILD)
    assert bar.until == house.clock.now() + 30 * DAY
    assert bar.until is not None
    overs = [row for row in await deadlines.due(house.tables.db, bar.until, 100) if row.kind == OVER]
    assert [row.due_at for row in overs] == [bar.until]


async def test_nobody_bars_themselves(house: House) -> None:
    await refused(house[Moderation].bar(GUILD, MOD, 7, MOD), "bar-yourself")


async def test_forgetting_does_not_let_anybody_in(house: House) -> None:
    await barred(house, ANA)
    await house.people.personal.forget(ANA, lambda _: "Somebody")
    await refused(opened(house), "barred-until")
    deeds, _ = await house[Moderation].log(GUILD, "all", 0)
    assert [one.about for one in deeds] == [None]


async def test_no_cup_takes_whoever_is_barred(house: House) -> None:
    await house[Moderation].bar(OF_CUPS, DAN, 7, MOD)
    cup_id = await cup_opened(house)
    await refused(house[Cups].sign_up(cup_id, DAN, "Dan"), "barred-until")
    await house[Cups].sign_up(cup_id, EVA, "Eva")
