# The cards of Port Royal. Each ship colour has its sign: ☀ yellow, ☾ blue, ♣ green, ♥ red, ♠ black.

name-yellow-1-1 = yellow pinnace ☀
name-yellow-2-1 = yellow pinnace ☀
name-yellow-2-2 = yellow pinnace ☀
name-yellow-3-2 = yellow pinnace ☀
name-yellow-3-4 = yellow pinnace ☀
name-yellow-4-4 = yellow pinnace ☀
name-yellow-1-2 = yellow pinnace ☀
name-yellow-gift = yellow pinnace ☀
name-blue-1-1 = blue flute ☾
name-blue-2-1 = blue flute ☾
name-blue-2-2 = blue flute ☾
name-blue-3-2 = blue flute ☾
name-blue-3-5 = blue flute ☾
name-blue-4-5 = blue flute ☾
name-blue-gift = blue flute ☾
name-green-1-1 = green skiff ♣
name-green-2-1 = green skiff ♣
name-green-2-3 = green skiff ♣
name-green-3-3 = green skiff ♣
name-green-3-5 = green skiff ♣
name-green-4-5 = green skiff ♣
name-green-gift = green skiff ♣
name-red-1-1 = red frigate ♥
name-red-2-3 = red frigate ♥
name-red-3-6 = red frigate ♥
name-red-3-skull = red frigate ♥
name-red-4-skull = red frigate ♥
name-red-gift = red frigate ♥
name-black-1-2 = black galleon ♠
name-black-2-4 = black galleon ♠
name-black-3-7 = black galleon ♠
name-black-3-skull = black galleon ♠
name-black-4-skull = black galleon ♠
name-black-gift = black galleon ♠

name-trader-yellow-3 = yellow trader ☀
name-trader-yellow-5 = yellow trader ☀
name-trader-blue-3 = blue trader ☾
name-trader-blue-5 = blue trader ☾
name-trader-green-3 = green trader ♣
name-trader-red-3 = red trader ♥
name-trader-black-3 = black trader ♠
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
name-clerk-yellow-4 = yellow clerk ☀
name-clerk-black-4 = black clerk ♠
name-clerk-blue-6 = blue clerk ☾
name-clerk-red-6 = red clerk ♥
name-clerk-green-9 = green clerk ♣
name-gunner-4 = Gunner
name-gunner-6 = Gunner
name-gunner-8 = Gunner
name-vice-admiral-5 = Vice Admiral
name-vice-admiral-7 = Vice Admiral
name-vice-admiral-9 = Vice Admiral

name-expedition-captains = expedition (2 captains)
name-expedition-priests = expedition (2 priests)
name-expedition-settlers = expedition (2 settlers)
name-expedition-captains-settler = expedition (2 captains, 1 settler)
name-expedition-priests-settler = expedition (2 priests, 1 settler)
name-expedition-five = expedition (captain, priest, settler)
name-tax-swords = tax increase (bonus for most swords)
name-tax-points = tax increase (bonus for fewest points)

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
name-yellow = yellow ☀
name-blue = blue ☾
name-green = green ♣
name-red = red ♥
name-black = black ♠
name-trader-yellow = yellow trader ☀
name-trader-blue = blue trader ☾
name-trader-green = green trader ♣
name-trader-red = red trader ♥
name-trader-black = black trader ♠
name-clerk-yellow = yellow clerk ☀
name-clerk-blue = blue clerk ☾
name-clerk-green = green clerk ♣
name-clerk-red = red clerk ♥
name-clerk-black = black clerk ♠
power-trader = Trader
power-settler = Settler
power-captain = Captain
power-priest = Priest
power-jack = Jack of all Trades
power-sailor = Sailor
power-pirate = Pirate
power-mademoiselle = Mademoiselle
power-jester = Jester
power-admiral = Admiral
power-governor = Governor
power-clerk = Clerk
power-gunner = Gunner
power-vice_admiral = Vice Admiral

name-captain = captain
name-priest = priest
name-settler = settler
name-jack = Jack of all Trades
name-jester = jester
name-admiral = admiral
name-vice_admiral = vice admiral
name-gunner = gunner
name-governor = governor
name-mademoiselle = mademoiselle

# What the pictures write

asks-draw = { $seat } draws the first card
asks-discover = { $seat }: draw or stop
asks-repel = { $seat }: repel ship { circled } or let it in
asks-trade = { $seat } takes cards
asks-trade-other = { $seat } may take, for 1 coin to { $active_seat }
asks-gift = { $seat } gives a coin away
asks-busted = { $seat }: one more expedition?
asks-over = The match is over
you-draw = Draw the first card
you-discover = Draw or stop?
you-repel = Repel ship { circled } or let it in?
you-trade = Take a card
you-trade-other = Take a card, for 1 coin to { $active_seat }?
you-gift = Who gets the gift coin?
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
unseen-cards = of { $cards } unseen cards
repel-label = Repel
repel-says = the ship is gone
repel-note = it takes { $needed }, you have { $swords } { $swords ->
    [one] sword
   *[other] swords
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
each-takes = then the others, in turn
each-pays = each card: 1 coin to
gift-coin = One coin from the pile for another player
gift-note = the ship brings it
went-bust = { $seat } went bust: { $pair }
name-pair-yellow = two yellow pinnaces
name-pair-blue = two blue flutes
name-pair-green = two green skiffs
name-pair-red = two red frigates
name-pair-black = two black galleons
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
ship-fee = { $fee } to
person-fee = +{ $fee } to
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
gives-jack = any of the three
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
first-in-round = first in round
you-word = You
way = { $points } of 12
own-stop-and-take = Stop now and take
own-may-take = You may take
own-could-take = At your time
own-nothing-to-take = Nothing that you can take
no-persons = No persons yet: hire some for points and abilities
own-nothing-lies = No card lies in the harbour

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
