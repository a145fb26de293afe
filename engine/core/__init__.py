"""The contract that every game fulfils and the tools that work on any game."""
