button-how-to-play = Spielanleitung
how-to-play-page = { $title } · Spielanleitung { $page }/{ $count }
which-game = Welches Spiel?
choose-rule = Wähle eine Regel
no-such-rule = Keine Regel enthält „{ $wanted }“. Hier ist die Spielanleitung.
strength-heading = Wie stark die Computer sind, in Partien { $number ->
    [2] zu zweit
   *[other] mit { $number }, einer gegen die anderen
}
strength-random = Zufall
strength-line = { $me } gegen { $them }: gewinnt in { $percent } % ({ $low }–{ $high } %, { $matches } Partien)
cmd-rules = Spielanleitung und alle Regeln
cmd-rules-search = Ein Wort, nach dem gesucht wird
