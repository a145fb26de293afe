-- 0058 asked by director (2026-11-27)
-- directed: a director has asked the reserve, so it is asked on although whom it plays on for has shown up.
ALTER TABLE cup_offer ADD COLUMN directed INTEGER NOT NULL DEFAULT 0;
