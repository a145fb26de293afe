-- 0068 reminders as cards (2026-11-28)
-- reminded_at: when the person on a seat was last reminded of the question that waits; 0 if that was never.
ALTER TABLE seat ADD COLUMN reminded_at INTEGER NOT NULL DEFAULT 0;

-- What reminds in direct messages is a card of its person, about the time at which it was due: of one that stands
-- already, the time at which it was posted, which its id says. Each message keeps its place.
UPDATE seat SET reminded_at = coalesce((
    SELECT (message_id >> 22) / 1000 + 1420070400 FROM panel
    WHERE panel.match_id = seat.match_id AND panel.kind = 'reminder' AND panel.seat = seat.seat
        AND panel.user_id = seat.user_id), 0)
    WHERE since IS NOT NULL;
INSERT INTO card (kind, about, person, channel_id, message_id, flags, since, nonce)
SELECT 'reminder', (message_id >> 22) / 1000 + 1420070400, panel.user_id, panel.channel_id, message_id, flags, 1,
    lower(hex(randomblob(8)))
FROM panel JOIN match ON match.id = match_id
WHERE panel.kind = 'reminder' AND panel.user_id IS NOT NULL AND panel.channel_id IS NOT match.thread_id
ON CONFLICT DO NOTHING;
-- What reminds in a thread is one about its match: of that person, or of everybody (0) while choices are sealed.
INSERT INTO card (kind, about, person, channel_id, message_id, flags, since, nonce)
SELECT 'thread-reminder', match_id, coalesce(panel.user_id, 0), panel.channel_id, message_id, flags,
    (message_id >> 22) / 1000 + 1420070400, lower(hex(randomblob(8)))
FROM panel JOIN match ON match.id = match_id
WHERE panel.kind = 'reminder' AND (panel.user_id IS NULL OR panel.channel_id IS match.thread_id)
ON CONFLICT DO NOTHING;

-- What was to be taken away is over.
UPDATE seat SET reminded_at = 0
    WHERE EXISTS (SELECT 1 FROM outbox WHERE outbox.kind = 'take-away' AND outbox.match_id = seat.match_id
        AND subject LIKE 'reminder.' || seat.seat || '.%');
UPDATE card SET next_try_at = 0
    WHERE kind = 'thread-reminder' AND EXISTS (SELECT 1 FROM outbox WHERE outbox.kind = 'take-away'
        AND outbox.match_id = about AND subject LIKE 'reminder.%');
DELETE FROM outbox WHERE kind = 'take-away' AND subject LIKE 'reminder.%';
DELETE FROM panel WHERE kind = 'reminder';

-- Whoever was to be reminded is so still, in direct messages or wherever that person wants it.
UPDATE seat SET reminded_at = told.next_try_at
    FROM (SELECT next_try_at, payload ->> '$.user' AS user, payload ->> (one.fullkey || '.match') AS match,
        payload ->> (one.fullkey || '.seat') AS number, payload ->> (one.fullkey || '.clock_at') AS clock
        FROM outbox, json_each(payload, '$.told') AS one WHERE outbox.kind = 'nudge' AND json_valid(payload)) AS told
    WHERE told.match = match_id AND told.number = seat AND told.clock = clock_at AND told.user = user_id;
INSERT INTO card (kind, about, person, nonce, attempts, next_try_at)
SELECT 'reminder', next_try_at, payload ->> '$.user', nonce, attempts, next_try_at FROM outbox
WHERE kind = 'nudge' AND json_valid(payload) AND typeof(payload ->> '$.user') = 'integer'
ON CONFLICT DO NOTHING;
UPDATE seat SET reminded_at = told.next_try_at
    FROM (SELECT match_id, next_try_at FROM outbox WHERE kind = 'tell' AND subject = 'sealed') AS told
    WHERE told.match_id = seat.match_id AND since IS NOT NULL AND user_id IS NOT NULL AND nudged > 0 AND reminded_at = 0;
INSERT INTO card (kind, about, nonce, attempts, next_try_at)
SELECT 'thread-reminder', match_id, nonce, attempts, next_try_at FROM outbox WHERE kind = 'tell' AND subject = 'sealed'
ON CONFLICT (kind, about, person) DO UPDATE SET next_try_at = excluded.next_try_at;
DELETE FROM outbox WHERE kind = 'nudge' OR (kind = 'tell' AND subject = 'sealed');

-- What has reminded of something that is over, or of what is told anew, makes way.
UPDATE card SET next_try_at = 0
    WHERE kind = 'reminder' AND next_try_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM seat WHERE user_id = person AND reminded_at = about);
