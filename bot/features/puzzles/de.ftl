feature-puzzles = Rätsel
feature-puzzles-hint = Das Rätsel des Tages, und Rätsel aus den eigenen Partien.
room-puzzles = Rätsel des Tages
choose-room-puzzles = Kanal des Rätsels
switch-shares = Rätsel des Tages aus Partien von hier
switch-shares-hint = Stellungen aus Partien, die seit einer Woche vorbei sind, unter anderen Namen, für jeden Server.
switch-own-puzzles = Rätsel aus deinen Partien
switch-own-puzzles-hint = Was der Computer besser gemacht hätte, kommt noch einmal. Aus löscht alle, die du hast.

cmd-puzzle = Das Rätsel des Tages
puzzle-heading = Rätsel des Tages
puzzle-you-are = Du bist { $who }.
puzzle-you-were = Du warst { $who }.
puzzle-note = Eine Antwort für jede Person. { $count ->
    [0] Noch hat niemand geantwortet
    [one] 1 Person hat geantwortet
   *[other] { $count } Personen haben geantwortet
}; was gewählt wurde und warum, kommt { $at }.
button-puzzle-before = Antwort von gestern
puzzle-answered = Deine Antwort: **{ $what }**. Die Auflösung kommt { $at }.
puzzle-streak = { $days } Tage in Folge
puzzle-best-line = **{ $what }** ist am besten: gewinnt { $percent } %
    { $bar } { $count }
puzzle-line = { $what }: gewinnt { $percent } %
    { $bar } { $count }
puzzle-why = **Warum { $what }?** { $why }
puzzle-told-note = { $count ->
    [0] Niemand hat geantwortet.
    [one] 1 Person hat geantwortet.
   *[other] { $count } Personen haben geantwortet.
} Berechnet vom starken Computer aus dem, was diese Person wissen konnte. { $people ->
    [0] Die Stellung stammt aus einer Partie von Computern.
   *[other] Die Stellung stammt aus einer Partie von Menschen, die hier andere Namen tragen.
}
button-own-puzzles = Aus deinen Partien ({ $count })
button-puzzle-next = Das nächste ({ $count })
button-puzzle-throw = Wegwerfen
puzzle-own-heading = Aus deinen Partien
puzzle-own-when = Du bist { $who }. An Tisch { $number } hast du hier gewählt, { $at }. Was würdest du jetzt tun?
puzzle-own-note = Nur du siehst das. Du siehst, was du damals wissen konntest, und nichts von dem, was danach kam.
puzzle-own-often = Du hast die gleiche Art von Zug { $times }-mal ausgelassen.
puzzle-own-again = In deinen Partien hast du diese Art von Zug { $times }-mal ausgelassen: { $what }.
puzzle-own-found = Ja: { $what } ist am besten.
puzzle-own-best = { $what } ist am besten.
puzzle-own-line = { $what }: gewinnt { $percent } %{ $whose ->
    [both] {" "}· deine Wahl, damals und jetzt
    [now] {" "}· deine Wahl jetzt
    [then] {" "}· deine Wahl damals
   *[none] {""}
}
puzzle-own-gap = Von 100 solchen Partien gewinnt die beste Antwort etwa { $more } mehr als deine Wahl damals (± { $error }).
puzzle-own-told-note = Berechnet vom starken Computer, aus dem, was du damals wissen konntest.
refusal-no-own-puzzle = Dieses Rätsel gibt es nicht mehr: Es wurde weggeworfen, oder Rätsel aus deinen Partien wurden ausgeschaltet. `/puzzle` zeigt, was da ist.
refusal-no-puzzle = Von diesem Tag gibt es kein Rätsel.
refusal-puzzle-over = Dieses Rätsel ist vorbei. `/puzzle` zeigt das heutige.
refusal-puzzle-open = Die Auflösung kommt mit dem nächsten Rätsel.
refusal-puzzle-answered = Du hast dieses Rätsel schon beantwortet; die erste Antwort zählt.
profile-streak = { $days ->
    [one] 1 Rätsel in Folge
   *[other] { $days } Rätsel in Folge
}
