"""What a year adds up to, and who is told of it when."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.db import deadlines
from bot.db.rows import text
from bot.features.profile.rows import Met
from bot.features.review import rows as review_rows
from bot.features.review.service import Review
from bot.features.year.service import LEAST, LOOK_SECONDS, YEAR, YEARLY, Years, told
from bot.ui.press.house import House
from engine.core.outcome import Outcome
from engine.players.review import Moment
from tests.support.people import refused
from tests.support.tables import stored, user_of

HOUR, DAY = 3600, 86400


def at(month: int, day: int = 1, year: int = 2026) -> int:
    return int(datetime(year, month, day, 12, tzinfo=UTC).timestamp())


def ended(match_id: int, ended_at: int, *, mine: int, theirs: int, other: int = 2, days: int = 1) -> Met:
    """A match of two with these points."""
    ranks = (1, 2) if mine > theirs else (2, 1)
    return Met(
        match_id,
        "yucata",
        ended_at - days * DAY,
        ended_at,
        Outcome(scores=(mine, theirs), ranks=ranks, breakdown=((), ())),
        0,
        1,
        other,
        f"P{other}",
    )


MET = [
    ended(1, at(5, year=2025), mine=3, theirs=1, other=2),
    ended(2, at(1), mine=9, theirs=1, other=2),
    ended(3, at(3), mine=5, theirs=4, other=3, days=9),
    ended(4, at(3, 2), mine=2, theirs=4, other=3),
    ended(5, at(12, 31), mine=2, theirs=4, other=4),
]


def test_it_counts_matches_by_month_and_tells_what_was_most() -> None:
    year = told(2026, ZoneInfo("UTC"), at(1) - 12 * HOUR, MET, {2, 3, 4}, None, ())
    assert year.months == (1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert (year.matches, year.largest, year.won, year.first_met) == (4, 3, 2, 2), "the second one was met before"
    assert year.games == (("yucata", 4),)
    assert year.companion is not None
    assert (year.companion.name, year.companion.ahead, year.companion.behind) == ("P3", 1, 1)
    assert (year.longest.match_id, year.longest.seconds) == (3, 9 * DAY)
    assert year.closest is not None
    assert (year.closest.match_id, *year.closest.points) == (3, 5, 4)


def test_months_are_those_of_the_person_and_whoever_hides_is_not_named() -> None:
    late = [*MET[:-1], ended(5, int(datetime(2026, 11, 30, 23, 30, tzinfo=UTC).timestamp()), mine=2, theirs=4)]
    year = told(2026, ZoneInfo("Europe/Berlin"), at(1) - 12 * HOUR, late, {2}, None, ())
    assert year.months[10:] == (0, 1)
    assert year.companion is not None
    assert year.companion.name == "P2"
    assert year.closest is not None
    assert year.closest.match_id == 2, "that against the third one was closer"


def test_nobody_learns_from_it_who_a_guest_is() -> None:
    """Whom one knows from home and meets as a guest elsewhere is neither counted together nor told to be known."""
    met = [*MET, *(ended(number, at(12, 30), mine=9, theirs=8, other=2) for number in (8, 9))]
    as_guest = [msgspec.structs.replace(one, by_account=False, name="Falke") for one in met[-2:]]
    stranger = msgspec.structs.replace(
        ended(10, at(12, 30), mine=1, theirs=2, other=77), by_account=False, name="Amsel"
    )
    seen = {2, 3, 4, 77}
    home, apart = (
        told(2026, ZoneInfo("UTC"), at(1) - 12 * HOUR, found, seen, None, ())
        for found in (MET, [*MET, *as_guest, stranger])
    )
    assert apart.companion == home.companion
    assert apart.first_met == home.first_met
    assert apart.matches == home.matches + 3
    assert apart.closest is not None
    assert apart.closest.name in ("P3", "Falke"), "by the name of that table"


def test_a_guest_is_named_as_at_the_table_whether_or_not_one_has_met_at_home() -> None:
    guest = msgspec.structs.replace(ended(6, at(6), mine=5, theirs=4, other=9), by_account=False, name="Falke")
    met = [*MET[:2], *MET[3:], guest]
    both = [told(2026, ZoneInfo("UTC"), at(1) - 12 * HOUR, met, {2, 3, 4, *who}, None, ()) for who in ({9}, set[int]())]
    assert both[0] == both[1]
    assert both[0].closest is not None
    assert both[0].closest.name == "Falke"


def test_a_tie_is_nobodys_closest_win() -> None:
    def tied(match_id: int, *scores: int) -> Met:
        outcome = Outcome(scores=scores, ranks=(1, 1, 3), breakdown=((), (), ()))
        return Met(match_id, "yucata", at(1), at(2), outcome, 0, 1, 2, "P2")

    year = told(2026, ZoneInfo("UTC"), at(1) - 12 * HOUR, [tied(7, 5, 5, 1)], {2}, None, ())
    assert year.closest is None
    year = told(2026, ZoneInfo("UTC"), at(1) - 12 * HOUR, [MET[2], tied(7, 5, 5, 1)], {2, 3}, None, ())
    assert year.closest is not None
    assert year.closest.match_id == 3


WANTED = {YEAR.key: True}


async def owed(house: House) -> list[tuple[int, int]]:
    """Who is owed which year, once it was looked."""
    db = house.tables.db
    await house[Years].begin()
    for row in await deadlines.due(db, house.clock.now(), 10):
        if row.kind == YEARLY:
            await house[Years].tell(row)
    return [(row["person"], row["about"]) for row in await db.all("SELECT person, about FROM card ORDER BY person")]


async def played(house: House, count: int) -> list[int]:
    """So many finished matches of two."""
    return [(await stored(house, "yucata", 2, 10**6, seed=number)).row.id for number in range(count)]


async def test_of_few_matches_there_is_no_picture(house: House) -> None:
    await played(house, LEAST - 1)
    year = await house[Years].this_year(user_of(0))
    await refused(house[Years].of(user_of(0), year), "year-too-few")
    await stored(house, "yucata", 2, 10**6, seed=77)
    assert (await house[Years].of(user_of(0), year)).matches == LEAST
    await refused(house[Years].of(user_of(0), year - 1), "year-too-few")
    await refused(house[Years].of(user_of(9), year), "year-too-few")


async def test_whoever_hides_from_the_reader_is_not_named(house: House) -> None:
    await played(house, LEAST)
    year = await house[Years].this_year(user_of(0))
    for choice, named in (("met", True), ("none", False), ("all", True)):
        await house.people.preferences.change(user_of(1), chosen={"profile": choice})
        found = await house[Years].of(user_of(0), year)
        assert (found.companion is not None) is named, choice
        assert found.matches == LEAST


async def test_the_year_begins_and_ends_at_midnight_of_the_person(house: House) -> None:
    """To the second, in the own zone; lessons and seats that somebody else has left are none of it."""
    me, zone = user_of(0), ZoneInfo("Pacific/Auckland")
    matches = await played(house, LEAST + 5)
    begins, ends = (int(datetime(year, 1, 1, tzinfo=zone).timestamp()) for year in (2026, 2027))
    await house.people.preferences.change(me, zone="Pacific/Auckland")
    told_of = dict(zip(matches, [begins, ends - 1, *[begins + DAY] * (LEAST - 2), begins - 1, ends], strict=False))
    async with house.tables.db.write() as tx:
        await tx.execute("DELETE FROM badge")
        for match_id, ended_at in told_of.items():
            await tx.execute("UPDATE match SET ended_at = ? WHERE id = ?", (ended_at, match_id))
        others = {"lesson = 1": matches[-3], "status = 'ended'": matches[-2]}
        for change, match_id in others.items():
            await tx.execute(f"UPDATE match SET ended_at = ?, {change} WHERE id = ?", (begins + DAY, match_id))
        await tx.execute("UPDATE match SET ended_at = ? WHERE id = ?", (begins + DAY, matches[-1]))
        await tx.execute("UPDATE seat SET left_by = 99 WHERE match_id = ? AND user_id = ?", (matches[-1], me))
        for badge, match_id in (
            ("first", matches[0]),
            ("last", matches[1]),
            ("before", matches[LEAST]),
            ("after", matches[LEAST + 1]),
        ):
            await tx.execute("INSERT INTO badge (match_id, seat, badge) VALUES (?, 0, ?)", (match_id, badge))
    year = await house[Years].of(me, 2026)
    assert (year.matches, year.months[0], year.months[-1]) == (LEAST, LEAST - 1, 1)
    assert [one.badge for one in year.badges] == ["last", "first"]


async def test_the_turn_of_the_year_is_the_own_choice_that_brought_most(house: House) -> None:
    matches = await played(house, LEAST)
    moments = (
        Moment(0, 1, (0.1, 0.9)),
        Moment(1, 0, (0.3, 0.7)),
        Moment(2, 1, (0.5, 0.5)),
        Moment(3, None, (1.0, 0.0)),
    )
    async with house.tables.db.write() as tx:
        await review_rows.put(tx, matches[2], text(Review(moments, ())), 0)
        await review_rows.put(tx, matches[3], "null", 0)
        await review_rows.put(tx, matches[4], '{"moments": "of another program"}', 0)
    year = await house[Years].this_year(user_of(0))
    turned = (await house[Years].of(user_of(0), year)).turned
    assert turned is not None
    assert (turned.match_id, turned.done, turned.before, turned.after) == (matches[2], 1, 0.3, 0.5)
    other = (await house[Years].of(user_of(1), year)).turned
    assert other is None, "what others do and luck bring is no own choice"


@pytest.mark.parametrize(
    ("day", "zone", "due"),
    [
        ((12, 19, 23), "UTC", False),
        ((12, 20, 9), "UTC", True),
        ((12, 19, 15), "Asia/Tokyo", True),
        ((12, 31, 12), "UTC", True),
        ((7, 20, 12), "UTC", False),
    ],
)
async def test_people_are_told_late_in_december(house: House, day: tuple[int, int, int], zone: str, due: bool) -> None:
    now = datetime.fromtimestamp(house.clock.now(), UTC).year + 1
    await house.people.preferences.change(1, switched=WANTED, zone=zone)
    await house.people.preferences.change(2, switched={YEAR.key: False})
    wanted = int(datetime(now, *day, tzinfo=UTC).timestamp())
    house.clock.advance(seconds=wanted - house.clock.now())  # pyright: ignore[reportAttributeAccessIssue]
    assert await owed(house) == [(1, now)] * due
    async with house.tables.db.write() as tx:
        await house[Years].note_told(tx, 1, now)
        await tx.execute("DELETE FROM card")
    house.clock.advance(seconds=LOOK_SECONDS)  # pyright: ignore[reportAttributeAccessIssue]
    assert await owed(house) == [], "once"


@pytest.mark.parametrize(
    "settings",
    ["{", '{"switched": {"year": true}, "nudges": "loud"}', '{"switched": {"year": true}, "zone": "Nowhere/Else"}'],
)
async def test_settings_that_cannot_be_read_hold_up_nobody_else(house: House, settings: str) -> None:
    year = datetime.fromtimestamp(house.clock.now(), UTC).year
    async with house.tables.db.write() as tx:
        await tx.execute("INSERT INTO player (user_id, settings) VALUES (1, ?)", (settings,))
    await house.people.preferences.change(2, switched=WANTED)
    wanted = int(datetime(year, 12, 24, 12, tzinfo=UTC).timestamp())
    house.clock.advance(seconds=wanted - house.clock.now())  # pyright: ignore[reportAttributeAccessIssue]
    assert await owed(house) == [(2, year)]


async def test_a_thousand_are_owed_their_year_at_once(house: House) -> None:
    year = datetime.fromtimestamp(house.clock.now(), UTC).year
    async with house.tables.db.write() as tx:
        settings = '{"switched": {"year": true}}'
        for user_id in range(1000):
            await tx.execute("INSERT INTO player (user_id, settings) VALUES (?, ?)", (user_id, settings))
    wanted = int(datetime(year, 12, 24, 12, tzinfo=UTC).timestamp())
    house.clock.advance(seconds=wanted - house.clock.now())  # pyright: ignore[reportAttributeAccessIssue]
    assert len(await owed(house)) == 1000


def test_a_year_is_the_same_again() -> None:
    first, second = (told(2026, ZoneInfo("UTC"), at(1), MET, {2, 3, 4}, None, ()) for _ in range(2))
    assert msgspec.json.encode(first) == msgspec.json.encode(second)
