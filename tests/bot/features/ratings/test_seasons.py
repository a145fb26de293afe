"""Seasons: who gets a medal, when, and that it stays."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.features.ratings.seasons import best, season_at
from bot.features.ratings.service import Ratings
from bot.features.ratings.skill import SCALE, START
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
    assert best([{ANA: 1}] * 9, {ANA}) == [], "everybody else there was forgotten"
    assert [row.user_id for _, row in best([{ANA: 1, BEN: 2}] * 5, {BEN})] == [BEN], "who has opted out gets none"


async def test_the_first_three_with_five_matches_get_a_medal_a_day_after_the_end(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await summer(house)
        clock.at = at("2026-09-30T23:00")
        await house[Ratings].seasons.run()
        assert await house[Ratings].seasons.newest(GUILD, "yucata") == []
        leading = await house[Ratings].seasons.leading(GUILD, "yucata")
        assert [(row.user_id, row.place) for row in leading] == [(ANA, 1), (BEN, 2), (CLEO, 3)]
        clock.at = at("2026-10-01T23:59")
        await house[Ratings].seasons.run()
        early = await house[Ratings].seasons.newest(GUILD, "yucata")
        assert early == [], "its last matches are perhaps not counted yet"
        clock.at = at("2026-10-02T00:01")
        await house[Ratings].seasons.run()
        found = await house[Ratings].seasons.newest(GUILD, "yucata")
        assert found == leading
        assert found[0].points > START - 200
        assert await house[Ratings].seasons.leading(GUILD, "yucata") == [], "the next one begins anew"


@pytest.mark.parametrize("seed", range(2))
async def test_the_medals_are_those_of_an_own_count(tmp_path: Path, seed: int) -> None:
    """Matches in the seconds around the borders of two seasons, many at once, of people who tie."""
    chance, clock, model = Random(seed), FakeClock(), PlackettLuce()
    borders = [at(f"2026-{month}") for month in ("04-01", "07-01", "10-01")]
    people = {"ana": ANA, "ben": BEN, "cleo": CLEO, "dan": DAN}
    told: list[tuple[int, int, dict[str, int]]] = []
    async with house_at(tmp_path, clock=clock) as house:
        for number in range(60):
            ended = chance.choice(borders) + chance.choice((-1, 0, 0, 1, -86400 * 20, 86400 * 20))
            there = chance.sample(sorted(people), chance.randint(2, 4))
            places = {name: chance.choice((1, 1, 2, 3)) for name in there}
            await played(house, datetime.fromtimestamp(ended, UTC).replace(tzinfo=None).isoformat(), **places)
            told.append((ended, number, places))
        # Those with guests of other servers are rated apart, also where a season has no other ones.
        await played(house, "2025-08-01", ana=1, ben=2)
        with_guests = {60, *chance.sample(range(60), 10)}
        told = [one for one in told if one[1] not in with_guests]
        async with house.tables.db.write() as tx:
            await tx.executemany("UPDATE match SET guests = 1 WHERE id = ?", [(1 + one,) for one in with_guests])
        clock.at = at("2027-03-01")
        await house.people.preferences.change(DAN, switched={"rated": False})
        await house[Ratings].seasons.run()
        rows = await house.tables.db.all("SELECT season, user_id, place, points FROM medal")
        closed = await house.tables.db.all("SELECT season FROM season WHERE guild_id <> 0")
        found = {(row["season"], row["user_id"]): (row["place"], row["points"]) for row in rows}
    expected: dict[tuple[int, int], tuple[int, int]] = {}
    for first, (begins, ends) in enumerate(pairwise([at("2026-01-01"), *borders, at("2027-01-01")])):
        known = {name: model.rating() for name in people}
        matches = dict.fromkeys(people, 0)
        for _, _, places in sorted((one for one in told if begins <= one[0] < ends), key=lambda one: one[:2]):
            order = sorted(places, key=lambda name: people[name])
            after = model.rate([[known[name]] for name in order], ranks=[float(places[name]) for name in order])
            for name, (new,) in zip(order, after, strict=True):
                known[name], matches[name] = new, matches[name] + 1
        points = {
            one: START + round(SCALE * (known[one].mu - 25)) for one in people if matches[one] >= 5 and one != "dan"
        }
        for name, own in points.items():
            place = 1 + sum(other > own for other in points.values())
            if place <= 3:
                expected[2026 * 4 + first, people[name]] = place, own
    assert found == expected
    assert min(row["season"] for row in closed) >= 2026 * 4
    assert len(expected) > 5


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
        await house[Ratings].seasons.run()
        found = await house[Ratings].seasons.newest(server["id"], "yucata")
        assert {one.user_id for one in found} == {user_of(0), user_of(1)}, "a damaged one holds up no other"


async def test_medals_stay_whatever_comes_later(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await summer(house)
        clock.at = at("2026-11-01")
        await house[Ratings].seasons.run()
        for _ in range(9):
            await played(house, "2026-08-20", dan=1, ana=2)
        clock.at = at("2027-02-01")
        await house[Ratings].seasons.run()
        assert [row.user_id for row in await house[Ratings].seasons.newest(GUILD, "yucata")] == [ANA, BEN, CLEO]


async def test_seasons_to_come_stay_open_when_the_clock_of_the_machine_was_ahead(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await played(house, "2026-05-01", ana=1, ben=2)
        for day in ("2036-05-01", "2026-08-10"):
            clock.at = at(day)
            await house[Ratings].seasons.run()
        await summer(house)
        clock.at = at("2026-11-01")
        await house[Ratings].seasons.run()
        assert [row.user_id for row in await house[Ratings].seasons.newest(GUILD, "yucata")] == [ANA, BEN, CLEO]


async def test_a_season_is_looked_through_once(tmp_path: Path) -> None:
    """What a start costs does not grow with the years."""
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await summer(house)
        clock.at = at("2026-11-01")
        await house[Ratings].seasons.run()
        async with house.tables.db.write() as tx:
            await tx.execute("DELETE FROM season WHERE guild_id <> 0")
            await tx.execute("DELETE FROM medal")
    async with house_at(tmp_path, clock=clock) as house:
        await house[Ratings].seasons.run()
        assert await house[Ratings].seasons.newest(GUILD, "yucata") == []


async def test_profile_and_export_have_them_and_forgetting_removes_them(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await summer(house)
        clock.at = at("2026-11-01")
        await house[Ratings].seasons.run()
        _, (medal,) = await house[Ratings].of_person(ANA, GUILD, BEN)
        assert (medal.game, medal.season, medal.place) == ("yucata", 2026 * 4 + 2, 1)
        (exported,) = json.loads(await house.people.personal.export(ANA))["medals"]
        assert exported["place"] == 1
        await house.people.preferences.change(ANA, switched={"rated": False})
        assert await house[Ratings].of_person(ANA, GUILD, BEN) == ([], [])
        assert [row.user_id for row in await house[Ratings].seasons.newest(GUILD, "yucata")] == [BEN, CLEO]
        await house.people.personal.forget(BEN, lambda _: "y")
        assert [row.user_id for row in await house[Ratings].seasons.newest(GUILD, "yucata")] == [CLEO]


async def test_a_season_is_over_at_an_hour_that_is_due(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        clock.at = at("2026-09-20")
        await house[Ratings].seasons.begin()
        await house.match.sweep.run()
        await summer(house)
        for day, medals in (("2026-10-01T23:59", 0), ("2026-10-02T00:01", 3), ("2027-01-02T00:01", 3)):
            clock.at = at(day)
            await house.match.sweep.run()
            assert len(await house[Ratings].seasons.newest(GUILD, "yucata")) == medals, day
        (row,) = await house.tables.db.all("SELECT due_at FROM deadline WHERE kind = 'season'")
        assert row["due_at"] == at("2027-04-02"), "the next one too"
