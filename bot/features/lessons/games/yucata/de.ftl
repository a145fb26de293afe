# Die Lernpartie von Yucata'.

note-card = Spiele eine Karte; so weit zieht dein Amulett. Im Bild zeigt jede Karte, wo es ankäme (→), welche Steine es nähme und unten deine Punkte danach; der Knopf sagt, wie sie sich ändern. Die Felder 1 bis 4 sind leer, und eine Karte kommt erst zurück, wenn du alle sieben gespielt hast: Frag dich also, auf welche du am ehesten verzichten kannst.
note-barred = Die eben gespielte Karte ist gesperrt: Direkt danach darf niemand die gleiche spielen, außer als letzte. Das gilt für beide Seiten: Was du jetzt spielst, darf die andere Seite als Nächstes nicht spielen.
note-stones = Wer über das vorderste Amulett hinauszieht, nimmt **jeden** Stein auf dem Weg. Helle Steine ○ zählen je einen Punkt; lauf also vor, wo nur helle liegen.
note-dark = Dunkle Steine ⬢ kosten am Ende helle, jeder mehr als der davor: der erste 1, der zweite 2, der dritte 3. Einer ist billig, vier kosten zusammen zehn. Behalte die Punkte im Bild im Auge.
note-repeat = Das **?** wiederholt die Karte, die direkt davor gespielt wurde. Heb es auf, bis das genau die Karte ist, die du brauchst.
note-behind = Du liegst hinter dem vordersten Amulett. Bis zu dessen Feld gibt es nichts zu nehmen; das ist der Moment für Karten, die du loswerden willst, und die andere Seite muss vielleicht zuerst in die dunklen Steine laufen.
note-spear = Der **Speer** springt ein Feld vor das vorderste Amulett, wie weit es auch weg ist, und nimmt nur den Stein, der dort liegt. Von weit hinten spart er die meisten Schritte.
note-hands = Jede Karte wurde offen gespielt, darum zeigt das Bild, was die andere Seite noch hat. Wenige Karten heißt wenige Auswege: Sieh nach, was ihr noch bleibt.
note-temple = Der Tempel ist nah. Die Partie endet sofort, wenn ein Amulett ihn erreicht, und sein roter Stein ✸ nimmt einen dunklen weg. Vergleiche die Punkte: Lauf hin, solange du vorn liegst; sonst sind vorher noch helle Steine zu holen.

slip-dark = Damit hast du mehr dunkle Steine genommen als nötig.
slip-pale = Es gab helle Steine ohne einen dunklen.

# What each of them is called: where it is told, and in a list of what was learned at the end
learned-card = Karten, die erst nach allen sieben zurückkommen
learned-barred = die gesperrte Karte
learned-stones = alle Steine auf dem Weg
learned-dark = dunkle Steine, die immer mehr kosten
learned-repeat = das ? wiederholt eine Karte
learned-behind = freie Schritte hinter dem vordersten Amulett
learned-spear = der Speer
learned-hands = die Karten der anderen zählen
learned-temple = der Lauf zum Tempel
