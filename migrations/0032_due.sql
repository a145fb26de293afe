-- 0032 due (2026-11-26)
-- One table of what is due: of a match (then `about` is a seat, -1 the whole table), or of anything else (`match_id` is
-- NULL, and `about` a person, a server or whatever the kind says).
-- on_the_wall: it comes at its time of the clock on the wall; any other one is put off by the time the bot was away.
CREATE TABLE deadline_now (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id    INTEGER REFERENCES match (id) ON DELETE CASCADE,
    kind        TEXT    NOT NULL,
    about       INTEGER NOT NULL DEFAULT -1,
    due_at      INTEGER NOT NULL,
    on_the_wall INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO deadline_now (id, match_id, kind, about, due_at) SELECT id, match_id, kind, seat, due_at FROM deadline;
INSERT INTO deadline_now (kind, about, due_at, on_the_wall) SELECT 'departure', guild_id, due_at, 1 FROM departure;
DROP TABLE deadline;
DROP TABLE departure;
ALTER TABLE deadline_now RENAME TO deadline;
CREATE UNIQUE INDEX deadline_of ON deadline (kind, coalesce(match_id, 0), about);
CREATE INDEX deadline_by_match ON deadline (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX deadline_by_time ON deadline (due_at);
