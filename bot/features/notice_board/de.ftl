room-board = Aushang
board-heading = Tische, die warten
board-quiet = Kein Tisch wartet
board-quiet-note = Eröffne einen: Er steht hier, bis er voll ist.
board-last = Die letzte Partie begann { $at }.
board-seat = Der Platz von **{ $who }** ist zu haben
button-more-tables = Mehr · { $count }
button-look = Ansehen
form-game = Spiel
board-taken = Der Platz gehört dir: { $match }
button-take-seat = Diesen Platz nehmen
seat-length = Noch etwa **{ $expected }**; Tempo: { $pace }.
seat-counts = Die Partie zählt für dich, wenn du mehr Entscheidungen triffst als { $who }. Was vorher verloren ging, kostet dich nichts.
seat-counts-for-nobody = Er zählt für keine Wertung, wie nichts an diesem Tisch.
board-looks = { $count ->
    [one] **1 Person sucht** { $games } ({ $paces })
   *[other] **{ $count } Leute suchen** { $games } ({ $paces })
}
