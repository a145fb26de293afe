"""The names by which other servers know people."""

from __future__ import annotations

import pytest

from bot.features.guests import rows
from bot.features.guests.service import Guests, tidy
from bot.services.errors import Refused
from bot.ui.press.house import House
from tests.support.people import ANA, BEN, refused


@pytest.mark.parametrize("written", ["Ana M", "  Ana \n M ", "\uff21\uff4e\uff41\u3000\uff2d"])
def test_a_name_is_kept_as_it_reads(written: str) -> None:
    assert tidy(written) == "Ana M"


async def test_what_reads_alike_is_one_name(house: House) -> None:
    names = house[Guests]
    await names.choose(ANA, "Ana M")
    await refused(names.choose(BEN, "\uff41na m"), "guest-name-taken")
    await names.choose(ANA, "ANA M")
    assert await names.of(ANA) == "ANA M"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paula", "P\u0430ul\u0430"),
        ("Ben", "\u0412en"),
        ("AIina", "Alina"),
        ("BIANCA", "\u0412\u0406\u0410N\u0421\u0410"),
        ("Mia", "rnia"),
        ("Otto", "0tto"),
    ],
)
async def test_what_looks_alike_is_one_name(house: House, one: str, other: str) -> None:
    names = house[Guests]
    await names.choose(ANA, one)
    await refused(names.choose(BEN, other), "guest-name-taken")
    await refused(names.choose(BEN, other.upper()), "guest-name-taken")


@pytest.mark.parametrize("name", ["S\u0456r\u0456us", "S\u0406R\u0406US", "Vega", "Deneb", "V\u0435ga"])
async def test_nobody_looks_like_a_star(house: House, name: str) -> None:
    await refused(house[Guests].choose(ANA, name), "guest-name-taken")


@pytest.mark.parametrize("name", ["Ana\u3164", "A\u115fna", "An\ufe0fa", "An\u034fa", "Ana\u0335\u0336\u0337"])
def test_nothing_is_written_that_shows_nothing_or_runs_over_other_lines(name: str) -> None:
    with pytest.raises(Refused, match="guest-name-signs"):
        tidy(name)


@pytest.mark.parametrize(
    "name", ["Zo\u00eb", "Vi\u1ec7t", "\u0645\u0631\u064a", "\u9648\u4f1f", "\u0905\u0928\u093f\u0932"]
)
def test_names_of_many_scripts_are_names(name: str) -> None:
    assert tidy(name) == name


async def test_names_of_before_are_still_taken(house: House) -> None:
    async with house.tables.db.write() as tx:
        await rows.put_name(tx, ANA, "Mimi", "mimi")
    await refused(house[Guests].choose(BEN, "MIMI"), "guest-name-taken")
