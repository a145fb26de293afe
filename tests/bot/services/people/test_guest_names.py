"""The names by which other servers know people."""

from __future__ import annotations

import pytest

from bot.services.people.guests import tidy
from bot.ui.press.house import House
from tests.support.people import ANA, BEN, refused


@pytest.mark.parametrize("written", ["Ana M", "  Ana \n M ", "\uff21\uff4e\uff41\u3000\uff2d"])
def test_a_name_is_kept_as_it_reads(written: str) -> None:
    assert tidy(written) == "Ana M"


async def test_what_reads_alike_is_one_name(house: House) -> None:
    names = house.people.guests
    await names.choose(ANA, "Ana M")
    await refused(names.choose(BEN, "\uff41na m"), "guest-name-taken")
    await names.choose(ANA, "ANA M")
    assert await names.of(ANA) == "ANA M"
