"""What brings people to tables: notice boards, hours at which they begin, templates."""
