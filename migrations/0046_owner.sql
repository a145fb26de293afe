-- 0046 owner (2026-11-27): whom the people who run the bot keep out, what they tell servers, what everybody reads meanwhile
CREATE TABLE kept_out (
    kind  TEXT    NOT NULL CHECK (kind IN ('person', 'server')),
    about INTEGER NOT NULL,                    -- a person's or a server's id
    at    INTEGER NOT NULL,
    PRIMARY KEY (kind, about)
) STRICT, WITHOUT ROWID;

-- What is told to every server that has chosen a channel for news, once.
CREATE TABLE news (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    said TEXT    NOT NULL,
    at   INTEGER NOT NULL
) STRICT;

-- The line above everybody's list of matches, at most one.
CREATE TABLE maintenance (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    said TEXT NOT NULL
) STRICT;
