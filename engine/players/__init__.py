"""Players that the computer runs: the same for every game, over what a game's brain tells.

A player sees possible worlds (`Brain.world`), never the state of the match, and its chance is given from outside. So
its choice is a pure function of what its seat can know, its level and that chance.
"""
