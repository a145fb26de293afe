-- 0014 reach (2026-11-22)
-- How the running bot stands with Discord, for whoever asks from outside.
CREATE TABLE reach (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    state TEXT    NOT NULL CHECK (state IN ('starting', 'here', 'lost', 'refused')),
    since INTEGER NOT NULL,                      -- since when it stands like that
    at    INTEGER NOT NULL                       -- when the bot has looked last
) STRICT;
