-- 0023 begins (2026-11-22)
-- starts_full: the table begins by itself when no seat is free any more.
ALTER TABLE match ADD COLUMN starts_full INTEGER NOT NULL DEFAULT 0;
CREATE INDEX match_that_starts ON match (id) WHERE starts_full AND status = 'lobby';
