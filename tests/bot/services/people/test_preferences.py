"""Quiet hours and vacations as people choose them."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import cast

import pytest

from bot.db import people
from bot.db.people import Choice, Chooser, Guild, Player, Switch
from bot.services.errors import Refused
from bot.services.people.preferences import quiet_hours, vacation
from bot.ui.press.house import House
from tests.support.clock import FakeClock

NOW = int(datetime(2026, 12, 20, 23, 30, tzinfo=UTC).timestamp())
"""In Berlin it is half past midnight of the 21st already."""


def local(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


def test_what_one_form_chooses_leaves_what_others_have_chosen() -> None:
    offered = [Switch("new"), Switch("kept", at_first=True), Switch("ended", at_first=True)]
    before = Chooser(switched={"elsewhere": True, "refused": False}, chosen={"who": "all"})
    chosen = before.choosing(offered, ["new", "kept"], {"how": "much"})
    switched = {"elsewhere": True, "refused": False, "new": True, "ended": False}
    assert chosen == {"switched": switched, "chosen": {"who": "all", "how": "much"}}
    again = Chooser(**chosen).choosing(offered, ["kept", "ended"])
    assert again == {"switched": {**switched, "new": False, "ended": True}, "chosen": chosen["chosen"]}


def test_what_the_house_asks_is_chosen_like_what_features_ask() -> None:
    reminders, messages = Choice("nudges", ("dm", "off")), Switch("dms")
    now = Player(switched={"dms": False})
    assert (now.choice(reminders), now.has(messages)) == ("dm", True), "its own field counts"
    kept = {"switched": now.switched, "chosen": {}}
    assert now.choosing([messages], [], {"nudges": "off"}) == {"dms": False, "nudges": "off", **kept}
    assert Guild().choosing([], [], {"language": "de"})["language"] == "de"


def test_quiet_hours() -> None:
    assert quiet_hours(1320, 420) == (1320, 420)
    assert quiet_hours(780, 900) == (780, 900)


@pytest.mark.parametrize(
    ("first", "last", "code"), [(1320, 1320, "quiet-hours-equal"), (480, 479, "quiet-hours-too-long")]
)
def test_impossible_quiet_hours_are_refused(first: int, last: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        quiet_hours(first, last)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("first", "days", "zone", "begins", "ends"),
    [
        ("2026-12-24", 10, "Europe/Berlin", "2026-12-23T23:00", "2027-01-02T23:00"),
        ("2026-12-24", 10, "America/New_York", "2026-12-24T05:00", "2027-01-03T05:00"),
        ("2026-12-24", 1, "Asia/Kathmandu", "2026-12-23T18:15", "2026-12-24T18:15"),
        ("2027-02-15", 42, "Europe/Berlin", "2027-02-14T23:00", "2027-03-28T22:00"),
        ("2026-12-19", 5, "Europe/Berlin", "2026-12-20T23:00", "2026-12-23T23:00"),
    ],
)
def test_a_vacation_is_whole_days_in_the_zone_of_the_person(
    first: str, days: int, zone: str, begins: str, ends: str
) -> None:
    """Also over a change of the clocks; what has passed of it is left out."""
    found = vacation(date.fromisoformat(first), days, zone, NOW)
    assert [local(at) for at in found] == [f"{begins}:00+00:00", f"{ends}:00+00:00"]


def test_a_vacation_that_is_over_is_refused() -> None:
    with pytest.raises(Refused, match="vacation-past"):
        vacation(date(2026, 12, 19), 2, "Europe/Berlin", NOW)


async def test_a_change_keeps_what_else_was_chosen(house: House) -> None:
    cast("FakeClock", house.clock).at = NOW
    preferences, db = house.people.preferences, house.tables.db
    await preferences.change(7, zone="Europe/Berlin", language="de")
    await preferences.set_quiet_hours(7, 1320, 420)
    await preferences.set_vacation(7, date(2026, 12, 24), 8)
    chosen = await people.player(db, 7)
    assert (chosen.language, chosen.zone, chosen.quiet_from, chosen.quiet_until) == ("de", "Europe/Berlin", 1320, 420)
    assert local(chosen.away_until) == "2026-12-31T23:00:00+00:00"
    with pytest.raises(Refused):
        await preferences.set_vacation(7, date(2020, 1, 1), 8)
    assert await people.player(db, 7) == chosen
    await preferences.end_vacation(7)
    assert (await people.player(db, 7)).away_until == 0


async def test_whoever_chooses_something_anew_is_sent_direct_messages_again(house: House) -> None:
    direct_messages = house.people.direct_messages
    await direct_messages.close(7)
    assert await direct_messages.closed(7)
    await house.people.preferences.change(7, dms=False)
    assert not await direct_messages.closed(7)
