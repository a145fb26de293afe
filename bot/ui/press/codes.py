"""What comes of a request that Discord does not do: the codes of its errors, and what they mean together."""

from __future__ import annotations

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_ACCESS, NO_DM, NO_PERMISSION, ARCHIVED = 50001, 50007, 50013, 50083
NO_SHARED_SERVER = 50278
THREAD_EXISTS, THREAD_LOCKED, MOST_THREADS, MOST_NEWS_THREADS = 160004, 160005, 160006, 160007
FLAGGED, TOO_FAST = 20026, 40003
INVALID, ANSWERED = 50035, 40060

UNDONE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What may come of a request that Discord has not done."""

EXPIRED = frozenset({10062, 10015, 50027, ANSWERED})
"""An interaction is too old or was answered already: nothing to tell anybody."""

GONE = frozenset({UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION})
"""The place is out of reach."""

CLOSED = frozenset({ARCHIVED, THREAD_LOCKED, MOST_THREADS, MOST_NEWS_THREADS})
"""Nothing can be written in the thread now: it is locked, or the server has as many open threads as it may."""

DM_REFUSED = frozenset({NO_DM, NO_SHARED_SERVER})
"""The person gets no direct messages from us."""

REFUSED_FOR_NOW = {TOO_FAST: 120, FLAGGED: 3600, NO_ACCESS: 120}
"""What passes: many new direct messages in a short time, a bot that is taken for spam, a failure of Discord's own
(discord-api-docs #2669, #7666). Seconds until it is tried again."""
