"""Files of the release before: tables that could be become offers at tables, and each message keeps its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing

import pytest

from bot.db.migrate import migrations
from tests.support.old_files import old_file

BEFORE = next(number for number, sql in migrations() if "match_that_is_proposed" in sql) - 1
"""The number of the last migration before them."""


@pytest.fixture
def file() -> Generator[sqlite3.Connection]:
    """A file in which a table is proposed to three people, one has come to nothing, and people are asked."""
    with closing(old_file(BEFORE)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        db.executescript("""
            INSERT INTO match (id, game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace,
                language, created_at, moved_at)
                VALUES (5, 'yucata', 1, '{}', x'', 'lobby', 9, 8, 1, 'daily', 'en', 1, 1),
                    (6, 'yucata', 1, '{}', x'', 'lobby', 9, 8, 1, 'daily', 'en', 1, 1);
            INSERT INTO guild (guild_id, settings) VALUES (9, '{"language":"de"}');
            INSERT INTO asked (match_id, user_id, at, until, stands_at) VALUES (5, 1, 5, 90, 5), (5, 2, 7, 0, 7);
            INSERT INTO offer (match_id, user_id, at, until, state) VALUES (5, 3, 5, 91, 'open'),
                    (5, 4, 5, 92, 'passed');
            INSERT INTO search (user_id, guild_id, channel_id, name, games, paces, sizes, begun_at, until, missed)
                VALUES (11, 9, 8, 'Ana', '["nereus"]', '["slow"]', '[2]', 3, 99, 1);
            INSERT INTO watch (user_id, guild_id, games, paces, a_day)
                VALUES (11, 9, '["yucata"]', '[]', 3), (12, 9, '[]', '["daily"]', 1), (13, 9, '[]', '[]', 0);
            INSERT INTO proposal (id, guild_id, channel_id, game, pace, need, at, match_id, over)
                VALUES (4, 9, 8, 'nereus', 'slow', 2, 3, NULL, 0), (7, 9, 8, 'nereus', 'slow', 2, 3, NULL, 1),
                    (8, 9, 8, 'yucata', 'slow', 2, 3, 6, 1);
            INSERT INTO proposed (proposal_id, user_id, until, answer, answered_at)
                VALUES (4, 11, 0, 'yes', 20), (4, 12, 93, '', 0), (4, 13, 0, 'no', 21), (7, 14, 0, 'yes', 22),
                    (7, 15, 0, 'late', 23), (8, 16, 0, 'yes', 24), (8, 17, 0, 'no', 25);
            INSERT INTO card (kind, about, person, channel_id, message_id, says, shows, nonce, next_try_at)
                VALUES ('proposal', 4, 11, 70, 71, 'yes', 'x', 'aa', NULL),
                    ('proposal', 4, 12, 72, 0, '', '', 'bb', 60),
                    ('offer', 5, 3, 73, 74, 'offer', 'y', 'cc', NULL);
        """)
        yield db


def test_proposals_are_offers_at_tables_that_nobody_else_sees(file: sqlite3.Connection) -> None:
    file.executescript(migrations()[BEFORE][1])
    tables = "SELECT id, game, pace, guild_id, channel_id, language, status, opens_with FROM match WHERE id > 6"
    assert file.execute(tables).fetchall() == [
        (10, "nereus", "slow", 9, 8, "de", "ended", 2),
        (13, "nereus", "slow", 9, 8, "de", "ended", 2),
    ]
    assert file.execute("SELECT match_id, user_id, state, answered_at FROM offer ORDER BY 1, 2").fetchall() == [
        (5, 3, "open", 0),
        (5, 4, "passed", 0),
        (6, 16, "taken", 24),
        (6, 17, "no", 25),
        (10, 11, "yes", 20),
        (10, 12, "open", 0),
        (10, 13, "no", 21),
        (13, 14, "over", 22),
        (13, 15, "late", 23),
    ]
    cards = "SELECT kind, about, person, channel_id, message_id, says, shows, nonce, next_try_at FROM card ORDER BY id"
    assert file.execute(cards).fetchall() == [
        ("offer", 10, 11, 70, 71, "yes", "", "aa", 0),
        ("offer", 10, 12, 72, 0, "", "", "bb", 60),
        ("offer", 5, 3, 73, 74, "offer", "y", "cc", None),
    ]


def test_until_when_somebody_has_to_answer_is_a_deadline(file: sqlite3.Connection) -> None:
    file.executescript(migrations()[BEFORE][1])
    due = "SELECT kind, match_id, about, due_at FROM deadline WHERE kind IN ('asked', 'offer') ORDER BY due_at"
    assert file.execute(due).fetchall() == [("asked", 5, 1, 90), ("offer", 5, 3, 91), ("offer", 10, 12, 93)]
    assert file.execute("SELECT user_id, open FROM asked ORDER BY user_id").fetchall() == [(1, 1), (2, 0)]


def test_who_wanted_to_be_told_looks_without_an_end_for_the_same(file: sqlite3.Connection) -> None:
    file.executescript(migrations()[BEFORE][1])
    searches = "SELECT user_id, guild_id, games, paces, sizes, until, missed, a_day FROM search ORDER BY user_id, until"
    assert file.execute(searches).fetchall() == [
        (11, 9, '["yucata"]', "[]", "[2,3,4,5]", 0, 0, 3),
        (11, 9, '["nereus"]', '["slow"]', "[2]", 99, 1, 0),
        (12, 9, "[]", '["daily"]', "[2,3,4,5]", 0, 0, 1),
    ]


def test_what_was_told_is_an_offer_that_holds_nothing() -> None:
    before = next(number for number, sql in migrations() if "DROP TABLE told" in sql) - 1
    with closing(old_file(before)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        db.executescript("""
            INSERT INTO match (id, game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace,
                language, created_at, moved_at)
                VALUES (5, 'yucata', 1, '{}', x'', 'lobby', 9, 8, 1, 'daily', 'en', 1, 1);
            INSERT INTO told (match_id, user_id, at) VALUES (5, 3, 40), (5, 4, 0), (5, 6, 41);
            INSERT INTO offer (match_id, user_id, at, state) VALUES (5, 6, 50, 'open');
            INSERT INTO card (kind, about, person, channel_id, message_id, says, shows, nonce)
                VALUES ('told', 5, 3, 70, 71, 'over', 'x', 'aa'), ('told', 5, 6, 72, 73, 'free', 'y', 'bb'),
                    ('offer', 5, 6, 72, 75, 'offer', 'z', 'cc');
        """)
        db.executescript(migrations()[before][1])
        offers = db.execute("SELECT user_id, at, state FROM offer ORDER BY user_id").fetchall()
        assert offers == [(3, 40, "told"), (4, 0, "over"), (6, 50, "open")]
        cards = db.execute("SELECT kind, person, message_id, says, shows FROM card ORDER BY person").fetchall()
        assert cards == [("offer", 3, 71, "full", "x"), ("offer", 6, 75, "offer", "z")]
