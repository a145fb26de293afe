-- 0001 house (2026-11-20)
-- The tables of the house: matches with their seats and actions, what is due and what is to be sent, messages that
-- stand in Discord, people and servers. Games add no tables.
-- Times are whole seconds since 1970, UTC.

CREATE TABLE match (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL,              -- JSON object
    seed          BLOB    NOT NULL,
    status        TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'suspended', 'finished', 'ended')),
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,              -- where the lobby card stands
    thread_id     INTEGER,                       -- where the match is played
    host_id       INTEGER NOT NULL,
    pace          TEXT    NOT NULL,
    weekends_off  INTEGER NOT NULL DEFAULT 0,    -- no clock runs on the players' Saturdays and Sundays
    language      TEXT    NOT NULL,
    revision      INTEGER NOT NULL DEFAULT 0,    -- number of the last row in action
    created_at    INTEGER NOT NULL,
    started_at    INTEGER,
    ended_at      INTEGER,
    moved_at      INTEGER NOT NULL,              -- last action or change of seats
    outcome       TEXT                           -- JSON, once finished
) STRICT;
CREATE INDEX match_by_guild ON match (guild_id, status);
CREATE INDEX match_by_thread ON match (thread_id);

CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,                            -- NULL for a computer and for a person who was forgotten
    kind     TEXT    NOT NULL CHECK (kind IN ('person', 'computer')),
    name     TEXT    NOT NULL,
    since    INTEGER,                            -- since when the match waits for this seat
    clock_at INTEGER,                            -- from when on the seat's bank is used up (its last action, or since)
    bank     INTEGER NOT NULL DEFAULT 0,         -- seconds of waiting that the seat has left
    nudged   INTEGER NOT NULL DEFAULT 0,         -- reminders since its last action
    left_by  INTEGER,                            -- the person who left this seat and may ask to come back
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seat_by_user ON seat (user_id, match_id) WHERE user_id IS NOT NULL;

-- Append-only. An undo is a row of its own that names the action it takes back; a rewind takes back that action and
-- everything after it.
CREATE TABLE action (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('act', 'auto', 'computer', 'undo', 'rewind')),
    action   TEXT    NOT NULL,                   -- JSON; for undo and rewind the number of the row taken back
    events   TEXT    NOT NULL,                   -- JSON list
    reveals  INTEGER NOT NULL,
    sealed   INTEGER NOT NULL,
    user_id  INTEGER,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    state    TEXT    NOT NULL                    -- JSON
) STRICT;

-- Actions that the rules accepted but that failed inside: kept for the maintainer, never applied.
CREATE TABLE failure (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id  INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    revision  INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    action    TEXT    NOT NULL,
    traceback TEXT    NOT NULL,
    at        INTEGER NOT NULL
) STRICT;

CREATE TABLE deadline (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    seat     INTEGER NOT NULL DEFAULT -1,        -- -1: the whole table
    due_at   INTEGER NOT NULL,
    UNIQUE (match_id, kind, seat)
) STRICT;
CREATE INDEX deadline_by_time ON deadline (due_at);

-- Messages still to be sent. A row with a subject says "this thing must be shown as it is now": later wishes for the
-- same subject fold into it and raise its version. A row without one is a single message with its own payload.
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id    INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind        TEXT    NOT NULL,
    subject     TEXT,
    payload     TEXT    NOT NULL DEFAULT '{}',   -- JSON object
    version     INTEGER NOT NULL DEFAULT 1,
    attempts    INTEGER NOT NULL DEFAULT 0,
    next_try_at INTEGER NOT NULL,
    UNIQUE (match_id, kind, subject)
) STRICT;
CREATE INDEX outbox_by_time ON outbox (next_try_at);

-- Messages that stand in Discord and are kept up to date: kind lobby, table, desk (one per
-- seat, in a DM) or vote (seat holds the number of the vote).
CREATE TABLE panel (
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    seat       INTEGER NOT NULL DEFAULT -1,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    asked      INTEGER,                          -- desk: since when the match waited for the seat when it was sent
    PRIMARY KEY (match_id, kind, seat)
) STRICT, WITHOUT ROWID;

-- Questions to the people of a table. A vote is open until it has an outcome.
CREATE TABLE vote (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id  INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind      TEXT    NOT NULL,
    seat      INTEGER NOT NULL,                  -- whom it is about
    asked_by  INTEGER,                           -- user id; NULL = the house
    for_user  INTEGER,                           -- replace: the only person who may take the seat; NULL = anybody
    revision  INTEGER NOT NULL,                  -- of the match when it was opened
    opened_at INTEGER NOT NULL,
    outcome   TEXT
) STRICT;
CREATE INDEX vote_by_match ON vote (match_id) WHERE outcome IS NULL;

CREATE TABLE ballot (
    vote_id INTEGER NOT NULL REFERENCES vote (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    choice  TEXT    NOT NULL,
    PRIMARY KEY (vote_id, user_id)
) STRICT, WITHOUT ROWID;

-- An answer that a player has given in advance. It is used up when the player is asked; if it was not possible then,
-- it stays as failed until the player acts, so that the player can be told.
CREATE TABLE premove (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    action   TEXT    NOT NULL,                   -- JSON
    failed   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- When the bot was last seen alive: clocks do not run while it is down.
CREATE TABLE pulse (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at   INTEGER NOT NULL
) STRICT;

CREATE TABLE player (
    user_id   INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL DEFAULT '{}',     -- JSON: what the person chose
    dm_closed INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE guild (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL DEFAULT '{}'          -- JSON: what the managers chose
) STRICT;
