"""What stands inside each building, one file a building: `contents` draws into the room behind its sign."""
