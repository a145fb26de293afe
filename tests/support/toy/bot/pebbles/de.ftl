summary = Ein kleines Spiel mit allem, was es gibt. Zeichen werden verdeckt gewählt, Kiesel gezogen und verschenkt. Die meisten Punkte gewinnen.
how-to-play = Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt. Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt. Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt. Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt. Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt. Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt. Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt. Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt. Alle wählen verdeckt ein Zeichen; dann werden alle aufgedeckt.

question-choose = Welches Zeichen wählst du?
question-turn = Was tust du?
answer-choose = { $sign }
answer-draw = Kiesel ziehen
answer-pass = Passen
answer-give = { $colour }
answer-throw = { $colours } wegwerfen
group-give-to = An { $to_seat }
pick-throw = Kiesel wegwerfen
item-pebble = { $colour }
confirm-give = Endgültig verschenken: { $colour } an { $to_seat }?
yes-give = Verschenken
refusal-hand-full = Du hast schon { $most } Kiesel.
event-begun = { $rounds ->
    [one] Eine Runde beginnt.
   *[other] { $rounds } Runden beginnen.
}
event-chosen = Du hast gewählt: { $sign }.
event-opened = { $seat } hat gewählt: { $sign }.
event-drew = { $seat } hat einen Kiesel gezogen.
event-found = Es ist ein { $colour }.
event-gave = { $seat } schenkt { $to_seat }: { $colour }.
event-threw = { $seat } wirft weg: { $colours }.
event-passed = { $seat } passt.
event-ended = Die letzte Runde ist vorbei.
option-rounds = Runden
option-rounds-hint = wie lange es dauert
option-rounds-1 = eine
option-rounds-2 = zwei
option-rounds-3 = drei
option-generous = Großzügig
option-generous-hint = Geschenke zählen doppelt
source-hand = Kiesel auf der Hand
source-points = Punkte
heading = { $left ->
    [one] noch eine Runde
   *[other] noch { $left } Runden
}
alt-player = { $seat }: { $points } Punkte, { $held } Kiesel.
alt-hand = Auf der Hand: { $hand_size ->
    [0] nichts
   *[other] { $hand }
}. Dein Zeichen: { $chosen }.
rule-aim-title = Ziel
rule-aim = Was die Regeln dazu sagen: Ziel.
rule-signs-title = Zeichen
rule-signs = Was die Regeln dazu sagen: Zeichen.
rule-opening-title = Aufdecken
rule-opening = Was die Regeln dazu sagen: Aufdecken.
rule-drawing-title = Ziehen
rule-drawing = Was die Regeln dazu sagen: Ziehen.
rule-giving-title = Schenken
rule-giving = Was die Regeln dazu sagen: Schenken.
rule-throwing-title = Wegwerfen
rule-throwing = Was die Regeln dazu sagen: Wegwerfen.
rule-passing-title = Passen
rule-passing = Was die Regeln dazu sagen: Passen.
rule-full-title = Volle Hand
rule-full = Was die Regeln dazu sagen: Volle Hand.
rule-end-title = Ende
rule-end = Was die Regeln dazu sagen: Ende.
rule-score-title = Wertung
rule-score = Was die Regeln dazu sagen: Wertung.
