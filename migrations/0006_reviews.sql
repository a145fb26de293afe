-- 0006 reviews (2026-11-21)
-- What finished matches look like from their end: made once in the background, then kept.

CREATE TABLE review (
    match_id   INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    data       TEXT    NOT NULL,                 -- JSON; null where none could be made
    made_at    INTEGER NOT NULL,
    channel_id INTEGER,                          -- where it was shown to the table, once somebody had asked for it
    message_id INTEGER
) STRICT;
