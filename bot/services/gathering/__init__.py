"""What brings people to tables: notice boards."""
