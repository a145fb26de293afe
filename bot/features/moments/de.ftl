feature-moments = Geteilte Momente
feature-moments-hint = Wer mitgespielt hat, stellt eine Stellung einer beendeten Partie als Rätsel in deren Kanal.

button-share-moment = Moment teilen
button-share = Teilen
button-moment-back = Zurücknehmen
moment-own-heading = Diesen Moment teilen?
moment-own-when = Wie du es damals gesehen hast, { $when }. Es kommt nach { $place }.
moment-own-answers = **Andere wählen aus:**
moment-own-choice = { $what } · deine Wahl
moment-own-note = Sie sehen, was du damals wissen konntest, und nichts weiter. Wer geantwortet hat, sieht, was andere, du und der Computer gewählt haben; nach { $days } Tagen sehen es alle. Du kannst { $most } am Tag teilen und jeden zurücknehmen.
moment-heading = Ein Moment
moment-by = Von [Tisch { $number }]({ $link }), geteilt von { $who }, aus eigener Sicht.
moment-note = Jede Person hat eine Antwort. { $count ->
    [0] Noch hat niemand geantwortet
    [one] 1 Person hat geantwortet
   *[other] { $count } Personen haben geantwortet
}. Wer antwortet, sieht, was sie, { $who } und der Computer gewählt haben; alle sehen es { $at }.
moment-choice-of = die Wahl von { $who }
moment-told-note = Nach dem starken Computer, aus dem, was { $who } damals wissen konnte.
moment-ended = { $rank ->
    [1] { $who } hat die Partie gewonnen.
   *[other] { $who } kam auf Platz { $rank }, { $points ->
        [0] mit so vielen Punkten wie auf Platz 1.
        [one] 1 Punkt dahinter.
       *[other] { $points } Punkte dahinter.
    }
}
moment-shared = Er kommt jetzt nach { $where }.
moment-taken-back = Zurückgenommen. Die Nachricht wird gelöscht.
refusal-moment-not-yours = Teile, was du selbst gewählt hast, in einer Partie auf einem Server, die zu Ende ist.
refusal-moment-plain = Hier gab es nichts abzuwägen. *Analyse* und *Rückblick* führen zu deinen anderen Entscheidungen.
refusal-moment-shared = Dieser Moment wurde schon geteilt.
refusal-moment-too-many = Du hast in 24 Stunden { $most } Momente geteilt. Morgen gehen weitere.
refusal-moment-no-channel = Im Kanal dieser Partie dürfen du oder ich nicht schreiben, oder dort öffnen keine Tische.
refusal-moment-over = Dieser Moment ist vorbei: Was gewählt wurde, steht in seiner Nachricht.
refusal-no-moment = Dieser Moment wurde zurückgenommen.
button-moderate-moment = Einen Moment entfernen …
moment-take-down = Welcher Moment wird entfernt? Seine Nachricht wird gelöscht, und im Protokoll steht, dass du es warst.
moment-take-down-which = Wähle einen Moment
moment-of = Moment { $number }, gezeigt von { $who }
moment-taken-down = Entfernt. Die Nachricht wird gelöscht.
