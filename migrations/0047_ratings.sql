-- 0047 ratings (2026-11-27)
-- Whether somebody is rated is a switch of a feature now.
UPDATE player SET settings = json_patch(settings, '{"switched":{"rated":false}}')
    WHERE iif(json_valid(settings), settings ->> '$.rated' = 0, 0);
UPDATE player SET settings = json_remove(settings, '$.rated') WHERE json_valid(settings);

-- The people for whom a match does not count, as they had chosen when they sat down at it.
CREATE TABLE unrated (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX unrated_user ON unrated (user_id);
INSERT INTO unrated SELECT match_id, user_id FROM sat WHERE NOT rated AND user_id > 0;
ALTER TABLE sat DROP COLUMN rated;
