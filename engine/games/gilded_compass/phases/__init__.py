"""The course of a match: setup, turns, the end of a round, the end of the match."""
