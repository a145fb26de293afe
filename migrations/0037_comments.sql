-- 0037 comments (2026-11-26)
-- What was sealed is opened on a card; each keeps its place, and what was owed is owed still. On servers that are known
-- already the feature stays on; new ones have it off until they want it.
INSERT INTO card (kind, about, channel_id, message_id, since, nonce)
SELECT 'comments', match_id, channel_id, message_id, channel_id, lower(hex(randomblob(8)))
FROM panel WHERE kind = 'comments';
DELETE FROM panel WHERE kind = 'comments';
INSERT INTO card (kind, about, channel_id, nonce, attempts, next_try_at)
SELECT 'comments', match_id, iif(attempts, coalesce(thread_id, 0), 0), nonce, attempts, next_try_at
FROM outbox JOIN match ON match.id = match_id WHERE outbox.kind = 'comments'
ON CONFLICT (kind, about, person) DO UPDATE SET attempts = excluded.attempts, next_try_at = excluded.next_try_at;
DELETE FROM outbox WHERE kind = 'comments';
INSERT OR IGNORE INTO guild (guild_id, settings) SELECT DISTINCT guild_id, '{}' FROM match WHERE guild_id != 0;
UPDATE guild SET settings = json_patch(settings, '{"switched":{"feature-comments":true}}') WHERE json_valid(settings);
