-- 0016 boards (2026-11-22)
-- Where the notice board of a server stands: the one message that lists its tables that wait. Whether the server wants
-- one, and where, is among its settings.
CREATE TABLE board (
    guild_id    INTEGER PRIMARY KEY,
    channel_id  INTEGER NOT NULL DEFAULT 0,      -- 0, and message_id too, while it stands nowhere
    message_id  INTEGER NOT NULL DEFAULT 0,
    shows       TEXT    NOT NULL DEFAULT '',     -- a digest of what it was made of; '' where that is not known
    edited_at   INTEGER NOT NULL DEFAULT 0,
    posts       INTEGER NOT NULL DEFAULT 0,      -- how often it was posted: each time has a nonce of its own
    attempts    INTEGER NOT NULL DEFAULT 0,      -- tries in a row that have failed
    next_try_at INTEGER NOT NULL DEFAULT 0
) STRICT;
