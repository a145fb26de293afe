button-history = Verlauf
history-of = Verlauf · { $chapter }
history-start = der Anfang
history-turns = { $count ->
    [one] Zug { $first }
   *[other] Züge { $first } bis { $last }
}
history-turn = { $who } · Zug { $turn }
history-asked = { $who } am Zug · gefragt { $since }
history-jump = Zu einem Zug springen · { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}
history-empty = Noch ist nichts geschehen.
button-record = Partie als Datei
button-record-hint = Jeder Schritt und die geheime Zahl.
result-seed = Nachprüfbar fair: Die geheime Zahl war `{ $seed }`; der Fingerabdruck `{ $hash }` der Partie stand von Anfang an unter *Mehr*. `{ $file }` enthält die ganze Partie zum Nachprüfen.
