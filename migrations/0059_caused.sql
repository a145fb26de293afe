-- 0059 caused (2026-11-27)
-- Who has caused by a press what is to be told, 0 for nobody: nobody makes the bot ring others without bound.
ALTER TABLE outbox ADD COLUMN caused_by INTEGER NOT NULL DEFAULT 0;
ALTER TABLE card ADD COLUMN caused_by INTEGER NOT NULL DEFAULT 0;
CREATE INDEX card_by_causer ON card (caused_by) WHERE caused_by <> 0;
