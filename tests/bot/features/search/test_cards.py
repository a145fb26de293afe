"""What tells of free seats in direct messages is posted in waking hours, and true at any hour."""

from __future__ import annotations

import pytest

from bot import features
from bot.features.search import offer_rows as offers
from bot.features.search.offers import OFFER
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import show
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Later
from tests.support.cards import stand
from tests.support.people import BEN, opened


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("stands", [True, False])
async def test_in_quiet_hours_only_what_does_not_stand_waits(house: House, held: bool, stands: bool) -> None:
    await opened(house)
    now = house.clock.now()
    async with house.tables.db.write() as tx:
        if held:
            await offers.offer(tx, 1, BEN, now, now + 9999, 4)
        else:
            await offers.note(tx, 1, BEN, now, "told")
        await show(tx, OFFER, 1, BEN, now)
    if stands:
        await stand(house)
    minute = now % 86400 // 60
    await house.people.preferences.change(BEN, quiet_from=(minute - 60) % 1440, quiet_until=(minute + 60) % 1440)
    row = await house.telling.cards.of(OFFER, 1, BEN)
    assert row is not None
    shown = await features.kinds()[OFFER].shows(house, row, Showing())
    assert isinstance(shown, Card if stands else Later)
