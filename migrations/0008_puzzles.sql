-- 0008 puzzles (2026-11-21)
-- The puzzle of the day: the same for everybody, one answer each.
-- A day is the number of days since 1970 that had begun at the hour at which puzzles come.

CREATE TABLE puzzle (
    day  INTEGER PRIMARY KEY,
    game TEXT    NOT NULL,
    data TEXT    NOT NULL                        -- JSON: the whole puzzle, so that it stays what it was
) STRICT;

CREATE TABLE puzzle_answer (
    day     INTEGER NOT NULL REFERENCES puzzle (day),
    user_id INTEGER NOT NULL,
    choice  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (day, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_answer_by_user ON puzzle_answer (user_id, day);

-- Where a server has it: the message, until its answer is told there.
CREATE TABLE puzzle_post (
    day        INTEGER NOT NULL REFERENCES puzzle (day),
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,                          -- NULL where it could not be posted
    answers    INTEGER NOT NULL DEFAULT 0,       -- how many answers the message tells of
    at         INTEGER NOT NULL,                 -- when it was last brought up to date
    told       INTEGER NOT NULL DEFAULT 0,       -- 1 once the answer stands there
    PRIMARY KEY (day, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_post_open ON puzzle_post (day) WHERE told = 0;
