-- 0024 filling (2026-11-23)
-- sure_at: when whoever sits there took the seat, or last said to be in, before the start.
ALTER TABLE seat ADD COLUMN sure_at INTEGER NOT NULL DEFAULT 0;
UPDATE seat SET sure_at = (SELECT created_at FROM match WHERE match.id = seat.match_id)
WHERE match_id IN (SELECT id FROM match WHERE status = 'lobby');

-- called_at: since when a table that has not begun asks who is in, 0 while it does not.
-- by_host: its host has pressed Start, and it begins with whoever is in.
-- begins_by: from when on it begins with begins_with people, 0 where that was not chosen; fills_up: computers come then.
ALTER TABLE match ADD COLUMN called_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN by_host INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN begins_by INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN begins_with INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN fills_up INTEGER NOT NULL DEFAULT 0;
CREATE INDEX match_that_begins ON match (id) WHERE (called_at <> 0 OR begins_by <> 0) AND status = 'lobby';

-- Who waits for a seat of a table that has not begun, the first number first.
CREATE TABLE queued (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    kept_by  INTEGER,                            -- who keeps a seat for this person, who has not asked for one
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who is asked before the start: whoever sits there, whether that is still so; whoever waits, whether to take the seat
-- that is held. The message stays known until it says what came of the question.
CREATE TABLE asked (
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    until      INTEGER NOT NULL,                 -- when the seat goes on, 0 once the question is over
    channel_id INTEGER NOT NULL DEFAULT 0,       -- where the message stands, 0 where none does
    message_id INTEGER NOT NULL DEFAULT 0,
    told_at    INTEGER NOT NULL DEFAULT 0,       -- of when the question is that it asks
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX asked_until ON asked (until) WHERE until <> 0;
