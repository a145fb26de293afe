"""What reminds people in a file of the release before keeps its place, and who was to be reminded is so still."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from bot.db.migrate import migrations
from tests.support.old_files import old_file, put_match

BEFORE = next(number for number, sql in migrations() if "'thread-reminder'" in sql) - 1
THREAD, DIRECT = 60, 70
POSTED = 1_700_000_000


def message(at: int) -> int:
    """The id of a message that was posted then."""
    return ((at - 1_420_070_400) * 1000 << 22) + 5


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    """Two matches that are played, with person 7 on seat 0 and person 8 on seat 1, all asked."""
    with closing(old_file(BEFORE)) as found:
        for match_id in (1, 2):
            put_match(found, match_id, status="running")
            found.execute("UPDATE match SET thread_id = ? WHERE id = ?", (THREAD + match_id, match_id))
            for seat, user_id in enumerate((7, 8)):
                found.execute(
                    "INSERT INTO seat (match_id, seat, user_id, kind, name, since, clock_at, nudged) "
                    "VALUES (?, ?, ?, 'person', 'x', 40, 50, 1)",
                    (match_id, seat, user_id),
                )
        yield found


def stands(db: sqlite3.Connection, match_id: int, seat: int, channel_id: int, at: int, user_id: int | None) -> None:
    db.execute(
        "INSERT INTO panel (match_id, kind, seat, channel_id, message_id, revision, user_id, flags) "
        "VALUES (?, 'reminder', ?, ?, ?, 3, ?, 4)",
        (match_id, seat, channel_id, message(at), user_id),
    )


def owes(db: sqlite3.Connection, kind: str, subject: str | None, payload: Any, nonce: str, at: int = 90) -> None:
    db.execute(
        "INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce, attempts) "
        "VALUES (1, ?, ?, ?, ?, ?, 2)",
        (kind, subject, payload if isinstance(payload, str) else json.dumps(payload), at, nonce),
    )


def cards(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
    """The cards after the migration."""
    db.executescript(migrations()[BEFORE][1])
    assert db.execute("SELECT 1 FROM panel").fetchall() == []
    return db.execute(
        "SELECT kind, about, person, channel_id, message_id, flags, since, next_try_at FROM card ORDER BY id"
    ).fetchall()


def reminded(db: sqlite3.Connection) -> dict[tuple[int, int], int]:
    """When who was reminded, by match and seat."""
    rows = db.execute("SELECT match_id, seat, reminded_at FROM seat WHERE reminded_at <> 0")
    return {(match_id, seat): at for match_id, seat, at in rows}


def test_what_stands_keeps_its_place_and_a_digest_stays_one_message(db: sqlite3.Connection) -> None:
    for match_id in (1, 2):
        stands(db, match_id, 0, DIRECT, POSTED, 7)
    stands(db, 2, 1, THREAD + 2, POSTED + 9, 8)
    stands(db, 1, -1, THREAD + 1, POSTED + 20, None)
    assert cards(db) == [
        ("reminder", POSTED, 7, DIRECT, message(POSTED), 4, 1, None),
        ("thread-reminder", 1, 0, THREAD + 1, message(POSTED + 20), 4, POSTED + 20, None),
        ("thread-reminder", 2, 8, THREAD + 2, message(POSTED + 9), 4, POSTED + 9, None),
    ]
    assert reminded(db) == {(1, 0): POSTED, (2, 0): POSTED, (2, 1): POSTED + 9}


def test_what_was_to_be_taken_away_is_so_still(db: sqlite3.Connection) -> None:
    stands(db, 1, 0, DIRECT, POSTED, 7)
    stands(db, 1, 1, THREAD + 1, POSTED, 8)
    stands(db, 2, 0, DIRECT, POSTED + 5, 7)
    db.execute("UPDATE seat SET since = NULL WHERE match_id = 2")  # nobody has taken that one away
    for seat in (0, 1):
        owes(db, "take-away", f"reminder.{seat}.0", {"kind": "take-away", "what": "reminder", "seat": seat}, "aa")
    assert [(*row[:3], row[-1]) for row in cards(db)] == [
        ("reminder", POSTED, 7, 0),
        ("reminder", POSTED + 5, 7, 0),
        ("thread-reminder", 1, 8, 0),
    ]
    assert reminded(db) == {}
    assert db.execute("SELECT 1 FROM outbox").fetchall() == []


def test_whoever_was_to_be_reminded_is_so_still_and_the_older_one_makes_way(db: sqlite3.Connection) -> None:
    stands(db, 1, 0, DIRECT, POSTED, 7)
    told = [{"match": 1, "seat": 0, "clock_at": 50}, {"match": 2, "seat": 0, "clock_at": 3}]
    owes(db, "nudge", None, {"kind": "nudge", "user": 7, "told": told}, "aa")
    owes(db, "nudge", None, "{", "bb")
    assert [(*row[:3], *row[6:]) for row in cards(db)] == [("reminder", POSTED, 7, 1, 0), ("reminder", 90, 7, 0, 90)]
    assert reminded(db) == {(1, 0): 90}, "the other match does not wait since that moment any more"
    assert db.execute("SELECT nonce, attempts FROM card WHERE about = 90").fetchall() == [("aa", 2)]


@pytest.mark.parametrize(
    "payload",
    [
        "null",
        "7",
        "[]",
        "{}",
        '"x"',
        '{"user": null, "told": [{}]}',
        '{"user": "x", "told": ["x", 1, null, [2]]}',
        '{"user": 1.5, "told": "x"}',
        '{"user": {}, "told": {"a": {"match": "x"}}}',
        '{"user": 99999999999999999999}',
    ],
)
def test_what_cannot_be_read_holds_up_no_migration(db: sqlite3.Connection, payload: str) -> None:
    stands(db, 1, 0, DIRECT, POSTED, 7)
    owes(db, "nudge", None, payload, "aa")
    assert [(*row[:3], row[-1]) for row in cards(db)] == [("reminder", POSTED, 7, None)]
    assert reminded(db) == {(1, 0): POSTED}
    assert db.execute("SELECT 1 FROM outbox").fetchall() == []


def test_everybody_at_a_table_with_sealed_choices_is_reminded_still(db: sqlite3.Connection) -> None:
    stands(db, 1, -1, THREAD + 1, POSTED, None)
    owes(db, "tell", "sealed", {"kind": "tell", "key": "sealed", "once": True}, "aa", POSTED + 50)
    assert [(*row[:3], *row[6:]) for row in cards(db)] == [("thread-reminder", 1, 0, POSTED, POSTED + 50)]
    assert reminded(db) == {(1, 0): POSTED + 50, (1, 1): POSTED + 50}
    assert db.execute("SELECT 1 FROM outbox").fetchall() == []
