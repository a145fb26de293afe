feature-review = Analyse
feature-review-hint = Wer wann vorn lag, was besser gewesen wäre und was Glück war, wenn eine Partie vorbei ist.

button-review = Analyse
button-position = Stellung { $number }
review-title = Wo sich die Partie drehte
review-unit = Gewinnaussicht nach jedem Zug, %
review-when = { $who }, Zug { $turn }
review-line = **{ $number }** { $when }: { $did }, { $win } %. { $verdict }.
review-luck = Glück in Zug { $turn }: { $way ->
    [up] { $who } gewann { $percent } % hinzu
   *[down] es kostete { $who } { $percent } %
}.
review-luck-by = Glück in Zug { $turn }: { $what }. { $way ->
    [up] { $who } gewann { $percent } % hinzu
   *[down] Es kostete { $who } { $percent } %
}.
review-of = { $who }: { $what }.
review-made = bester Zug in Zug { $turn }: { $did } ({ $percent } % mehr als alles andere)
review-missed = verpasst in Zug { $turn }: { $best } ({ $percent } % mehr als { $did })
review-chance = Was dann gezogen wird, ist Zufall.
review-did = Gewählt: **{ $did }**
review-changed = Gewinnaussicht: **{ $win } %**
review-best = { $ways ->
    [1] Der einzige vernünftige Weg
    [2] Der bessere von 2 Wegen
   *[other] Der beste von { $ways } Wegen
}{ $ahead ->
    [yes] {""}; der nächste { $percent } %
   *[no] {""}
}
review-better = Besser: { $what }, { $percent } %
review-note = Gewinnaussichten nach dem starken Computer. Entscheidungen sind nach dem beurteilt, was man wissen konnte, die Kurve mit allen Händen offen.
review-back = Zurück zur Analyse
review-alt = { $title }: die Gewinnaussichten vom ersten bis zum letzten Zug. { $lines }.
review-alt-choices = { $count ->
    [one] Die Entscheidung, die am meisten verändert hat: Der Text darunter sagt, was getan wurde.
   *[other] Die { $count } Entscheidungen, die am meisten verändert haben: Der Text darunter sagt, was getan wurde.
}
review-alt-line = { $who }: von { $first } auf { $last } %
button-post-here = Hier zeigen
refusal-review-stands = Die Analyse dieser Partie steht schon in diesem Kanal.
refusal-review-not-here = Zeigen kann sie, wer mitgespielt hat, und zwar dort, wo diese Person und ich schreiben dürfen und Tische öffnen.
refusal-no-review = Zu dieser Partie gibt es keine Analyse.
refusal-review-pending = Die Partie wird noch ausgewertet. Frage in einer Minute noch einmal.

learned-choices-follow = Deine beste und deine schlechteste Entscheidung folgen in einer Minute.
learned-made = Deine beste Entscheidung, Zug { $turn }: { $did }. Das gewinnt { $percent } % mehr als jede andere.
learned-missed = Deine schlechteste Entscheidung, Zug { $turn }: { $did }. Um { $percent } % besser: { $best }.
learned-even = Keine deiner Entscheidungen war klar die beste, und keine ein klarer Fehler.
