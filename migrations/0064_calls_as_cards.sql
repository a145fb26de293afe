-- 0064 calls as cards (2026-11-28)
-- The calls to a table that waits are cards: to those who are invited, to the host of a full one, to a role. Each goes
-- when it has done its work. What was owed is owed still; what stands already stays as it is.
INSERT INTO card (kind, about, person, nonce, attempts, next_try_at, caused_by)
SELECT CASE outbox.kind WHEN 'full' THEN 'full' WHEN 'call' THEN 'invited' ELSE 'role' END, match.id,
    iif(outbox.kind = 'full', match.host_id, 0), nonce, attempts, next_try_at, caused_by
FROM outbox JOIN match ON match.id = match_id
WHERE match.status = 'lobby' AND (outbox.kind IN ('full', 'call') OR outbox.subject LIKE 'call-role%')
ON CONFLICT DO NOTHING;
DELETE FROM outbox WHERE kind IN ('full', 'call') OR subject LIKE 'call-role%';
