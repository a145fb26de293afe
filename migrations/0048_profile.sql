-- 0048 profile (2026-11-27)
-- Who sees somebody's profile is a choice of a feature now.
UPDATE player SET settings = json_set(settings, '$.chosen', json_object('profile', settings ->> '$.profile'))
    WHERE iif(json_valid(settings), coalesce(settings ->> '$.profile', 'all') <> 'all', 0);
UPDATE player SET settings = json_remove(settings, '$.profile') WHERE json_valid(settings);
