feature-lessons = Lektionen
feature-lessons-hint = Geführte Partien gegen den Computer, und Hinweise in der ersten Partie eines Spiels.
switch-lesson-notes = Hinweise in deiner ersten Partie eines Spiels
switch-lesson-notes-hint = Jede neue Art von Frage wird einmal erklärt.

button-learn = Lernen
button-learn-anew = Von vorn
button-to-lesson = Zur Lernpartie
cmd-learn = Ein Spiel lernen: eine geführte Partie gegen den Computer, etwa zehn Minuten
cmd-learn-game = Welches Spiel
learn-which = Welches Spiel möchtest du lernen? Du spielst eine geführte Partie gegen den Computer, etwa zehn Minuten, in Direktnachrichten.
learn-hello = { $title }: eine geführte Partie gegen den Computer. Hier zählt nichts, du entscheidest alles selbst, und alles lässt sich zurücknehmen. Unter *Mehr* stehen die Regeln und der Knopf zum Beenden.
learn-open = Deine Lernpartie { $title } wartet in deinen Direktnachrichten.
learn-here = Deine Lernpartie { $title } kommt gleich unten. Hier zählt nichts, du entscheidest alles selbst, und alles lässt sich zurücknehmen. Unter *Mehr* stehen die Regeln und der Knopf zum Beenden.
learn-in-thread = Du bekommst von mir keine Direktnachrichten, darum öffnet sich deine Lernpartie { $title } in einem Thread dieses Kanals.
learn-goes-on = Deine Lernpartie { $title } ist noch offen. Du kannst weiterspielen oder von vorn beginnen.
button-play-match = Eine Partie spielen
learned-heading = Die Lernpartie ist zu Ende
lesson-learned = Du hast { $count ->
    [one] 1 Idee
   *[other] { $count } Ideen
} kennengelernt: { $what }.
learned-difference = Was den Unterschied gemacht hat: { $source }. { $who } bekam dafür { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
} mehr als du.
learned-cost = Was den Unterschied gemacht hat: Du hast { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
} mehr verloren als { $who }, { $source }.
learned-tie = Du hattest so viele Punkte wie { $who }; entschieden hat, was bei Gleichstand zählt.
learned-match-begins = { $title } · Tisch { $number } beginnt. Es ist eine Partie gegen Computer wie jede andere.
lesson-count = -# ↑ Idee { $number } von höchstens { $total }: { $name }
lesson-step = Ein guter Schritt: { $what }.
lesson-best = Klar am besten: { $what }. Gewinnt in etwa { $wins } % der Fälle, das Nächstbeste in { $others } %.
lesson-even = Gleich gut sind hier: { $what }.
lesson-weighing = -# Was hier am besten ist, folgt gleich.
slip-plain = Das könnte dich etwas kosten: { $what }.
slip-weighed = Wohl besser: { $what }. Damit gewinnst du in etwa { $wins } % der Fälle, mit deiner Antwort in { $instead } %.
slip-better = Besser: { $what }.
refusal-no-lesson = Dafür gibt es keine Lernpartie.
refusal-learn-no-place = Du bekommst von mir keine Direktnachrichten, und hier kann ich keinen Thread öffnen. Erlaube Direktnachrichten von diesem Server, oder nutze `/learn` in einem Textkanal, in dem ich Threads öffnen darf.
