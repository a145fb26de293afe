"""Whoever looks for a table is offered seats that fit, one at a time; nobody sits down without a press of their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest

from bot.db import people
from bot.db.people import Player
from bot.features.apart.service import NotWithMe, Other
from bot.features.search.offers import AGAIN_SECONDS, HELD_SECONDS, QUIET_SECONDS, READING_SECONDS
from bot.features.search.searches import DAYS, SIZES, STILL, Search
from bot.features.search.service import Looking
from bot.services.errors import Refused
from bot.ui.press.house import House
from tests.support.cards import stand
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, opened, refused

GUILD = 9
DAY = 86400


def clock_of(house: House) -> FakeClock:
    assert isinstance(house.clock, FakeClock)
    return house.clock


async def looks(house: House, *users: int, **chosen: Any) -> None:
    """They look for a daily table of Yucata', unless said otherwise."""
    for user in users:
        wanted = {"games": ("yucata",), "paces": ("daily",), "sizes": SIZES, "days": 14} | chosen
        await house[Looking].searches.begin(user, GUILD, channel_id=8, name=f"Person {user}", **wanted)


async def later(house: House, seconds: int = READING_SECONDS) -> None:
    """What the clock does after so many seconds."""
    await stand(house)
    clock_of(house).advance(seconds=seconds)
    await house.match.sweep.run()
    await house[Looking].searches.run()
    await house[Looking].offers.run()


async def offers(house: House, state: str = "open") -> list[tuple[int, int]]:
    """Table and person of the offers in a state, at tables that wait or did."""
    rows = await house.tables.db.all(
        "SELECT match_id, user_id FROM offer JOIN match ON match.id = match_id WHERE state = ? AND opens_with = 0 "
        "ORDER BY 1, 2",
        (state,),
    )
    return [(row["match_id"], row["user_id"]) for row in rows]


async def proposed(house: House) -> dict[int, list[int]]:
    """The tables that are only proposed, and to whom they are."""
    rows = await house.tables.db.all(
        "SELECT match_id, user_id FROM offer JOIN match ON match.id = match_id "
        "WHERE opens_with <> 0 AND state IN ('open', 'yes') ORDER BY user_id"
    )
    found: dict[int, list[int]] = {}
    for row in rows:
        found.setdefault(row["match_id"], []).append(row["user_id"])
    return found


async def awake(house: House, user: int, begins: int, hours: int) -> None:
    """Somebody is awake from an hour of the day (counted from now) on, for so many hours."""
    now = clock_of(house).now() % DAY // 60
    settings = Player(quiet_from=(now + 60 * (begins + hours)) % 1440, quiet_until=(now + 60 * begins) % 1440)
    async with house.tables.db.write() as tx:
        await people.put_player(tx, user, settings)


async def seated(house: House, match_id: int = 1) -> list[int | None]:
    return [row.user_id for row in await house.tables.seats_of(match_id)]


# --- seats


async def test_a_seat_that_fits_is_offered_and_taken_by_a_press_alone(house: House) -> None:
    await opened(house)
    await looks(house, BEN)
    await later(house, READING_SECONDS - 1)
    assert await offers(house) == [], "whoever has just asked still reads the answer"
    await later(house, 1)
    assert await offers(house) == [(1, BEN)]
    owed = await house.tables.db.all("SELECT person FROM card WHERE kind = 'offer'")
    assert [row["person"] for row in owed] == [BEN]
    for _ in range(3):
        await later(house, 3600)
    assert await seated(house) == [ANA]
    await house.match.lobby.join(1, BEN, "Ben")
    await house[Looking].offers.taken(1, BEN)
    assert await seated(house) == [ANA, BEN]


@pytest.mark.parametrize(
    ("chosen", "fits"),
    [
        ({"games": ("port_royal", "yucata")}, True),
        ({"games": ("port_royal",)}, False),
        ({"paces": ("fast", "daily")}, True),
        ({"paces": ("fast",)}, False),
        ({"sizes": (2,)}, True),
        ({"sizes": (4, 5)}, True),
        ({"sizes": (5,), "games": ("yucata", "port_royal")}, False),
    ],
)
async def test_only_what_is_looked_for_is_offered(house: House, chosen: dict[str, object], fits: bool) -> None:
    await opened(house)
    await looks(house, BEN, **chosen)
    await later(house)
    assert await offers(house) == ([(1, BEN)] if fits else [])


async def opens(house: House, host: int, pace: str, *others: int) -> int:
    """The number of a new table of Yucata'."""
    table = await house.match.lobby.open(
        game="yucata", guild_id=GUILD, channel_id=8, host_id=host, host_name="x", pace=pace, language="en"
    )
    for user in others:
        await house.match.lobby.join(table.row.id, user, "x")
    return table.row.id


async def test_first_comes_the_table_that_begins_first_then_the_one_that_is_over_first_then_the_oldest(
    house: House,
) -> None:
    await opens(house, 11, "slow")
    older, newer = await opens(house, 12, "daily"), await opens(house, 13, "daily")
    fuller = await opens(house, 14, "slow", 15)
    order: list[int] = []
    for user in range(101, 104):
        await looks(house, user, paces=("daily", "slow"))
        await later(house, max(READING_SECONDS, QUIET_SECONDS))
        ((offered, _),) = [one for one in await offers(house) if one[1] == user]
        order.append(offered)
        for there in (await house.tables.glance(offered)).people:
            await house.match.lobby.leave(offered, there)
    assert order == [fuller, older, newer], "and the slow one, the oldest, last"


async def test_whoever_has_looked_for_longest_chooses_first(house: House) -> None:
    await looks(house, EVA)
    clock_of(house).advance(seconds=1)
    await looks(house, DAN)
    await opened(house, BEN, CLEO)
    await later(house, max(READING_SECONDS, QUIET_SECONDS))
    assert await offers(house) == [(1, EVA)]


async def test_a_table_that_is_too_large_already_is_not_offered(house: House) -> None:
    await opened(house, CLEO)
    await looks(house, BEN, sizes=(2,))
    await later(house)
    assert await offers(house) == []


async def test_people_who_are_rarely_awake_together_or_avoid_each_other_are_not_brought_together(house: House) -> None:
    await opened(house)
    await looks(house, BEN, CLEO, DAN)
    await awake(house, ANA, 0, 15)
    await awake(house, BEN, -8, 15)
    await awake(house, CLEO, -7, 15)
    await house[NotWithMe].keep(ANA, Other(DAN, "Dan"))
    await later(house)
    assert await offers(house) == [(1, CLEO)], "Ben and Ana are awake together for seven hours, Cleo and Ana for eight"


async def test_two_who_avoid_each_other_are_not_asked_to_the_same_table(house: House) -> None:
    await opened(house)
    await house[NotWithMe].keep(CLEO, Other(BEN, "Ben"))
    await looks(house, BEN, CLEO)
    await later(house)
    assert await offers(house) == [(1, BEN)]


async def test_nobody_is_asked_in_quiet_hours(house: House) -> None:
    await opened(house)
    await looks(house, BEN)
    await awake(house, BEN, 3, 16)
    for _ in range(5):
        await later(house, 1800)
        assert await offers(house) == []
    await later(house, 3600)
    assert await offers(house) == [(1, BEN)]


async def test_a_seat_is_held_for_twelve_waking_hours_and_then_goes_on(house: House) -> None:
    await opened(house, CLEO, DAN)
    await looks(house, BEN, EVA)
    await awake(house, BEN, -1, 11)
    await later(house)
    assert await offers(house) == [(1, BEN)], "one seat, one offer: whoever has looked for longest"
    await refused(house.match.lobby.join(1, EVA, "Eva"), "seat-held")
    await refused(house.match.lobby.add_computer(1, ANA), "seat-held")
    await later(house, HELD_SECONDS)
    assert await offers(house) == [(1, BEN)], "he slept"
    await later(house, 13 * 3600)
    assert await offers(house, "lapsed") == [(1, BEN)]
    assert await offers(house) == [(1, EVA)]
    await refused(house.match.lobby.join(1, BEN, "Ben"), "seat-held")
    await house.match.lobby.join(1, EVA, "Eva")
    assert await seated(house) == [ANA, CLEO, DAN, EVA]


async def test_a_seat_that_is_passed_goes_on_and_does_not_come_back(house: House) -> None:
    await opened(house, CLEO, DAN)
    await looks(house, BEN, EVA)
    await later(house)
    await house[Looking].offers.passed(1, BEN)
    await refused(house[Looking].offers.passed(1, BEN), "no-offer")
    await later(house)
    assert await offers(house) == [(1, EVA)]
    await house[Looking].offers.passed(1, EVA)
    await later(house)
    assert await offers(house) == [], "nobody is asked twice about a table"
    await house.match.lobby.join(1, 77, "Zoe")


async def test_whoever_looks_no_more_on_one_server_keeps_what_is_held_on_another(house: House) -> None:
    await opened(house)
    await looks(house, BEN)
    await later(house)
    await house[Looking].searches.stop(BEN, GUILD + 1)
    assert await offers(house) == [(1, BEN)]
    await house[Looking].searches.stop(BEN, GUILD)
    assert await offers(house, "passed") == [(1, BEN)]


@pytest.mark.parametrize("end", ["full", "started", "closed", "stopped"])
async def test_nothing_is_offered_that_is_gone(house: House, end: str) -> None:
    await opened(house, CLEO)
    await looks(house, BEN)
    await later(house)
    if end == "full":
        async with house.tables.db.write() as tx:  # as a press that was on its way
            await tx.execute("UPDATE deadline SET due_at = 0 WHERE kind = 'offer'")
        for user in (DAN, EVA):
            await house.match.lobby.join(1, user, f"Person {user}")
    elif end == "started":
        await house.match.matches.start(1, ANA)
    elif end == "closed":
        for user in (ANA, CLEO):
            await house.match.lobby.leave(1, user)
    else:
        await house[Looking].searches.stop(BEN, GUILD)
    await later(house)
    assert await offers(house) == []
    assert await offers(house, "passed" if end == "stopped" else "over") == [(1, BEN)]


async def test_the_last_seat_is_given_once_whoever_presses_at_the_same_time(house: House) -> None:
    await opened(house, CLEO, DAN)
    await looks(house, BEN)
    await later(house)

    async def press(user: int) -> bool:
        try:
            await house.match.lobby.join(1, user, f"Person {user}")
        except Refused:
            return False
        return True

    crowd: Sequence[int] = (*range(100, 110), BEN, BEN)
    assert sum(await asyncio.gather(*map(press, crowd))) == 1
    assert await seated(house) == [ANA, CLEO, DAN, BEN], "it was held for him"


async def test_no_more_seats_are_held_than_are_free(house: House) -> None:
    await opened(house, CLEO)
    await looks(house, *range(100, 105), sizes=(4,))
    clock_of(house).advance(seconds=READING_SECONDS)
    await house[Looking].offers.run()
    assert len(await offers(house)) == 2
    await house.match.lobby.leave(1, CLEO)
    await house[Looking].offers.run()
    assert len(await offers(house)) == 3


async def test_whoever_sits_down_otherwise_than_by_the_offer_has_that_seat_and_no_other(house: House) -> None:
    await opened(house, BEN)
    await looks(house, CLEO)
    await later(house)
    assert await offers(house) == [(1, CLEO)]
    await house.match.lobby.join(1, CLEO, "Cleo")
    table = await house.match.lobby.join(1, DAN, "Dan")
    assert (table.seat_of(CLEO), table.seat_of(DAN)) == (2, 3)


@pytest.mark.parametrize("how", ["passed", "taken"])
async def test_whoever_passes_or_sits_down_has_answered(house: House, how: str) -> None:
    for _ in range(2):
        await opened(house)
    await looks(house, BEN)
    await later(house)
    ((table, _),) = await offers(house)
    await later(house, HELD_SECONDS)
    assert await offers(house, "lapsed") == [(table, BEN)]
    await later(house)
    ((table, _),) = await offers(house)
    await (house[Looking].offers.passed if how == "passed" else house[Looking].offers.taken)(table, BEN)
    search = await search_of(house)
    assert search is not None
    assert search.missed == 0


async def test_the_seat_that_is_held_for_another_fits_nobody_else(house: House) -> None:
    await opened(house, CLEO, DAN)
    await looks(house, BEN)
    await later(house)
    assert await offers(house) == [(1, BEN)]
    await looks(house, EVA)
    found = {user: await house[Looking].searches.of(user, GUILD) for user in (BEN, EVA)}
    for user, table in ((BEN, 1), (EVA, None)):
        search = found[user]
        assert search is not None
        assert await house[Looking].searches.table_for(search, [8]) == table
    await house[Looking].offers.passed(1, BEN)
    again = found[EVA]
    assert again is not None
    assert await house[Looking].searches.table_for(again, [8]) == 1


async def test_whoever_does_not_answer_twice_is_asked_no_more(house: House) -> None:
    for _ in range(3):
        await opened(house)
    await looks(house, BEN)
    for _ in range(2):
        await later(house)
        await later(house, HELD_SECONDS)
    assert len(await offers(house, "lapsed")) == 2
    await later(house)
    assert await offers(house) == [], "no seat is held for somebody who has gone"
    assert await house.telling.cards.of(STILL, GUILD, BEN) is not None
    await house[Looking].searches.again(BEN, GUILD)
    await later(house)
    assert len(await offers(house)) == 1


async def test_whoever_was_never_asked_has_missed_nothing(house: House) -> None:
    await opened(house)
    await looks(house, BEN)
    await later(house)
    assert await offers(house) == [(1, BEN)]
    clock_of(house).advance(seconds=HELD_SECONDS)  # and Discord has not taken the message
    await house.match.sweep.run()
    await house[Looking].offers.run()
    assert await offers(house, "lapsed") == []
    found = await search_of(house)
    assert found is not None
    assert found.missed == 0


# --- when a search ends


async def search_of(house: House, user: int = BEN) -> Search | None:
    return await house[Looking].searches.of(user, GUILD)


async def test_a_search_rests_at_a_table_however_the_person_came_there_and_ends_with_its_match(house: House) -> None:
    await looks(house, BEN)
    await opened(house, BEN)
    await opened(house)
    await later(house)
    assert await offers(house) == []
    assert await house[Looking].searches.rests_at(BEN, GUILD) == 1
    await house.match.lobby.leave(1, BEN)
    await later(house)
    assert await offers(house) == [(1, BEN)] or await offers(house) == [(2, BEN)], "it goes on"
    await house.match.lobby.join(2, BEN, "Ben")
    await house.match.matches.start(2, ANA)
    await later(house)
    assert await search_of(house) is None


async def test_one_more_table_is_looked_for_by_whoever_wants_that(house: House) -> None:
    await looks(house, BEN)
    await opened(house, BEN)
    await opened(house)
    await house[Looking].searches.besides(BEN, GUILD)
    await later(house)
    assert await offers(house) == [(2, BEN)]
    await house.match.matches.start(1, ANA)
    await later(house)
    assert await search_of(house) is not None
    await house.match.lobby.join(2, BEN, "Ben")
    await house.match.matches.start(2, ANA)
    await later(house)
    assert await search_of(house) is None


async def test_nobody_is_asked_at_night_whether_to_look_on(house: House) -> None:
    await looks(house, BEN, days=7)
    await awake(house, BEN, 2, 8)
    await later(house, 7 * DAY)
    card = await house.telling.cards.of(STILL, GUILD, BEN)
    assert card is not None
    assert card.next_try_at is not None
    assert abs(card.next_try_at - house.clock.now() - 2 * 3600) < 60


async def test_a_search_ends_after_its_days_and_is_asked_about_once(house: House) -> None:
    searches = house[Looking].searches
    await looks(house, BEN, days=7)
    await later(house, 7 * DAY - 1)
    assert await house.telling.cards.of(STILL, GUILD, BEN) is None
    await opened(house)
    await later(house, QUIET_SECONDS)
    assert await offers(house) == []
    await stand(house)
    card = await house.telling.cards.of(STILL, GUILD, BEN)
    assert card is not None
    assert card.message_id, "it was asked"
    await house.telling.cards.end(card, lambda tx: searches.note_asked(tx, BEN, GUILD))
    await later(house)
    assert await house.telling.cards.of(STILL, GUILD, BEN) is None
    again = await searches.again(BEN, GUILD)
    assert again.until == house.clock.now() + DAYS[-1] * DAY
    await later(house, 2 * DAYS[-1] * DAY)
    assert await search_of(house) is None
    await refused(searches.again(BEN, GUILD), "no-search")


async def test_what_makes_no_sense_is_refused(house: House) -> None:
    for chosen in ({"games": ("chess",)}, {"paces": ()}, {"sizes": (9,)}, {"days": 100}):
        await refused(looks(house, BEN, **chosen), "no-such-setting")
    await refused(looks(house, BEN, sizes=(5,)), "no-game-for-so-many")
    assert await search_of(house) is None


async def test_how_many_others_would_fit_and_what_would_help(house: House) -> None:
    searches = house[Looking].searches
    await looks(house, CLEO, games=("yucata", "nereus"))
    await looks(house, DAN, EVA, paces=("slow",))
    await looks(house, 50, games=("port_royal",))
    await looks(house, BEN)
    own = await search_of(house)
    assert own is not None
    found = await searches.others(own)
    assert found.people == 1
    assert found.helps is not None
    assert (found.helps.pace, found.helps.more) == ("slow", 2)
    await awake(house, BEN, 0, 16)
    await awake(house, CLEO, -4, 16)
    assert (await searches.others(own)).people == 1
    await awake(house, CLEO, 12, 10)
    assert (await searches.others(own)).people == 0, "awake when Ben sleeps"
    await opened(house)
    assert await searches.table_for(own, [8]) == 1
    assert await searches.table_for(own, [7]) is None, "a channel that the person does not see"


# --- tables that could be


async def test_those_who_fit_each_other_are_proposed_a_table_that_opens_with_enough_of_them(house: House) -> None:
    await looks(house, ANA, BEN, CLEO, sizes=(3, 4))
    await looks(house, DAN, paces=("slow",))
    await later(house)
    ((number, asked),) = (await proposed(house)).items()
    assert asked == [ANA, BEN, CLEO]
    proposals = house[Looking].offers
    assert not await proposals.agree(number, BEN)
    await refused(proposals.agree(number, BEN), "no-offer")
    clock_of(house).advance(seconds=1)
    assert not await proposals.agree(number, CLEO)
    clock_of(house).advance(seconds=1)
    assert await house.waiting.here(GUILD) == []
    assert await seated(house) == []
    assert await proposals.agree(number, ANA)
    assert await seated(house) == [BEN, CLEO, ANA], "in the order of their presses"
    table = await house.tables.glance(1)
    assert (table.row.host_id, table.row.game, table.row.pace) == (BEN, "yucata", "daily")
    await later(house)
    assert await proposed(house) == {}
    await refused(proposals.agree(number, CLEO), "no-offer")


async def test_a_table_that_is_only_proposed_is_there_for_nobody_else(house: House) -> None:
    await looks(house, ANA, BEN, CLEO, sizes=(3,))
    await later(house)
    await house[Looking].offers.agree(1, ANA)
    _, stranger = await house.tables.asked_by(DAN, 1)
    _, asked = await house.tables.asked_by(BEN, 1)
    assert stranger is None
    assert asked is not None
    assert asked.sat
    await refused(house.match.lobby.join(1, DAN, "Dan"), "table-closed")
    await refused(house.match.lobby.join(1, BEN, "Ben"), "table-closed")
    for status in ("lobby", "running", "suspended", "finished"):
        assert await house.tables.in_channels(GUILD, [8], status, 10) == ([], 0)
    assert await house.tables.rows_of(ANA) == []


async def test_who_has_not_answered_when_it_opens_is_offered_a_seat_and_not_given_one(house: House) -> None:
    await looks(house, ANA, BEN, CLEO, DAN, sizes=(2, 3, 4))
    await later(house)
    for user in (ANA, BEN):
        await house[Looking].offers.agree(1, user)
    assert await seated(house) == [ANA, BEN]
    assert await offers(house) == [(1, CLEO), (1, DAN)]
    await later(house, HELD_SECONDS)
    assert await offers(house, "lapsed") == [(1, CLEO), (1, DAN)]
    assert await seated(house) == [ANA, BEN]


@pytest.mark.parametrize("why", ["no", "stopped", "sits", "late"])
async def test_it_comes_to_nothing_with_too_few_and_is_not_proposed_again_soon(house: House, why: str) -> None:
    await looks(house, ANA, BEN, sizes=(2,))
    await later(house)
    proposals = house[Looking].offers
    await proposals.agree(1, ANA)
    if why == "no":
        await proposals.passed(1, BEN)
    elif why == "stopped":
        await house[Looking].searches.stop(BEN, GUILD)
    elif why == "sits":
        await house.match.lobby.open(
            game="yucata", guild_id=GUILD, channel_id=8, host_id=BEN, host_name="Ben", pace="daily", language="en"
        )
    else:
        await later(house, HELD_SECONDS)
    await later(house)
    assert await proposed(house) == {}
    await refused(proposals.agree(1, BEN), "no-offer")
    if why in ("no", "late"):
        await later(house, AGAIN_SECONDS // 2)
        assert await proposed(house) == {}
        await later(house, AGAIN_SECONDS)
        assert list((await proposed(house)).values()) == [[ANA, BEN]]


async def test_whoever_has_declined_a_table_that_opened_is_not_asked_again_soon(house: House) -> None:
    await looks(house, ANA, BEN, CLEO, sizes=(2, 3))
    await later(house)
    await house[Looking].offers.passed(1, CLEO)
    for user in (ANA, BEN):
        opens_now = await house[Looking].offers.agree(1, user)
    assert opens_now
    await house.match.matches.start(1, ANA)
    await looks(house, DAN, sizes=(2, 3))
    await later(house)
    assert await proposed(house) == {}
    await later(house, AGAIN_SECONDS)
    assert list((await proposed(house)).values()) == [[CLEO, DAN]]


async def test_only_whoever_was_asked_has_missed_a_proposal(house: House) -> None:
    await looks(house, ANA, BEN, sizes=(2,))
    await later(house)
    await stand(house)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE card SET message_id = 0 WHERE person = ?", (BEN,))
    await later(house, HELD_SECONDS)
    assert await proposed(house) == {}
    missed = [found.missed for user in (ANA, BEN) if (found := await search_of(house, user))]
    assert missed == [1, 0], "no message has reached the second one"


async def test_whoever_sits_elsewhere_by_then_is_not_seated_a_second_time(house: House) -> None:
    await looks(house, ANA, BEN, CLEO, sizes=(2, 3))
    await later(house)
    await house[Looking].offers.agree(1, ANA)
    await house.match.lobby.open(
        game="yucata", guild_id=GUILD, channel_id=8, host_id=ANA, host_name="Ana", pace="daily", language="en"
    )
    assert not await house[Looking].offers.agree(1, BEN)
    assert await house[Looking].offers.agree(1, CLEO)
    assert await seated(house) == [BEN, CLEO]


async def test_whoever_looks_no_more_does_not_want_what_was_proposed(house: House) -> None:
    await looks(house, ANA, BEN, CLEO, sizes=(3,))
    await later(house)
    await house[Looking].offers.agree(1, ANA)
    await house[Looking].searches.stop(ANA, GUILD)
    await refused(house[Looking].offers.agree(1, ANA), "no-search")
    found = await house[Looking].offers.at(1)
    assert {row.user_id: row.state for row in found} == {ANA: "no", BEN: "open", CLEO: "open"}


async def test_two_who_say_yes_at_once_open_one_table(house: House) -> None:
    await looks(house, ANA, BEN, sizes=(2,))
    await later(house)
    agree = house[Looking].offers.agree
    found = await asyncio.gather(agree(1, ANA), agree(1, BEN), agree(1, BEN), return_exceptions=True)
    assert found.count(True) == 1
    assert len(await house.tables.db.all("SELECT 1 FROM match")) == 1


async def test_people_who_avoid_each_other_or_sleep_in_turns_are_proposed_nothing(house: House) -> None:
    await looks(house, ANA, BEN)
    await house[NotWithMe].keep(BEN, Other(ANA, "Ana"))
    await looks(house, CLEO, DAN, games=("port_royal",))
    await awake(house, CLEO, 0, 15)
    await awake(house, DAN, 8, 15)
    await later(house)
    assert await proposed(house) == {}


async def test_what_is_looked_for_is_exported_and_forgotten(house: House) -> None:
    await opened(house)
    await looks(house, BEN)
    await looks(house, CLEO, DAN, games=("port_royal",), sizes=(2,))
    await later(house)
    ((number, _),) = (await proposed(house)).items()
    await house[Looking].offers.agree(number, CLEO)
    data = json.loads(await house.people.personal.export(BEN))
    assert [one["games"] for one in data["looks_for_tables"]] == [["yucata"]]
    assert [one["match"] for one in data["seats_offered"]] == [1]
    other = json.loads(await house.people.personal.export(CLEO))
    assert [(one["game"], one["state"]) for one in other["seats_offered"]] == [("port_royal", "yes")]
    for user in (BEN, CLEO):
        await house.people.personal.forget(user, lambda _: "Somebody")
    assert not await house.tables.db.all("SELECT 1 FROM deadline WHERE kind = 'offer' AND about IN (?, ?)", (BEN, CLEO))
    for table in ("search", "offer"):
        assert not await house.tables.db.all(f"SELECT 1 FROM {table} WHERE user_id IN (?, ?)", (BEN, CLEO))
