"""The phases of a match: set-up, the course of a day, the turn."""
