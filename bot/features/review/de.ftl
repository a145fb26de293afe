feature-review = Analyse
feature-review-hint = Wer wann vorn lag, was Glück war, was besser war; jede Stellung, auf dem Papier weitergespielt.

button-review = Analyse
button-position = Stellung { $number }
review-title = Wo sich die Partie wendete
review-unit = Gewinnaussicht vom ersten bis zum letzten Zug, %
review-line = **{ $number }** { $when }: { $did } · gewinnt in { $win } %. { $verdict }.
review-luck-head = Glück
review-luck = { $head }: { $points } Prozentpunkte für { $who }.
review-luck-by = { $head }: { $what } · { $points } Prozentpunkte für { $who }.
review-of = { $who }: { $what }.
review-made-head = bester Zug
review-made = { $head }: { $did } · gewinnt in { $win } %, das Nächstbeste in { $other } %
review-missed-head = verpasst
review-missed = { $head }: { $best } · gewinnt in { $other } %, statt { $did } · gewinnt in { $win } %
review-chance = Was dann gezogen wird, ist Zufall.
review-did = Gewählt: **{ $did }**
review-instead = Besser: **{ $did }**
review-best = { $ways ->
    [1] Die einzige vernünftige Möglichkeit
    [2] Die bessere von 2 Möglichkeiten
   *[other] Die beste von { $ways } Möglichkeiten
}{ $ahead ->
    [yes] {""}; die nächste gewinnt in { $percent } %
   *[no] {""}
}
review-better = Besser: { $what }{ $counted ->
    [yes] {" "}· gewinnt in { $percent } %
   *[no] {""}
}
review-note = Gewinnaussichten nach dem starken Computer. Entscheidungen sind nach dem beurteilt, was man wissen konnte; die Kurve kennt alle Hände und ist gröber.
review-nothing = Keine Entscheidung war klar ein Fehler, und kein Glücksfall hat die Partie gewendet.
review-next = Der Computer sieht sich diese Partie als Nächstes an.
review-played-again = Der Computer geht die Partie zuerst durch: { $done } von { $all } Schritten.
review-looked = { $done } von { $all } Entscheidungen und Glücksfällen angesehen, die wichtigsten zuerst.
review-left = Fertig { $minutes ->
    [0] gleich
    [1] in einer Minute
   *[other] in { $minutes } Minuten
}.
button-review-again = Neuen Stand zeigen
review-account-title = Entscheidungen und Glück, je für sich
review-account-choices = durch eigene Fehler verloren
review-account-luck = durch Glück
review-account-rest = In Prozentpunkten. Der Rest kam von anderen oder ist zu klein.
review-alt-account = { $who }: { $lost } durch eigene Fehler, { $luck } durch Glück, von { $first } auf { $last } %.
review-back = Zurück zur Analyse
review-alt = { $title }: die Gewinnaussichten vom ersten bis zum letzten Zug. { $lines }.
review-alt-choices = { $count ->
    [one] Die Entscheidung, die am meisten verändert hat: Der Text darunter sagt, was getan wurde.
   *[other] Die { $count } Entscheidungen, die am meisten verändert haben: Der Text darunter sagt, was getan wurde.
}
review-alt-line = { $who }: von { $first } auf { $last } %
button-post-here = Hier zeigen
refusal-review-stands = Die Analyse dieser Partie steht schon in diesem Kanal.
refusal-review-not-here = Zeigen kann sie, wer mitgespielt hat, und zwar dort, wo diese Person und ich schreiben dürfen und Tische öffnen.
refusal-no-review = Zu dieser Partie gibt es keine Analyse.
refusal-review-pending = Die Partie wird noch ausgewertet. *Analyse* zeigt, wie weit das ist.

learned-choices-follow = Deine beste und deine schlechteste Entscheidung folgen, sobald sie angesehen sind.
learned-made-head = Deine beste Entscheidung
learned-made = { $head }: { $did }. Damit gewinnst du in { $win } % der Fälle, mit dem Nächstbesten in { $other } %.
learned-missed-head = Deine schlechteste Entscheidung
learned-missed = { $head }: { $did }; damit gewinnst du in { $win } % der Fälle. Besser: { $best } · gewinnt in { $other } %.
learned-even = Keine deiner Entscheidungen war klar die beste, und keine ein klarer Fehler.

button-walk = Von hier weiterspielen
button-walk-match = Durchgehen
button-walk-step-back = Schritt zurück
button-walk-start = Zurück zur Partie
button-walk-earlier = Frühere Entscheidung
button-walk-later = Spätere Entscheidung
button-walk-too = Von hier weitergehen
walk-way = **{ $what }** · gewinnt in { $win } %{ $played ->
    [yes] {" "}· so wurde gespielt
   *[no] {""}
}
walk-only = Es gibt nichts abzuwägen: { $what }.
walk-clearly = Klar das Beste.
walk-nearly = Das Nächste ist fast so gut.
walk-behind = { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
} dahinter.
walk-as-good = Fast so gut.
walk-over = Auf dem Papier endet die Partie hier. { $result }
walk-too-far = Auf dem Papier wirst du nichts mehr gefragt.
walk-note-start = Vom starken Computer berechnet, nach dem, was man hier wissen konnte. Tu einen Schritt und sieh, wie es weitergeht: auf dem Papier, an der Partie ändert sich nichts.
walk-note = Auf dem Papier: Die anderen spielen wie ein guter Computer, und gezogen wird neu.
