# The cards of Port Royal. Each ship colour has its sign: ☀ yellow, ☾ blue, ♣ green, ♥ red, ♠ black.

name-yellow-1-1 = Yellow Pinnace ☀
name-yellow-2-1 = Yellow Pinnace ☀
name-yellow-2-2 = Yellow Pinnace ☀
name-yellow-3-2 = Yellow Pinnace ☀
name-yellow-3-4 = Yellow Pinnace ☀
name-yellow-4-4 = Yellow Pinnace ☀
name-yellow-1-2 = Yellow Pinnace ☀
name-yellow-gift = Yellow Pinnace ☀
name-blue-1-1 = Blue Flute ☾
name-blue-2-1 = Blue Flute ☾
name-blue-2-2 = Blue Flute ☾
name-blue-3-2 = Blue Flute ☾
name-blue-3-5 = Blue Flute ☾
name-blue-4-5 = Blue Flute ☾
name-blue-gift = Blue Flute ☾
name-green-1-1 = Green Skiff ♣
name-green-2-1 = Green Skiff ♣
name-green-2-3 = Green Skiff ♣
name-green-3-3 = Green Skiff ♣
name-green-3-5 = Green Skiff ♣
name-green-4-5 = Green Skiff ♣
name-green-gift = Green Skiff ♣
name-red-1-1 = Red Frigate ♥
name-red-2-3 = Red Frigate ♥
name-red-3-6 = Red Frigate ♥
name-red-3-skull = Red Frigate ♥
name-red-4-skull = Red Frigate ♥
name-red-gift = Red Frigate ♥
name-black-1-2 = Black Galleon ♠
name-black-2-4 = Black Galleon ♠
name-black-3-7 = Black Galleon ♠
name-black-3-skull = Black Galleon ♠
name-black-4-skull = Black Galleon ♠
name-black-gift = Black Galleon ♠

name-trader-yellow-3 = Yellow Trader ☀
name-trader-yellow-5 = Yellow Trader ☀
name-trader-blue-3 = Blue Trader ☾
name-trader-blue-5 = Blue Trader ☾
name-trader-green-3 = Green Trader ♣
name-trader-red-3 = Red Trader ♥
name-trader-black-3 = Black Trader ♠
name-settler-4 = Settler
name-captain-4 = Captain
name-priest-4 = Priest
name-jack-6 = Jack of all Trades
name-sailor-3 = Sailor
name-sailor-5 = Sailor
name-sailor-7 = Sailor
name-pirate-5 = Pirate
name-pirate-7 = Pirate
name-pirate-9 = Pirate
name-mademoiselle-7 = Mademoiselle
name-mademoiselle-9 = Mademoiselle
name-jester-5 = Jester
name-jester-7 = Jester
name-jester-9 = Jester
name-admiral-5 = Admiral
name-admiral-7 = Admiral
name-admiral-9 = Admiral
name-governor-8 = Governor
name-clerk-yellow-4 = Yellow Clerk ☀
name-clerk-black-4 = Black Clerk ♠
name-clerk-blue-6 = Blue Clerk ☾
name-clerk-red-6 = Red Clerk ♥
name-clerk-green-9 = Green Clerk ♣
name-gunner-4 = Gunner
name-gunner-6 = Gunner
name-gunner-8 = Gunner
name-vice-admiral-5 = Vice Admiral
name-vice-admiral-7 = Vice Admiral
name-vice-admiral-9 = Vice Admiral

name-expedition-captains = Expedition (2 Captains)
name-expedition-priests = Expedition (2 Priests)
name-expedition-settlers = Expedition (2 Settlers)
name-expedition-captains-settler = Expedition (2 Captains, 1 Settler)
name-expedition-priests-settler = Expedition (2 Priests, 1 Settler)
name-expedition-five = Expedition (Captain, Priest, Settler)
name-tax-swords = Tax Increase (bonus for most swords)
name-tax-points = Tax Increase (bonus for fewest points)

name-comedian = Comedian
name-lady-killer = Lady Killer
name-maritime-supremacy = Maritime Supremacy
name-new-colony = New Colony
name-trade-outpost = Trade Outpost
name-trader-prince = Trader Prince
name-cheap-staff = Cheap Staff
name-fighter = Fighter
name-explorer = Explorer
name-frigate-foe = Frigate Foe
name-galleon-foe = Galleon Foe
name-tax-officer = Tax Officer
name-jinx = Jinx
name-tiny-gamester = Tiny Gamester
name-gamester = Gamester
name-pack-of-pirates = Pack of Pirates

# Short names, written on cards and in lists

ship-yellow = Pinnace
ship-blue = Flute
ship-green = Skiff
ship-red = Frigate
ship-black = Galleon
name-yellow = ☀ yellow
name-blue = ☾ blue
name-green = ♣ green
name-red = ♥ red
name-black = ♠ black
name-trader-yellow = Yellow Trader ☀
name-trader-blue = Blue Trader ☾
name-trader-green = Green Trader ♣
name-trader-red = Red Trader ♥
name-trader-black = Black Trader ♠
name-clerk-yellow = Yellow Clerk ☀
name-clerk-blue = Blue Clerk ☾
name-clerk-green = Green Clerk ♣
name-clerk-red = Red Clerk ♥
name-clerk-black = Black Clerk ♠

name-captain = Captain
name-priest = Priest
name-settler = Settler
name-jack = Jack of all Trades
name-jester = Jester
name-admiral = Admiral
name-vice_admiral = Vice Admiral
name-gunner = Gunner
name-governor = Governor
name-mademoiselle = Mademoiselle

# What the pictures write

asks-draw = { $seat } draws the first card
asks-discover = { $seat }: draw or stop?
asks-repel = { $seat }: repel ship { circled } or let it in?
asks-trade = { $seat } takes cards
asks-trade-other = { $seat } may take a card; fee: 1 coin to { $active_seat }
asks-gift = { $seat }: who gets the extra coin?
asks-busted = { $seat }: one more expedition?
asks-over = The match is over
you-draw = Draw the first card
you-discover = Draw or stop?
you-repel = Repel ship { circled } or let it in?
you-trade = Take a card
you-trade-other = Take a card? Fee: 1 coin to { $active_seat }
you-gift = Who gets the extra coin?
you-busted = One more expedition?
head-draw = { $seat }: first card
head-discover = { $seat }: draw or stop?
head-repel = { $seat }: repel it?
head-trade = { $seat }: take a card?
head-trade-other = { $seat }: take a card?
head-gift = { $seat }: who gets the coin?
head-busted = { $seat }: expedition?
head-you-draw = Draw the first card
head-you-discover = Draw or stop?
head-you-repel = Repel it or let it in?
head-you-trade = Take a card?
head-you-trade-other = Take a card?
head-you-gift = Who gets the coin?
head-you-busted = One more expedition?
winners = { $seats_count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
round-n = Round { $number }
last-round = Last round
pile-name = Pile
discard-name = Discard

# The boards with the decision

stop-label = Stop
take-n = { $takes ->
    [one] take 1 card
   *[other] take { $takes } cards
}
take-nothing = nothing to take
due-first = +{ $coins }, { $said }
colours-next = { $colours ->
    [0] no colour; { $wanted } give { $takes } cards
    [one] 1 colour; { $wanted } give { $takes } cards
   *[other] { $colours } colours; { $wanted } give { $takes } cards
}
colours-all = all 5 colours lie here
draw-label = Draw
first-card = the first card
first-card-note = it must be drawn
bust-chance = { $percent } % bust
bust-never = cannot bust
no-cards = no card is left
unseen = of { $cards } unseen
unseen-cards = of { $cards } unseen cards
repel-label = Repel
repel-says = the ship is gone
repel-note = { $needed ->
    [one] needs 1 sword, { $swords } at hand
   *[other] needs { $needed } swords, { $swords } at hand
}
let-in-label = Let it in
let-in-says = { $colours ->
    [one] 1 colour lies here
   *[other] { $colours } colours lie here
}
let-in-note = { $takes ->
    [one] stopping then gives 1 card
   *[other] stopping then gives { $takes } cards
}
let-in-bust = bust
let-in-bust-note = { $cards ->
    [one] 1 card is lost
   *[other] all { $cards } cards are lost
}
may-take = { $takes ->
    [one] Take 1 card or stop
   *[other] Take up to { $takes } cards
}
may-take-other = { $takes ->
    [one] One card or nothing
   *[other] Up to { $takes } cards
}
each-takes = then each other player in turn
each-pays = each card: 1 coin to
gift-coin = One coin from the pile for another player
gift-note = the ship brings it
you-went-bust = You went bust: { $pair }
went-bust = { $seat } went bust: { $pair }
name-pair-yellow = two yellow pinnaces ☀
name-pair-blue = two blue flutes ☾
name-pair-green = two green skiffs ♣
name-pair-red = two red frigates ♥
name-pair-black = two black galleons ♠
bust-note = { $cards ->
    [one] 1 card is lost, nothing is taken
   *[other] { $cards } cards are lost, nothing is taken
}
bust-risk = The risk was { $percent } %
first-card-label = First card
shown-are-gone = the cards shown here are gone
after-bust = After the bust
after-bust-says = one more expedition?
after-bust-note = the open ones stay

# On ships and persons

new-word = new
gone-word = gone
lost-word = lost
bust-word = bust
left-n = { $number } left
took-it = took it
short-n = { $coins } short
short-n-narrow = −{ $coins }
ship-fee = { $fee } to
ship-fee-narrow = { $fee }
person-fee = +{ $fee } to
person-fee-narrow = +{ $fee }
says-tax-swords = tax: most swords gain 1
says-tax-points = tax: fewest points gain 1

card-name-trader = Trader
card-name-settler = Settler
card-name-captain = Captain
card-name-priest = Priest
card-name-jack = Jack
card-name-sailor = Sailor
card-name-pirate = Pirate
card-name-mademoiselle = Mademoiselle
card-name-jester = Jester
card-name-admiral = Admiral
card-name-governor = Governor
card-name-clerk = Clerk
card-name-gunner = Gunner
card-name-vice_admiral = Vice Admiral

gives-settler = expeditions
gives-captain = expeditions
gives-priest = expeditions
gives-jack = any of three
gives-sailor = 1 sword
gives-pirate = 2 swords
gives-mademoiselle = persons −1
gives-jester = +1 at a bust
gives-admiral = +2 at 5 cards
gives-governor = 1 card more
gives-gunner = +1 per ship, −1
gives-vice_admiral = +1 at 3 or 4

# Players

last-turn-label = Last turn
coins-pay = { $coins ->
    [0] Without coins only a free person comes
    [one] 1 coin hires a person of up to 1
   *[other] { $coins } coins hire a person of up to { $coins }
}
you-word = You

does-captain = expeditions
does-priest = expeditions
does-settler = expeditions
does-jack = any of the three
does-trader = +{ $amount } a ship
does-clerk = one card more
does-mademoiselle = persons cost { $amount } less
does-jester = +{ $amount } at any bust
does-admiral = +{ $coins } at 5 or more cards
does-vice_admiral = +{ $amount } at 3 or 4 cards
does-gunner = +{ $amount } a ship after the first
does-governor = take { $amount } more
does-expedition = { $amount ->
    [one] expedition
   *[other] expeditions
}

# The end

won-with = { $points } points, { $rounds } rounds
won-coins = { $points } points, { $coins ->
    [one] 1 coin decides
   *[other] { $coins } coins decide
}
course-word = Round by round
course-end = { $points } ends the match
points-word = Points
source-expeditions = Expeditions
source-crew = Crew
source-swords = Swords
source-traders = Traders
source-court = Court
source-contracts = Contracts

# The place of a card in the order drawn
circled = { $number ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
    [6] ⑥
    [7] ⑦
    [8] ⑧
    [9] ⑨
    [10] ⑩
    [11] ⑪
    [12] ⑫
    [13] ⑬
    [14] ⑭
    [15] ⑮
    [16] ⑯
    [17] ⑰
    [18] ⑱
    [19] ⑲
    [20] ⑳
   *[other] ({ $number })
}

banner-note = Push your luck
