"""What the release before has posted and what people had chosen there is found where it belongs now."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from bot.db.migrate import migrations

BEFORE = next(number for number, sql in migrations() if "DROP TABLE puzzle_post" in sql) - 1


def test_each_message_keeps_its_place_and_what_was_chosen_is_chosen_still() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        for _, sql in migrations()[:BEFORE]:
            db.executescript(sql)
        db.executescript("""
            INSERT INTO puzzle (day, game, data) VALUES (5, 'yucata', '{}'), (6, 'yucata', '{}');
            INSERT INTO puzzle_post (day, guild_id, channel_id, message_id, answers, at, told)
                VALUES (5, 90, 80, 70, 1, 1, 1), (6, 90, 80, 71, 1, 1, 0), (5, 91, 81, 72, 0, 1, 0),
                    (6, 91, 81, NULL, 0, 1, 0);
            INSERT INTO guild (guild_id, settings) VALUES
                (90, '{"puzzles": 1145141919810114514, "shares": true, "switched": {"feature-notes": false}}'),
                (91, '{"puzzles": 0, "shares": false, "pace": "fast"}'), (92, '{'), (93, '{}');
            INSERT INTO player (user_id, settings) VALUES (1, '{"own_puzzles": true, "dms": false}'),
                (2, '{"own_puzzles": false}'), (3, '{');
        """)
        db.executescript(migrations()[BEFORE][1])
        cards = db.execute("SELECT kind, about, person, channel_id, message_id, next_try_at FROM card").fetchall()
        assert sorted(cards) == [("puzzle", 5, 91, 81, 72, None), ("puzzle", 6, 90, 80, 71, None)]
        servers = dict(db.execute("SELECT guild_id, settings FROM guild").fetchall())
        assert json.loads(servers[90]) == {
            "switched": {"feature-notes": False, "shares": True},
            "rooms": {"puzzles": 1145141919810114514},
        }
        assert json.loads(servers[91]) == {"pace": "fast"}
        assert servers[92] == "{", "what cannot be read stays as it is"
        people = dict(db.execute("SELECT user_id, settings FROM player").fetchall())
        assert json.loads(people[1]) == {"dms": False, "switched": {"own-puzzles": True}}
        assert json.loads(people[2]) == {}
