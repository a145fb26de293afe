-- 0002 after a match (2026-11-20)
-- Ratings of people, per server and game, and which match was opened as the rematch of which.

CREATE TABLE rating (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL    NOT NULL,                   -- estimated skill
    sigma    REAL    NOT NULL,                   -- how unsure that is
    matches  INTEGER NOT NULL,
    wins     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;

-- Finished matches that the ratings have taken in: each is counted once.
CREATE TABLE rated (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE
) STRICT;

ALTER TABLE match ADD COLUMN rematch_of INTEGER REFERENCES match (id);
CREATE INDEX match_by_rematch ON match (rematch_of) WHERE rematch_of IS NOT NULL;

-- Exporting and forgetting a person look for the person's actions.
CREATE INDEX action_by_user ON action (user_id) WHERE user_id IS NOT NULL;
