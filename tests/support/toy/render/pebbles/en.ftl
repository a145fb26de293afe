name-stone = stone
name-shell = shell
name-feather = feather
name-grey = grey pebble ●
name-white = white pebble ○
name-golden = golden pebble ★
name-none = nothing yet
board-head = rounds left: { $left } · yet to choose: { $waits }
board-player = { $seat }: { $points } points · { $held } held{ $asked ->
    [1] {" "}· asked
   *[other] {""}
}
