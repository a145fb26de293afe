"""Pictures of views. Nothing here knows Discord or the database."""
