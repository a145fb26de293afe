"""Sentences: the catalogues, and what is said of a match in words alone."""
