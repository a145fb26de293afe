-- 0030 fresh puzzles (2026-11-23)
-- Puzzles that the bot has found itself and that nobody has seen yet. A row goes when it becomes the puzzle of a day.
CREATE TABLE fresh_puzzle (
    id            INTEGER PRIMARY KEY,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    data          TEXT    NOT NULL,                -- JSON: the whole puzzle
    found_at      INTEGER NOT NULL
) STRICT;
