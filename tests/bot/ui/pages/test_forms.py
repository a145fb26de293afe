"""What the form of a table's options asks."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.db.matches import DIRECT
from bot.services.table.scene import Table
from bot.ui.pages.forms import SWITCHES, options_form
from bot.ui.words.catalogues import game_words
from tests.support.tables import house_at, stored


def switches(table: Table, *, shares: bool = False) -> set[str]:
    """The boxes to tick."""
    fields = options_form(table, game_words("en", table.game.key), shares=shares).to_dict()["components"]
    (boxes,) = [field["component"] for field in fields if field["component"]["custom_id"] == SWITCHES]
    return {box["value"] for box in boxes["options"]}


async def test_what_would_do_nothing_at_a_table_is_not_asked(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0, started=False)
        usual = switches(table)
        assert {"starts_full", "steady", "now"} <= usual
        assert switches(table, shares=True) - usual == {"elsewhere"}, "other servers may show its tables"
        direct = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, guild_id=DIRECT))
        assert usual - switches(direct) == {"starts_full", "steady"}
