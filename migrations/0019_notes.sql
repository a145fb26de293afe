-- 0019 notes (2026-11-22)
-- What a person has written down at a match, for nobody else. It goes with the person, not with the seat.
CREATE TABLE note (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_by_user ON note (user_id);
