"""Measurements, run by hand: `python -m tests.benchmarks.<name>`. Nothing here is a test; tests never measure time."""
