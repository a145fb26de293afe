"""Why something cannot be done, in words for the person at the page."""

from __future__ import annotations


class Refusal(Exception):
    """Nothing was done; the text says why and what to do."""
