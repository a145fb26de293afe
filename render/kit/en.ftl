# Common names, used in pictures and sentences of every game.

# In pictures, who has a name that they cannot show.
player-n = Player { $number }
seat-n = Seat { $number }

# In place of a picture that could not be drawn.
absent = This picture could not be drawn
absent-note = The words below say how things stand. The next one will be drawn anew.
