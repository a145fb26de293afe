feature-walk = Durch eine Partie gehen
feature-walk-hint = Jede Stellung einer beendeten Partie mit den besten Antworten, weitergespielt auf dem Papier.

button-walk = Von hier weiterspielen
button-walk-match = Durchgehen
button-walk-step-back = Schritt zurück
button-walk-start = Zurück zur Partie
button-walk-earlier = Frühere Entscheidung
button-walk-later = Spätere Entscheidung
button-walk-too = Von hier weitergehen
walk-numbered = **{ $number }.** { $what }
walk-numbered-press = { $number }. { $what }
walk-way = { $what } · gewinnt in { $win } %{ $played ->
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
walk-jump = Zu einer anderen Stellung
walk-over = Auf dem Papier endet die Partie hier. { $result }
walk-too-far = Auf dem Papier wirst du nichts mehr gefragt.
walk-note-start = Vom starken Computer berechnet, nach dem, was man hier wissen konnte. Tu einen Schritt und sieh, wie es weitergeht: auf dem Papier, an der Partie ändert sich nichts.
walk-note = Auf dem Papier: Die anderen spielen wie ein guter Computer, und gezogen wird neu.
