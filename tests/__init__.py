"""Mirrors the tree; `support` holds what several tests use."""
