"""What the release before has posted and what people had chosen there is found where it belongs now."""

from __future__ import annotations

import json
from contextlib import closing

from bot.db.migrate import migrations
from tests.support.old_files import old_file, put_match

BEFORE = next(number for number, sql in migrations() if "DROP TABLE puzzle_post" in sql) - 1


def test_each_message_keeps_its_place_and_what_was_chosen_is_chosen_still() -> None:
    with closing(old_file(BEFORE)) as db:
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


ONE_STORE = next(number for number, sql in migrations() if "CREATE TABLE position" in sql) - 1


def test_every_puzzle_and_moment_of_before_stands_in_the_one_store_with_its_answers() -> None:
    with closing(old_file(ONE_STORE)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        put_match(db, guild_id=90, status="finished")
        db.executescript("""
            INSERT INTO puzzle (day, game, data) VALUES (20005, 'yucata', '{}'), (20006, 'port_royal', '{}');
            INSERT INTO puzzle_answer (day, user_id, choice, at) VALUES (20005, 7, 2, 11), (20006, 7, 0, 12);
            INSERT INTO fresh_puzzle (game, rules_version, data, found_at) VALUES ('nereus', 1, '{}', 13);
            INSERT INTO own_puzzle (user_id, match_id, done, chosen_at, noted_at, data, chosen, choice, answered_at)
                VALUES (7, 1, 4, 14, 15, '{}', 1, 2, 16), (0, 1, 4, 14, 15, 'null', NULL, NULL, NULL),
                    (8, 1, 5, 14, 15, '{}', 0, NULL, NULL);
            INSERT INTO moment (id, match_id, user_id, done, data, chosen, at, ends_at, stood)
                VALUES (2, 1, 7, 4, '{}', 1, 17, 18, 1), (3, 1, 7, -3, 'null', 1, 17, 18, 1);
            INSERT INTO moment_answer (moment_id, user_id, choice, at) VALUES (2, 8, 1, 19);
        """)
        db.executescript(migrations()[ONE_STORE][1])
        columns = "kind, game, day, user_id, match_id, done, chosen, at"
        found = db.execute(f"SELECT id, {columns} FROM position ORDER BY id").fetchall()
        assert found == [
            (2, "moment", "yucata", None, 7, 1, 4, 1, 17),
            (20005, "open", "yucata", 20005, None, None, None, None, 0),
            (20006, "open", "port_royal", 20006, None, None, None, None, 0),
            (20007, "fresh", "nereus", None, None, None, None, None, 13),
            (20008, "own", "yucata", None, 7, 1, 4, 1, 15),
            (20009, "fresh", "yucata", None, None, 1, 4, None, 15),
            (20010, "own", "yucata", None, 8, 1, 5, 0, 15),
        ]
        answers = db.execute("SELECT position_id, user_id, choice, at FROM solution ORDER BY position_id").fetchall()
        assert answers == [(2, 8, 1, 19), (20005, 7, 2, 11), (20006, 7, 0, 12), (20008, 7, 2, 16)]
        shared = db.execute("SELECT id, user_id, ends_at, stood FROM shared").fetchall()
        assert shared == [(2, 7, 18, 1), (3, 7, 18, 1)], "what was taken back counts too"
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
