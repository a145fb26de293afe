-- 0051 cups (2026-11-27)
-- bound: a match is a part of something larger, which alone decides who sits there and when it ends.
ALTER TABLE match ADD COLUMN bound INTEGER NOT NULL DEFAULT 0;

-- A cup, or a season of a league; what has been paired and how it ended stands in its divisions, one unless it is a
-- league.
CREATE TABLE cup (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    form        TEXT    NOT NULL CHECK (form IN ('mini', 'league', 'swiss', 'knockout')),
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,                -- JSON object
    pace        TEXT    NOT NULL,
    language    TEXT    NOT NULL,
    size        INTEGER NOT NULL,                -- with so many it begins by itself; 0: only at its time
    seats       INTEGER NOT NULL,                -- at a table, as a rule
    rounds      INTEGER NOT NULL,                -- of a cup by points; 0: as many as it takes
    through     INTEGER NOT NULL,                -- so many of a table go on, in a knock-out
    vacation    INTEGER NOT NULL,                -- days
    director_id INTEGER,
    deputy_id   INTEGER,
    seed        BLOB    NOT NULL,                -- where lots come from
    state       TEXT    NOT NULL CHECK (state IN ('gathering', 'running', 'over', 'off')),
    season      INTEGER NOT NULL,                -- of a league, from 1
    follows     INTEGER REFERENCES cup (id) ON DELETE SET NULL,   -- the season before
    created_at  INTEGER NOT NULL,
    begins_by   INTEGER NOT NULL,                -- until when people sign up
    round       INTEGER NOT NULL DEFAULT 0,      -- the one that runs
    round_at    INTEGER,                         -- since when
    round_until INTEGER,                         -- its date
    ended_at    INTEGER
) STRICT;
CREATE INDEX cup_by_guild ON cup (guild_id, state);
CREATE INDEX cup_by_follows ON cup (follows) WHERE follows IS NOT NULL;
CREATE INDEX cup_by_director ON cup (director_id) WHERE director_id IS NOT NULL;
CREATE INDEX cup_by_deputy ON cup (deputy_id) WHERE deputy_id IS NOT NULL;

-- Who has signed up; within a cup everybody is meant by a number, so that it stays whole where somebody is forgotten.
CREATE TABLE cup_person (
    cup_id    INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL,                  -- the same in every season of a league
    user_id   INTEGER,                           -- NULL: somebody who was forgotten
    name      TEXT    NOT NULL,
    state     TEXT    NOT NULL CHECK (state IN ('in', 'reserve', 'playing', 'out')),
    why       TEXT    NOT NULL DEFAULT '',       -- out: why
    place     INTEGER NOT NULL DEFAULT 0,        -- in the end, in the own division; 0: none
    PRIMARY KEY (cup_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX cup_person_by_user ON cup_person (user_id, cup_id) WHERE user_id IS NOT NULL;

CREATE TABLE cup_division (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    cup_id INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,                     -- from 1, the highest one first
    began  TEXT    NOT NULL,                     -- JSON: who began, the strongest first
    data   TEXT    NOT NULL,                     -- JSON: engine.cups.model.Cup
    UNIQUE (cup_id, number)
) STRICT;

-- The matches in which a match of a cup is played.
CREATE TABLE cup_match (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    cup_id   INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    division INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    number   INTEGER NOT NULL,                   -- its table, from 0
    seats    TEXT    NOT NULL,                   -- JSON: whose result each seat is, 0: nobody's
    UNIQUE (cup_id, division, round, number)
) STRICT;

-- A reserve is asked to play on for somebody.
CREATE TABLE cup_offer (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    cup_id  INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    absent  INTEGER NOT NULL,
    reserve INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    UNIQUE (cup_id, absent)
) STRICT;

-- What was done in a cup beside what is played, for everybody to read.
CREATE TABLE cup_line (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    cup_id  INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    at      INTEGER NOT NULL,
    key     TEXT    NOT NULL,
    facts   TEXT    NOT NULL,                    -- JSON object
    user_id INTEGER                              -- by whom; NULL: by itself
) STRICT;
CREATE INDEX cup_line_by_cup ON cup_line (cup_id, id);
CREATE INDEX cup_line_by_user ON cup_line (user_id) WHERE user_id IS NOT NULL;

-- Whoever ran out of time in a cup enters none on that server for a while.
CREATE TABLE cup_bar (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    times    INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX cup_bar_by_user ON cup_bar (user_id);
