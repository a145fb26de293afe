"""What each game teaches: a folder with `LESSON` and its sentences, by the key of the game."""
