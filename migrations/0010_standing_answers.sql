-- 0010 standing answers (2026-11-21)
-- What a seat has told the bot to answer for it; the single answers in advance of before are asked anew.

-- about: the questions that it is for; a seat has one answer about each.
-- held:  the person has taken back what it did and decides the next time.
CREATE TABLE standing (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    about    TEXT    NOT NULL,
    answer   TEXT    NOT NULL,                   -- JSON
    held     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat, about)
) STRICT, WITHOUT ROWID;

DROP TABLE premove;
