# What the pictures of Waters of Nereus write, and what its things are called.

# Treasures, each with the sign that it bears in the pictures.
name-white = ☾ white
name-yellow = ☀ yellow
name-green = ✚ green
name-red = ♥ red
name-purple = ♛ purple
name-black = ♠ black
name-gem = ⬢ gem
name-any = any colour
# Their colours alone.
short-white = white
short-yellow = yellow
short-green = green
short-red = red
short-purple = purple
short-black = black
short-gem = gem

# The crew.
name-captain = captain
name-pilot = pilot
name-boatswain = boatswain
name-purser = purser
name-merchant = merchant
name-scientist = scientist
name-explorer = explorer
crew-captain = Captain
crew-pilot = Pilot
crew-boatswain = Boatswain
crew-purser = Purser
crew-merchant = Merchant
crew-scientist = Scientist
crew-explorer = Explorer

# Places in a cabin.
name-chest = treasure chest
name-storage = storage
name-captain-hold = captain’s hold
name-pilot-hold = pilot’s hold
name-boatswain-hold = boatswain’s hold
name-purser-hold = purser’s hold
name-merchant-hold = merchant’s hold
name-scientist-hold = scientist’s hold
name-explorer-hold = explorer’s hold

# Science cards: short names, and what stands on them.
name-draw-two = 2 from the bag
name-take-anywhere = treasure from any water space
name-row = sail 1 space for 3 gold
name-chest-red = red in the chest
name-stored-white = white in storage
name-stored-yellow = yellow in storage
name-stored-green = green in storage
name-stored-red = red in storage
name-stored-purple = purple in storage
name-stored-black = black in storage
name-captain-done = captain’s hold complete
name-pilot-done = pilot’s hold complete
name-explorer-done = explorer’s hold complete
name-merchant-boatswain-done = merchant’s and boatswain’s holds complete
name-purser-scientist-done = purser’s and scientist’s holds complete
card-draw-two = Draw 2 from the bag
card-take-anywhere = Take 1 from any water space
card-row = Sail 1 space for 3 gold, take all
card-chest-red = ♥ red in the chest
card-stored-white = ☾ white in storage
card-stored-yellow = ☀ yellow in storage
card-stored-green = ✚ green in storage
card-stored-red = ♥ red in storage
card-stored-purple = ♛ purple in storage
card-stored-black = ♠ black in storage
card-captain-done = Captain’s hold complete
card-pilot-done = Pilot’s hold complete
card-explorer-done = Explorer’s hold complete
card-merchant-boatswain-done = Holds of merchant and boatswain complete
card-purser-scientist-done = Holds of purser and scientist complete

# Directions and the compass.
name-way-any = in any direction
name-way-straight = not diagonally
name-way-diagonal = diagonally
name-n = north
name-ne = north-east
name-e = east
name-se = south-east
name-s = south
name-sw = south-west
name-w = west
name-nw = north-west
point-n = N
point-ne = NE
point-e = E
point-se = SE
point-s = S
point-sw = SW
point-w = W
point-nw = NW

# Headlines.
corner-of = { $seat } chooses a corner
choosing-science = Science cards: { $count } still choosing
choosing-crew = Crew: { $count } still choosing
turn-of = { $seat } chooses a space for the { $crew }
turn-at = { $seat }: { $crew } on space { $space }
deciding = { $seat }: another turn for { $gold } gold?
won = { $seats_count ->
    [one] { $seats } wins with { $points }
   *[other] { $seats } share the win with { $points }
}
keep = Keep three of your five science cards
kept = Your science cards are chosen
your-corner = Choose your corner
your-space = Choose a space for your { $crew }
your-turn = Your { $crew } on space { $space }
your-sail = Where does your { $crew } sail?
your-fetch = What does your explorer fetch?
your-stow = { $count ->
    [one] Where does this go?
   *[other] Where do these go?
}
your-moves = What does your boatswain move?
your-drop = Which science card do you discard?
your-offer = Another turn for { $gold } gold?
choose-crew = Choose your crew member
sealed = Sealed: { $crew }

# The top: day, cycle, what happened last; ⊙ stands for the mark of the player.
day = Day { $number }
explorer-phase = Explorer phase
last = Last: { $facts }
last-space = { $crew } { $space }
last-sailed = { $start } to { $cell }
last-cell = at { $cell }
last-taken = took { $treasures }
last-to-bag = { $treasures } to the bag
last-discovery = New treasures lie / in the framed spaces

# The rows. ◎ is gold, ★ points, ϟ power, ▯ a science card, ⊛ the bag.
any-colour = any
verb-another = another turn
verb-captain = sail in a line, pick up all
verb-pilot = sail, never diagonally
verb-boatswain = points, move treasures
verb-purser = take gold
verb-merchant = gold for points
verb-scientist = power and cards
verb-explorer = fetch one from beside
plate-captain = { $pay } ◎ +{ $steps } { $steps ->
    [one] step
   *[other] steps
}
plate-pilot = { $pay } ◎ turn corners
plate-boatswain = { $pay } ◎ +{ $count } move
plate-purser = { $pay } ◎ one more ⊛
plate-merchant = { $pay } ◎ +{ $points } ★
plate-scientist = { $pay } ◎ ϟ or ▯
plate-explorer = again { $prices } ◎
purse = you have { $gold } ◎, { $points } ★, { $power } ϟ
row-full = full
row-done = done today
noted = ⊙ beside the sea
noted-again = ⊙ another turn for { $gold } ◎
noted-space = ⊙ on space { $space }, beside the sea
space-number = space { $space }
row-hand = in hand { $treasures }
empty = empty
enhanced-captain = sails one step further
enhanced-pilot = turns corners for free
enhanced-boatswain = brings a treasure
enhanced-purser = brings 2 gold more
enhanced-merchant = brings 2 points more
enhanced-scientist = swaps a science card
enhanced-explorer = fetches any colour

# The ships.
now-word = now → end
gold-word = gold
power-word = power
storage = Storage
neutral = Neutral player
neutral-told = points { $point }, { $die ->
    [0] {""}
   *[other] rolled { $die },{" "}
}{ $count } crew { $count ->
    [one] card
   *[other] cards
} left
cards-left = { $count } left
moves-left = { $count } { $count ->
    [one] move
   *[other] moves
} left

# An own picture.
your-ship = Your ship
gems = gems 5 ◎
sell = sell 2 ◎
on-turn = on your turn
at-end = at the end
play-for = play for 1 ϟ
needs-power = 1 power short
scores = now { $points } ★
not-met = not yet: { $points } ★
holds-full = { $count ->
    [one] hold full
   *[other] holds full
}

# The end.
win-ahead = { $points } points, { $ahead } ahead of { $seat }
win-holds = { $points } points like { $seat }, { $mine } complete holds to { $theirs }
win-treasures = { $points } points and { $holds } complete holds like { $seat }, { $mine } treasures in other holds to { $theirs }
win-shared = { $points } points each, { $holds } complete holds, { $treasures } treasures in other holds
winner = { $seats_count ->
    [one] { $seats } wins
   *[other] { $seats } win together
}
over-note = Waters of Nereus, { $days } days, { $players } players
tie-note = { $holds } holds, { $treasures } loose
source-holds = holds
source-chest = chest
source-boatswain = boatswain
source-merchant = merchant
source-science = science
source-gold = gold
course = Points by cycle
course-end = end

banner-note = Explore, stow and sell
