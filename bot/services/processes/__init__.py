"""Work beside the event loop: a thread, and the processes that draw and that think; and who goes first."""
