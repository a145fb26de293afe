-- 0003 one door (2026-11-21)
-- Wishes carry their own kind and keep one nonce for their whole life; a desk knows whose it is; a seat may be played
-- by the computer once.

-- nonce: the same for every try to post this wish, so that Discord stores it once.
ALTER TABLE outbox ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
UPDATE outbox SET nonce = lower(hex(randomblob(8))), payload = json_set(payload, '$.kind', kind);
UPDATE outbox SET payload = json_set(payload, '$.seat', CAST(subject AS INTEGER)) WHERE kind = 'desk';
UPDATE outbox SET payload = json_set(payload, '$.vote', CAST(subject AS INTEGER)) WHERE kind = 'vote';

-- user_id: the person in whose direct messages a desk stands; NULL for what everybody sees.
ALTER TABLE panel ADD COLUMN user_id INTEGER;
UPDATE panel SET user_id = (SELECT user_id FROM seat WHERE seat.match_id = panel.match_id AND seat.seat = panel.seat)
    WHERE kind = 'desk';

-- stand_in: the table has asked the computer to act once for this seat.
ALTER TABLE seat ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seat_for_computer ON seat (match_id) WHERE since IS NOT NULL AND (kind = 'computer' OR stand_in);

-- changes: raised by every change of a match or its seats, so that a change made from an older look is noticed.
ALTER TABLE match ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
