"""One folder per game; a folder's presence registers the game (see `engine.registry`)."""
