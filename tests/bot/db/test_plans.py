"""No statement of the bot looks through all matches that were ever played.

SQLite is asked how it would go about all SQL that stands anywhere in `bot`.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from bot.db.migrate import migrations
from tests.support.statements import statements, written

SMALL = {
    "deadline": "of matches that run, and what else is due",
    **dict.fromkeys(("outbox", "standing"), "of matches that run"),
    **dict.fromkeys(("queued", "asked"), "of tables that wait"),
    **dict.fromkeys(("web_link", "web_session"), "end minutes and days after they were made"),
    "failure": "of matches that broke, which the operator is to look at",
    "follow": "goes when the match is over",
    **dict.fromkeys(("search", "player", "year_told", "template"), "grows with people"),
    **dict.fromkeys(("guild", "board"), "grows with servers"),
    **dict.fromkeys(("pulse", "reach"), "has one row"),
    **dict.fromkeys(("kept_out", "maintenance"), "of those who run the bot"),
    "concern": "has a row for each thing that the bot cannot do just now",
    **dict.fromkeys(("sqlite_master", "pragma_user_version"), "is SQLite's own"),
}
"""Tables of which a statement may look at every row, and why there are few."""

WHOLE = {
    "seat_by_user": "all seats of people",
    "action_by_user": "all decisions of people",
    "match_by_rematch": "all rematches",
    "match_by_end": "all that are over",
    "match_by_rating": "all that are over",
    "seat_by_left": "all seats that were left",
    "vote_by_asker": "all votes",
    "vote_by_receiver": "all votes",
    "vote_by_subject": "all votes",
    "panel_by_user": "all desks",
    "card_by_message": "all messages that stand",
    "card_by_person": "all that stand with people",
    "queued_by_keeper": "all waiting lists",
}
"""Indexes of a part of a table that grows with the matches all the same; any other holds what waits or runs."""

ALLOWED = {
    "bot.db.matches.started": "`verify` looks at all of them, in a process of its own",
    "bot.services.upkeep.verify._unreadable": "the same",
    "bot.features.review.rows.lacking": "what ended within the last days",
}
"""Functions whose statement may look through a table that grows, and why."""


def test_no_statement_looks_through_all_that_was_ever_played() -> None:
    found = list(written())
    assert len(found) > 400
    with closing(fresh()) as db:
        slow = {(one.where, one.sql): way for one in found if (way := looks_through(db, one.sql))}
    assert {where for where, _ in slow} >= ALLOWED.keys(), "what needs no permission has none"
    refused = [f"{where}: {way}\n    {sql}" for (where, sql), way in slow.items() if where not in ALLOWED]
    assert not refused, "\n" + "\n".join(refused)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT id FROM match WHERE pace = ?",
        "SELECT id FROM match WHERE game = coalesce(?1, game) AND status = 'finished'",
        "SELECT 1 FROM seat WHERE user_id IS NOT NULL",
        "SELECT 1 FROM badge JOIN ballot ON ballot.choice = badge.badge WHERE badge.match_id = ?",
        "DELETE FROM sat WHERE seat = ?",
        "SELECT max(n) FROM (SELECT count(*) AS n FROM action GROUP BY match_id)",
    ],
)
def test_what_looks_through_them_is_seen(sql: str) -> None:
    with closing(fresh()) as db:
        assert looks_through(db, sql)


def test_names_that_a_statement_is_composed_of_are_found_where_they_stand() -> None:
    """Otherwise a statement would not be asked about, or not as it is."""
    source = """
async def one(db, ids):
    where = "WHERE id = ?"
    for column in ("game", "pace"):
        await db.all(f"SELECT {column} {FROM} {where}", ids)
"""
    found = [sql for _, sql in statements(source, "a", {"FROM": "FROM match"})]
    assert found == ["SELECT game FROM match WHERE id = ?", "SELECT pace FROM match WHERE id = ?"]
    with pytest.raises(AssertionError, match=r"a\.two: .*column"):
        list(statements('def two(column):\n    return f"SELECT {column} FROM match"', "a", {}))


# --- what SQLite says of it


def fresh() -> sqlite3.Connection:
    """A database as the bot makes it."""
    db = sqlite3.connect(":memory:")
    for _, sql in migrations():
        db.executescript(sql)
    return db


class _Anything(dict[str, None]):
    def __missing__(self, key: str) -> None:
        return None


def plan(db: sqlite3.Connection, sql: str) -> list[str]:
    """The steps in which a statement is done (https://www.sqlite.org/eqp.html)."""
    wanted = sqlite3.ProgrammingError("no values")
    for values in (_Anything(), *((None,) * number for number in range(64))):
        try:
            return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
        except sqlite3.ProgrammingError as error:
            wanted = error
    raise wanted


def looks_through(db: sqlite3.Connection, sql: str) -> str:
    """The step in which a statement looks at all rows of a table that grows with the matches; empty if there is none.

    So does a search by nothing but a bound (`a>?`), and one for which an index is made each time.
    """
    # A part of a statement that asks for each server.
    if "guild.guild_id" in sql and not re.search("(FROM|JOIN) guild (?!AS)", sql):
        sql = f"SELECT 1 FROM guild WHERE guild.guild_id = ? AND EXISTS ({sql})"
    called = _called(db, sql)
    for step in plan(db, sql):
        match = re.match(r"(SCAN|SEARCH) (\w+)(?: USING ([A-Z ]*)INDEX (\w+))?", step)
        if match is None:
            continue
        way, table, kind, index = match.groups()
        found = called.get(table, "")
        made = "AUTOMATIC" in (kind or "")
        first = step.endswith(f"INDEX {index}")  # the least of all, or the greatest
        whole = way == "SCAN" or made or not (first or re.search(r"=\?|>\?.*<\?", step))
        if whole and found and found not in SMALL and _grows(db, index):
            return step
    return ""


def _called(db: sqlite3.Connection, sql: str) -> dict[str, str]:
    """How the tables of a statement are called there -> their names."""
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    named = re.findall(rf"\b({'|'.join(tables)})\b(?:\s+AS\s+(\w+))?", sql)
    return {alias or table: table for table, alias in named} | {table: table for table in tables}


def _grows(db: sqlite3.Connection, index: str | None) -> bool:
    """Whether an index has as many rows as its table; None: the table itself."""
    (sql,) = db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (index,)).fetchone() or ("",)
    return " WHERE " not in (sql or "") or index in WHOLE
