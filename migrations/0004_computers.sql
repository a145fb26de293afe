-- 0004 computers (2026-11-21)
-- Computers decide by a chance of their own, at a level of their own, and give hints where a table wants them.

-- computer_secret: from it and the revision comes the chance of each decision of a computer; nothing else does.
ALTER TABLE match ADD COLUMN computer_secret BLOB NOT NULL DEFAULT x'';
UPDATE match SET computer_secret = randomblob(16) WHERE started_at IS NOT NULL;

-- level: how well a computer plays on this seat; a seat that it takes over is played well, not more.
ALTER TABLE seat ADD COLUMN level TEXT NOT NULL DEFAULT 'good' CHECK (level IN ('random', 'gentle', 'good', 'strong'));

-- hints: people at the table may ask what a strong computer would do; such a match is not rated.
ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
