"""Discord's codes of what it refuses (https://discord.com/developers/docs/topics/opcodes-and-status-codes#json)."""

from __future__ import annotations

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_EMOJI, UNKNOWN_EVENT = 10003, 10008, 10014, 10070
UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, INVALID_TOKEN = 10015, 10062, 50027
"""An interaction is too old to be answered."""
ANSWERED = 40060
"""An interaction was answered already."""
INVALID = 50035
"""The form of a request is wrong; the text of the error says where."""
NO_ACCESS, NO_PERMISSION = 50001, 50013
NO_DM, NO_SHARED_SERVER = 50007, 50278
"""The person gets no direct messages from us."""
FLAGGED, TOO_FAST = 20026, 40003
"""The bot is taken for spam; it opens direct messages too fast."""
ARCHIVED, THREAD_EXISTS, THREAD_LOCKED = 50083, 160004, 160005
MOST_THREADS, MOST_NEWS_THREADS = 160006, 160007
"""The server has as many open threads as it may."""
MOST_EVENTS = 30038
"""The server has as many events still to come as it may (100)."""
