"""What brings people to tables: notice boards, one bus, who is told of seats, who looks for one, hours at which tables
begin, templates."""
