-- 0050 tables as cards (2026-11-27)
-- The card of a table, in its channel and in the direct messages of its guests, is a card like every other. Each message
-- keeps its place; what was owed is owed still. A card that was to be posted is looked for first: it may stand already.
INSERT INTO card (kind, about, channel_id, message_id, flags, since, nonce, attempts, next_try_at)
SELECT 'lobby', panel.match_id, panel.channel_id, panel.message_id, panel.flags, 1, lower(hex(randomblob(8))),
    coalesce(outbox.attempts, 0), outbox.next_try_at
FROM panel LEFT JOIN outbox ON outbox.match_id = panel.match_id AND outbox.kind = 'lobby' WHERE panel.kind = 'lobby';
INSERT INTO card (kind, about, channel_id, nonce, attempts, next_try_at)
SELECT 'lobby', match_id, match.channel_id, nonce, attempts, next_try_at
FROM outbox JOIN match ON match.id = match_id WHERE kind = 'invite' AND match.status = 'lobby'
ON CONFLICT DO NOTHING;
INSERT INTO card (kind, about, person, channel_id, message_id, since, nonce, attempts, next_try_at)
SELECT 'visit', visit.match_id, user_id, channel_id, message_id, 1, lower(hex(randomblob(8))),
    coalesce(outbox.attempts, 0), outbox.next_try_at
FROM visit LEFT JOIN outbox ON outbox.match_id = visit.match_id AND outbox.kind = 'visit'
    AND outbox.subject = CAST(user_id AS TEXT)
WHERE message_id <> 0;
DELETE FROM panel WHERE kind = 'lobby';
DELETE FROM outbox WHERE kind IN ('lobby', 'invite', 'visit');
ALTER TABLE visit DROP COLUMN channel_id;
ALTER TABLE visit DROP COLUMN message_id;
