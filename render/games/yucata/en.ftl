# What the pictures of Yucata' write, and what its things are called.

name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
name-5 = 5
name-spear = spear
name-question = ?

name-pale = pale stone
name-dark = dark stone
name-red = red stone

head-play = { $seat }: play a card
head-you = Choose a card
head-wait = { $seat } plays now
is-barred = is barred
left = left
start = start

winners = { $seats_count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
won-with = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $number } cards played

column-pale = pale
column-dark = dark
column-price = price
column-score = score
you-word = You

ahead = The way ahead
behind = Behind you
no-stones = no stones
barred-same-card = just played
barred-question-mark-first = nothing to repeat yet
sum-pale = { $pale } pale, nothing to pay
sum = { $pale } pale − { $cost } for { $dark } dark = { $score }
sum-red = { $pale } pale − { $cost } for { $dark } dark, one less for red = { $score }
floor-end = below 0 counts as 0 at the end

points-word = Points
key-kept = pale kept
key-paid = paid for dark
key-red = takes a dark away
not-charged = not charged
course-word = Score after each round
floor-note = below 0 counts as 0

# The layouts of the stones; the second name says what it means.
name-basic = basic layout
name-kintaya = Kintaya (evil traps)
name-monzola = Monzola (sweet figs)
name-mayaya = Ayuno or Mayaya (major leap, twins)
name-ayunito = Ayunito (minor leap)
name-tumo_zumo = Tumo Zumo (great caution)
name-zattopusta = Zattopusta (stormy wind)
name-acuma_y_taya = Acuma y Taya (water and light)
name-ozzi_krakra = Ozzi Krakra (7 black ravens)
name-yazurika = Yazurika (random)

banner-note = Pale stones, dark stones
