-- 0038 follow (2026-11-26)
-- What tells a person of followed matches is a card; it keeps its place. Everybody who follows is looked at once.
INSERT INTO card (kind, about, person, channel_id, message_id, since, nonce)
SELECT 'followed', 0, user_id, channel_id, message_id, 1, lower(hex(randomblob(8))) FROM follow_told;
INSERT INTO card (kind, about, person, nonce, next_try_at)
SELECT DISTINCT 'followed', 0, user_id, lower(hex(randomblob(8))), 0 FROM follow WHERE true
ON CONFLICT (kind, about, person) DO UPDATE SET next_try_at = 0;
DROP TABLE follow_told;
