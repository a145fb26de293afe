"""Time at a table: turns and their deadlines, pace, open hours, time zones, live play, forecasts."""
