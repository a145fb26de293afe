-- 0026 times (2026-11-23)
-- begins_at: the hour at which a table is to begin, NULL if none was chosen or it has passed without a beginning.
ALTER TABLE match ADD COLUMN begins_at INTEGER;

-- Tables that begin at an hour. It is looked at again when `due_at` has come.
-- state: 'ahead' (nobody was reminded yet), 'near' (they were, or there was no time to), 'few' (the hour has passed, and
-- it begins as soon as enough sit there), 'missed' (the bot was away), 'over' (begun, closed or without an hour again,
-- and its next one made).
CREATE TABLE hour (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,                   -- the hour, also when it has passed
    user_id  INTEGER,                            -- who has chosen it; NULL once that person is forgotten
    zone     TEXT    NOT NULL,                   -- in whose hours it is counted
    if_few   TEXT    NOT NULL CHECK (if_few IN ('wait', 'close')),
    weekly   INTEGER NOT NULL,                   -- the next one is made when this one has begun or lapsed
    state    TEXT    NOT NULL CHECK (state IN ('ahead', 'near', 'few', 'missed', 'over')),
    due_at   INTEGER                             -- NULL: only a change of the table brings it on
) STRICT;
CREATE INDEX hour_open ON hour (match_id) WHERE state <> 'over';
CREATE INDEX hour_by_user ON hour (user_id);

-- Events of Discord that stand for tables that begin at an hour.
CREATE TABLE event (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    event_id INTEGER NOT NULL DEFAULT 0,         -- 0: none stands
    refused  INTEGER NOT NULL DEFAULT 0          -- somebody has deleted it: none is made again
) STRICT;

-- Tables to be opened again as they were: those of a person everywhere (guild_id 0), those of a server (user_id 0).
CREATE TABLE template (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL DEFAULT 0,
    user_id  INTEGER NOT NULL DEFAULT 0,
    name     TEXT    NOT NULL,
    plan     TEXT    NOT NULL,                   -- JSON: game, options, pace, seats, how and when it begins
    UNIQUE (guild_id, user_id, name)
) STRICT;
