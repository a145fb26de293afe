-- 0029 guests (2026-11-23)
-- The name under which a person sits at tables of other servers, and is read from there.
CREATE TABLE guest_name (
    user_id INTEGER PRIMARY KEY,
    name    TEXT NOT NULL,
    folded  TEXT NOT NULL UNIQUE                 -- without case, so that no two people have the same one
) STRICT;

-- Who sits or has sat at a match as a guest of another server, and the message about its table.
CREATE TABLE visit (
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,                 -- of the person's direct messages
    message_id INTEGER NOT NULL,                 -- 0 where it does not stand any more
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX visit_by_user ON visit (user_id);

-- The newest sentence of a seat.
CREATE TABLE saying (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    revision INTEGER NOT NULL,                   -- of the match when it was said
    text     TEXT    NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX saying_by_user ON saying (user_id);

-- Who does not want to read what is said at a match.
CREATE TABLE unheard (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX unheard_by_user ON unheard (user_id);

-- elsewhere: while it waits, its host lets servers that show others list it.
-- says:      people may say a sentence a turn.
-- guests:    guests of other servers sit at it or have played it: everybody stands there by a name for other servers.
ALTER TABLE match ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN says INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN guests INTEGER NOT NULL DEFAULT 0;
CREATE INDEX match_elsewhere ON match (id) WHERE elsewhere AND status = 'lobby';

-- guest: the person sits there as a guest of another server.
-- home:  how the person is called on the server of the table, where `name` is the one for other servers.
ALTER TABLE seat ADD COLUMN guest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN home TEXT NOT NULL DEFAULT '';

-- met_as: the match at which the other was met as somebody whose account is not to be known, 0 for anybody else.
ALTER TABLE apart ADD COLUMN met_as INTEGER NOT NULL DEFAULT 0;
