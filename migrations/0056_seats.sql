-- 0056 seats (2026-11-27)
-- One table of what is due: until when somebody has to answer is a row there, whether a question is open is kept here.
ALTER TABLE asked ADD COLUMN open INTEGER NOT NULL DEFAULT 1;
UPDATE asked SET open = until <> 0;
INSERT INTO deadline (match_id, kind, about, due_at) SELECT match_id, 'asked', user_id, until FROM asked WHERE open;
DROP INDEX asked_until;
ALTER TABLE asked DROP COLUMN until;
INSERT INTO deadline (match_id, kind, about, due_at)
SELECT match_id, 'offer', user_id, until FROM offer WHERE state = 'open';
ALTER TABLE offer DROP COLUMN until;

-- A table that could be is one that opens once so many have said yes; until then it counts as closed and has no seats.
-- What those have answered to whom it is proposed are states of offers: yes, no, late.
ALTER TABLE match ADD COLUMN opens_with INTEGER NOT NULL DEFAULT 0;
CREATE INDEX match_that_is_proposed ON match (guild_id) WHERE opens_with <> 0;
ALTER TABLE offer ADD COLUMN answered_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE proposal ADD COLUMN number INTEGER;
UPDATE proposal SET number = coalesce(match_id, id + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'match'), 0));
INSERT INTO match
    (id, game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace, language, created_at, moved_at,
    starts_full, opens_with)
SELECT number, game, 0, '{}', x'', 'ended', guild_id, channel_id, 0, pace,
    coalesce((SELECT json_extract(settings, '$.language') FROM guild WHERE guild.guild_id = proposal.guild_id), 'en'),
    at, at, 1, need
FROM proposal WHERE match_id IS NULL;
INSERT OR IGNORE INTO offer (match_id, user_id, at, state, answered_at)
SELECT number, user_id, proposal.at,
    CASE WHEN answer IN ('no', 'late') THEN answer WHEN NOT over THEN iif(answer = 'yes', 'yes', 'open')
        WHEN match_id IS NOT NULL AND answer = 'yes' THEN 'taken' ELSE 'over' END, answered_at
FROM proposed JOIN proposal ON proposal.id = proposal_id;
INSERT INTO deadline (match_id, kind, about, due_at)
SELECT number, 'offer', user_id, until FROM proposed JOIN proposal ON proposal.id = proposal_id
WHERE NOT over AND answer = '';
-- Each message keeps its place; it is edited once, to have the buttons of an offer.
UPDATE OR IGNORE card SET kind = 'offer', about = (SELECT number FROM proposal WHERE proposal.id = card.about),
    shows = '', version = version + 1, next_try_at = coalesce(next_try_at, 0) WHERE kind = 'proposal';
DELETE FROM card WHERE kind = 'proposal';
DROP TABLE proposed;
DROP TABLE proposal;

-- *Tell me when* is a search without an end: `until` 0, and so many messages a day. Everybody may have one of each kind.
CREATE TABLE search_now (
    user_id    INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,                 -- where a table for it may open
    name       TEXT    NOT NULL,                 -- how the person is called at tables
    games      TEXT    NOT NULL,                 -- JSON: keys; none: every game
    paces      TEXT    NOT NULL,                 -- JSON: names; none: every pace
    sizes      TEXT    NOT NULL,                 -- JSON: how many people may be at the table
    begun_at   INTEGER NOT NULL,
    until      INTEGER NOT NULL,                 -- 0: it has no end
    besides    INTEGER NOT NULL DEFAULT 0,       -- seats at matches up to this number do not end it
    missed     INTEGER NOT NULL DEFAULT 0,       -- offers in a row that the person has not answered
    asked      INTEGER NOT NULL DEFAULT 0,       -- whether it was asked after its end if it is to go on
    a_day      INTEGER NOT NULL DEFAULT 0        -- messages in 24 hours at most, of one without an end
) STRICT;
INSERT INTO search_now (user_id, guild_id, channel_id, name, games, paces, sizes, begun_at, until, besides, missed, asked)
SELECT user_id, guild_id, channel_id, name, games, paces, sizes, begun_at, until, besides, missed, asked FROM search;
INSERT INTO search_now (user_id, guild_id, channel_id, name, games, paces, sizes, begun_at, until, a_day)
SELECT user_id, guild_id, 0, '', games, paces, '[2,3,4,5]', 0, 0, a_day FROM watch WHERE a_day > 0;
DROP TABLE search;
DROP TABLE watch;
ALTER TABLE search_now RENAME TO search;
CREATE UNIQUE INDEX search_of ON search (user_id, guild_id, until = 0);
CREATE INDEX search_by_guild ON search (guild_id);

-- The channel of the notice board and the role that is called to tables are those of features.
UPDATE guild SET settings = json_remove(json_patch(settings,
    json_object('rooms', json_object('board', json_extract(settings, '$.board')))), '$.board')
WHERE json_valid(settings) AND json_extract(settings, '$.board') IS NOT NULL;
UPDATE guild SET settings = json_remove(json_patch(settings,
    json_object('roles', json_object('seats', json_extract(settings, '$.role')))), '$.role')
WHERE json_valid(settings) AND json_extract(settings, '$.role') IS NOT NULL;
UPDATE OR REPLACE outbox SET kind = 'of-feature', subject = 'call-role.',
    payload = '{"kind":"of-feature","what":"call-role","how":""}' WHERE kind = 'tell-role';
