button-hour = Uhrzeit wählen …
button-another-hour = Andere Uhrzeit …
button-no-hour = Ohne Uhrzeit
form-hour = Wann es beginnt
field-if-few = Wenn dann zu wenige dort sitzen
field-if-few-hint = Zum Beginnen braucht es { $count }.
if-few-wait = Warten und beginnen, sobald es genug sind
if-few-close = Den Tisch schließen
field-again = Wiederholen
every-week = Jede Woche
every-week-hint = Danach öffnet für die nächste Woche ein neuer Tisch; dein Platz dort ist schon belegt.
hour-once = **Beginnt <t:{ $at }:F>** · <t:{ $at }:R>
hour-weekly = **Beginnt <t:{ $at }:F>** · <t:{ $at }:R> · jede Woche
hour-if-few-wait = Sitzen dann weniger als { $count } hier, wartet er auf weitere.
hour-if-few-close = Sitzen dann weniger als { $count } hier, wird er geschlossen.
hour-few = **Sollte <t:{ $at }:F> beginnen.** { $count ->
    [0] Er beginnt binnen einer Minute.
    [one] Er beginnt, sobald noch 1 Person hier sitzt.
   *[other] Er beginnt, sobald noch { $count } Personen hier sitzen.
}
hour-missed = **Sollte <t:{ $at }:F> beginnen**, aber ich war nicht da. { $host } kann jetzt starten oder eine andere Uhrzeit wählen.
hour-told-soon = { $who } Es beginnt <t:{ $at }:R>: { $match }. Wer nicht kommen kann, verlässt den Tisch bitte vorher.
hour-told-moved = { $who } Andere Uhrzeit: { $match } beginnt jetzt <t:{ $at }:F>. Passt dir das nicht, verlasse den Tisch.
hour-told-cleared = { $who } Keine Uhrzeit mehr: { $match } beginnt, sobald er gestartet wird.
hour-told-few = { $who } Es ist so weit, aber { $count ->
    [one] es fehlt 1 Person
   *[other] es fehlen { $count } Personen
}: { $match } beginnt, sobald genug dort sitzen.
hour-told-closed = { $who } Es sind zu wenige gekommen, darum ist er geschlossen: { $match }.
hour-told-missed = { $who } Zu eurer Uhrzeit war ich nicht da: { $match } kann jetzt gestartet werden oder zu einer anderen beginnen.
event-description = { $summary }

    Einen Platz nimmt man an der Karte des Tisches, *Interessiert* allein ist keiner: { $where }
refusal-hour-too-far = Das ist zu weit hin. Ein Tisch kann innerhalb von { $days } Tagen beginnen.
