-- 0034 looks (2026-11-26)
-- Indexes for what looked through every match that was ever played: nearly all of those are over, and of other servers.

-- The few matches that are not over, or that something is wrong with.
CREATE INDEX match_that_waits ON match (id) WHERE status = 'lobby';
CREATE INDEX match_that_runs ON match (id) WHERE status = 'running';
CREATE INDEX match_not_over ON match (guild_id) WHERE status IN ('lobby', 'running', 'suspended');
CREATE INDEX match_in_trouble ON match (id) WHERE trouble IS NOT NULL;
CREATE INDEX match_by_host ON match (host_id, status);

-- Those that are over by where they are rated (with guests of other servers everywhere, 1), and by when they ended.
CREATE INDEX match_by_end ON match (ended_at) WHERE status = 'finished';
CREATE INDEX match_by_rating ON match (iif(guests, 1, guild_id), game, ended_at) WHERE status = 'finished';

CREATE INDEX seat_whose_clock_runs ON seat (match_id) WHERE clock_at IS NOT NULL;
CREATE INDEX seat_by_left ON seat (left_by) WHERE left_by IS NOT NULL;
CREATE INDEX panel_by_message ON panel (message_id);
CREATE INDEX vote_of_match ON vote (match_id);
CREATE INDEX offer_open ON offer (match_id) WHERE state = 'open';
CREATE INDEX proposal_by_guild ON proposal (guild_id);

-- What there is about a person, to show it, hand it out or forget it.
CREATE INDEX sat_by_user ON sat (user_id);
CREATE INDEX vote_by_asker ON vote (asked_by) WHERE asked_by IS NOT NULL;
CREATE INDEX vote_by_receiver ON vote (for_user) WHERE for_user IS NOT NULL;
CREATE INDEX vote_by_subject ON vote (about) WHERE about IS NOT NULL;
CREATE INDEX ballot_by_user ON ballot (user_id);
CREATE INDEX panel_by_user ON panel (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX queued_by_user ON queued (user_id);
CREATE INDEX queued_by_keeper ON queued (kept_by) WHERE kept_by IS NOT NULL;
CREATE INDEX asked_by_user ON asked (user_id);
CREATE INDEX rating_by_user ON rating (user_id);
CREATE INDEX template_by_user ON template (user_id);
