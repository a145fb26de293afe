"""What stood in direct messages in place of a thread keeps its place, and what was owed of it is owed still."""

from __future__ import annotations

from contextlib import closing

import msgspec

from bot.db.migrate import migrations
from bot.db.panels import TABLE
from bot.services.telling.wishes import AnyWish, Show
from tests.support.old_files import old_file, put_match

BEFORE = next(number for number, sql in migrations() if "'elsewhere', 'copy'" in sql) - 1
PANELS = [
    ("table", TABLE, 0, 10, Show("table")),
    ("elsewhere", 0, 0, 11, Show("table", 0)),
    ("vote", TABLE, 7, 12, Show("vote", vote=7)),
    ("copy", 1, 7, 13, Show("vote", 1, 7)),
    ("result", TABLE, 0, 14, Show("result")),
    ("copy", 1, 0, 15, Show("result", 1)),
]
"""Kind, seat, vote and message as they were noted, and the panel that it is."""
OWED = [
    ("table", "table", '{"kind":"table"}', Show("table")),
    ("elsewhere", "0", '{"kind":"elsewhere","seat":0,"again":false}', Show("table", 0)),
    ("copy", "1.7", '{"kind":"copy","seat":1,"vote":7}', Show("vote", 1, 7)),
    ("copy", "1.0", '{"kind":"copy","seat":1}', Show("result", 1)),
]


def test_a_file_of_before_keeps_them() -> None:
    with closing(old_file(BEFORE)) as db:
        put_match(db, status="running")
        for kind, seat, vote, message, _ in PANELS:
            db.execute(
                "INSERT INTO panel (match_id, kind, seat, vote, channel_id, message_id, revision) "
                "VALUES (1, ?, ?, ?, 8, ?, 3)",
                (kind, seat, vote, message),
            )
        for kind, subject, payload, _ in OWED:
            db.execute(
                "INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce) VALUES (1, ?, ?, ?, 70, ?)",
                (kind, subject, payload, subject),
            )
        for _, sql in migrations()[BEFORE:]:
            db.executescript(sql)
        found = db.execute("SELECT message_id, kind, seat, vote FROM panel ORDER BY message_id").fetchall()
        assert found == [(message, *panel.place) for *_, message, panel in PANELS]
        owed = db.execute("SELECT nonce, subject, payload FROM outbox ORDER BY id").fetchall()
    read = [(nonce, subject, msgspec.json.decode(payload, type=AnyWish)) for nonce, subject, payload in owed]
    assert read == [(nonce, one.subject, one) for _, nonce, _, one in OWED]
