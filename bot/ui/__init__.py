"""How the house talks to people: panels, desks, cards and their words."""
