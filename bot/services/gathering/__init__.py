"""What brings people to tables: notice boards, who is told of seats, who looks for one."""
