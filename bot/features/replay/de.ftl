feature-replay = Rückblick
feature-replay-hint = Eine Partie Bild für Bild, auch während sie läuft, und die letzten Züge als Film.

button-replay = Rückblick
cmd-replay = Die Bilder einer Partie Zug für Zug ansehen
cmd-replay-picture = Nummer des Bilds, mit dem es losgeht
replay-picture = { $picture ->
    [0] Rückblick, der Anfang
   *[other] Rückblick, Bild { $picture } von { $pictures }
}
replay-eyes = Wessen Sicht
replay-eyes-table = Der Tisch, wie ihn alle sehen
replay-eyes-seat = Was { $seat } in der Hand hat
button-first = Anfang
button-last = Ende
button-animate = Animation ab hier
animation-drawing = Ich zeichne { $all } Bilder, { $done } sind fertig …
animation-all = Von Bild { $first } bis { $last }, eines nach dem anderen.
animation-some = Von Bild { $first } bis { $last }, davon { $shown }, gleichmäßig verteilt.
animation-alt = { $title }, von Bild { $first } bis { $last } des Rückblicks, der es in Worten erzählt.
refusal-not-your-eyes = Solange eine Partie läuft, siehst du sie nur mit deinen eigenen Augen.
replay-after-line = Bild nach Zeile …
