"""What every game's pictures are drawn with."""
