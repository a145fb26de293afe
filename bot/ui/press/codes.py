"""Discord's codes of what it refuses (https://discord.com/developers/docs/topics/opcodes-and-status-codes#json), what
some of them mean together, and all that may come of a request."""

from __future__ import annotations

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, INVALID_TOKEN = 10015, 10062, 50027
"""An interaction is too old to be answered."""
ANSWERED = 40060
"""An interaction was answered already."""
INVALID = 50035
"""The form of a request is wrong; the text of the error says where."""
TOO_LARGE, EMPTY = 40005, 50006
NO_ACCESS, NO_PERMISSION = 50001, 50013
NO_DM, NO_SHARED_SERVER = 50007, 50278
FLAGGED, TOO_FAST = 20026, 40003
"""The bot is taken for spam; it opens direct messages too fast."""
ARCHIVED, THREAD_EXISTS, THREAD_LOCKED = 50083, 160004, 160005
MOST_THREADS, MOST_NEWS_THREADS = 160006, 160007
"""The server has as many open threads as it may."""
MOST_EVENTS = 30038
"""The server has as many events still to come as it may (100)."""
EVENT_NAME, EVENT_PLACE, EVENT_TEXT = 100, 100, 1000
"""So many characters of an event each Discord takes."""

EXPIRED = frozenset({UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, INVALID_TOKEN, ANSWERED})
"""Nobody waits for an answer any more: nothing to tell anybody."""

GONE = frozenset({UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION})
"""The place is out of reach."""

CLOSED = frozenset({ARCHIVED, THREAD_LOCKED, MOST_THREADS, MOST_NEWS_THREADS})
"""Nothing can be written in the thread now: it is locked, or the server has as many open threads as it may."""

DM_REFUSED = frozenset({NO_DM, NO_SHARED_SERVER})
"""The person gets no direct messages from us."""

REFUSED_FOR_NOW = {TOO_FAST: 120, FLAGGED: 3600, NO_ACCESS: 120}
"""What passes: many new direct messages in a short time, a bot that is taken for spam, a failure of Discord's own
(discord-api-docs #2669, #7666). Seconds until it is tried again."""

OF_ITS_CONTENT = frozenset({INVALID, TOO_LARGE, EMPTY})
"""Discord takes no such message, wherever it is sent and however often."""

UNDONE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What may come of a request that Discord has not done."""
