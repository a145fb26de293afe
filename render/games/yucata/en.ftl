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

to-play = { $seat } plays
winners = { $seats_count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
last-card = barred:
copies = ? copies:

column-last = last
column-left = cards
column-stones = stones
column-penalty = penalty
column-score = score

choose = Choose a card
waits-for = { $seat } is before you
ahead = Stones ahead
temple = temple
no-stones = no stones
nothing-to-copy = copies the card before it
barred-same-card = just played
barred-question-mark-first = nothing to copy yet

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
