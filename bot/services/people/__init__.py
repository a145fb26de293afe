"""What belongs to a person and not to a match: preferences, data about a person, ratings."""
