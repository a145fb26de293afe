"""What a loaded match is, how it is loaded and voted on, and what happens when it cannot be loaded."""
