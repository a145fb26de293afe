"""The Discord bot: the only layer with a clock, a database and a network."""
