"""Whoever has asked for it is told of free seats: who fits best first, awake, once, not more often than wished."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.db import people
from bot.db.people import Player
from bot.features.apart.service import NotWithMe, Other
from bot.features.search.offer_rows import note, offer
from bot.features.search.offers import OFFER
from bot.features.search.service import Looking
from bot.features.search.told import NEXT_WAVE_SECONDS, QUIET_SECONDS, WAVE
from bot.services.telling.cards import show
from bot.ui.press.house import House
from tests.support.cards import owed, stand
from tests.support.clock import FakeClock
from tests.support.looking import be_told
from tests.support.people import ANA, BEN, CLEO, opened

GUILD = 9
DAY = 86400
CROWD = range(100, 112)


def clock_of(house: House) -> FakeClock:
    assert isinstance(house.clock, FakeClock)
    return house.clock


async def watch(house: House, *users: int, **chosen: Any) -> None:
    """They want to be told of everything, three times a day, unless said otherwise."""
    for user in users:
        await be_told(house, user, GUILD, **chosen)


async def sleeps(house: House, user: int, begins: int, ends: int) -> None:
    """Somebody's quiet hours, in minutes of the day from now on."""
    now = clock_of(house).now() % DAY // 60
    hours = Player(quiet_from=(now + begins) % 1440, quiet_until=(now + ends) % 1440)
    async with house.tables.db.write() as tx:
        await people.put_player(tx, user, hours)


async def told(house: House, match_id: int = 1) -> list[int]:
    """Who was told of a table, in order."""
    sql = "SELECT user_id FROM offer WHERE match_id = ? AND state = 'told' ORDER BY at, user_id"
    found = await house.tables.db.all(sql, (match_id,))
    owed = await house.tables.db.column("SELECT person FROM card WHERE about = ? AND kind = 'offer'", (match_id,))
    assert sorted(owed) == sorted(row["user_id"] for row in found), "a message each"
    return [row["user_id"] for row in found]


async def later(house: House, seconds: int = QUIET_SECONDS) -> None:
    clock_of(house).advance(seconds=seconds)
    await house[Looking].told.run()


async def test_five_are_told_and_the_next_five_after_two_hours(house: House) -> None:
    await watch(house, *CROWD)
    await opened(house)
    await later(house, QUIET_SECONDS - 1)
    assert await told(house) == [], "whoever has opened it is still choosing"
    await later(house, 1)
    assert await told(house) == list(CROWD)[:WAVE]
    for _ in range(3):
        await later(house, 600)
    assert len(await told(house)) == WAVE
    await later(house, NEXT_WAVE_SECONDS)
    assert await told(house) == list(CROWD)[: 2 * WAVE]
    await later(house, NEXT_WAVE_SECONDS)
    await later(house, NEXT_WAVE_SECONDS)
    assert await told(house) == list(CROWD), "nobody twice"


async def test_the_next_ones_are_told_when_the_first_have_had_two_hours_awake(house: House) -> None:
    await watch(house, *CROWD)
    await sleeps(house, CROWD[0], 60, 600)
    await opened(house)
    await later(house)
    assert CROWD[0] in await told(house)
    await later(house, 3 * 3600)
    assert len(await told(house)) == WAVE, "one of them went to bed after an hour"
    await later(house, 8 * 3600 + 600)
    assert len(await told(house)) == 2 * WAVE


async def test_nobody_is_told_in_quiet_hours_or_on_vacation(house: House) -> None:
    await watch(house, BEN, CLEO)
    await sleeps(house, BEN, -60, 300)
    async with house.tables.db.write() as tx:
        now = clock_of(house).now()
        await people.put_player(tx, CLEO, Player(away_from=now - DAY, away_until=now + 5 * DAY))
    await opened(house)
    for _ in range(9):
        await later(house, 1800)
        assert await told(house) == []
    await later(house, 3600)
    assert await told(house) == [BEN]


@pytest.mark.parametrize(
    ("chosen", "fits"),
    [
        ({"games": ("yucata",)}, True),
        ({"games": ("port_royal", "yucata")}, True),
        ({"games": ("port_royal",)}, False),
        ({"paces": ("daily", "slow")}, True),
        ({"paces": ("fast",)}, False),
        ({"sizes": (2, 5)}, True),
        ({"sizes": (5,), "games": ("yucata", "port_royal")}, False),
    ],
)
async def test_only_what_was_chosen_is_told(house: House, chosen: dict[str, Any], fits: bool) -> None:
    await watch(house, BEN, **chosen)
    await opened(house)
    await later(house)
    assert await told(house) == ([BEN] if fits else [])


async def test_not_who_sits_there_is_kept_apart_or_gets_no_messages(house: House) -> None:
    await watch(house, ANA, BEN, CLEO, 77)
    await house[NotWithMe].keep(CLEO, Other(ANA, "Ana"))
    async with house.tables.db.write() as tx:
        await people.close_dms(tx, 77)
    await opened(house, BEN)
    await later(house)
    assert await told(house) == []
    await watch(house, 77)
    await later(house)
    assert await told(house) == [77], "whoever chooses anew is tried again"


async def test_whom_somebody_there_does_not_want_to_meet_is_told_like_everybody(house: House) -> None:
    """Otherwise whoever is never told of somebody's tables, which all can see, would know why."""
    await watch(house, CLEO)
    await house[NotWithMe].keep(ANA, Other(CLEO, "Cleo"))
    await opened(house)
    await later(house)
    assert await told(house) == [CLEO]


async def test_no_more_messages_a_day_than_chosen(house: House) -> None:
    await watch(house, BEN, a_day=1)
    await watch(house, CLEO, a_day=3)
    for _ in range(5):
        await opened(house)
    await later(house)
    for _ in range(4):
        await later(house, NEXT_WAVE_SECONDS)
    found = await house.tables.db.all("SELECT user_id, count(*) AS n FROM offer GROUP BY user_id")
    assert {row["user_id"]: row["n"] for row in found} == {BEN: 1, CLEO: 3}
    await later(house, DAY)
    assert len(await house.tables.db.all("SELECT 1 FROM offer WHERE user_id = ?", (BEN,))) == 2


async def test_who_is_awake_longer_with_those_at_the_table_comes_first(house: House) -> None:
    await sleeps(house, ANA, 600, 1080)
    crowd = CROWD[:9]
    await watch(house, *crowd)
    for number, user in enumerate(crowd):
        await sleeps(house, user, 60 + 60 * number, 540 + 60 * number)
    await opened(house)
    await later(house)
    assert await told(house) == list(crowd)[-WAVE:]


async def test_of_those_who_fit_alike_whoever_was_told_longest_ago_comes_first(house: House) -> None:
    first, *others = CROWD[: WAVE + 1]
    await watch(house, first, games=("port_royal",))
    await opened(house, game="port_royal")
    await later(house)
    assert await told(house) == [first]
    await watch(house, first, games=())
    await watch(house, *others)
    await opened(house)
    await later(house)
    assert await told(house, 2) == others


@pytest.mark.parametrize("end", ["full", "started", "closed"])
async def test_no_wave_for_a_table_without_a_free_seat(house: House, end: str) -> None:
    await opened(house, BEN, CLEO)
    if end == "full":
        await house.match.lobby.join(1, 50, "Eva")
    elif end == "started":
        await house.match.matches.start(1, ANA)
    else:
        for user in (ANA, BEN, CLEO):
            await house.match.lobby.leave(1, user)
    await watch(house, *CROWD)
    await later(house)
    assert await told(house) == []


async def test_a_rematch_is_not_told_of_to_strangers(house: House) -> None:
    table = await opened(house, BEN)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET rematch_of = 1 WHERE id = ?", (table.row.id,))
    await watch(house, *CROWD)
    await later(house)
    assert await told(house) == []


async def test_what_was_told_is_brought_up_to_date_when_it_fills_and_empties(house: House) -> None:
    told_of = house[Looking].told
    await watch(house, 50)
    await opened(house, BEN)
    await later(house)
    await stand(house)

    async def is_owed() -> bool:
        await house[Looking].offers.run()
        return await owed(house, OFFER) == [(1, 50)]

    await house.match.lobby.join(1, CLEO, "Cleo")
    assert not await is_owed(), "a seat is still free"
    await house.match.lobby.join(1, 51, "Eva")
    assert await is_owed()
    await stand(house, "full")
    assert not await is_owed()
    await house.match.lobby.leave(1, CLEO)
    assert await is_owed()
    await told_of.passed(1, 50)
    assert not await is_owed(), "whoever does not want it hears no more of it"


async def test_what_was_not_sent_of_one_table_was_still_told_of_another(house: House) -> None:
    await opened(house)
    await opened(house)
    await watch(house, BEN)
    await later(house)
    async with house.tables.db.write() as tx:
        await house[Looking].offers.unsent(tx, 1, BEN)
    found = await house.tables.db.all("SELECT state FROM offer WHERE user_id = ? ORDER BY match_id", (BEN,))
    assert [row["state"] for row in found] == ["over", "told"]


async def test_a_search_without_an_end_is_exported_forgotten_and_has_one_with_an_end_beside_it(
    house: House,
) -> None:
    searches = house[Looking].searches
    await watch(house, BEN, games=("yucata",), a_day=1)
    await searches.begin(BEN, GUILD, channel_id=8, name="Ben", games=["nereus"], paces=["slow"], sizes=[2], days=3)
    await opened(house)
    await later(house)
    data = json.loads(await house.people.personal.export(BEN))
    found = [(one["games"], one["paces"], one["until"] > 0, one["a_day"]) for one in data["looks_for_tables"]]
    assert found == [(["yucata"], [], False, 1), (["nereus"], ["slow"], True, 0)]
    assert [row["match"] for row in data["seats_offered"]] == [1]
    await searches.stop(BEN, GUILD, endless=True)
    assert await searches.of(BEN, GUILD, endless=True) is None
    assert await searches.of(BEN, GUILD) is not None
    await watch(house, BEN)
    await house.people.personal.forget(BEN, lambda _: "Somebody")
    assert await house.tables.db.all("SELECT * FROM offer") == []
    assert await house.tables.db.all("SELECT * FROM search") == []


async def test_it_ends_neither_with_time_nor_with_a_match_and_no_seat_is_held(house: House) -> None:
    await watch(house, BEN, CLEO)
    await opened(house, BEN)
    await house.match.matches.start(1, ANA)
    for _ in range(3):
        clock_of(house).advance(seconds=30 * DAY)
        await house[Looking].searches.run()
        await house[Looking].offers.run()
    await opened(house)
    await later(house)
    assert await told(house, 2) == [BEN, CLEO]
    assert await house.tables.db.all("SELECT 1 FROM offer WHERE state <> 'told'") == [], "nor is a table proposed"


@pytest.mark.parametrize("how", ["told", "offer"])
async def test_whoever_was_told_of_a_table_may_ask_about_it_until_it_begins(house: House, how: str) -> None:
    await opened(house, CLEO)
    async with house.tables.db.write() as tx:
        if how == "told":
            await note(tx, 1, BEN, 1, "told")
        else:
            await offer(tx, 1, BEN, 1, 2, 4)
        await show(tx, OFFER, 1, BEN, 1)
    for status, may in (("lobby", True), ("running", False)):
        _, found = await house.tables.asked_by(BEN, 1)
        assert found is not None
        assert found.sat == may, status
        if status == "lobby":
            await house.match.matches.start(1, ANA)
