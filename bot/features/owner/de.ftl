cmd-owner = Für die, die diesen Bot betreiben: wie es ihm geht und was sich tun lässt
owner-well = Alles ist in Ordnung.
owner-unwell = **Etwas hält den Bot von der Arbeit ab.**
owner-figures = **{ $servers }** Server, **{ $people }** Leute, die etwas gewählt haben, **{ $running }** laufende Partien, **{ $waiting }** wartende Tische.
owner-stored = Die Datei hat { $size } MB, { $free } MB sind frei. { $outbox } Nachrichten sind noch zu senden{ $lag ->
    [0] .
   *[other] , die älteste seit { $lag } s.
}
owner-maintenance-is = Über jeder Liste eigener Partien steht: „{ $said }“
button-owner-look = Ansehen …
owner-look = Was
owner-look-number = Die Nummer
owner-look-match = Eine Partie
owner-look-match-hint = Ihre Nummer steht auf ihrer Tafel
owner-look-server = Ein Server
owner-look-server-hint = Entwicklermodus, Rechtsklick, Server-ID kopieren
owner-look-person = Eine Person
owner-look-person-hint = Entwicklermodus, Rechtsklick, Nutzer-ID kopieren
button-owner-news = Allen Servern sagen …
button-owner-maintenance = Wartungszeile …
button-owner-free = Wieder freigeben
button-owner-end = Beenden …
button-owner-end-sure = Ohne Ergebnis beenden
button-owner-keep-out = Aussperren
button-owner-let-in = Wieder zulassen
button-owner-leave = Diesen Server verlassen
button-my-matches = Meine Partien
owner-match = Partie { $number } · { $game }
owner-match-stands = Stand { $status }, Server { $server }, { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, Revision { $revision }.
owner-match-moved = Zuletzt bewegt { $at }, Regelversion { $rules }.
owner-match-aside = **Beiseitegelegt**, weil innen etwas fehlgeschlagen ist. *Wieder freigeben* versucht es vom jetzigen Stand aus noch einmal.
owner-failure = { $at }: fehlgeschlagen bei „{ $stage }“, Revision { $revision }
owner-person = Person
owner-server = Server
owner-here = Der Bot ist dort.
owner-not-here = Der Bot ist nicht dort.
owner-is-out = **Ausgesperrt**: Jeder Druck und jeder Befehl wird abgelehnt. Was gespeichert ist, bleibt, wie es ist.
owner-is-in = Nicht ausgesperrt.
owner-news = Neuigkeiten für alle Server
owner-news-hint = Einmal, in dem Kanal, den ein Server dafür gewählt hat
owner-news-told = { $servers ->
    [0] Kein Server hat einen Kanal für Neuigkeiten gewählt, also erfährt es niemand.
    [one] Ein Server erfährt es.
   *[other] { $servers } Server erfahren es.
}
owner-maintenance = Wartungszeile
owner-maintenance-hint = Über jeder Liste eigener Partien; leer nimmt sie weg
news-heading = Neues von diesem Bot
room-news = Neues vom Bot
feature-owner = Für die, die den Bot betreiben
feature-owner-hint = Neuigkeiten in einem Kanal eurer Wahl.
refusal-owners-only = Das ist für die, die diesen Bot betreiben: wen Discord als Eigentümer oder im Team der Anwendung nennt.
refusal-kept-out = Die Betreiber dieses Bots lassen dich ihn nicht benutzen.
refusal-server-kept-out = Die Betreiber dieses Bots lassen ihn auf diesem Server nicht benutzen.
refusal-no-such-id = Das ist keine ID: eine Zahl aus 17 bis 19 Ziffern.
refusal-not-yourself = Damit würdest du dich selbst aussperren.
refusal-nothing-to-tell = Es gibt noch nichts zu sagen: Schreib, was alle erfahren sollen.
