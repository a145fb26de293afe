-- 0042 moments (2026-11-26)
-- A shared moment stands on a card, and ends by a deadline. Each message keeps its place; what was to be posted or
-- deleted still is. On servers that are known already the feature stays on; new ones have it off until they want it.
INSERT INTO card (kind, about, channel_id, message_id, nonce, next_try_at)
SELECT 'moment', id, iif(message_id IS NULL, 0, channel_id), coalesce(message_id, 0), lower(hex(randomblob(8))),
    iif(told AND user_id IS NOT NULL, NULL, 0)
FROM moment WHERE done >= 0 AND (user_id IS NOT NULL OR message_id IS NOT NULL);
INSERT INTO deadline (kind, about, due_at, on_the_wall)
SELECT 'moment', id, ends_at, 1 FROM moment WHERE done >= 0 AND NOT told AND user_id IS NOT NULL;

CREATE TABLE moment_now (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,  -- cards and buttons name it: never used again
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,                   -- who shares it
    done     INTEGER NOT NULL,                   -- how many actions of the match were done before; below 0: taken back
    data     TEXT    NOT NULL,                   -- JSON: the answers that are offered and what the computer thinks
    chosen   INTEGER NOT NULL,                   -- which of them was given in the match
    at       INTEGER NOT NULL,
    ends_at  INTEGER NOT NULL,                   -- when everybody is told
    stood    INTEGER NOT NULL DEFAULT 0,         -- whether it has come to stand in its channel
    UNIQUE (match_id, done)
) STRICT;
INSERT INTO moment_now (id, match_id, user_id, done, data, chosen, at, ends_at, stood)
SELECT id, match_id, user_id, done, iif(done < 0, 'null', data), chosen, at, ends_at, message_id IS NOT NULL
FROM moment WHERE user_id IS NOT NULL;
CREATE TABLE moment_answer_now (
    moment_id INTEGER NOT NULL REFERENCES moment_now (id) ON DELETE CASCADE,
    user_id   INTEGER NOT NULL,
    choice    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (moment_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO moment_answer_now SELECT * FROM moment_answer WHERE moment_id IN (SELECT id FROM moment_now);
DROP TABLE moment_answer;
DROP TABLE moment;
ALTER TABLE moment_now RENAME TO moment;
ALTER TABLE moment_answer_now RENAME TO moment_answer;
CREATE INDEX moment_by_user ON moment (user_id, at);
CREATE INDEX moment_answer_by_user ON moment_answer (user_id);

INSERT OR IGNORE INTO guild (guild_id, settings) SELECT DISTINCT guild_id, '{}' FROM match WHERE guild_id != 0;
UPDATE guild SET settings = json_patch(settings, '{"switched":{"feature-moments":true}}') WHERE json_valid(settings);
