"""Tables of the release before that give hints give them still, and so does what opens tables like them."""

from __future__ import annotations

import json
from contextlib import closing

from bot.db.migrate import migrations
from tests.support.old_files import old_file, put_match

BEFORE = next(number for number, sql in migrations() if "RENAME COLUMN hints" in sql) - 1


def test_who_had_them_has_them_still_and_is_not_rated() -> None:
    with closing(old_file(BEFORE)) as db:
        for match_id, hints in ((1, 1), (2, 0)):
            put_match(db, match_id, status="running")
            db.execute("UPDATE match SET hints = ?, switched = '[\"says\"]' WHERE id = ?", (hints, match_id))
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
