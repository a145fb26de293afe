# What the pictures of the Gilded Compass write, and what its things are called.

name-nothing = nothing
name-1-6 = 1 + 6
name-2-5 = 2 + 5

# Buildings
name-archives = Archives
name-university = University
name-library = Library
name-auction = Auction House
name-guild = Treasure Hunters’ Guild
name-temple = Hidden Temple
name-illuminati = Illuminati
name-galleon = Sunken Galleon
name-tower = Treasure Tower

# Ancient Maps: place, the sign of the colour, gold with and without a specialist
name-yellow-1 = Pharaoh’s Tomb ☀ 1/0
name-yellow-2 = Pharaoh’s Tomb ☀ 2/1
name-yellow-3 = Pharaoh’s Tomb ☀ 3/2
name-yellow-4 = Pharaoh’s Tomb ☀ 4/3
name-green-1 = Jungle Ruins ☘ 1/0
name-green-2 = Jungle Ruins ☘ 2/1
name-green-3 = Jungle Ruins ☘ 3/2
name-green-4 = Jungle Ruins ☘ 4/3
name-blue-1 = Atlantis ≈ 1/0
name-blue-2 = Atlantis ≈ 2/1
name-blue-3 = Atlantis ≈ 3/2
name-blue-4 = Atlantis ≈ 4/3
name-red-1 = Pompeii 🔥 1/0
name-red-2 = Pompeii 🔥 2/1
name-red-3 = Pompeii 🔥 3/2
name-red-4 = Pompeii 🔥 4/3
name-white-1 = Tower of the Gods ♜ 1/0
name-white-2 = Tower of the Gods ♜ 2/1
name-white-3 = Tower of the Gods ♜ 3/2
name-white-4 = Tower of the Gods ♜ 4/3
name-purple-1 = Dark Temple ☠ 1/0
name-purple-2 = Dark Temple ☠ 2/1
name-purple-3 = Dark Temple ☠ 3/2
name-purple-4 = Dark Temple ☠ 4/3
name-dig-site = Abandoned Dig Site ✕ 0/0

# Specialists
name-yellow-c1 = yellow ☀ cartographer 1
name-yellow-c2 = yellow ☀ cartographer 2
name-yellow-c3 = yellow ☀ cartographer 3
name-yellow-e1 = yellow ☀ excavator 1
name-yellow-e2 = yellow ☀ excavator 2
name-yellow-e3 = yellow ☀ excavator 3
name-green-c1 = green ☘ cartographer 1
name-green-c2 = green ☘ cartographer 2
name-green-c3 = green ☘ cartographer 3
name-green-e1 = green ☘ excavator 1
name-green-e2 = green ☘ excavator 2
name-green-e3 = green ☘ excavator 3
name-blue-c1 = blue ≈ cartographer 1
name-blue-c2 = blue ≈ cartographer 2
name-blue-c3 = blue ≈ cartographer 3
name-blue-e1 = blue ≈ excavator 1
name-blue-e2 = blue ≈ excavator 2
name-blue-e3 = blue ≈ excavator 3
name-red-c1 = red 🔥 cartographer 1
name-red-c2 = red 🔥 cartographer 2
name-red-c3 = red 🔥 cartographer 3
name-red-e1 = red 🔥 excavator 1
name-red-e2 = red 🔥 excavator 2
name-red-e3 = red 🔥 excavator 3
name-white-c1 = white ♜ cartographer 1
name-white-c2 = white ♜ cartographer 2
name-white-c3 = white ♜ cartographer 3
name-white-e1 = white ♜ excavator 1
name-white-e2 = white ♜ excavator 2
name-white-e3 = white ♜ excavator 3
name-purple-c1 = purple ☠ cartographer 1
name-purple-c2 = purple ☠ cartographer 2
name-purple-c3 = purple ☠ cartographer 3
name-purple-e1 = purple ☠ excavator 1
name-purple-e2 = purple ☠ excavator 2
name-purple-e3 = purple ☠ excavator 3

# Magical Items
name-yellow-compass = yellow ☀ compass
name-yellow-shovel = yellow ☀ shovel
name-green-compass = green ☘ compass
name-green-shovel = green ☘ shovel
name-blue-compass = blue ≈ compass
name-blue-shovel = blue ≈ shovel
name-red-compass = red 🔥 compass
name-red-shovel = red 🔥 shovel
name-white-compass = white ♜ compass
name-white-shovel = white ♜ shovel
name-purple-compass = purple ☠ compass
name-purple-shovel = purple ☠ shovel
name-any-compass = compass ◯ any colour
name-any-shovel = shovel ◯ any colour

# Artifacts
name-desert = Desert ☀
name-jungle = Jungle ☘
name-water = Water ≈
name-fire = Fire 🔥
name-holy = Holy ♜
name-dark = Dark ☠
name-coveted = Coveted Artifact ♛

# Missions
name-dual-yellow-green = Dual Map ☀ yellow + ☘ green
name-dual-green-blue = Dual Map ☘ green + ≈ blue
name-dual-blue-red = Dual Map ≈ blue + 🔥 red
name-dual-red-white = Dual Map 🔥 red + ♜ white
name-dual-white-purple = Dual Map ♜ white + ☠ purple
name-dual-purple-yellow = Dual Map ☠ purple + ☀ yellow
name-secret = Secret Map
name-broaden = Broaden Your Expertise
name-congregate = Congregate Cartographers
name-dive = Dive for Doubloons
name-embrace = Embrace the Guild
name-find = Find the Maps
name-gather = Gather the Excavators
name-hire = Hire the Right Hunters
name-join = Join the Illuminati
name-loot = Loot the Tower
name-raid = Raid the Temple
name-recruit = Recruit Specialists
name-scour = Scour the Globe
name-second = Second Opinion
name-unite = Unite the Specialists
brief-dual = 3 gold with two specialists on it
brief-secret = 1 gold with a specialist on it
brief-broaden = 1 gold per colour of assigned specialists
brief-congregate = 1 gold for each assigned cartographer
brief-dive = 1 gold, and 2 for every three chests
brief-embrace = 1 gold, and 1 for each mission, this one too
brief-find = 1 gold, and 1 for every two Ancient Maps
brief-gather = 1 gold for each assigned excavator
brief-hire = 1 gold for each Ancient Map with a specialist
brief-join = 1 gold for each unused Special Ability
brief-loot = 1 gold for every three treasures
brief-raid = 1 gold, and 1 for every two Magical Items
brief-recruit = 1 gold for every two assigned specialists
brief-scour = 1 gold for each colour among your maps
brief-second = a third specialist where both types are
brief-unite = 1 gold, and 1 for each map with both types

# Special Abilities
name-gift = A Timely Gift
name-will = The Will to Win
name-help = A Little Help
name-power = A Compelling Power
name-ally = An Ally Inside
brief-gift = one more turn after the round
brief-will = an equal set, and the other one loses a die
brief-help = two more dice for a round
brief-power = turn two dice to any faces
brief-ally = a set in the Archives rises by one rank

# Treasures
name-bronze = bronze
name-silver = silver
name-gold = gold
name-bronze-0 = bronze 0
name-bronze-1 = bronze 1
name-bronze-2 = bronze 2
name-bronze-3 = bronze 3
name-bronze-fragment = half a bronze goblet
name-silver-0 = silver 0
name-silver-1 = silver 1
name-silver-2 = silver 2
name-silver-3 = silver 3
name-silver-fragment = half a silver goblet
name-gold-0 = gold 0
name-gold-1 = gold 1
name-gold-2 = gold 2
name-gold-3 = gold 3
name-gold-fragment = half a gold goblet

# Signs of the houses, and short names
sign-archives = Archives
sign-university = University
sign-library = Library
sign-auction = Auction House
sign-guild = Hunters’ Guild
sign-temple = Hidden Temple
sign-illuminati = Illuminati
sign-galleon = Sunken Galleon
sign-tower = Treasure Tower
short-gift = Gift
short-will = Will
short-help = Help
short-power = Power
short-ally = Ally

# Headings
gold-in-sight = Gold in sight
stat-die = dice
stat-octagon = neutral
stat-book = re-rolls
stat-vase = artifacts
stat-scroll = missions
stat-chest = chests
stat-tool = items
stat-eye = abilities
stat-gem = treasures
all-taken = resolved
free = free
out = out
next = next
next-set = next set
dice-n = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
sum-at-least = sum at least
resolving = Resolving: { $building }
between-help = A new round begins
between-gift = The round is over
between-assign = All rounds are over: assign specialists and items

does-help = use A Little Help?
does-turn = places dice
does-reroll = re-rolls
does-reroll-neutral = re-rolls
does-power = turns dice
does-after = neutral dice?
does-gift = use A Timely Gift?
does-ally = raise a set by one rank?
does-artifacts = keeps artifacts
does-mission = keeps a mission
does-map = takes a map
does-ability = takes a Special Ability
does-specialist = takes a specialist
assigning = Everybody assigns specialists

your-help = Use A Little Help?
your-turn = Place your dice
your-reroll = Which dice do you roll again?
your-reroll-neutral = Which neutral dice too?
your-power = Turn a second die?
your-after = Neutral dice too?
your-gift = Use A Timely Gift?
your-ally = Raise a set by one rank?
your-artifacts = Which artifacts do you keep?
your-mission = Which mission do you keep?
your-map = Take a map
your-ability = Take a Special Ability
your-specialist = Take a specialist
your-assign = Who works where?
your-accepted = Accepted. Waiting for the others

gold-n = { $gold } gold
adds-now = adds { $gold } now
coveted-worth = all { $count } of them: { $count } gold each
own-expeditions = Your expeditions
if-it-ended-now = if the game ended now
no-expeditions = No maps or specialists yet
idle = waits
drawn-chests = drawn
kept-chests = kept
assign-hint = The best proposal. Change one at a time below.
waits-for-others = Your assignment stands.
left-over = without a map
idle-items = idle items
tokens-gold = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}: { $gold } gold
job-sum = map { $map } + people { $people }
job-empty = map { $map } ({ $greater } with a specialist)

joins = { $seats_count ->
    [one] joins the Order of the Gilded Compass
   *[other] join the Order of the Gilded Compass
}
source-maps = Ancient Maps
source-specialists = Specialists
source-missions = Missions
source-artifacts = Artifacts
source-abilities = Abilities
source-chests = Chests
source-treasures = Treasures
source-tokens = Tokens
tie = Tie at { $gold } gold, broken by specialists without a map: { $values }
tie-value = { $seat } { $value }
course-heading = Gold in sight after each round
course-start = start
course-end = end

banner-note = Dice, maps and treasures
