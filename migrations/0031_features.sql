-- 0031 features (2026-11-26)
-- What features have on or off.

-- switched: the keys of the switches of features that are on at a table.
ALTER TABLE match ADD COLUMN switched TEXT NOT NULL DEFAULT '[]';
