-- 0061 never begun (2026-11-27)
-- Tables that were closed before they began are removed some days later.
CREATE INDEX match_never_begun ON match (ended_at) WHERE status = 'ended' AND started_at IS NULL;
