-- 0039 review (2026-11-26)
-- Story and review are one page; what moved is the animation of the replay.
DROP TABLE story_post;
ALTER TABLE match DROP COLUMN moving;

-- What finished matches look like from their end. Those of before told other numbers than a hint; they are made anew
-- when somebody asks.
DROP TABLE review;
CREATE TABLE review (
    match_id   INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    data       TEXT    NOT NULL,  -- JSON; null where none could be made
    made_at    INTEGER NOT NULL,
    channel_id INTEGER            -- where it was shown to everybody last
) STRICT;
