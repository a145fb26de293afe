-- 0049 flags (2026-11-27)
-- The flags that Discord has said a message has, but for that of components: an edit is to name all that were there.
ALTER TABLE panel ADD COLUMN flags INTEGER NOT NULL DEFAULT 0;
ALTER TABLE card ADD COLUMN flags INTEGER NOT NULL DEFAULT 0;
-- A thread that was opened on a message has its number: 32 says that it has one.
UPDATE panel SET flags = 32 WHERE EXISTS (SELECT 1 FROM match WHERE match.id = match_id AND thread_id = message_id);
