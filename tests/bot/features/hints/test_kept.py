"""Tables of the release before that give hints give them still, and so does what opens tables like them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from bot.db.migrate import migrations

BEFORE = next(number for number, sql in migrations() if "RENAME COLUMN hints" in sql) - 1


def test_who_had_them_has_them_still_and_is_not_rated() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        for _, sql in migrations()[:BEFORE]:
            db.executescript(sql)
        for match_id, hints in ((1, 1), (2, 0)):
            db.execute(
                "INSERT INTO match (id, game, rules_version, guild_id, channel_id, host_id, options, pace, language, "
                "seed, created_at, moved_at, status, hints, switched) VALUES (?, 'yucata', 1, 9, 8, 1, '{}', 'daily', "
                "'en', x'00', 1, 1, 'running', ?, '[\"says\"]')",
                (match_id, hints),
            )
        for number, plan in enumerate(('{"game": "yucata", "hints": true}', '{"game": "yucata", "hints": false}', "{")):
            db.execute(
                "INSERT INTO template (guild_id, user_id, name, plan) VALUES (0, 7, ?, ?)",
                (str(number), plan),
            )
        db.executescript(migrations()[BEFORE][1])
        found = db.execute("SELECT switched, unrated FROM match ORDER BY id").fetchall()
        assert [(json.loads(switched), unrated) for switched, unrated in found] == [
            (["says", "hints"], 1),
            (["says"], 0),
        ]
        plans = [plan for (plan,) in db.execute("SELECT plan FROM template ORDER BY name")]
        assert json.loads(plans[0]) == {"game": "yucata", "switched": ["hints"], "unrated": True}
        assert json.loads(plans[1]) == {"game": "yucata"}
        assert plans[2] == "{", "what cannot be read stays as it is"
