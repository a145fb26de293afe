-- 0013 state layout (2026-11-22)
-- layout: of the stored state, as the program that wrote it laid states out; one of another layout is not read, and the
-- actions are played again. Those that were stored before layouts had names are of no known one.
ALTER TABLE snapshot ADD COLUMN layout TEXT NOT NULL DEFAULT '';
