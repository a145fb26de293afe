-- 0022 watches (2026-11-22)
-- Who wants to be told of free seats, of which tables of a server, and how often.
CREATE TABLE watch (
    user_id  INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    games    TEXT    NOT NULL,                   -- JSON: keys; none: every game
    paces    TEXT    NOT NULL,                   -- JSON: names; none: every pace
    a_day    INTEGER NOT NULL,                   -- messages in 24 hours at most
    PRIMARY KEY (user_id, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX watch_by_guild ON watch (guild_id);

-- Who was told of a table, once and never again.
CREATE TABLE told (
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    channel_id INTEGER NOT NULL DEFAULT 0,       -- where the message stands that is kept up to date, 0 where none is
    message_id INTEGER NOT NULL DEFAULT 0,
    free       INTEGER NOT NULL DEFAULT 1,       -- whether it says that a seat is free
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX told_by_user ON told (user_id, at);
CREATE INDEX told_that_stand ON told (match_id) WHERE message_id <> 0;
