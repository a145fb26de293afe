"""What the last release has noted of its messages is found in the table of cards: each keeps its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from bot.db.migrate import migrate, migrations
from tests.support.old_files import old_file, put_match

BEFORE = next(number for number, sql in migrations() if "CREATE TABLE card" in sql) - 1


@pytest.fixture
def file() -> Iterator[sqlite3.Connection]:
    """A file of the release before, with a message of each kind and one of each that is owed."""
    with closing(old_file(BEFORE)) as db:
        put_match(db)
        db.executescript("""
            INSERT INTO told (match_id, user_id, at, channel_id, message_id, free)
                VALUES (1, 1, 5, 10, 11, 1), (1, 2, 5, 0, 0, 1), (1, 3, 5, 30, 31, 0);
            INSERT INTO offer (match_id, user_id, at, until, state, channel_id, message_id, shows)
                VALUES (1, 1, 5, 9, 'open', 10, 12, 'offer'), (1, 2, 5, 9, 'passed', 0, 0, '');
            INSERT INTO asked (match_id, user_id, at, until, channel_id, message_id, told_at)
                VALUES (1, 1, 5, 9, 10, 13, 5), (1, 2, 7, 9, 20, 23, 5), (1, 3, 7, 9, 0, 0, 0);
            INSERT INTO proposal (id, guild_id, channel_id, game, pace, need, at, over)
                VALUES (4, 9, 8, 'yucata', 'daily', 2, 1, 0);
            INSERT INTO proposed (proposal_id, user_id, until, channel_id, message_id, shows, tried)
                VALUES (4, 1, 9, 10, 14, 'asked', 0), (4, 2, 9, 0, 0, '', 1);
            INSERT INTO board (guild_id, channel_id, message_id) VALUES (9, 80, 15), (10, 0, 0);
            INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce, attempts) VALUES
                (1, 'ask-seat', '2', '{"kind":"ask-seat","user":2}', 70, 'aa', 1),
                (1, 'ask-seat', '3', '{"kind":"ask-seat","user":3}', 71, 'bb', 0),
                (1, 'tell-seat', '2', '{"kind":"tell-seat","user":2}', 72, 'cc', 2),
                (1, 'lobby', 'lobby', '{"kind":"lobby"}', 73, 'dd', 0);
        """)
        yield db


def test_each_message_keeps_its_place_and_what_is_owed_is_owed_still(file: sqlite3.Connection) -> None:
    file.executescript(migrations()[BEFORE][1])
    rows = file.execute("SELECT kind, about, person, channel_id, message_id, says, since, next_try_at FROM card")
    assert sorted(rows) == [
        ("asked", 1, 1, 10, 13, "", 5, None),
        ("asked", 1, 2, 20, 23, "", 5, 70),
        ("asked", 1, 3, 0, 0, "", 0, 71),
        ("board", 9, 0, 80, 15, "", 0, 0),
        ("offer", 1, 1, 10, 12, "offer", 0, None),
        ("proposal", 4, 1, 10, 14, "asked", 0, None),
        ("proposal", 4, 2, 0, 0, "", 0, 0),
        ("told", 1, 1, 10, 11, "free", 0, None),
        ("told", 1, 2, 0, 0, "", 0, 72),
        ("told", 1, 3, 30, 31, "over", 0, None),
    ]
    kept = file.execute("SELECT nonce FROM card WHERE next_try_at > 0 ORDER BY nonce").fetchall()
    assert kept == [("aa",), ("bb",), ("cc",)], "the same for the next try"
    assert file.execute("SELECT kind FROM outbox").fetchall() == [("lobby",)]
    stands = file.execute("SELECT user_id, stands_at FROM asked ORDER BY user_id").fetchall()
    assert stands == [(1, 5), (2, 0), (3, 0)], "an earlier question stands for the second one"


def test_a_file_that_is_new_has_no_cards(file: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        for _, sql in migrations():
            db.executescript(sql)
        assert db.execute("SELECT count(*) FROM card").fetchone() == (0,)


TABLES = next(number for number, sql in migrations() if "SELECT 'lobby'" in sql) - 1
"""The release before the cards of tables were cards."""


def before_tables(path: str = ":memory:") -> sqlite3.Connection:
    """A file of that release: a card that stands, one that stands and is owed, one that is to be posted, a guest's."""
    db = old_file(TABLES, path)
    for number in (1, 2, 3):
        put_match(db, number)
    db.executescript("""
        INSERT INTO panel (match_id, kind, channel_id, message_id, revision, flags)
            VALUES (1, 'lobby', 8, 11, 0, 32), (2, 'lobby', 8, 12, 0, 0), (1, 'table', 8, 13, 4, 0);
        INSERT INTO visit (match_id, user_id, at, channel_id, message_id) VALUES (1, 5, 1, 50, 51), (2, 6, 1, 60, 0);
        INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce, attempts) VALUES
            (2, 'lobby', 'lobby', '{"kind":"lobby"}', 70, 'aa', 1),
            (3, 'invite', NULL, '{"kind":"invite"}', 71, 'bb', 2),
            (1, 'visit', '5', '{"kind":"visit","user":5}', 72, 'cc', 0),
            (1, 'table', 'table', '{"kind":"table"}', 73, 'dd', 0);
    """)
    return db


def shown(db: sqlite3.Connection) -> list[tuple[object, ...]]:
    """What the table of cards has, and what is left elsewhere."""
    columns = "kind, about, person, channel_id, message_id, flags, since, attempts, next_try_at"
    found = db.execute(f"SELECT {columns} FROM card ORDER BY kind, about")
    left = db.execute("SELECT kind, message_id FROM panel UNION ALL SELECT kind, id FROM outbox")
    return [*found.fetchall(), *left.fetchall(), *db.execute("SELECT match_id, user_id FROM visit").fetchall()]


def test_the_card_of_a_table_keeps_its_place() -> None:
    with closing(before_tables()) as db:
        db.executescript(migrations()[TABLES][1])
        assert shown(db) == [
            ("lobby", 1, 0, 8, 11, 32, 1, 0, None),
            ("lobby", 2, 0, 8, 12, 0, 1, 1, 70),
            ("lobby", 3, 0, 8, 0, 0, 0, 2, 71),  # it may stand in that channel, where it is looked for
            ("visit", 1, 5, 50, 51, 0, 1, 0, 72),
            ("table", 13),
            ("table", 4),
            (1, 5),
            (2, 6),
        ]


async def test_a_process_that_ends_between_two_statements_of_it_has_changed_nothing(tmp_path: Path) -> None:
    before_tables(str(tmp_path / "whole")).close()
    with closing(sqlite3.connect(tmp_path / "whole")) as db:
        for _, script in migrations()[TABLES:]:
            db.executescript(script)
        whole = shown(db)
    statements = [one for one in migrations()[TABLES][1].split(";\n") if one.strip()]
    assert len(statements) > 5
    for number in range(len(statements)):
        path = tmp_path / f"{number}"
        before_tables(str(path)).close()
        killed = sqlite3.connect(path, isolation_level=None)
        killed.execute("BEGIN IMMEDIATE")
        for one in statements[:number]:
            killed.execute(one)
        killed.close()
        with closing(sqlite3.connect(path)) as db:
            db.execute(f"PRAGMA user_version = {TABLES}")
        async with aiosqlite.connect(path) as connection:
            await migrate(connection)
        with closing(sqlite3.connect(path)) as db:
            assert shown(db) == whole
