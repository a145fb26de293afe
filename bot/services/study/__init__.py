"""What people learn from: hints, puzzles and lessons; what reviews and replays need of a match."""
