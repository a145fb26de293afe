-- 0070 fewer ways (2026-11-28)
-- A seal let `verify` pass over a match that it had replayed before, until any file of the rules was another one: before a
-- release, when it is asked, it held for nothing.
ALTER TABLE archive DROP COLUMN seal;
-- Stored events are not changed any more: one that says something else takes a name of its own.
DROP TABLE retell;
