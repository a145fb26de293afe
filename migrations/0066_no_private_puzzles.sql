-- 0066 puzzles: no private ones (2026-11-28)
-- What somebody did worse than the computer would have is tried again from the reviews (bot/features/mistakes), which hold
-- all of it; the same choices stood here a second time, for who wanted that.

DELETE FROM position WHERE kind = 'own';
UPDATE player SET settings = json_remove(settings, '$.switched."own-puzzles"')
WHERE json_valid(settings) AND json_extract(settings, '$.switched."own-puzzles"') IS NOT NULL;

-- Whose a position is, only its moment knows now; when something was chosen nobody asks any more.
DROP INDEX position_by_kind;
ALTER TABLE position DROP COLUMN user_id;
ALTER TABLE position DROP COLUMN chosen_at;
CREATE INDEX position_by_kind ON position (kind);
