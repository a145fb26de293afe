"""One folder per game: its words and its hooks; found by name."""
