"""What the release before has shared stands where it stood, and is told and taken away as it would have been."""

from __future__ import annotations

import json
from contextlib import closing

from bot.db.migrate import migrations
from tests.support.old_files import old_file, put_match

BEFORE = next(number for number, sql in migrations() if "CREATE TABLE moment_now" in sql) - 1


def test_each_message_keeps_its_place_and_known_servers_keep_the_feature() -> None:
    with closing(old_file(BEFORE)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        for match_id, guild_id in ((1, 90), (2, 0)):
            put_match(db, match_id, guild_id=guild_id, status="finished")
        db.executescript("""
            INSERT INTO guild (guild_id, settings) VALUES (91, '{"pace":"fast"}'), (92, '{');
            INSERT INTO moment (id, match_id, user_id, done, data, chosen, channel_id, message_id, at, ends_at, told)
                VALUES
                (1, 1, 7, 3, '{}', 0, 8, 70, 1, 50, 0),
                (2, 1, 7, 4, '{}', 0, 8, 71, 1, 40, 1),
                (3, 1, NULL, 5, '{}', 0, 8, 72, 1, 50, 0),
                (4, 1, 7, 6, '{}', 0, 8, NULL, 1, 60, 0),
                (5, 1, NULL, 7, '{}', 0, 8, NULL, 1, 60, 0),
                (6, 1, 7, -3, '', 0, 8, NULL, 1, 1, 1);
            INSERT INTO moment_answer (moment_id, user_id, choice, at) VALUES (1, 8, 1, 2), (3, 8, 1, 2);
        """)
        db.executescript(migrations()[BEFORE][1])
        cards = db.execute(
            "SELECT about, channel_id, message_id, next_try_at FROM card WHERE kind = 'moment'"
        ).fetchall()
        assert sorted(cards) == [(1, 8, 70, 0), (2, 8, 71, None), (3, 8, 72, 0), (4, 0, 0, 0)]
        due = db.execute("SELECT about, due_at, on_the_wall FROM deadline WHERE kind = 'moment'").fetchall()
        assert sorted(due) == [(1, 50, 1), (4, 60, 1)]
        kept = db.execute("SELECT id, user_id, done, data, stood FROM moment ORDER BY id").fetchall()
        assert kept == [(1, 7, 3, "{}", 1), (2, 7, 4, "{}", 1), (4, 7, 6, "{}", 0), (6, 7, -3, "null", 0)]
        assert db.execute("SELECT moment_id FROM moment_answer").fetchall() == [(1,)]
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        servers = dict(db.execute("SELECT guild_id, settings FROM guild").fetchall())
        assert json.loads(servers[90]) == {"switched": {"feature-moments": True}}
        assert json.loads(servers[91]) == {"pace": "fast", "switched": {"feature-moments": True}}
        assert servers[92] == "{"
