"""Everything that changes a match or a seat goes through the door in this room."""
