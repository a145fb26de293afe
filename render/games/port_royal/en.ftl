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
winners = { $seats_count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
round-n = Round { $number }
last-round = Last round
harbour-empty = No card in the harbour
colours-lie = { $colours ->
    [0] No ship colour lies here
    [one] 1 ship colour lies here
   *[other] { $colours } ship colours lie here
}
stop-takes = { $takes ->
    [one] Stop now: take 1 card
   *[other] Stop now: take { $takes } cards
}
repel-or-bust = The second of its colour: let in, it ends the turn
takes-left = { $takes ->
    [0] No card left to take
    [one] 1 card to take
   *[other] { $takes } cards to take
}
turn-before = Before:
turn-bust = Bust:
in-discards = In the discard pile
no-persons = No persons yet: hire some for points and abilities.

does-swords = { $amount ->
    [one] 1 sword: repel ships that need no more
   *[other] { $amount } swords: repel ships that need no more
}
does-captain = Captain: for expeditions with an anchor
does-priest = Priest: for expeditions with a cross
does-settler = Settler: for expeditions with a house
does-jack = Jack of all Trades: any sign on an expedition
does-trader = Trader: +{ $amount } { $amount ->
    [one] coin
   *[other] coins
} from { $colour } ships
does-clerk = Clerk: a { $colour } ship lets you take one more card
does-mademoiselle = Mademoiselle: persons cost { $amount } less
does-jester = Jester: +{ $amount } at any bust, or if nothing is left for you
does-admiral = Admiral: +{ $coins } coins if 5 or more cards lie at your time
does-vice_admiral = Vice Admiral: +{ $amount } if 3 or 4 cards lie at your time
does-gunner = Gunner: { $amount } × (ships in the harbour − 1) coins
does-governor = Governor: take { $amount } more
does-expedition = { $amount ->
    [one] 1 expedition fulfilled
   *[other] { $amount } expeditions fulfilled
}

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
