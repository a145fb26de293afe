"""How the house talks to people.

Its rooms, each of which knows only those that stand below it: `stands`, `pages`, `press`, `words`.
"""
