"""The Discord bot: the only layer with a clock, a database and a network."""

__version__ = "0.1.0"
