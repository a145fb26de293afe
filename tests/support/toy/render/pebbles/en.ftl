name-stone = stone
name-shell = shell
name-feather = feather
name-grey = grey pebble ●
name-white = white pebble ○
name-golden = golden pebble ★
name-none = nothing yet
