-- 0015 departures (2026-11-22)
-- Servers that the bot has been removed from, and when what is stored of them goes.
CREATE TABLE departure (
    guild_id INTEGER PRIMARY KEY,
    due_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX departure_by_time ON departure (due_at);
