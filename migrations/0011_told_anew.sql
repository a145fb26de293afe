-- 0011 told anew (2026-11-21)
-- Events are stored with their actions. When what events say has changed, the matches from before are told anew: they
-- are replayed once when the bot starts, and the events that come of it take the place of the stored ones.

CREATE TABLE retell (
    match_id INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE
) STRICT;
INSERT INTO retell SELECT id FROM match WHERE started_at IS NOT NULL;
