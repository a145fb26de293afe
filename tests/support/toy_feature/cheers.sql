-- cheers: who has cheered at which match, and when the table is to be thanked (0: it was).
CREATE TABLE cheer (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    due_at   INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
