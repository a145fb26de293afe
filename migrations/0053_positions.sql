-- 0053 positions (2026-11-27)
-- Puzzles and moments: one store of positions to solve, and one of answers. What cards and buttons in channels name stays
-- what it was: the puzzle of a day has the number of its day from then, a moment its own.
CREATE TABLE position (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,  -- cards and buttons name it: never used again
    kind      TEXT    NOT NULL,                   -- fresh: nobody has seen it yet, it may become that of a day; open: for
                                                  -- everybody; own: for one person; moment: shared in a channel
    game      TEXT    NOT NULL,
    data      TEXT    NOT NULL DEFAULT 'null',    -- JSON: the puzzle; null while it is not known whether it makes one, and
                                                  -- where its figures hold no more
    day       INTEGER UNIQUE,                     -- of which day it is the puzzle
    user_id   INTEGER,                            -- whose it is
    match_id  INTEGER REFERENCES match (id) ON DELETE CASCADE,
    done      INTEGER,                            -- how many actions of the match were done before
    chosen    INTEGER,                            -- which of the answers was given in the match
    chosen_at INTEGER,                            -- when that was
    at        INTEGER NOT NULL DEFAULT 0,         -- when it was found or shared
    mu        REAL    NOT NULL DEFAULT 25,        -- how hard it is, and how sure that is, by who has solved it
    sigma     REAL    NOT NULL DEFAULT 8.333333333333334,
    UNIQUE (match_id, done, kind)
) STRICT;
CREATE INDEX position_by_kind ON position (kind, user_id);
CREATE INDEX position_untried ON position (id) WHERE data = 'null' AND match_id IS NOT NULL;

CREATE TABLE solution (
    position_id INTEGER NOT NULL REFERENCES position (id) ON DELETE CASCADE,
    user_id     INTEGER NOT NULL,
    choice      INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (position_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX solution_by_user ON solution (user_id);

-- How well people solve those of a game.
CREATE TABLE solver (
    user_id INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;

INSERT INTO position (id, kind, game, data, user_id, match_id, done, chosen, at)
SELECT moment.id, 'moment', game, data, user_id, match_id, done, chosen, at
FROM moment JOIN match ON match.id = match_id WHERE done >= 0;
INSERT INTO position (id, kind, game, data, day) SELECT day, 'open', game, data, day FROM puzzle;
INSERT INTO position (kind, game, data, at) SELECT 'fresh', game, data, found_at FROM fresh_puzzle ORDER BY id;
INSERT INTO position (kind, game, data, user_id, match_id, done, chosen, chosen_at, at)
SELECT iif(user_id = 0, 'fresh', 'own'), game, data, nullif(user_id, 0), match_id, done, chosen, chosen_at, noted_at
FROM own_puzzle JOIN match ON match.id = match_id ORDER BY own_puzzle.id;

INSERT INTO solution SELECT moment_id, user_id, choice, at FROM moment_answer;
INSERT INTO solution SELECT day, user_id, choice, at FROM puzzle_answer;
INSERT INTO solution SELECT position.id, own_puzzle.user_id, own_puzzle.choice, own_puzzle.answered_at
FROM own_puzzle JOIN position ON kind = 'own' AND position.match_id = own_puzzle.match_id
    AND position.done = own_puzzle.done AND position.user_id = own_puzzle.user_id
WHERE own_puzzle.choice IS NOT NULL;

-- What a moment has beside its position. Its row stays when it is taken back, to be counted.
CREATE TABLE shared (
    id      INTEGER PRIMARY KEY,                  -- of the position
    user_id INTEGER NOT NULL,                     -- who shares it
    at      INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,                     -- when everybody is told
    stood   INTEGER NOT NULL DEFAULT 0            -- whether it has come to stand in its channel
) STRICT;
INSERT INTO shared SELECT id, user_id, at, ends_at, stood FROM moment;
CREATE INDEX shared_by_user ON shared (user_id, at);

DROP TABLE moment_answer;
DROP TABLE moment;
DROP TABLE puzzle_answer;
DROP TABLE puzzle;
DROP TABLE fresh_puzzle;
DROP TABLE own_puzzle;
