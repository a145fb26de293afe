"""Features, as servers have them in tests."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot import features
from bot.db.migrate import migrations
from bot.ui.press.house import House


async def have(house: House, guild_id: int, *names: str) -> None:
    """A server switches features on."""
    guild = await house.people.guilds.of(guild_id)
    on = [features.everything()[name].switch.key for name in names]
    await house.people.guilds.change(guild_id, switched={**guild.switched, **dict.fromkeys(on, True)})


def before(name: str, file: Path, rows: str) -> None:
    """A database as it was before the migration of a feature, with these rows."""
    (number,) = [number for number, sql in migrations() if sql.startswith(f"-- {number:04} {name} ")]
    with closing(sqlite3.connect(file)) as db:
        for _, sql in migrations()[: number - 1]:
            db.executescript(sql)
        db.executescript(f"{rows}; PRAGMA user_version = {number - 1};")
