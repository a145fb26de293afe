-- 0021 apart (2026-11-22)
-- Whom a person does not want to be seated with. It holds both ways, and nobody else is told.
CREATE TABLE apart (
    user_id  INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    name     TEXT    NOT NULL,                   -- how the other was called then
    at       INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX apart_by_other ON apart (other_id);
