-- 0040 year (2026-11-26)
-- Whether somebody wants to be told of the own year is a switch of a feature now.
UPDATE player SET settings = json_patch(settings, '{"switched":{"year":true}}')
    WHERE iif(json_valid(settings), settings ->> '$.year', 0);
UPDATE player SET settings = json_remove(settings, '$.year') WHERE json_valid(settings);
