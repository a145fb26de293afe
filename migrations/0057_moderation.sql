-- 0057 moderation (2026-11-27)
-- Who enters nothing on a server: opens no table, takes no seat, waits and looks for none, signs up for no cup.
CREATE TABLE bar (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    until    INTEGER,                          -- NULL: until it is taken back
    UNIQUE (guild_id, user_id)
) STRICT;
CREATE INDEX bar_by_user ON bar (user_id);

-- What was done to keep order on a server, for its moderators to read; kept for 90 days.
CREATE TABLE deed (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id  INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    user_id   INTEGER,                         -- by whom; NULL: by the bot itself, or by somebody who was forgotten
    what      TEXT    NOT NULL,
    about     INTEGER,                         -- whom it concerns
    match_id  INTEGER,
    facts     TEXT    NOT NULL,                -- JSON object
    undone_at INTEGER
) STRICT;
CREATE INDEX deed_by_guild ON deed (guild_id, id);
CREATE INDEX deed_by_user ON deed (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX deed_by_about ON deed (about) WHERE about IS NOT NULL;
CREATE INDEX deed_by_match ON deed (match_id, id) WHERE match_id IS NOT NULL;
