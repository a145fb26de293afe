-- 0033 cards (2026-11-26)
-- Whatever stands in Discord and is kept up to date: one message for each kind, thing and person. What it is to show is
-- read off the rows of that thing when it is shown (bot.services.telling.cards).
CREATE TABLE card (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    kind        TEXT    NOT NULL,
    about       INTEGER NOT NULL,                -- the number of a match, a proposal, a server: the kind knows which
    person      INTEGER NOT NULL DEFAULT 0,      -- whose it is, 0 for everybody's
    channel_id  INTEGER NOT NULL DEFAULT 0,      -- with message_id 0: where a try may have left one that nobody knows
    message_id  INTEGER NOT NULL DEFAULT 0,
    since       INTEGER NOT NULL DEFAULT 0,      -- of when that is to which the message calls
    says        TEXT    NOT NULL DEFAULT '',     -- what it says, in a word of its kind
    shows       TEXT    NOT NULL DEFAULT '',     -- a digest of all that it shows, '' where that is not known
    nonce       TEXT    NOT NULL,                -- the same for every try to post one message
    version     INTEGER NOT NULL DEFAULT 0,      -- how often it was to be shown
    attempts    INTEGER NOT NULL DEFAULT 0,      -- tries in a row that have failed
    next_try_at INTEGER,                         -- NULL while nothing is owed
    UNIQUE (kind, about, person)
) STRICT;
CREATE INDEX card_that_is_owed ON card (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX card_by_message ON card (message_id) WHERE message_id <> 0;
CREATE INDEX card_by_channel ON card (channel_id) WHERE attempts > 0;
CREATE INDEX card_by_person ON card (person) WHERE person <> 0;

-- Each message keeps its place. What was owed is owed still, and keeps its nonce.
INSERT INTO card (kind, about, person, channel_id, message_id, says, nonce)
SELECT 'told', match_id, user_id, channel_id, message_id, iif(free, 'free', 'over'), lower(hex(randomblob(8)))
FROM told WHERE message_id <> 0;
INSERT INTO card (kind, about, person, channel_id, message_id, says, nonce)
SELECT 'offer', match_id, user_id, channel_id, message_id, shows, lower(hex(randomblob(8)))
FROM offer WHERE message_id <> 0;
INSERT INTO card (kind, about, person, channel_id, message_id, since, nonce)
SELECT 'asked', match_id, user_id, channel_id, message_id, told_at, lower(hex(randomblob(8)))
FROM asked WHERE message_id <> 0;
INSERT INTO card (kind, about, person, nonce, attempts, next_try_at)
SELECT replace(replace(replace(kind, 'tell-seat', 'told'), 'offer-seat', 'offer'), 'ask-seat', 'asked'),
    match_id, CAST(subject AS INTEGER), nonce, attempts, next_try_at
FROM outbox WHERE kind IN ('tell-seat', 'offer-seat', 'ask-seat')
ON CONFLICT (kind, about, person) DO UPDATE
SET nonce = excluded.nonce, attempts = excluded.attempts, next_try_at = excluded.next_try_at;
DELETE FROM outbox WHERE kind IN ('tell-seat', 'offer-seat', 'ask-seat');
INSERT INTO card (kind, about, person, channel_id, message_id, says, nonce)
SELECT 'proposal', proposal_id, user_id, channel_id, message_id, shows, lower(hex(randomblob(8)))
FROM proposed WHERE message_id <> 0;
INSERT INTO card (kind, about, person, nonce, attempts, next_try_at)
SELECT 'proposal', proposal_id, user_id, lower(hex(randomblob(8))), tried, 0
FROM proposed JOIN proposal ON proposal.id = proposal_id WHERE message_id = 0 AND answer = '' AND NOT over;
INSERT INTO card (kind, about, channel_id, message_id, nonce, attempts, next_try_at)
SELECT 'board', guild_id, channel_id, message_id, lower(hex(randomblob(8))), attempts, 0
FROM board WHERE message_id <> 0;

DROP TABLE board;
DROP INDEX told_that_stand;
ALTER TABLE told DROP COLUMN channel_id;
ALTER TABLE told DROP COLUMN message_id;
ALTER TABLE told DROP COLUMN free;
DROP INDEX offer_that_stands;
ALTER TABLE offer DROP COLUMN channel_id;
ALTER TABLE offer DROP COLUMN message_id;
ALTER TABLE offer DROP COLUMN shows;
ALTER TABLE proposed DROP COLUMN channel_id;
ALTER TABLE proposed DROP COLUMN message_id;
ALTER TABLE proposed DROP COLUMN shows;
ALTER TABLE proposed DROP COLUMN tried;

-- stands_at: since when the question stands that is asked now, 0 until it does. Silence counts from then on.
ALTER TABLE asked RENAME COLUMN told_at TO stands_at;
UPDATE asked SET stands_at = iif(message_id <> 0 AND stands_at = at, at, 0);
ALTER TABLE asked DROP COLUMN channel_id;
ALTER TABLE asked DROP COLUMN message_id;
