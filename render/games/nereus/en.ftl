# What the pictures of Waters of Nereus write, and what its things are called.

# Treasures, each with the sign that it bears in the pictures.
name-white = ☾ white
name-yellow = ☀ yellow
name-green = ✚ green
name-red = ♥ red
name-purple = ♛ purple
name-black = ♠ black
name-gem = ⬢ gem
name-any = any colour

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
name-captain-hold = captain's hold
name-pilot-hold = pilot's hold
name-boatswain-hold = boatswain's hold
name-purser-hold = purser's hold
name-merchant-hold = merchant's hold
name-scientist-hold = scientist's hold
name-explorer-hold = explorer's hold

# Science cards: short names, and what stands on them.
name-draw-two = two from the bag
name-take-anywhere = one from any cell
name-row = row one cell
name-chest-red = red in the chest
name-stored-white = white in storage
name-stored-yellow = yellow in storage
name-stored-green = green in storage
name-stored-red = red in storage
name-stored-purple = purple in storage
name-stored-black = black in storage
name-captain-done = captain's hold done
name-pilot-done = pilot's hold done
name-explorer-done = explorer's hold done
name-merchant-boatswain-done = merchant's and boatswain's holds done
name-purser-scientist-done = purser's and scientist's holds done
card-draw-two = Draw two treasures from the bag
card-take-anywhere = Take a treasure from any cell
card-row = Pay 3 gold: sail one cell, take all
card-chest-red = ♥ red in the chest
card-stored-white = ☾ white in storage
card-stored-yellow = ☀ yellow in storage
card-stored-green = ✚ green in storage
card-stored-red = ♥ red in storage
card-stored-purple = ♛ purple in storage
card-stored-black = ♠ black in storage
card-captain-done = Captain's hold complete
card-pilot-done = Pilot's hold complete
card-explorer-done = Explorer's hold complete
card-merchant-boatswain-done = Merchant's and boatswain's holds complete
card-purser-scientist-done = Purser's and scientist's holds complete

# Directions and the compass.
name-way-any = any way
name-way-straight = straight
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
choosing-science = Everybody keeps science cards, { $count } still choosing
choosing-crew = Everybody chooses crew, { $count } still choosing
turn-of = { $seat }: { $crew }, choosing a space
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
your-offer = Another turn for { $gold } gold?
choose-crew = Choose your crew member
sealed = Sealed: { $crew }
day = Day { $number }
cycle = Cycle { $number }

# On the cabins.
neutral = Neutral
bag = In the bag
gems = Gems
storage = Storage
moves-left = { $count } { $count ->
    [one] move
   *[other] moves
} left
enhanced-captain = sails one step further
enhanced-pilot = turns corners for free
enhanced-boatswain = brings a treasure
enhanced-purser = brings 2 gold more
enhanced-merchant = brings 2 points more
enhanced-scientist = swaps a science card
enhanced-explorer = fetches any colour
play-on-turn = on your turn
needs-power = needs power
scores = scores
not-met = not yet
