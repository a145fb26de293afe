"""Seasons: who gets a medal, when, and that it stays."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from bot.services.people.seasons import best, season_at
from bot.services.people.skill import START
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.tables import GUILD, house_at, stored, user_of

ANA, BEN, CLEO, DAN = (user_of(seat) for seat in range(4))


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


async def played(house: House, ended: str, **places: int) -> None:
    """A rated match of the past, person -> place."""
    people = {"ana": ANA, "ben": BEN, "cleo": CLEO, "dan": DAN}
    async with house.tables.db.write() as tx:
        (row,) = await tx.all("SELECT coalesce(max(id), 0) + 1 AS id FROM match")
        await tx.execute(
            "INSERT INTO match (id, game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace, "
            "language, created_at, moved_at, started_at, ended_at) "
            "VALUES (?, 'yucata', 1, '{}', x'', 'finished', ?, 1, 1, 'daily', 'en', 0, 0, 0, ?)",
            (row["id"], GUILD, at(ended)),
        )
        for name, place in places.items():
            await tx.execute(
                "INSERT INTO rating_step (match_id, user_id, place, chance, before, mu, sigma) "
                "VALUES (?, ?, ?, 0.5, 25, 25, 6)",
                (row["id"], people[name], place),
            )
            await tx.execute(
                "INSERT OR IGNORE INTO rating (guild_id, game, user_id, mu, sigma, matches, wins) "
                "VALUES (?, 'yucata', ?, 25, 6, 1, 0)",
                (GUILD, people[name]),
            )


async def summer(house: House) -> None:
    """Ana before Ben before Cleo, five times; Dan is there only four times."""
    for day in range(1, 6):
        dan = {} if day == 5 else {"dan": 1}
        await played(house, f"2026-08-0{day}", **dan, ana=2, ben=3, cleo=4)


def test_a_season_is_a_quarter_of_a_year() -> None:
    found = [
        season_at(at(day)) for day in ("2026-01-01", "2026-03-31T23:59:59", "2026-04-01", "2026-12-31", "2027-01-01")
    ]
    first = 2026 * 4
    assert found == [first, first, first + 1, first + 3, first + 4]


def test_the_season_has_a_rating_of_its_own_and_equal_points_share_a_place() -> None:
    found = best([{ANA: 1, BEN: 2, CLEO: 2}] * 5, {ANA, BEN, CLEO})
    assert (found[0][0], found[0][1].user_id) == (1, ANA)
    assert {place for place, _ in found} <= {1, 2, 3}
    assert best([{ANA: 1, BEN: 2}] * 4, {ANA, BEN}) == []
    assert [row.user_id for _, row in best([{ANA: 1, BEN: 2}] * 5, {BEN})] == [BEN], "who has opted out gets none"


async def test_the_first_three_with_five_matches_get_a_medal_a_day_after_the_end(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await summer(house)
        clock.at = at("2026-09-30T23:00")
        await house.people.seasons.run()
        assert await house.people.seasons.newest(GUILD, "yucata") == []
        leading = await house.people.seasons.leading(GUILD, "yucata")
        assert [(row.user_id, row.place) for row in leading] == [(ANA, 1), (BEN, 2), (CLEO, 3)]
        clock.at = at("2026-10-01T23:59")
        await house.people.seasons.run()
        assert await house.people.seasons.newest(GUILD, "yucata") == [], "its last matches are perhaps not counted yet"
        clock.at = at("2026-10-02T00:01")
        await house.people.seasons.run()
        found = await house.people.seasons.newest(GUILD, "yucata")
        assert found == leading
        assert found[0].points > START - 200
        assert await house.people.seasons.leading(GUILD, "yucata") == [], "the next one begins anew"


async def test_a_match_that_was_told_to_nobody_before_the_end_counts_all_the_same(tmp_path: Path) -> None:
    """Discord was away over the end of the season: results are rated when they are sent, and this one was not."""
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        clock.at = at("2026-09-30T20:00")
        for number in range(5):
            await stored(house, "yucata", 2, 10**6, seed=number)
        (row,) = await house.tables.db.all("SELECT max(id) AS id FROM match")
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE match SET outcome = NULL WHERE id = ?", (row["id"],))
        await stored(house, "yucata", 2, 10**6, seed=9)
        (server,) = await house.tables.db.all("SELECT DISTINCT guild_id AS id FROM match")
        clock.at = at("2026-10-02T00:01")
        await house.people.seasons.run()
        found = await house.people.seasons.newest(server["id"], "yucata")
        assert {one.user_id for one in found} == {user_of(0), user_of(1)}, "a damaged one holds up no other"


async def test_medals_stay_whatever_comes_later(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await summer(house)
        clock.at = at("2026-11-01")
        await house.people.seasons.run()
        for _ in range(9):
            await played(house, "2026-08-20", dan=1, ana=2)
        clock.at = at("2027-02-01")
        await house.people.seasons.run()
        assert [row.user_id for row in await house.people.seasons.newest(GUILD, "yucata")] == [ANA, BEN, CLEO]


async def test_profile_and_export_have_them_and_forgetting_removes_them(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await summer(house)
        clock.at = at("2026-11-01")
        await house.people.seasons.run()
        (medal,) = (await house.people.profiles.of(ANA, GUILD, BEN)).medals
        assert (medal.game, medal.season, medal.place) == ("yucata", 2026 * 4 + 2, 1)
        (exported,) = json.loads(await house.people.personal.export(ANA))["medals"]
        assert exported["place"] == 1
        await house.people.preferences.change(ANA, rated=False)
        assert (await house.people.profiles.of(ANA, GUILD, BEN)).medals == ()
        assert [row.user_id for row in await house.people.seasons.newest(GUILD, "yucata")] == [BEN, CLEO]
        await house.people.personal.forget(BEN, lambda _: "x", lambda _: "y")
        assert [row.user_id for row in await house.people.seasons.newest(GUILD, "yucata")] == [CLEO]
