-- 0043 hours (2026-11-26)
-- When something is due at a table that begins at an hour is a deadline as everything else that is due, and what is told
-- of it is a wish of a feature.
INSERT INTO deadline (match_id, kind, due_at, on_the_wall)
SELECT match_id, 'hour', due_at, 1 FROM hour WHERE state <> 'over' AND due_at IS NOT NULL;
-- Of those that wait for people, or have begun just now, it is seen at once whether more follows.
INSERT INTO deadline (match_id, kind, due_at, on_the_wall)
SELECT match_id, 'hour-enough', 0, 1 FROM hour JOIN match ON match.id = match_id
WHERE hour.state = 'few' OR (hour.state <> 'over' AND match.status <> 'lobby');
DROP INDEX hour_open;
ALTER TABLE hour DROP COLUMN due_at;
UPDATE outbox SET kind = 'of-feature', subject = 'hour-event.',
    payload = '{"kind":"of-feature","what":"hour-event"}' WHERE kind = 'event';
UPDATE outbox SET kind = 'of-feature', subject = 'hour-told.' || json_extract(payload, '$.what'),
    payload = json_object('kind', 'of-feature', 'what', 'hour-told', 'how', json_extract(payload, '$.what'))
WHERE kind = 'tell-hour';
