-- 0017 own puzzles (2026-11-22)
-- What a person who wants that did worse than the computer would have, asked again later: private puzzles.

CREATE TABLE own_puzzle (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,   -- buttons name it: never used again
    user_id     INTEGER NOT NULL,                    -- 0: for everybody, it may become the puzzle of a day
    match_id    INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    done        INTEGER NOT NULL,                    -- how many actions were done when the person chose
    chosen_at   INTEGER NOT NULL,                    -- when that was
    noted_at    INTEGER NOT NULL,                    -- when the review found it
    data        TEXT    NOT NULL DEFAULT 'null',     -- JSON: the puzzle; null while it is not known whether it makes one
    chosen      INTEGER,                             -- which of the answers the person chose in the match
    choice      INTEGER,                             -- which one as a puzzle
    answered_at INTEGER,
    UNIQUE (user_id, match_id, done)
) STRICT;
CREATE INDEX own_puzzle_untried ON own_puzzle (id) WHERE data = 'null';
