"""How long a match will take: from its game, its pace and what its people have done so far."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import DAY, HOUR
from bot.db import waits
from bot.services.clock.forecast import LOOKS_A_STEP, Forecast, percent, sitting
from bot.services.clock.pace import NAMED
from bot.services.table.scene import Table
from bot.ui.press.house import House
from bot.ui.words.catalogues import house_words
from bot.ui.words.durations import expected, lasted
from engine import registry
from tests.support.tables import house_at, stored, user_of


async def keep(house: House, seat: int, pace: str, seconds: int, times: int) -> None:
    async with house.tables.db.write() as tx:
        for _ in range(times):
            await waits.add(tx, user_of(seat), pace, seconds)


async def lengths(house: House, table: Table) -> Forecast:
    found = await house.forecasts.of(table)
    assert found is not None
    return found


async def test_of_strangers_the_pace_says_how_long_it_takes(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        found: dict[str, Forecast] = {}
        for pace in NAMED:
            table = await stored(house, "yucata", 4, 0, started=False)
            table = await house.match.lobby.set_options(table.row.id, table.row.host_id, {}, pace)
            found[pace] = await lengths(house, table)
        assert found["fast"].high < found["daily"].low < found["daily"].high < found["slow"].low
        assert 2 * DAY < found["daily"].low < found["daily"].high < 14 * DAY


async def test_people_who_are_known_make_it_shorter_and_surer(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0, started=False)
        strangers = await lengths(house, table)
        for seat in range(2):
            await keep(house, seat, "slow", 60, 100)
        assert await lengths(house, table) == strangers, "what they do at other paces says nothing"
        for seat in range(2):
            await keep(house, seat, "daily", HOUR, 100)
        known = await lengths(house, table)
        assert known.high < strangers.low
        middle = (known.low + known.high) / 2
        assert (known.high - known.low) / middle < (strangers.high - strangers.low) / strangers.high * 1.2
        # 24 stops of an hour, a little more because some stops count as the pace expects.
        assert 24 * HOUR < middle < 33 * HOUR


async def test_seats_that_are_free_yet_are_waited_for_as_strangers(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for seat in range(2):
            await keep(house, seat, "daily", 60, 100)
        open_table = await stored(house, "yucata", 2, 0, started=False)
        full = await lengths(house, open_table)
        await house.match.lobby.leave(open_table.row.id, user_of(1))
        alone = await lengths(house, await house.tables.load(open_table.row.id))
        assert alone.low > full.high


async def test_whoever_is_asked_together_is_waited_for_until_the_slowest_has_answered(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "nereus", 4, 0, started=False)
        alone, together = table.game.meta.waits[table.game.players.index(4)]
        usual = NAMED["daily"] // LOOKS_A_STEP
        found = await lengths(house, table)
        slowest = 1 + 1 / 2 + 1 / 3 + 1 / 4
        assert together
        assert (found.low + found.high) / 2 == pytest.approx((alone + together * slowest) * usual, rel=0.01)


async def test_one_vacation_does_not_decide(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0, started=False)
        await keep(house, 0, "daily", HOUR, 50)
        before = await lengths(house, table)
        await keep(house, 0, "daily", 60 * DAY, 1)
        assert (await lengths(house, table)).high < 1.5 * before.high


async def test_only_the_newest_waits_are_kept(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await keep(house, 1, "daily", 5, 1)
        await keep(house, 0, "daily", HOUR, waits.KEPT)
        await keep(house, 0, "daily", 7, 3)
        found = await waits.of_people(house.tables.db, [user_of(0), user_of(1)], "daily")
        assert found[user_of(0)].count(HOUR) == waits.KEPT - 3
        assert found[user_of(0)][-3:] == [7, 7, 7]
        assert found[user_of(1)] == [5]


@pytest.mark.parametrize("key", [game.key for game in registry.games() if game.meta.waits])
async def test_the_rest_of_a_match_becomes_less_and_ends_with_it(key: str, tmp_path: Path) -> None:
    game = registry.game(key)
    async with house_at(tmp_path) as house:
        shares: list[int] = []
        rests: list[int] = []
        for steps in (0, 40, 120, 10**6):
            table = await stored(house, key, game.players[-1], steps)
            done = percent(table)
            assert done is not None
            shares.append(done)
            if table.row.status == "running":
                rests.append((await lengths(house, table)).high)
        assert shares == sorted(shares)
        assert shares[0] < 15
        assert shares[-1] == 100
        assert rests == sorted(rests, reverse=True)


def test_a_sitting_takes_longer_with_more_people() -> None:
    for game in registry.games():
        low, high = game.meta.minutes
        assert low % 5 == high % 5 == 0, game.key


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (40 * 60, 100 * 60, "40–100 minutes"),
        (4 * HOUR, 9 * HOUR, "4–9 hours"),
        (4 * DAY, 6 * DAY, "4–6 days"),
        (3.6 * DAY, 4.4 * DAY, "4 days"),
        (22 * DAY, 40 * DAY, "3–6 weeks"),
    ],
)
def test_spans_are_said_as_people_say_them(low: float, high: float, said: str) -> None:
    assert expected(Forecast(round(low), round(high)), house_words("en")) == said


async def test_how_long_one_sitting_takes_lies_between_the_facts_of_the_game(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for seats, minutes in ((2, 20), (3, 30), (5, 50)):
            assert sitting(await stored(house, "port_royal", seats, 0, started=False)) == minutes


def test_how_long_a_match_took_is_said_in_minutes_hours_or_days() -> None:
    words = house_words("en")
    said = [lasted(seconds, words) for seconds in (5, 240, 3 * 3600, 26 * 3600, 5 * 86400)]
    assert said == ["1 minute", "4 minutes", "3 hours", "26 hours", "5 days"]
