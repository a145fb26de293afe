"""What the form of a table's options asks."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.db.matches import DIRECT
from bot.services.people.preferences import Guild
from bot.services.table.scene import Table
from bot.ui.pages.forms import SWITCHES, options_form, read_options
from bot.ui.pages.lobby import different
from bot.ui.pages.more import more_page
from bot.ui.press.feature import Features
from bot.ui.words.catalogues import game_words
from engine import registry
from engine.core.options import Options
from tests.support.tables import house_at, stored


def switches(table: Table) -> set[str]:
    """The boxes to tick."""
    offered = Features([]).of_tables(table, Guild())
    fields = options_form(table, game_words("en", table.game.key), offered).to_dict()["components"]
    boxes = [field["component"] for field in fields if field["component"]["custom_id"] == SWITCHES]
    return {box["value"] for field in boxes for box in field["options"]}


async def test_what_would_do_nothing_at_a_table_is_not_asked_and_stays_as_it_is(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0, started=False)
        usual = switches(table)
        assert {"starts_full", "steady", "now"} <= usual
        direct = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, guild_id=DIRECT))
        assert switches(direct) == set(), "against computers"
        row = msgspec.structs.replace(table.row, elsewhere=True, now=True, switched=("hints",))
        shown = msgspec.structs.replace(table, row=row)
        offered = Features([]).of_tables(shown, Guild())
        _, _, read, added = read_options(shown, {SWITCHES: ["steady"]}, offered)
        on = {key for key, value in read.items() if value}
        assert (on, added) == ({"elsewhere", "steady"}, ["hints"]), "what the form has not asked stays"


def with_options(table: Table, options: Options) -> Table:
    """The same table with other options."""
    return msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, options=options))


async def test_a_table_that_is_older_than_an_option_has_its_default(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        words = game_words("en", "port_royal")
        found = await stored(house, "port_royal", 2, 0, started=False)
        for option in registry.game("port_royal").options:
            if option.key == "expansion":
                continue  # another option needs it
            older = {key: value for key, value in found.row.options.items() if key != option.key}
            table = with_options(found, older)
            assert options_form(table, words, ()).to_dict() == options_form(found, words, ()).to_dict()
            assert different(table, words) == different(found, words)
            assert more_page(table, words, 0).to_components() == more_page(found, words, 0).to_components()
