-- 0063 one kind of panels (2026-11-27)
-- What stands in direct messages in place of a thread is a panel like the one in the thread, of a seat: the table, a
-- vote, the result. Each message keeps its place, and what is owed is owed still.
UPDATE panel SET kind = CASE WHEN kind = 'elsewhere' THEN 'table' WHEN vote > 0 THEN 'vote' ELSE 'result' END
    WHERE kind IN ('elsewhere', 'copy');
UPDATE OR REPLACE outbox SET kind = 'table', payload = json_set(payload, '$.kind', 'table') WHERE kind = 'elsewhere';
UPDATE OR REPLACE outbox SET kind = 'result', subject = payload ->> '$.seat', payload = json_set(payload, '$.kind', 'result')
    WHERE kind = 'copy' AND coalesce(payload ->> '$.vote', 0) = 0;
UPDATE OR REPLACE outbox SET kind = 'vote', subject = (payload ->> '$.vote') || '.' || (payload ->> '$.seat'),
    payload = json_set(payload, '$.kind', 'vote') WHERE kind = 'copy';
