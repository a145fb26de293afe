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
