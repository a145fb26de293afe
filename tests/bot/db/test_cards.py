"""What the last release has noted of its messages is found in the table of cards: each keeps its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.db.migrate import migrations

BEFORE = next(number for number, sql in migrations() if "CREATE TABLE card" in sql) - 1


@pytest.fixture
def file() -> Iterator[sqlite3.Connection]:
    """A file of the release before, with a message of each kind and one of each that is owed."""
    with closing(sqlite3.connect(":memory:")) as db:
        for _, sql in migrations()[:BEFORE]:
            db.executescript(sql)
        db.execute(
            "INSERT INTO match (id, game, rules_version, guild_id, channel_id, host_id, options, pace, language, "
            "seed, created_at, moved_at, status) VALUES (1, 'yucata', 1, 9, 8, 1, '{}', 'daily', 'en', x'00', 1, 1, "
            "'lobby')"
        )
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
