# Common names, used in pictures and sentences of every game.

seat-n = Seat { $number }
