-- 0044 release (2026-11-26)
-- shown_by: the release that has brought all open cards of tables up to date, '' where that is not known.
ALTER TABLE pulse ADD COLUMN shown_by TEXT NOT NULL DEFAULT '';
