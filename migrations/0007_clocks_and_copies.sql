-- 0007 clocks and copies (2026-11-21)
-- What an action has given back to the clock is taken again with it; copies in direct messages are kept up to date.

-- gave: the seconds that an action has given back to the bank of its seat.
ALTER TABLE action ADD COLUMN gave INTEGER NOT NULL DEFAULT 0;

-- vote: of the card of a vote (and of its copies in direct messages) its number, 0 for everything else.
CREATE TABLE panel_now (
    match_id   INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    seat       INTEGER NOT NULL DEFAULT -1,
    vote       INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    asked      INTEGER,                          -- desk: since when the match waited for the seat when it was sent
    user_id    INTEGER,                          -- in whose direct messages it stands
    PRIMARY KEY (match_id, kind, seat, vote)
) STRICT, WITHOUT ROWID;
INSERT INTO panel_now
    SELECT match_id, kind, CASE kind WHEN 'vote' THEN -1 ELSE seat END, CASE kind WHEN 'vote' THEN seat ELSE 0 END,
           channel_id, message_id, revision, asked, user_id
    FROM panel;
DROP TABLE panel;
ALTER TABLE panel_now RENAME TO panel;
