"""Names that people give themselves do nothing but name them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.services.table.scene import SeatRow
from bot.ui.pages.desk import desk
from bot.ui.pages.nudge import mark, reminder
from bot.ui.pages.table import table_panel
from bot.ui.words import calling
from bot.ui.words.catalogues import NAMELESS, clean, game_words, house_words, name_of, neutral, pictured
from tests.support.tables import house_at, scene, stored

BAD = "[free](https://x.example) **@everyone** <@1> `a` \u202egnirts\u202c\u0007"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("Ana", "Ana"),
        ("Jörg 夢 🎲", "Jörg 夢 🎲"),
        ("a\u202eb\u2066c\u200b", "abc"),
        ("a\nb\t c\u0000", "a b c"),
        ("\u200b\u202e", NAMELESS),
        ("", NAMELESS),
    ],
)
def test_what_cannot_be_seen_is_left_out_of_a_name(given: str, expected: str) -> None:
    assert clean(given) == expected


@pytest.mark.parametrize("name", ["*a*", "_a_", "`a`", "~~a~~", "||a||", "[a](b)", "<@1>", "@everyone", "# a", "> a"])
def test_every_mark_in_a_name_stands_for_itself(name: str) -> None:
    assert re.sub(r"\\(.)", r"\1", neutral(name)) == name
    assert not re.search(r"(?<!\\)[*_`~|\[\]()<>@#]", neutral(name).replace("\\\\", ""))


def test_pictures_tell_the_level_of_computers() -> None:
    seats = (SeatRow(0, 100, "person", "Ana"), SeatRow(1, None, "computer", "Alma", level="strong"))
    words = pictured(game_words("de", "yucata"), seats)
    assert words.player(0) == "Ana"
    assert words.player(1) == "Alma (stark)"


def test_a_seat_is_named_in_bold_with_a_neutral_name() -> None:
    assert name_of(SeatRow(0, 1, "person", "*a*")).endswith(r"**\*a\***")


async def test_no_page_is_changed_by_a_name(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for key in ("yucata", "port_royal"):
            table = await stored(house, key, 2, 6)
            seats = tuple(msgspec.structs.replace(row, name=BAD) for row in table.seats)
            table = msgspec.structs.replace(table, seats=seats)
            seat = table.actors()[0]
            pages = [
                (await desk(house, await scene(house, table), seat, "en"))[0],
                (await desk(house, await scene(house, table), 1 - seat, "en"))[0],
                (await table_panel(house, await scene(house, table)))[0],
            ]
            texts = [
                "\n".join(part["content"] for part in _parts(page.to_components()) if part.get("type") == 10)
                for page in pages
            ]
            texts += [
                reminder([(table, table.seats[seat])], house_words("en"), mark(1, 2), in_dm=True).text,
                calling.turn(table, seat, game_words("en", key)),
            ]
            for said in texts:
                assert "[free]" not in said
                assert "@everyone" not in said.replace("\\@", "")
                assert "\u202e" not in said


def _parts(found: object) -> list[dict[str, str]]:
    if isinstance(found, dict):
        return [found, *(part for value in found.values() for part in _parts(value))]  # pyright: ignore
    if isinstance(found, list):
        return [part for value in found for part in _parts(value)]  # pyright: ignore
    return []
