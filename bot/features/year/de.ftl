cmd-year = Dein Jahr: Partien nach Monaten, der beste Zug, wer an deinen Tischen saß
cmd-year-which = Welches Jahr; dieses, wenn du keins nennst
button-year = Mein Jahr
switch-year = Dein Jahr als Bild
switch-year-hint = Es kommt einmal, im Dezember, als Direktnachricht.
button-year-off = Mein Jahr nicht schicken
year-title = { $name }: { $year }
year-summary = { $count } Partien, { $won } gewonnen, { $people ->
    [0] unter Bekannten
    [one] 1 neue Person
   *[other] { $people } neue Leute
}
year-month = { $month ->
    [1] Jan
    [2] Feb
    [3] März
    [4] Apr
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug
    [9] Sept
    [10] Okt
    [11] Nov
   *[12] Dez
}
year-month-whole = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
year-largest = Der größte Monat: { $month }, { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
year-most-played = Am meisten gespielt: { $title }, { $count }
year-turned-label = Der Zug des Jahres
year-turned = { $before } → { $after } % in einem Zug
year-turned-note = { $title }, Tisch { $number }
year-companion-label = Am öftesten dabei
year-companion = { $matches } Partien, { $ahead }-mal davor, { $behind }-mal dahinter
year-longest-label = Die längste Partie
year-longest = { $title } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
}, Tisch { $number }
year-closest-label = Der knappste Sieg
year-closest = { $mine } zu { $theirs }
year-closest-note = { $title } gegen { $who }, Tisch { $number }
year-badges = Neue Abzeichen
year-badges-count = { $count } in diesem Jahr
year-alt = Eine Karte mit einer Insel für jeden Monat. Partien: { $months }.
year-note = Beendete Partien mit anderen Leuten, auf allen Servern. Nur du siehst das.
year-told-note = Das hast du in `/settings` so gewählt. `/year` zeigt es noch einmal, und andere Jahre.
year-ended = Ich schicke dir dein Jahr nicht mehr. `/year` zeigt es trotzdem.
refusal-year-too-few = { $count ->
    [0] Im Jahr { $year } hast du keine Partie mit anderen Leuten beendet.
    [one] Im Jahr { $year } hast du 1 Partie mit anderen Leuten beendet.
   *[other] Im Jahr { $year } hast du { $count } Partien mit anderen Leuten beendet.
} Ab { $most } gibt es ein Bild.
