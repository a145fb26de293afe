"""What is to be told and where it stands; and a lock for each match."""
