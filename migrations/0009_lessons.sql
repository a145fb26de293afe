-- 0009 lessons (2026-11-21)
-- Lessons are matches of one person against computers, from a fixed seed, with notes at the desk.

-- lesson: the match is a lesson; it is not rated.
ALTER TABLE match ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
