"""What was owed by the release before, as wishes of more kinds, is owed still."""

from __future__ import annotations

from contextlib import closing

import msgspec

from bot.db.migrate import migrations
from bot.services.telling.wishes import CALL, SET_ASIDE, AnyWish, OfFeature, Show, TakeAway, Tell
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


OWED: dict[tuple[str, str | None, str], AnyWish] = {
    ("table", "table", '{"kind":"table","again":false,"seat":null}'): Show("table"),
    ("table", "1", '{"kind":"table","again":true,"seat":1}'): Show("table", 1, again=True),
    ("desk", "0", '{"kind":"desk","seat":0,"again":false}'): Show("desk", 0),
    ("open-desk", "0", '{"kind":"open-desk","seat":0,"again":true}'): Show("open-desk", 0, again=True),
    ("vote", "40", '{"kind":"vote","vote":40,"seat":null,"again":false}'): Show("vote", vote=40),
    ("vote", "40.1", '{"kind":"vote","vote":40,"seat":1,"again":false}'): Show("vote", 1, 40),
    ("result", "result", '{"kind":"result"}'): Show("result"),
    ("notice", None, '{"kind":"notice","key":"left","args":{"seat":1},"calls":[1]}'): Tell("left", {"seat": 1}, (1,)),
    ("call-in-thread", "3", '{"kind":"call-in-thread","whom":3,"since":70}'): Tell(
        CALL, {"since": 70}, (3,), once=True
    ),
    ("trouble", None, '{"kind":"trouble"}'): Tell(SET_ASIDE),
    ("clear-desk", None, '{"kind":"clear-desk","seat":1,"user":77}'): TakeAway(1, 77),
    ("clear-desk", None, '{"kind":"clear-desk","seat":2}'): TakeAway(2),
    ("of-feature", "hour-event.", '{"kind":"of-feature","what":"hour-event","how":""}'): OfFeature("hour-event"),
}
"""A row of the release before, and the wish that it is."""


def test_what_was_owed_keeps_its_nonce_and_folds_with_what_is_wished_from_now_on() -> None:
    with closing(old_file(BEFORE)) as db:
        put_match(db, 1, status="running")
        for number, (kind, subject, payload) in enumerate(OWED):
            db.execute(
                "INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce, attempts) "
                "VALUES (1, ?, ?, ?, 70, ?, 1)",
                (kind, subject, payload, str(number)),
            )
        db.executescript(migrations()[BEFORE][1])
        rows = db.execute(
            "SELECT kind, subject, payload, nonce, attempts, next_try_at FROM outbox ORDER BY id"
        ).fetchall()
    read = [(*row[:2], msgspec.json.decode(row[2], type=AnyWish), *row[3:]) for row in rows]
    wishes = enumerate(OWED.values())
    assert read == [(wish.kind, wish.subject, wish, str(number), 1, 70) for number, wish in wishes]


def test_two_messages_that_were_to_take_the_same_desk_away_are_one() -> None:
    with closing(old_file(BEFORE)) as db:
        put_match(db, 1, status="running")
        for nonce in ("aa", "bb"):
            db.execute(
                "INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce) "
                """VALUES (1, 'clear-desk', NULL, '{"kind":"clear-desk","seat":1,"user":77}', 70, ?)""",
                (nonce,),
            )
        db.executescript(migrations()[BEFORE][1])
        assert db.execute("SELECT subject FROM outbox").fetchall() == [("desk.1.77",)]
