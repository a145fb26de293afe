feature-hints = Tipps
feature-hints-hint = Wer gefragt ist, kann sehen, was ein starker Computer täte, wo der Tisch das will.
switch-hints = Tipps
switch-hints-hint = Der Knopf Tipp unter Mehr sagt, was ein starker Computer täte. So eine Partie wird nicht gewertet.
switch-hints-short = Tipps: ja, unter *Mehr* (die Partie wird nicht gewertet)

button-hint = Tipp
hint-heading = Tipp: { $what }
hint-best = **Gewinnt in { $percent } % der Fälle**.
hint-ahead = Von 100 solchen Partien gewinnt das etwa { $more } mehr als das Nächstbeste (± { $error }).
hint-reply = Danach am ehesten: { $who } · { $what }.
hint-other = **{ $what }** · { $percent } %
hint-nothing-to-weigh = Hier gibt es nichts, worüber man lange nachdenken müsste.
hint-note = Vom starken Computer, aus dem, was du wissen kannst.
hint-nearly = Die ersten beiden liegen zu nah beieinander.
refusal-hints-off = An diesem Tisch gibt es keine Tipps. Wer den Tisch eröffnet, kann sie vor dem Start unter *Optionen* erlauben; die Partie wird dann nicht gewertet.
