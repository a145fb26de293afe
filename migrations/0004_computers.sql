-- 0004 computers (2026-11-21)
-- Computers decide by a chance of their own.

-- computer_secret: from it and the revision comes the chance of each decision of a computer; nothing else does.
ALTER TABLE match ADD COLUMN computer_secret BLOB NOT NULL DEFAULT x'';
UPDATE match SET computer_secret = randomblob(16) WHERE started_at IS NOT NULL;
