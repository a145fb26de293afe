"""Keeps the house in order: health, checking what is stored, telling it anew after a release, servers that are left."""
