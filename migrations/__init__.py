"""Numbered SQL, applied in order and only forwards (see `bot.db.migrate`)."""
