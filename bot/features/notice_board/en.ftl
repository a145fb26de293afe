room-board = Notice board
board-heading = Tables that wait
board-quiet = No table waits
board-quiet-note = Open one: it stands here until it is full.
board-last = The last match began { $at }.
board-seat = **{ $who }’s seat** is offered
button-more-tables = More · { $count }
button-look = Look at it
form-game = Game
board-taken = The seat is yours: { $match }
button-take-seat = Take this seat
seat-length = About **{ $expected }** are left; pace: { $pace }.
seat-counts = It counts for you only if you make more of the moves than { $who } has made; earlier mistakes cost you nothing.
seat-counts-for-nobody = It counts for no rating, as nothing at this table does.
board-looks = { $count ->
    [one] **1 person looks** for { $games } ({ $paces })
   *[other] **{ $count } people look** for { $games } ({ $paces })
}
