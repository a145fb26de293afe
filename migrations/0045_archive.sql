-- 0045 archive (2026-11-27)
-- What happened in a match that is long over, compressed: its rows of action go, and its snapshot, which the actions give.
-- lines: the rows, see bot.db.history.   seal: by which `verify` knows that it has replayed them before, empty if it has not.
CREATE TABLE archive (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    lines    BLOB NOT NULL,
    seal     BLOB NOT NULL
) STRICT;

ALTER TABLE match ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0;
CREATE INDEX match_to_put_away ON match (ended_at) WHERE NOT put_away AND ended_at IS NOT NULL;
CREATE INDEX match_put_away ON match (ended_at) WHERE put_away;

-- took_over: somebody else had decided on the seat before this person did; noted when the match is put away.
ALTER TABLE sat ADD COLUMN took_over INTEGER NOT NULL DEFAULT 0;
