feature-comments = Versiegelte Kommentare
feature-comments-hint = Wer zusieht, schreibt, was am Ende geöffnet wird, und wer gewinnen soll.

button-comment = Versiegelter Kommentar …
form-comment = Versiegelter Kommentar
field-comment = Was denkst du?
field-comment-hint = Höchstens 500 Zeichen. Vor dem Ende liest das niemand. Leer nimmt ihn zurück.
comment-guess-nobody = Sage ich nicht
comment-sealed = Versiegelt { $turn ->
    [0] vor dem ersten Zug
   *[other] nach Zug { $turn }
}. Geöffnet wird mit dem Ergebnis, neben dem Rückblick.
comment-guessed = Du tippst auf { $who } und kannst das ändern, bis die Hälfte der Partie gespielt ist.
comment-guessed-for-good = Du tippst auf { $who }. Die Hälfte der Partie ist gespielt, dabei bleibt es.
comment-others = { $count ->
    [one] 1 andere Person hat
   *[other] { $count } andere haben
} auch etwas versiegelt. Am Tisch erfährt davon vor dem Ende niemand.
comment-gone = Bei dieser Partie ist nichts von dir versiegelt.
button-change-comment = Ändern oder zurücknehmen …
comments-open = { $count ->
    [one] 1 Kommentar
   *[other] { $count } Kommentare
}, jetzt offen
comments-guesses = Wer gewinnen sollte
comment-from = **{ $turn ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $turn }
}** · { $who }
comment-by = { $turn ->
    [0] vor dem ersten Zug
   *[other] nach Zug { $turn }
}, { $who }
comments-who-wins = **Wer gewinnt?** { $all ->
    [one] 1 Tipp
   *[other] { $all } Tipps
}: { $each }
comments-guess = { $count } × { $who }
comments-right = **Richtig lag** { $each }
comments-right-one = { $who } ({ $turn ->
    [0] von Anfang an
   *[other] seit Zug { $turn }
})
comments-right-others = { $count } mehr
comments-replay = Rückblick ab …
button-hide-comment = Einen ausblenden …
button-more-comments = Weitere · { $count }
comment-hide-which = Welcher Kommentar soll niemandem mehr gezeigt werden? Das lässt sich nicht zurücknehmen.
comment-hide = Einen Kommentar wählen
comment-hidden = Er ist ausgeblendet.
refusal-comment-own = Du spielst in dieser Partie oder hast darin gespielt. Kommentare versiegelt nur, wer zuschaut.
refusal-comment-not-yours = Einen eigenen Kommentar darfst du ausblenden; wer mitgespielt hat oder den Server verwaltet, jeden.
refusal-comments-at-home = Was Zuschauende geschrieben haben, wird nur auf ihrem Server gelesen.
field-guess = Wer gewinnt?
field-guess-hint = Du kannst das ändern, bis die Hälfte der Partie gespielt ist.
button-moderate-comment = Einen Kommentar entfernen …
