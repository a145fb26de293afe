"""What was owed by the release before, as wishes of more kinds, is owed still."""

from __future__ import annotations

from contextlib import closing

from bot.db.migrate import migrations
from tests.support.old_files import old_file, put_match

BEFORE = next(number for number, sql in migrations() if "'tell-host'" in sql) - 1


def test_messages_to_one_person_about_a_table_that_waits_are_cards() -> None:
    with closing(old_file(BEFORE)) as db:
        put_match(db, 1)
        put_match(db, 2, status="running")
        db.executescript("""
            INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce, attempts, caused_by) VALUES
                (1, 'tell-host', '5', '{"kind":"tell-host","user":5}', 70, 'aa', 1, 5),
                (1, 'tell-host', '6', '{"kind":"tell-host","user":6}', 71, 'bb', 0, 6),
                (1, 'ask-guest', '7', '{"kind":"ask-guest","user":7}', 72, 'cc', 0, 1),
                (2, 'ask-guest', '7', '{"kind":"ask-guest","user":7}', 73, 'dd', 0, 1);
        """)
        db.executescript(migrations()[BEFORE][1])
        found = db.execute(
            "SELECT kind, about, person, nonce, attempts, next_try_at, caused_by FROM card ORDER BY nonce"
        )
        assert found.fetchall() == [("often-leaves", 1, 1, "aa", 1, 70, 5), ("rematch", 1, 7, "cc", 0, 72, 1)]
        assert db.execute("SELECT kind FROM outbox").fetchall() == []
