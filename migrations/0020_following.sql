-- 0020 following (2026-11-22)
-- Who follows a match of others: a line a day and the result, in direct messages.
-- told_at:  when the person was last told of it, or began to follow.
-- revision: how far the match was then.
CREATE TABLE follow (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    told_at  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX follow_by_user ON follow (user_id);
