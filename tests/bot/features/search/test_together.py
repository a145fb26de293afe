"""Where the parts meet that fill tables: offers and waiting lists, kept seats, steady tables, starts, messages."""

from __future__ import annotations

import asyncio

import pytest

from bot.db import seats
from bot.features.apart.service import NotWithMe, Other
from bot.features.guests.service import Guests
from bot.features.search.offers import HELD_SECONDS, READING_SECONDS
from bot.features.search.searches import SIZES
from bot.features.search.service import Looking
from bot.features.templates.service import TemplateRow, Templates
from bot.services.clock.outage import OUTAGE_SECONDS
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.looking import be_told
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, often_leave, opened, refused

FINN, GUILD = 6, 9


@pytest.fixture
def clock(house: House) -> FakeClock:
    """The clock of the house."""
    assert isinstance(house.clock, FakeClock)
    return house.clock


async def looks(house: House, *users: int, game: str = "yucata") -> None:
    """They look for a daily table of a game."""
    for user in users:
        await house[Looking].searches.begin(
            user,
            GUILD,
            channel_id=8,
            name=f"Person {user}",
            games=(game,),
            paces=("daily",),
            sizes=SIZES,
            days=14,
        )


async def later(house: House, clock: FakeClock, seconds: int = READING_SECONDS) -> None:
    """What the sweep does after so many seconds."""
    clock.advance(seconds=seconds)
    await house.match.sweep.run()
    await house.match.begins.run()
    await house[Looking].searches.run()
    await house[Looking].offers.run()
    await house[Looking].told.run()


async def states(house: House, match_id: int = 1) -> dict[int, str]:
    """What became of the seats of a table that were held."""
    sql = "SELECT user_id, state FROM offer WHERE match_id = ? AND state <> 'told'"
    rows = await house.tables.db.all(sql, (match_id,))
    return {row["user_id"]: row["state"] for row in rows}


async def told(house: House) -> list[int]:
    rows = await house.tables.db.all("SELECT user_id FROM offer WHERE state = 'told' ORDER BY user_id")
    return [row["user_id"] for row in rows]


async def steady(house: House, *, on: bool = True) -> None:
    await house.match.lobby.set_options(1, ANA, {}, "daily", steady=on)


# --- seats that are held for people who look for one


async def test_a_seat_that_is_offered_is_kept_for_nobody_else(house: House, clock: FakeClock) -> None:
    await opened(house, BEN, CLEO)
    await looks(house, DAN)
    await later(house, clock)
    await refused(house.match.queue.keep(1, ANA, EVA, "Eva"), "seat-held")
    await refused(house.match.lobby.add_computer(1, ANA), "seat-held")
    table = await house.match.lobby.join(1, DAN, "Dan")
    assert table.seat_of(DAN) == 3


async def test_a_seat_is_not_offered_while_somebody_else_takes_it(house: House, clock: FakeClock) -> None:
    await opened(house, BEN, CLEO)
    await looks(house, DAN)
    clock.advance(seconds=READING_SECONDS)
    joined, _ = await asyncio.gather(
        house.match.lobby.join(1, EVA, "Eva"), house[Looking].offers.run(), return_exceptions=True
    )
    taken = len(await seats.seats(house.tables.db, 1))
    assert taken + list((await states(house)).values()).count("open") <= 4, joined


async def test_whoever_waits_for_a_seat_there_is_not_offered_another_one(house: House, clock: FakeClock) -> None:
    await opened(house)
    await house.match.queue.keep(1, ANA, BEN, "Ben")
    await looks(house, BEN)
    await later(house, clock)
    assert await states(house) == {}
    search = await house[Looking].searches.of(BEN, GUILD)
    assert search is not None
    assert await house[Looking].searches.table_for(search, (8,)) is None


async def test_nobody_is_offered_a_seat_beside_whom_they_avoid_and_a_seat_is_kept_for(
    house: House, clock: FakeClock
) -> None:
    await opened(house)
    await house.match.queue.keep(1, ANA, BEN, "Ben")
    await house[NotWithMe].keep(CLEO, Other(BEN, "Ben"))
    await looks(house, CLEO)
    await later(house, clock)
    assert await states(house) == {}


# --- steady tables


async def test_a_table_for_steady_people_is_offered_to_nobody_whom_it_refuses(house: House, clock: FakeClock) -> None:
    await opened(house)
    await often_leave(house, BEN)
    await looks(house, BEN)
    await steady(house)
    await later(house, clock)
    search = await house[Looking].searches.of(BEN, GUILD)
    assert search is not None
    assert await house[Looking].searches.table_for(search, (8,)) is None
    assert await states(house) == {}
    await steady(house, on=False)
    await later(house, clock)
    assert await states(house) == {BEN: "open"}
    await steady(house)
    await later(house, clock)
    assert await states(house) == {BEN: "over"}, "it is offered no longer"


async def test_whom_a_table_refuses_does_not_wait_there_but_who_has_waited_before_sits_down(
    house: House, clock: FakeClock
) -> None:
    await opened(house, BEN, CLEO, DAN)
    await often_leave(house, EVA, FINN)
    await house.match.lobby.join(1, EVA, "Eva", or_wait=True)
    await steady(house)
    await refused(house.match.lobby.join(1, FINN, "Finn", or_wait=True), "often-leaves")
    await house.match.lobby.leave(1, DAN)
    table = await house.match.lobby.join(1, EVA, "Eva")
    assert table.seat_of(EVA) == 3, "nobody loses what they have by what others choose"


async def test_a_second_table_asks_for_steady_people_like_the_first(house: House) -> None:
    await opened(house, BEN, CLEO, DAN)
    await house.match.lobby.set_options(1, ANA, {}, "daily", steady=True)
    for user in (EVA, FINN):
        await house.match.lobby.join(1, user, f"Person {user}", or_wait=True)
    row = (await house.tables.load(await house.match.queue.second(1, EVA))).row
    assert row.steady


# --- messages


async def test_nobody_is_told_of_a_seat_that_is_offered_to_somebody(house: House, clock: FakeClock) -> None:
    async with house.tables.db.write() as tx:
        await tx.execute("INSERT INTO guild (guild_id, settings) VALUES (?, ?)", (GUILD, '{"roles":{"seats":7}}'))
    await looks(house, DAN)
    clock.advance(seconds=READING_SECONDS)
    await opened(house, BEN, CLEO)
    await be_told(house, EVA, GUILD, a_day=3)
    await later(house, clock)
    assert await states(house) == {DAN: "open"}
    fitting = house.waiting.fitting
    assert await told(house) == []
    assert await house.tables.db.all("SELECT 1 FROM role_told") == []
    assert await fitting(EVA, "yucata", "daily", guild_id=GUILD, channels=(8,)) == []
    assert len(await fitting(DAN, "yucata", "daily", guild_id=GUILD, channels=(8,))) == 1, "whose seat it is"
    await house[Looking].offers.passed(1, DAN)
    await later(house, clock)
    assert await told(house) == [EVA]
    assert len(await house.tables.db.all("SELECT 1 FROM role_told")) == 1


async def test_whoever_is_offered_a_seat_or_waits_there_is_not_told_of_it_too(house: House, clock: FakeClock) -> None:
    await looks(house, DAN)
    clock.advance(seconds=READING_SECONDS)
    await opened(house)
    await house.match.queue.keep(1, ANA, EVA, "Eva")
    for user in (BEN, DAN, EVA):
        await be_told(house, user, GUILD, a_day=3)
    await later(house, clock)
    assert await states(house) == {DAN: "open"}
    assert await told(house) == [BEN]


async def test_no_other_server_shows_a_seat_that_is_offered(house: House, clock: FakeClock) -> None:
    await house.people.guilds.change(GUILD, shows_ours=True)
    await house.people.guilds.change(10, shows_others=True)
    await opened(house, BEN, CLEO)
    await house.match.lobby.set_options(1, ANA, {}, "daily", elsewhere=True)
    assert len(await house[Guests].elsewhere(10)) == 1
    await looks(house, DAN)
    await later(house, clock)
    assert await house[Guests].elsewhere(10) == []
    await house[Looking].offers.passed(1, DAN)
    assert len(await house[Guests].elsewhere(10)) == 1


# --- proposals


async def test_people_who_began_to_avoid_each_other_are_not_seated_together(house: House, clock: FakeClock) -> None:
    await looks(house, ANA, BEN)
    await later(house, clock)
    assert not await house[Looking].offers.agree(1, ANA)
    await house[NotWithMe].keep(ANA, Other(BEN, "Ben"))
    assert not await house[Looking].offers.agree(1, BEN)
    assert await house.waiting.here(GUILD) == []


async def test_whoever_has_said_yes_and_cannot_sit_there_is_not_told_so(house: House, clock: FakeClock) -> None:
    await looks(house, ANA, BEN, CLEO)
    await later(house, clock)
    await house[Looking].offers.agree(1, ANA)
    await opened(house)  # Ana's search rests
    await house[Looking].offers.agree(1, BEN)
    assert await house[Looking].offers.agree(1, CLEO)
    assert await states(house) == {ANA: "late", BEN: "taken", CLEO: "taken"}


# --- starts


async def test_a_start_at_its_time_waits_for_whoever_a_seat_is_offered_to_and_for_nobody_after_that(
    house: House, clock: FakeClock
) -> None:
    await opened(house, BEN)
    await house.match.begins.choose(1, ANA, clock.now() + 3600, 2, fills_up=True)
    await looks(house, CLEO)
    await later(house, clock)
    await looks(house, DAN)
    assert await states(house) == {CLEO: "open"}
    clock.advance(seconds=3600)
    await house.match.begins.run()
    assert (await house.tables.load(1)).row.status == "lobby", "no computer takes a seat that is held"
    await later(house, clock)
    assert await states(house) == {CLEO: "open"}, "no further seat is offered of a table that begins"
    await later(house, clock, HELD_SECONDS)
    await later(house, clock)
    table = await house.tables.load(1)
    assert table.row.status == "running"
    assert [row.kind for row in table.seats] == ["person", "person", "computer", "computer"]
    assert await states(house) == {CLEO: "over"}


async def test_a_host_who_starts_waits_for_no_offer(house: House, clock: FakeClock) -> None:
    await opened(house, BEN)
    await looks(house, CLEO)
    await later(house, clock)
    assert (await house.match.begins.start(1, ANA)).row.status == "running"
    await later(house, clock)
    assert await states(house) == {CLEO: "over"}


# --- outages and other versions


async def test_an_outage_is_nobodys_silence(house: House, clock: FakeClock) -> None:
    await opened(house)
    await looks(house, BEN)
    await looks(house, CLEO, DAN, game="port_royal")
    await later(house, clock)
    await house.match.outages.put_off()
    sql = "SELECT due_at FROM deadline WHERE kind = 'offer' ORDER BY id"
    before = [row["due_at"] for row in await house.tables.db.all(sql)]
    assert len(before) == 3
    clock.advance(seconds=HELD_SECONDS)
    assert HELD_SECONDS > OUTAGE_SECONDS
    await house.match.outages.put_off()
    assert [row["due_at"] - HELD_SECONDS for row in await house.tables.db.all(sql)] == before


async def test_a_computer_of_a_level_that_is_no_more_plays_as_is_usual(house: House) -> None:
    await opened(house)
    await house.match.lobby.add_computer(1, ANA, "strong")
    kept = await house[Templates].keep(1, "Friday", ANA)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE template SET plan = replace(plan, '\"strong\"', '\"superb\"')")
    template = await house[Templates].get(kept.id, ANA, GUILD)
    assert isinstance(template, TemplateRow)
    assert template.plan.computers == ("superb",)
    again = await house[Templates].open(
        template, guild_id=GUILD, channel_id=8, host_id=ANA, host_name="Ana", language="en", zone="UTC"
    )
    assert again.seats[1].level == "good"
