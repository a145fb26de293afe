-- 0012 one press (2026-11-21)
-- joined: decided by the same press as the action before it, so both are taken back together.
ALTER TABLE action ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;
