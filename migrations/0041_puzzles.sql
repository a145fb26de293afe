-- 0041 puzzles (2026-11-26)
-- The puzzle of a day stands on a card of each server (`about` is the day, `person` the server). Each message keeps its
-- place; one that tells the answer already is looked after no more.
INSERT INTO card (kind, about, person, channel_id, message_id, nonce)
SELECT 'puzzle', day, guild_id, channel_id, message_id, lower(hex(randomblob(8)))
FROM puzzle_post WHERE NOT told AND message_id IS NOT NULL;
DROP TABLE puzzle_post;

-- What servers and people choose of puzzles stands where all that belongs to features stands.
UPDATE guild SET settings = json_patch(settings, json_object('rooms', json_object('puzzles',
    json_extract(settings, '$.puzzles')))) WHERE iif(json_valid(settings), json_extract(settings, '$.puzzles'), 0);
UPDATE guild SET settings = json_patch(settings, '{"switched":{"shares":true}}')
WHERE iif(json_valid(settings), json_extract(settings, '$.shares'), 0);
UPDATE guild SET settings = json_remove(settings, '$.puzzles', '$.shares') WHERE json_valid(settings);
UPDATE player SET settings = json_patch(settings, '{"switched":{"own-puzzles":true}}')
WHERE iif(json_valid(settings), json_extract(settings, '$.own_puzzles'), 0);
UPDATE player SET settings = json_remove(settings, '$.own_puzzles') WHERE json_valid(settings);
