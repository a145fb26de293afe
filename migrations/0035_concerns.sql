-- 0035 concerns (2026-11-26)
-- What the running bot cannot do and tries again, for whoever asks from outside.
CREATE TABLE concern (
    about TEXT    PRIMARY KEY,                   -- 'commands', 'copies'
    said  TEXT    NOT NULL,                      -- a sentence for the operator
    since INTEGER NOT NULL                       -- since when it is the same
) STRICT;
