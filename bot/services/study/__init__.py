"""What people learn from: hints, reviews, puzzles, lessons and replays."""
