-- 0060 apart (2026-11-27)
-- Who was met as a guest is an entry of its own, beside one by the account: one line for both would tell whose name it is.
CREATE TABLE apart_now (
    user_id  INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    name     TEXT    NOT NULL,                   -- how the other was called then
    met_as   INTEGER NOT NULL DEFAULT 0,         -- the match at which that was a name for other servers; 0 elsewhere
    at       INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id, met_as)
) STRICT, WITHOUT ROWID;
INSERT INTO apart_now SELECT user_id, other_id, name, met_as, at FROM apart;
DROP TABLE apart;
ALTER TABLE apart_now RENAME TO apart;
CREATE INDEX apart_by_other ON apart (other_id);
