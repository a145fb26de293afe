-- 0027 moments (2026-11-23)
-- A position of a finished match that one of its players has put to a channel.
CREATE TABLE moment (
    id         INTEGER PRIMARY KEY,
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id    INTEGER,                          -- who shares it; NULL: taken back, its message is still to go
    done       INTEGER NOT NULL,                 -- how many actions of the match were done before
    data       TEXT    NOT NULL,                 -- JSON: the answers that are offered and what the computer thinks of them
    chosen     INTEGER NOT NULL,                 -- which of them was given in the match
    channel_id INTEGER NOT NULL,
    message_id INTEGER,                          -- NULL until it stands there
    at         INTEGER NOT NULL,
    ends_at    INTEGER NOT NULL,                 -- when everybody is told
    answers    INTEGER NOT NULL DEFAULT 0,       -- of how many answers the message tells
    shown_at   INTEGER NOT NULL DEFAULT 0,       -- since when it does
    told       INTEGER NOT NULL DEFAULT 0,       -- whether everything stands in it
    UNIQUE (match_id, done)
) STRICT;
CREATE INDEX moment_by_user ON moment (user_id, at);
CREATE INDEX moment_open ON moment (id) WHERE NOT told OR user_id IS NULL;

CREATE TABLE moment_answer (
    moment_id INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
    user_id   INTEGER NOT NULL,
    choice    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (moment_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX moment_answer_by_user ON moment_answer (user_id);

-- In which channels the story of a match was posted: once in each.
CREATE TABLE story_post (
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, channel_id)
) STRICT, WITHOUT ROWID;

-- Who was told of which own year.
CREATE TABLE year_told (
    user_id INTEGER NOT NULL,
    year    INTEGER NOT NULL,
    PRIMARY KEY (user_id, year)
) STRICT, WITHOUT ROWID;
