feature-mistakes = Deine Fehler, noch einmal
feature-mistakes-hint = Was eine Analyse einen eigenen Fehler nennt, als Stellung für einen neuen Versuch, nur für dich.

button-mistakes = Deine Fehler, noch einmal
button-losses = Was dich am meisten kostete
button-mistakes-all = Wo du am meisten verlierst
button-mistakes-of = Neuer Versuch: { $title }
button-mistakes-puzzles = Rätsel: { $what }
button-mistake-show = Antwort zeigen
button-mistake-next = Die nächste
mistake-which = { $number } von { $count } · Tisch { $match } · Du bist { $when }.
mistake-note = Hier hast du etwas Besseres ausgelassen. Du siehst, was du damals wissen konntest; nur du siehst das.
loss-note = Keine deiner Entscheidungen war klar ein Fehler. Dies ist eine von denen, die dich wohl am meisten gekostet haben: ein wenig, wenn überhaupt. Du siehst, was du damals wissen konntest; nur du siehst das.
mistake-again = Versuche es noch einmal.
mistake-tried = **{ $what }** gewinnt in { $win } % der Fälle, die beste Antwort in { $best } %.
mistake-as-then = **{ $what }**, wie damals, gewinnt in { $win } % der Fälle, die beste Antwort in { $best } %.
mistakes-most = Am meisten hast du in **{ $title }** verloren.
mistakes-most-about = Am meisten hast du in **{ $title }** verloren, wo es um dies ging: { $what }.
mistakes-of-game = **{ $title }**: { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $points } Prozentpunkte
mistakes-of-kind = { $what }: { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}, { $points } Prozentpunkte
mistakes-note = Prozentpunkte der Gewinnaussicht, in deinen letzten Partien mit Analyse.
mistakes-none = Die Analysen deiner letzten Partien nennen keinen Fehler von dir. Wo du Schritt für Schritt verloren hast, führt eine Analyse zu dem, was dich am meisten gekostet hat.
refusal-no-mistake = Diesen Fehler von dir gibt es nicht mehr.
