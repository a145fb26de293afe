"""What is to be told, where it stands, and who goes first."""
