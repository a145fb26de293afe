-- 0052 web_board (2026-11-27)
-- The page on the web: who may sign in by which link, who is signed in, and by which address a table may be watched.
-- Of what signs in only a hash is kept. The address of a table grants what everybody in its channel sees, and its panel
-- has to name it again and again.
CREATE TABLE web_link (
    hash     BLOB    PRIMARY KEY,                -- of the token of the link, which works once
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,                   -- as Discord called the person
    language TEXT    NOT NULL,                   -- in which the link was asked for
    match_id INTEGER NOT NULL,                   -- to which it leads
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX web_link_by_user ON web_link (user_id);
CREATE TABLE web_session (
    hash     BLOB    PRIMARY KEY,                -- of the cookie
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX web_session_by_user ON web_session (user_id);
CREATE TABLE web_watch (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    token    TEXT    UNIQUE                      -- of its address; NULL once the host has taken it back
) STRICT;
