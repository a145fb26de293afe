-- 0065 fewer wishes (2026-11-28)
-- Whoever is told that somebody at the own table often leaves, and who is asked to a rematch as a guest, has a card in
-- direct messages, which goes when it has done its work. What was owed is owed still.
INSERT INTO card (kind, about, person, nonce, attempts, next_try_at, caused_by)
SELECT iif(outbox.kind = 'tell-host', 'often-leaves', 'rematch'), match.id,
    iif(outbox.kind = 'tell-host', match.host_id, payload ->> '$.user'), nonce, attempts, next_try_at, caused_by
FROM outbox JOIN match ON match.id = match_id
WHERE match.status = 'lobby' AND outbox.kind IN ('tell-host', 'ask-guest')
ON CONFLICT DO NOTHING;
DELETE FROM outbox WHERE kind IN ('tell-host', 'ask-guest');
-- What stands is one kind of wishes, which names what and where like the panel that it becomes.
UPDATE outbox SET kind = 'show',
    subject = kind || '.' || coalesce(payload ->> '$.seat', -1) || '.' || coalesce(payload ->> '$.vote', 0),
    payload = json_set(payload, '$.kind', 'show', '$.what', kind, '$.seat', coalesce(payload ->> '$.seat', -1),
        '$.vote', coalesce(payload ->> '$.vote', 0))
    WHERE kind IN ('table', 'desk', 'open-desk', 'vote', 'result');
-- What is said once is one kind too.
UPDATE outbox SET kind = 'tell', payload = json_set(payload, '$.kind', 'tell') WHERE kind = 'notice';
UPDATE outbox SET kind = 'tell', payload = json_object('kind', 'tell', 'key', 'set-aside') WHERE kind = 'trouble';
UPDATE outbox SET kind = 'tell', subject = 'sealed',
    payload = json_object('kind', 'tell', 'key', 'sealed', 'once', json('true')) WHERE kind = 'sealed-nudge';
UPDATE outbox SET kind = 'tell', subject = 'call.' || (payload ->> '$.whom'),
    payload = json_object('kind', 'tell', 'key', 'call', 'args', json_object('since', payload ->> '$.since'),
        'calls', json_array(payload ->> '$.whom'), 'once', json('true')) WHERE kind = 'call-in-thread';
-- And so is what disappears.
UPDATE OR REPLACE outbox SET kind = 'take-away',
    subject = iif(kind = 'clear-desk', 'desk.', 'reminder.') || (payload ->> '$.seat') || '.'
        || coalesce(payload ->> '$.user', 0),
    payload = json_object('kind', 'take-away', 'what', iif(kind = 'clear-desk', 'desk', 'reminder'),
        'seat', payload ->> '$.seat', 'user', payload ->> '$.user') WHERE kind IN ('clear-desk', 'end-reminder');
