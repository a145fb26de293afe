"""The check of a whole file: what is damaged or cannot be read is named, wherever it stands, and nothing is changed."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from bot import features
from bot.db.migrate import migrations
from bot.services.upkeep.verify import STORED, damage
from bot.ui.press.house import House
from tests.support.people import BEN, started

SEARCH = (
    "INSERT INTO search (user_id, guild_id, channel_id, name, games, paces, sizes, begun_at, until) "
    "VALUES (7, 9, 8, 'x', '{games}', '{paces}', '{sizes}', 0, 0)"
)
WITH_THE_MATCH = {("match", "outcome"), ("action", "action"), ("action", "events"), ("snapshot", "state")}
"""What is read when a match is replayed."""
GONE = {("premove", "action"), ("watch", "games"), ("watch", "paces")}


async def test_a_house_in_order_has_no_damage(house: House) -> None:
    table = await started(house, BEN)
    async with house.tables.db.write() as tx:
        await tx.execute(
            "INSERT INTO standing (match_id, seat, about, answer) VALUES (?, 0, 'x', ?)",
            (table.row.id, '{"kind":"x","about":"x","values":{"n":["1"]}}'),
        )
        await tx.execute("INSERT INTO player (user_id) VALUES (7)")
        await tx.execute("INSERT INTO guild (guild_id) VALUES (7)")
    assert await damage(house.tables.db) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ('UPDATE outbox SET payload = \'{"kind": "nonsense"}\'', "table outbox, id"),
        ("UPDATE match SET options = 'x'", "table match, id 1, options"),
        ('INSERT INTO player (user_id, settings) VALUES (7, \'{"nudges": "loud"}\')', "table player, user_id 7"),
        ('INSERT INTO player (user_id, settings) VALUES (7, \'{"zone": "Nowhere/Else"}\')', "table player, user_id 7"),
        ("INSERT INTO guild (guild_id, settings) VALUES (7, '[]')", "table guild, guild_id 7"),
        ("INSERT INTO standing (match_id, seat, about, answer) VALUES (1, 0, 'x', '{')", "table standing, match_id 1"),
        (SEARCH.format(games='["yucata"', paces="[]", sizes="[2]"), "table search, user_id 7, games"),
        (SEARCH.format(games="[]", paces="", sizes="[2]"), "table search, user_id 7, paces"),
        (SEARCH.format(games="[]", paces="[]", sizes='["two"]'), "table search, user_id 7, sizes"),
        ("INSERT INTO template (name, plan) VALUES ('x', '{}')", "table template, id 1, plan"),
        ("DROP TABLE panel", "table panel is missing"),
        ("INSERT INTO snapshot (match_id, revision, state) VALUES (9, 0, '{}')", "table snapshot refers"),
    ],
)
async def test_what_cannot_be_read_is_named(house: House, change: str, told: str) -> None:
    await started(house, BEN)
    with closing(sqlite3.connect(house.tables.db.path)) as raw, raw:
        raw.execute(change)
    found = await damage(house.tables.db, features.stored())
    assert found
    assert all(line.startswith(told) for line in found), found


def test_every_column_that_holds_json_is_looked_at() -> None:
    """The migrations say which these are."""
    found: set[tuple[str, str]] = set()
    for _, sql in migrations():
        for table, body in re.findall(r"CREATE TABLE (\w+) \((.*?)\n\)", sql, re.DOTALL):
            columns = re.findall(r"^ +(\w+) .*-- JSON", body, re.MULTILINE)
            found |= {(table.removesuffix("_now"), column) for column in columns}
    assert found == {(table, column) for table, _, column, _ in (*STORED, *features.stored())} | WITH_THE_MATCH | GONE
