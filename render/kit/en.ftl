# Common names, used in pictures and sentences of every game.

# In pictures, who has a name that they cannot show.
player-n = Player { $number }
seat-n = Seat { $number }

# Below a picture with marks of what has changed: what they are, and whose move one tells that nobody made.
changed-private = Since you looked
changed-board = Last moves
changed-by-nobody = the game

# In place of a picture that could not be drawn.
absent = This picture could not be drawn
absent-note = The words below say how things stand. The next one will be drawn anew.
