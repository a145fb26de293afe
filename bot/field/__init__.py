"""Whether Discord does what the code believes of it: `python -m bot field CHANNEL` plays it through with a real token.

check    what a check is, and how it says what it has found
checks/  all of them, by what they are about; each stands by its name in a line of docs/discord.md
site     where they play: a client, a channel, what was made there and has to go again
parts    what messages are made of
operator who sits at the terminal: presses what is to be pressed, and says what only eyes can see
chart    pictures with numbers that get smaller
run      plays them in order, whatever happens, and removes what was made
report   what the operator sends back
"""

from __future__ import annotations


class FieldError(Exception):
    """Nothing can be played there. The text says what is wrong and what to do."""


class OtherwiseError(Exception):
    """Discord does something else than is believed; the text says what."""


class UnknownError(Exception):
    """It cannot be told; the text says why."""
