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

-- hash: what was posted when the match started; NULL for matches that started before it bound more than the seed.
ALTER TABLE match ADD COLUMN hash TEXT;

-- Who has ever held a seat of a match: nobody who has may take another one.
CREATE TABLE sat (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    rated    INTEGER NOT NULL DEFAULT 1,         -- whether the match counts for the person, as chosen at the start
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO sat (match_id, user_id, seat)
    SELECT match_id, user_id, seat FROM seat WHERE user_id IS NOT NULL
    UNION ALL SELECT match_id, left_by, seat FROM seat WHERE left_by IS NOT NULL
    UNION ALL SELECT DISTINCT match_id, user_id, seat FROM action WHERE user_id IS NOT NULL AND kind = 'act';

UPDATE sat SET rated = 0 WHERE user_id IN (SELECT user_id FROM player WHERE json_extract(settings, '$.rated') = 0);

-- about: who sat on the seat that a vote is about when it was opened; seat -1 = all whose sealed choice is missing.
ALTER TABLE vote ADD COLUMN about INTEGER;
UPDATE vote SET about = (SELECT user_id FROM seat WHERE seat.match_id = vote.match_id AND seat.seat = vote.seat);
DELETE FROM vote WHERE outcome IS NULL AND id NOT IN
    (SELECT min(id) FROM vote WHERE outcome IS NULL GROUP BY match_id, kind, seat);
CREATE UNIQUE INDEX vote_open ON vote (match_id, kind, seat) WHERE outcome IS NULL;

-- stage: what failed (load, apply, view); seat -1 and action [] where none was meant.
ALTER TABLE failure ADD COLUMN stage TEXT NOT NULL DEFAULT 'apply';
-- trouble: the failure because of which a match is set aside, until its owner decides what to do.
ALTER TABLE match ADD COLUMN trouble INTEGER REFERENCES failure (id);

-- lane: what is told in the same place; a message that cannot be sent holds back what comes after it in its lane.
ALTER TABLE outbox ADD COLUMN lane TEXT NOT NULL DEFAULT 'table';
UPDATE outbox SET lane = 'desk-' || json_extract(payload, '$.seat') WHERE kind IN ('desk', 'clear-desk');
UPDATE outbox SET lane = 'reminders' WHERE kind = 'nudge';
CREATE INDEX outbox_by_match ON outbox (match_id, lane, id);
