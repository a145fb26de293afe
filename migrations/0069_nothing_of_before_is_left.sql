-- 0069 ratings, badges: nothing of before is left (2026-11-28)
-- What matches of the first release had brought was found by the releases after it, once, when they started.

DROP TABLE unjudged;
DROP TABLE unstepped;
UPDATE rating SET settled = 1 WHERE sigma <= 6.0;
