"""What the house does, without knowing Discord."""
