"""Who wanted no notes in the release before gets none."""

from __future__ import annotations

import json
from contextlib import closing

from bot.db.migrate import migrations
from tests.support.old_files import old_file

BEFORE = next(number for number, sql in migrations() if "lesson-notes" in sql) - 1


def test_who_wanted_no_notes_gets_none() -> None:
    with closing(old_file(BEFORE)) as db:
        db.executescript("""
            INSERT INTO player (user_id, settings) VALUES (1, '{"notes": false, "switched": {"year": true}}'),
                (2, '{"notes": true, "dms": false}'), (3, '{'), (4, '{}');
        """)
        db.executescript(migrations()[BEFORE][1])
        people = dict(db.execute("SELECT user_id, settings FROM player").fetchall())
        assert json.loads(people[1]) == {"switched": {"year": True, "lesson-notes": False}}
        assert json.loads(people[2]) == {"dms": False}
        assert people[3] == "{", "what cannot be read stays as it is"
        assert json.loads(people[4]) == {}
