"""Figures about the whole house, read from outside of the running bot or beside it: the file is only read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from bot.db.concerns import About
from bot.db.files import StorageError, explain, read_only, refuse_strangers
from bot.db.migrate import STANDS, migrations, missing
from bot.db.reach import Reach


class Vital(msgspec.Struct, frozen=True):
    """How the house is.

    version:   of the database.
    pulse_at:  when the bot was last seen alive, None if never.
    owed:      how many messages are still to be sent (those of matches that are set aside wait and are left out).
    due_at:    since when the oldest of them may be sent, None if there is none.
    running:   matches that are played, set aside or not.
    set_aside: matches that failed inside and wait for the people responsible.
    rules:     (game, rules version) -> running and suspended matches.
    reach:     how the bot stood with Discord when it last looked, None if it never has.
    concerns:  what it cannot do and tries again -> what there is to say of that.
    """

    version: int
    pulse_at: int | None
    owed: int
    due_at: int | None
    running: int
    set_aside: int
    rules: dict[tuple[str, int], int]
    reach: Reach | None = None
    concerns: dict[About, str] = {}


def look(path: Path) -> Vital:
    """Read them. Raises StorageError, also if another version of the program has made the file."""
    refuse_strangers(path)
    try:
        with closing(sqlite3.connect(read_only(path), uri=True, timeout=2)) as db:
            version, tables = db.execute(STANDS).fetchone()
            if missing(version, tables):
                raise StorageError(
                    f"database {path}: it has version {version}, this program works with {len(migrations())}: "
                    "the bot brings it up to date when it starts"
                )
            db.execute("BEGIN")
            pulse = db.execute("SELECT at FROM pulse").fetchone()
            reach = db.execute("SELECT state, since, at FROM reach").fetchone()
            owed, due_at = db.execute(
                "SELECT count(*), min(next_try_at) FROM outbox JOIN match ON match.id = match_id "
                "WHERE trouble IS NULL OR kind = 'trouble'"
            ).fetchone()
            (running,) = db.execute(
                "SELECT count(*) FROM match INDEXED BY match_that_runs WHERE status = 'running'"
            ).fetchone()
            (set_aside,) = db.execute("SELECT count(*) FROM match WHERE trouble IS NOT NULL").fetchone()
            rules = db.execute(
                "SELECT game, rules_version, count(*) FROM match WHERE status IN ('lobby', 'running', 'suspended') "
                "AND status <> 'lobby' GROUP BY 1, 2"
            )
            return Vital(
                version,
                None if pulse is None else pulse[0],
                owed,
                due_at,
                running,
                set_aside,
                {(game, number): count for game, number, count in rules},
                None if reach is None else Reach(*reach),
                dict(db.execute("SELECT about, said FROM concern ORDER BY about")),
            )
    except sqlite3.Error as error:
        raise explain(error, path) from error
