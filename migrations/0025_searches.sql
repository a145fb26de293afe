-- 0025 searches (2026-11-23)
-- Who looks for a table on a server: one search a person and server.
CREATE TABLE search (
    user_id    INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,                 -- where a table for it may open
    name       TEXT    NOT NULL,                 -- how the person is called at tables
    games      TEXT    NOT NULL,                 -- JSON: keys
    paces      TEXT    NOT NULL,                 -- JSON: names
    sizes      TEXT    NOT NULL,                 -- JSON: how many people may be at the table
    begun_at   INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    besides    INTEGER NOT NULL DEFAULT 0,       -- seats at matches up to this number do not end it
    missed     INTEGER NOT NULL DEFAULT 0,       -- offers in a row that the person has not answered
    asked      INTEGER NOT NULL DEFAULT 0,       -- whether it was asked after its end if it is to go on
    PRIMARY KEY (user_id, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_by_guild ON search (guild_id);

-- A free seat that was offered to whoever looks for one: once for a table, and held until then.
CREATE TABLE offer (
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    state      TEXT    NOT NULL,                 -- open, taken, passed, lapsed, over
    channel_id INTEGER NOT NULL DEFAULT 0,       -- where the message stands that is kept up to date, 0 where none is
    message_id INTEGER NOT NULL DEFAULT 0,
    shows      TEXT    NOT NULL DEFAULT '',      -- what the message says: see bot.services.gathering.offers
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX offer_by_user ON offer (user_id);
CREATE INDEX offer_that_stands ON offer (match_id) WHERE message_id <> 0;

-- A table that people who look for the same could make: it opens once `need` of them have said yes.
CREATE TABLE proposal (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    pace       TEXT    NOT NULL,
    need       INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    match_id   INTEGER REFERENCES match (id) ON DELETE SET NULL,  -- the table, once it is open
    over       INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX proposal_that_is_open ON proposal (guild_id) WHERE NOT over;

-- To whom it was proposed.
CREATE TABLE proposed (
    proposal_id INTEGER NOT NULL REFERENCES proposal (id) ON DELETE CASCADE,
    user_id     INTEGER NOT NULL,
    until       INTEGER NOT NULL,
    answer      TEXT    NOT NULL DEFAULT '',     -- '', yes, no, late
    answered_at INTEGER NOT NULL DEFAULT 0,
    channel_id  INTEGER NOT NULL DEFAULT 0,
    message_id  INTEGER NOT NULL DEFAULT 0,
    shows       TEXT    NOT NULL DEFAULT '',     -- what the message says: see bot.services.gathering.proposals
    tried       INTEGER NOT NULL DEFAULT 0,      -- whether Discord may have stored the message
    PRIMARY KEY (proposal_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX proposed_by_user ON proposed (user_id);

-- The tables of which a role of their server was told, each once.
CREATE TABLE role_told (
    match_id   INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    at         INTEGER NOT NULL
) STRICT;
CREATE INDEX role_told_by_channel ON role_told (channel_id, at);
