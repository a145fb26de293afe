-- 0036 sayings (2026-11-26)
-- That a sentence a turn may be said is a switch of a feature now, on for tables and templates where it was. On servers
-- that are known already it stays on; new ones have it off until they want it.
UPDATE match SET switched = json_insert(switched, '$[#]', 'says') WHERE says;
ALTER TABLE match DROP COLUMN says;
UPDATE template SET plan = json_set(plan, '$.switched', json_insert(coalesce(plan ->> '$.switched', '[]'), '$[#]', 'says'))
    WHERE iif(json_valid(plan), plan ->> '$.says', 0);
UPDATE template SET plan = json_remove(plan, '$.says') WHERE json_valid(plan);
INSERT OR IGNORE INTO guild (guild_id, settings) SELECT DISTINCT guild_id, '{}' FROM match WHERE guild_id != 0;
UPDATE guild SET settings = json_patch(settings, '{"switched":{"feature-sayings":true}}') WHERE json_valid(settings);
