"""Who asks and about what: how people are called at tables, and the turns of the match that is meant."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.services.errors import Refused
from bot.ui.press.asker import name_at_tables, retraced
from tests.support.tables import house_at, stored


def test_a_name_of_discord_is_one_short_line_at_tables() -> None:
    assert name_at_tables("Ana\u202e\n  Maria") == "Ana Maria"
    long = name_at_tables("Maria " * 20)
    assert len(long) == 32
    assert long.startswith("Maria Maria")


async def test_the_last_turn_of_a_match_that_is_over_reaches_its_end(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 10**6)
        async with house.tables.db.write() as tx:
            # As where a match ends while some choose in secret: no turn of its own comes of that.
            await tx.execute("UPDATE action SET sealed = 1 WHERE number = (SELECT max(number) FROM action)")
        live, found = await retraced(house, table)
        assert [turn.end for turn in found][-1] == len(live)


async def test_a_match_that_has_not_begun_has_no_turns(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0, started=False)
        waits = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, started_at=None))
        with pytest.raises(Refused, match="not-running"):
            await retraced(house, waits)
