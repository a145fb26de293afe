-- 0054 hints (2026-11-27)
-- Hints are a feature, and their switch stands at a table as those of all features do. What the house knows of it is that
-- such a match is not rated.
UPDATE match SET switched = json_insert(switched, '$[#]', 'hints') WHERE hints;
ALTER TABLE match RENAME COLUMN hints TO unrated;
UPDATE template SET plan = json_set(plan,
    '$.switched', json_insert(coalesce(plan ->> '$.switched', '[]'), '$[#]', 'hints'),
    '$.unrated', json('true')) WHERE iif(json_valid(plan), plan ->> '$.hints', 0);
UPDATE template SET plan = json_remove(plan, '$.hints') WHERE json_valid(plan);
