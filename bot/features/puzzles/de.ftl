feature-puzzles = Rätsel
feature-puzzles-hint = Das Rätsel des Tages und weitere nach Thema: Stellungen, in denen eine Antwort klar die beste ist.
room-puzzles = Rätsel des Tages
switch-shares = Rätsel des Tages aus Partien von hier
switch-shares-hint = Stellungen aus Partien, die seit einer Woche vorbei sind, unter anderen Namen, für jeden Server.

cmd-puzzle = Das Rätsel des Tages
puzzle-heading = Rätsel des Tages
puzzle-you-are = Du bist { $who }.
puzzle-you-were = Du warst { $who }.
puzzle-note = Jede Person hat eine Antwort. { $count ->
    [0] Noch hat niemand geantwortet
    [one] 1 Person hat geantwortet
   *[other] { $count } Personen haben geantwortet
}. Wer antwortet, sieht sofort, was am besten ist und warum; alle sehen es { $at }.
button-puzzle-before = Antwort von gestern
puzzle-streak = { $days } Tage in Folge
puzzle-told-note = { $count ->
    [0] Niemand hat geantwortet.
    [one] 1 Person hat geantwortet.
   *[other] { $count } Personen haben geantwortet.
} Berechnet vom starken Computer aus dem, was diese Person wissen konnte. { $people ->
    [0] Die Stellung stammt aus einer Partie von Computern.
   *[other] Die Stellung stammt aus einer Partie von Menschen, die hier andere Namen tragen.
}
puzzle-chosen-note = Berechnet vom starken Computer, aus dem, was du damals wissen konntest.
refusal-no-puzzle = Von diesem Tag gibt es kein Rätsel.
refusal-puzzle-open = Wer antwortet, erfährt es sofort. Alle erfahren es mit dem nächsten Rätsel.
refusal-puzzle-answered = Du hast dieses Rätsel schon beantwortet; die erste Antwort zählt.
profile-streak = { $days ->
    [one] 1 Rätsel in Folge
   *[other] { $days } Rätsel in Folge
}

puzzle-theme-heading = Rätsel
puzzle-theme = Worum es geht: { $theme }.
puzzle-hard = Etwa { $found } von 100 finden es.
puzzle-themes = Rätsel nach Thema
puzzle-theme-count = { $count ->
    [one] 1, das du noch nicht gelöst hast
   *[other] { $count }, die du noch nicht gelöst hast
}
button-puzzle-more = Noch eins
puzzle-found = Ja: { $what } ist am besten.
puzzle-best = { $what } ist am besten.
puzzle-near = { $what } ist am besten, aber nur knapp.
puzzle-line = { $what }: gewinnt in { $percent } %
puzzle-yours = deine Wahl
puzzle-then = deine Wahl damals
puzzle-gap = Von 100 solchen Partien gewinnt die beste Antwort etwa { $more } mehr als { $whose } (± { $error }).
puzzle-why = **Warum { $what }?** { $why }
refusal-puzzle-gone = Dieses Rätsel gibt es nicht mehr: Seine Bewertung gilt nicht mehr. `/puzzle` zeigt, was da ist.
