name-stone = Stein
name-shell = Muschel
name-feather = Feder
name-grey = grauer Kiesel ●
name-white = weißer Kiesel ○
name-golden = goldener Kiesel ★
name-none = noch nichts
board-head = noch Runden: { $left } · noch nicht gewählt: { $waits }
board-player = { $seat }: { $points } Punkte · { $held } auf der Hand{ $asked ->
    [1] {" "}· ist dran
   *[other] {""}
}
