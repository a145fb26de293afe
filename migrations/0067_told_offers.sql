-- search: that somebody was told of a free seat is an offer by which none is held. What was never sent counts for nothing.
INSERT OR IGNORE INTO offer (match_id, user_id, at, state) SELECT match_id, user_id, at, iif(at = 0, 'over', 'told') FROM told;
UPDATE OR IGNORE card SET kind = 'offer', says = iif(says = 'free', 'free', 'full') WHERE kind = 'told';
DELETE FROM card WHERE kind = 'told';
DROP TABLE told;
