name-stone = Stein
name-shell = Muschel
name-feather = Feder
name-grey = grauer Kiesel ●
name-white = weißer Kiesel ○
name-golden = goldener Kiesel ★
name-none = noch nichts
