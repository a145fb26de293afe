-- 0055 lessons (2026-11-27)
-- Whether a person wants notes for the first match of a game is a switch of the feature.
UPDATE player SET settings = json_patch(settings, '{"switched":{"lesson-notes":false}}')
WHERE iif(json_valid(settings), json_extract(settings, '$.notes') = 0, 0);
UPDATE player SET settings = json_remove(settings, '$.notes') WHERE json_valid(settings);
