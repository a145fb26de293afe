-- 0028 looking on (2026-11-23)
-- What people who look on have sealed, who asks for steady people, medals of seasons, and pictures that move.

-- What somebody who looks on has sealed until the end of a match: a comment, a guess who wins, or both.
-- name:       how the person was called then.
-- text:       the comment; empty where there is only a guess.
-- said_at:    the revision of the match when the comment was sealed.
-- guess:      the seat that is to win; NULL where nobody was guessed.
-- guessed_at: the revision of the match then.
-- hidden:     the comment is shown to nobody any more.
CREATE TABLE comment (
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    text       TEXT    NOT NULL,
    said_at    INTEGER NOT NULL,
    guess      INTEGER,
    guessed_at INTEGER,
    hidden     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX comment_by_user ON comment (user_id);

-- The message that tells somebody of followed matches, where the next one takes its place.
CREATE TABLE follow_told (
    user_id    INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT;

-- steady: whoever often leaves takes no seat there.   moving: its panel offers the last turns as a moving picture.
ALTER TABLE match ADD COLUMN steady INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN moving INTEGER NOT NULL DEFAULT 0;

-- The best of a season of a server and a game.
-- season: year * 4 + quarter, the first quarter being 0.   points: the rating of that season alone.
CREATE TABLE medal (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    season   INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, season, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX medal_by_user ON medal (user_id);

-- Seasons that are over and whose medals are given.
CREATE TABLE season (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    season   INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, season)
) STRICT, WITHOUT ROWID;
