"""Whom a message would disturb."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from bot.ui.press.house import House
from bot.ui.stands.quiet import undisturbed
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, started


async def test_at_night_a_call_makes_no_sound_but_at_a_live_table(house: House) -> None:
    table = await started(house, BEN)
    assert not await undisturbed(house, table, [ANA, BEN])
    hour = house.clock.now() // 3600 % 24
    await house.people.preferences.set_quiet_hours(ANA, hour * 60, (hour + 3) % 24 * 60)
    assert await undisturbed(house, table, [ANA])
    assert not await undisturbed(house, table, [ANA, BEN]), "the other one is awake"
    live = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, live=house.clock.now() + 60))
    assert not await undisturbed(house, live, [ANA]), "who plays now has said so"
    assert await undisturbed(house, live, []), "it calls nobody"


async def test_on_a_free_weekend_a_call_makes_no_sound(house: House) -> None:
    table = await started(house, BEN)
    free = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, weekends_off=True))
    clock = house.clock
    assert isinstance(clock, FakeClock)
    clock.at = int(datetime(2026, 9, 25, 12, tzinfo=UTC).timestamp())
    for silent in (False, True, True, False):  # from Friday to Monday
        assert await undisturbed(house, free, [ANA]) == silent
        assert not await undisturbed(house, table, [ANA]), "at another table it is a day like every other"
        clock.advance(days=1)
