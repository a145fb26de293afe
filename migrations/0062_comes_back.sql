-- 0062 comes_back (2026-11-27)
-- name: how the person is called who asks to come back to the own seat; the seat is the computer's meanwhile, and named so.
ALTER TABLE vote ADD COLUMN name TEXT NOT NULL DEFAULT '';
