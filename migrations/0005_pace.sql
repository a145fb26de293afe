-- 0005 pace (2026-11-21)
-- How long people took, for saying how long a match will take; tables that play live; people invited to a table.

-- A wait that a person has ended by acting. Only the newest of each person are kept.
CREATE TABLE wait (
    id      INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    pace    TEXT    NOT NULL,                    -- of the table; 'live' while it played live
    seconds INTEGER NOT NULL
) STRICT;
CREATE INDEX wait_by_user ON wait (user_id);

-- live: until when the table plays live, 0 if it never did.
ALTER TABLE match ADD COLUMN live INTEGER NOT NULL DEFAULT 0;
-- quick: how many waits in a row have ended within minutes.
ALTER TABLE match ADD COLUMN quick INTEGER NOT NULL DEFAULT 0;
-- now: the host wants to play live from the start.
ALTER TABLE match ADD COLUMN now INTEGER NOT NULL DEFAULT 0;

-- Who has been invited to a table that has not started.
CREATE TABLE invited (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX invited_by_user ON invited (user_id);
