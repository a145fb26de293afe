-- 0018 people who come back (2026-11-22)
-- Badges of finished matches, what each rated match has changed, and whether a rating holds.

-- A badge stays with the seat: whoever sits there has it.
CREATE TABLE badge (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    badge    TEXT    NOT NULL,
    PRIMARY KEY (match_id, seat, badge)
) STRICT, WITHOUT ROWID;

-- What a rated match has changed for a person.
-- place:  the person's place among the people who were compared.
-- chance: what the model gave the person to win, before.
-- before: the estimate before; mu, sigma: the estimate after, and how unsure it is.
CREATE TABLE rating_step (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    chance   REAL    NOT NULL,
    before   REAL    NOT NULL,
    mu       REAL    NOT NULL,
    sigma    REAL    NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_step_by_user ON rating_step (user_id);

-- settled: the rating has been sure enough once; it is not called settling any more.
ALTER TABLE rating ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;

-- Matches of before: their badges are still to be found, their steps still to be told.
CREATE TABLE unjudged (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE
) STRICT;
INSERT INTO unjudged SELECT id FROM match WHERE status = 'finished';
CREATE TABLE unstepped (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE
) STRICT;
INSERT INTO unstepped SELECT match_id FROM rated;
