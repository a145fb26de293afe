-- 0071 no concern about shards (2026-11-28)
-- The bot takes more shards by itself where Discord wants them, so nobody is warned of that any more.

DELETE FROM concern WHERE about = 'shards';
