"""The bot in a process of its own, as for the tests on the wire."""

from tests.wire.conftest import place, town

__all__ = ["place", "town"]
