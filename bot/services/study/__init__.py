"""What people learn from: hints and lessons; what reviews and replays need of a match."""
