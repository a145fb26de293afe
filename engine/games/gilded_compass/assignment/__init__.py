"""Final scoring of maps, specialists and Magical Items.

holding   what a seat assigns: its maps (with those among its missions), specialists, items and missions
worth     what an assignment is worth, source by source
solver    the best assignment, exactly
desk      how a player changes an assignment step by step (with the Treasure Hunters' Guild)
"""
