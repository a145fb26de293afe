feature-cups = Pokale und Ligen
feature-cups-hint = Pokale, die von selbst beginnen, über Tage gespielt werden und enden.
switch-cups-everybody = Alle dürfen Pokale jeder Form eröffnen
switch-cups-everybody-hint = Sonst nur die Verwaltung; einen Minipokal dürfen alle eröffnen.
switch-cups-new-wait = Neue warten bei Pokalen auf freie Plätze
switch-cups-new-wait-hint = Konten unter 30 Tagen oder weniger als 3 beendete Partien.
cmd-cup = Dein Pokal oder die Pokale dieses Servers
cmd-cup-new = Ein neuer Pokal in diesem Spiel

# Wie ein Pokal heißt
cup-form-mini = Minipokal
cup-form-league = Liga
cup-form-swiss = Pokal nach Punkten
cup-form-knockout = K.-o.-Pokal
cup-heading = { $name } · { $form }
cup-title-season = { $name } · Saison { $season }
cup-banner = { $form } · { $game }
cup-banner-alt = Ein goldener Pokal abends auf der Mole eines Hafens: { $name }
cup-nameless = jemand, der vergessen wurde
cup-usual-name = Hafenpokal
cup-direction = Die Leitung
cup-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}

# Die Karte
cup-about-mini = { $tables ->
    [one] Eine Partie beginnt
   *[other] { $tables } Partien beginnen gemeinsam
}, { $size } an einem Tisch; du spielst { $mine } davon, und alle treffen alle { $low ->
    [1] { $high ->
        [1] einmal
       *[other] ein- bis { $high }-mal
    }
    [2] { $high ->
        [2] zweimal
       *[other] zwei- bis { $high }-mal
    }
   *[other] { $high }-mal
}.
cup-about-league = Ligen zu höchstens sieben, { $size } an einem Tisch: In jeder beginnen { $tables } Partien gemeinsam, alle spielen { $mine } davon und treffen alle { $low ->
    [1] { $high ->
        [1] einmal
       *[other] ein- bis { $high }-mal
    }
    [2] { $high ->
        [2] zweimal
       *[other] zwei- bis { $high }-mal
    }
   *[other] { $high }-mal
}. Zwei steigen auf, zwei ab, und die nächste Saison beginnt von selbst.
cup-about-swiss = { $rounds } Runden, { $size } an einem Tisch: Wer gleich steht, trifft sich, und niemand trifft sich zweimal, solange das geht.
cup-about-knockout = { $size } an einem Tisch, { $through ->
    [one] Platz 1 jedes Tisches kommt weiter
   *[other] die ersten { $through } jedes Tisches kommen weiter
}, bis ein Tisch übrig ist.
cup-expected = **Voraussichtlich { $expected }** bei diesem Tempo: { $pace }.
cup-turns = Du bist etwa { $turns ->
    [one] **einmal am Tag**
   *[other] **{ $turns }-mal am Tag**
} am Zug.
cup-date = Der Rundenschluss ist am { $at }.
cup-dates = **Rundenschluss:** { $dates }
cup-options = Optionen: { $options }. Keine Tipps.
cup-options-usual = Optionen: wie üblich. Keine Tipps.
cup-signed-of = **{ $count } von { $size }** · beginnt von selbst mit { $size } oder mit { $less ->
    [0] { $least }
   *[other] { $least } bis { $most }
} am { $at }
cup-signed-all = **{ $count } von { $size }** · beginnt von selbst, sobald er voll ist; sonst endet er am { $at }
cup-signed = **{ $count } angemeldet** · beginnt am { $at } ab { $least }
cup-more = { $count ->
    [one] noch 1 Platz
   *[other] noch { $count } Plätze
}
cup-and-more = und { $count } weitere
cup-reserve-list = **Reserve:** { $names }
cup-rules = Bis zu { $vacation } Tage Urlaub in einer Runde. Wer geht oder am Rundenschluss keine Zeit mehr hat, kann hier { $days } Tage lang an keinem Pokal teilnehmen; Computer spielen die Partien zu Ende. Wer gar nicht erscheint, wird aus der Reserve ersetzt.
cup-off = Er findet nicht statt.
cup-won = 🏆 **{ $who }** hat gewonnen.
cup-moved-up = ▲ { $who } { $count ->
    [one] steigt
   *[other] steigen
} in Liga { $division } auf.
cup-moved-down = ▼ { $who } { $count ->
    [one] steigt
   *[other] steigen
} in Liga { $division } ab.
cup-over-since = Beendet am { $at }.
cup-runs = **Er hat begonnen**, mit { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}.
button-cup-sign-up = Anmelden
button-cup-withdraw = Abmelden
button-cup-scored = Wie gezählt wird
button-cup-more = Was geschehen ist
button-cup-standings = Tabelle
button-cup-second-round = Zu Runde 2 dazukommen
button-cup-wait = Reserve
button-cup-mine = Meine Tische
button-cup-tables = Alle Tische
button-cup-sum = Meine Rechnung
button-cup-leave = Pokal verlassen
button-cup-leave-hint = Computer spielen deine Partien dort zu Ende.
button-cup-take = Weiterspielen
button-cup-pass = Ich nicht
button-cup-look = Ansehen
button-cup-new = Neuer Pokal …
button-cups = Pokale hier

# Die Tabelle in Worten
cup-standings-alt = Die Tabelle: { $name }; vorne: { $first }
cup-leads = { $name }: { $who } führt
cup-leads-division = { $who } führt in Liga { $division }
cup-wins = { $name }: { $who } gewinnt
cup-wins-division = { $name }: { $who } gewinnt Liga { $division }
cup-ended = { $name } ist zu Ende
cup-round-begins = { $rounds ->
    [1] { $name } hat begonnen
   *[other] { $name }: Runde { $round } von { $rounds }
}
cup-place-points = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $who } **{ $points }**
cup-place-alone = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $who }
cup-first-three = { $first } vor { $others }.
cup-runs-until = { $running } von { $all } Partien laufen; Rundenschluss ist am { $until }.
cup-bye = { $who } hat in dieser Runde kein Gegenüber, was so viel zählt wie ein Sieg.
cup-stop = Wer am Rundenschluss keine Zeit mehr hat, für den spielt der Computer; ab dem { $stop } spielen Computer für alle, die gefragt sind.
cup-table-of = Tisch { $table }
cup-division = Liga { $division }
cup-round-number = Runde { $round }

# Dasselbe in Bildern
cup-table = Tisch
cup-against = gegen
cup-rounds = Runde
cup-points = Punkte
cup-points-of = von { $most }
cup-rivals = Gegner
cup-running = läuft
cup-not-there = nicht an diesem Tisch
cup-left-short = nicht mehr dabei
cup-go-up = { $count ->
    [one] eine Person steigt
   *[other] { $count } steigen
} in Liga { $division } auf
cup-go-down = { $count ->
    [one] eine Person steigt
   *[other] { $count } steigen
} in Liga { $division } ab
cup-went-up = { $who } { $count ->
    [one] steigt
   *[other] steigen
} auf
cup-went-down = { $who } { $count ->
    [one] steigt
   *[other] steigen
} ab
cup-season-dates = { $begun } bis { $over }
cup-season-alt = Die Saison von { $name }: die ersten drei jeder Liga
cup-not-given = nicht vergeben
cup-not-given-why = { $count ->
    [0] keine Partie zählte
    [1] nur eine Person blieb
   *[other] zwei blieben übrig
}
cup-picture-division = { $name } · Liga { $division }
cup-picture-round = { $name } · Runde { $round } von { $rounds }
cup-picture-note = { $game }, { $size } an einem Tisch, bis { $until }
cup-picture-over = { $game }, { $size } an einem Tisch
cup-met-twice = { $count ->
    [0] niemand traf sich zweimal
    [one] 1 Paar traf sich zweimal
   *[other] { $count } Paare trafen sich zweimal
}
cup-final = Endspiel
cup-place-of = { $place }. von Tisch { $table }
cup-bracket-game = { $game }, { $count } Personen
cup-bracket-form = K.-o., { $through ->
    [one] Platz 1 kommt weiter
   *[other] { $through } kommen weiter
}
cup-through = { $through ->
    [one] Platz 1 eines Tisches kommt weiter
   *[other] die ersten { $through } eines Tisches kommen weiter
}
cup-stage-until = Stufe { $stage } bis { $until }

# Was gesagt wird
cup-told-round = { $rounds ->
    [1] { $name } hat begonnen
   *[other] { $name }: Runde { $round } hat begonnen
}
cup-told-over = { $name } ist zu Ende
cup-told-place = Du bist **{ $place } von { $count }**.
cup-own-asked = { $table } mit { $others }: **du bist am Zug**
cup-own-waits = { $table } mit { $others }
cup-own-place = Du bist **{ $place } von { $count }** mit **{ $points }** Punkten.
cup-own-none = Keine deiner Partien läuft gerade.
cup-own-until = Rundenschluss ist am { $until }; ab dem { $stop } spielen Computer für alle, die gefragt sind.
cup-own-out-left = Du hast den Pokal verlassen. Computer spielen deine Partien zu Ende.
cup-own-out-time = Deine Zeit war um, und du bist nicht mehr dabei.
cup-own-out-absent = Du bist nicht rechtzeitig erschienen und nicht mehr dabei.
cup-own-out-removed = Die Leitung hat dich herausgenommen.
cup-own-out-forgotten = Du hast den Pokal verlassen.
cup-outlook = Du kannst noch zwischen Platz { $best } und Platz { $worst } enden.
cup-outlook-sure = Dein Platz steht fest: { $best }.
cup-needed = { $count ->
    [one] { $place ->
        [1] Ein Sieg in deiner Partie
       *[other] Platz { $place } in deiner Partie
    }
   *[other] { $place ->
        [1] Ein Sieg in jeder deiner { $count } Partien
       *[other] Platz { $place } in jeder deiner { $count } Partien
    }
} reicht sicher für Platz { $goal }.
cup-need-on = { $through ->
    [0] Das ist der letzte Tisch: Platz 1 gewinnt den Pokal.
    [one] Platz 1 deines Tisches kommt weiter.
   *[other] Die ersten { $through } deines Tisches kommen weiter.
}
cup-in = Du bist dabei: { $name }
cup-on-reserve = Du stehst auf der Reserve: { $name }
cup-reserve-place = Dort bist du Nummer { $place }. Sind beim Beginn Plätze frei, spielst du; später wirst du gefragt, wenn jemand fehlt.
cup-reserve-runs = Dort bist du Nummer { $place } und wirst gefragt, wenn jemand fehlt.
cup-at-once = Du spielst **{ $count } Partien zugleich**.
cup-may-withdraw = Abmelden kannst du dich, bis du spielst.
cup-withdrawn = Du hast dich von { $name } abgemeldet.
cup-leave-sure = **{ $name } verlassen?** Computer spielen deine Partien zu Ende, du bist darin auf dem letzten Platz und kannst hier { $days } Tage lang an keinem Pokal teilnehmen.
cup-leave-return = In diesen kannst du einmal zurückkommen, ab der nächsten Runde.
cup-offered = Ein Platz für dich: { $name }
cup-offered-line = Ein Platz für dich: { $name }
cup-offered-what = { $who } ist nicht erschienen. Spielst du { $count ->
    [one] diese Partie
   *[other] diese { $count } Partien
} { $game } weiter?
cup-offered-directed = Die Leitung bittet dich, für { $who } { $count ->
    [one] diese Partie
   *[other] diese { $count } Partien
} { $game } weiterzuspielen.
cup-offered-until = Der Platz ist bis { $until } für dich frei.
cup-taken = Du spielst bei { $name } weiter. Binnen einer Minute sitzt du an den Tischen.
cup-passed = In Ordnung. Die Nächsten werden gefragt; du wartest bei { $name } nicht mehr.

# Wie gezählt wird
cup-scored-heading = Wie gezählt wird
cup-scored = In einer Partie zählt der Anteil der anderen, vor denen du liegst, und die Hälfte dessen, was ein Sieg über den Zufall hinaus wert ist. Das steht in ganzen Zahlen da, im Schnitt 90 an Tischen jeder Größe. Wer sich einen Platz teilt, teilt sich die Punkte.
cup-scored-ties = Bei gleichen Punkten entscheiden zuerst die gemeinsamen Partien, dann Siege, dann der Schnitt der anderen, die du getroffen hast, dann dein Anteil an den Punkten auf den Brettern, zuletzt ein Los, das vor der ersten Anmeldung gezogen wurde.
cup-scored-left = Wer eine Partie verlässt, ist darin auf dem letzten Platz. Eine Partie, die nicht zählt, bringt den eigenen Schnitt. Computer werden nie gewertet.
cup-scored-seed = Lose folgen aus einer geheimen Zahl, die vor der ersten Anmeldung gezogen wurde. Ihr Fingerabdruck ist `{ $hash }`.
cup-scored-seed-over = Lose folgten aus der geheimen Zahl `{ $seed }`, deren Fingerabdruck `{ $hash }` ist.
cup-scored-size = { $size } an einem Tisch: { $worth }
cup-sum-heading = Deine { $points } Punkte
cup-sum = { $where }, Platz { $place } von { $of }: **{ $points }** = { $ahead } vor anderen + { $win } Sieg − { $chance } Zufall + { $base }
cup-sum-running = { $where }: läuft noch
cup-sum-void = { $where }: zählt nicht, **{ $points }** nach deinem Schnitt
cup-sum-bye = { $where }: kein Gegenüber, **{ $points }**
cup-sum-missed = { $where }: versäumt, **{ $points }**
cup-sum-left = { $where }: verlassen, **{ $points }**
cup-decided = Zwischen dir und der Person vor dir entscheiden: { $by }.
cup-decided-points = die Punkte
cup-decided-common = eure gemeinsamen Partien
cup-decided-wins = die Siege
cup-decided-rivals = der Schnitt der anderen
cup-decided-ratio = die Anteile an den Punkten auf den Brettern
cup-decided-lot = die Lose
cup-table-runs = { $table }: { $people }
cup-table-over = { $table }, beendet: { $people }
cup-table-void = { $table }, zählt nicht: { $people }
cup-no-tables-yet = Noch ist kein Tisch offen.

cup-match-of = Eine Partie von **{ $name }**
cup-chip = { $count ->
    [one] ein Pokal gewonnen
   *[other] { $count } Pokale gewonnen
}

# Medaillen
button-cup-medals = Medaillen aus Pokalen · { $count }
cup-medals = Medaillen aus Pokalen
cup-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $cup }** · { $game } · { $at }
cup-medals-none = Keiner dieser Pokale ist von hier aus zu sehen.

# Der Aushang
cup-board-signed = { $size ->
    [0] **{ $count } angemeldet**
   *[other] **{ $count } von { $size }**
} für { $game }
cup-board-begins = { $size ->
    [0] beginnt am { $at }
   *[other] beginnt mit { $size }
}
cup-board-runs = { $game } · { $form } · { $rounds ->
    [1] läuft bis { $until }
   *[other] Runde { $round } von { $rounds } bis { $until }
}

# Listen und ein neuer
cups-heading = Pokale
cups-yours = Deine Pokale
cups-none-of-yours = Du spielst in keinem Pokal. `/cup` auf einem Server zeigt die Pokale dort und eröffnet neue.
cups-none = Hier findet gerade kein Pokal statt. Eröffne einen: Ein Minipokal beginnt von selbst mit sieben.
cups-choose = Einen Pokal ansehen …
cups-choice = { $name } · { $form }
cups-won = { $name }: { $who } hat gewonnen
cup-new = Ein neuer Pokal
cup-which-game = Welches Spiel?
cup-opened = **{ $name }** ist eröffnet; die Karte steht gleich in { $where }. Du leitest ihn: Unter *Was geschehen ist* auf dieser Karte lässt du ihn beginnen, verschiebst den Termin, bestimmst eine zweite Leitung und so weiter.
form-cup = Ein Pokal in { $game }
field-cup-name = Name
field-cup-kind = Form
field-cup-seats = An einem Tisch
field-cup-days = So lange kann man sich anmelden
field-cup-days-hint = Ein Minipokal beginnt schon vorher, sobald er voll ist.
cup-kind-mini = Minipokal zu { $number }
cup-kind-mini-hint = Alle treffen alle, alle Partien zugleich; er beginnt von selbst.
cup-kind-league = Liga
cup-kind-league-hint = Ligen zu sieben; zwei steigen auf, zwei ab, Saison für Saison.
cup-kind-swiss = Pokal nach Punkten, { $number } Runden
cup-kind-swiss-hint = Ab 8 Personen: Wer gleich steht, trifft sich.
cup-kind-knockout = { $number ->
    [one] K.-o., Platz 1 kommt weiter
   *[other] K.-o., { $number } kommen weiter
}
cup-kind-knockout-hint = Von Tisch zu Tisch bis zu einem letzten.
cup-seats = { $size ->
    [2] Zwei
    [3] Drei
    [4] Vier
   *[other] { $size }
}
cup-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}

# Was geschehen ist, und was eine Leitung entscheidet
cup-log = { $name }: was geschehen ist
cup-log-empty = Nichts außer dem, was gespielt wurde.
cup-left = { $who } hat den Pokal verlassen.
cup-out-left = { $who } hat den Pokal an einem Tisch verlassen.
cup-out-time = Die Zeit von { $who } ist um; Computer spielen weiter.
cup-out-absent = { $who } ist nicht erschienen; ein Computer spielt und wird nicht gewertet.
cup-forgotten = Jemand wurde auf eigenen Wunsch vergessen; Computer spielen weiter.
cup-replaced = { $by } spielt für { $who } weiter.
cup-came-late = { $who } kommt zur zweiten Runde dazu.
cup-came-back = { $who } ist ab der nächsten Runde wieder dabei.
cup-given-up = Partie { $match } kam zu keinem Ende und zählt nicht.
cup-ends-too-few = Weniger als drei sind übrig, deshalb ist er zu Ende; die Tabelle gilt.
cup-ends-no-tables = Wer noch da ist, kann nicht an Tische verteilt werden, deshalb ist er zu Ende; die Tabelle gilt.
cup-too-few-came = Er endet ohne Partie: { $count ->
    [0] niemand hat sich
    [one] 1 Person hat sich
   *[other] { $count } haben sich
} angemeldet.
cup-by-begin = { $director }: Er beginnt jetzt.
cup-by-off = { $director }: Er ist abgesagt.
cup-by-end = { $director }: Er ist beendet; die Tabelle gilt.
cup-by-date = { $director }: Neuer Termin ist { $at }.
cup-by-deputy = { $director }: Eine zweite Person leitet mit.
cup-by-no-deputy = { $director }: Niemand leitet mehr mit.
cup-by-options = { $director }: Optionen des Spiels sind gewählt.
cup-by-withdrawn = { $director }: Jemand steht nicht mehr auf der Liste.
cup-by-removed = { $director }: { $who } ist nicht mehr dabei; Computer spielen weiter.
cup-by-back = { $director }: { $who } ist ab der nächsten Runde wieder dabei.
cup-by-asked = { $director }: { $by } ist gefragt, für { $who } weiterzuspielen.
cup-by-aside = { $director }: Partie { $match } zählt nicht.
cup-by-result = { $director }: Das Ergebnis von Partie { $match } ist festgelegt.
cup-noted = Nur die Leitung sieht das. Es sagt, was auffällt, nicht warum:
cup-noted-helped = { $one } und { $other }: In { $matches } Partien am selben Tisch lagen sie vor { $share } % der anderen; nach ihren Wertungen waren { $expected } % zu erwarten.
cup-noted-at-once = { $one } und { $other } haben an verschiedenen Tischen { $minutes }-mal in derselben Minute geantwortet; wer seltener antwortete, tat es in { $of } Minuten.
cup-decide = Entscheiden …
cup-about-person = Über jemanden im Pokal …
cup-deputy = Eine zweite Leitung …
cup-do-begin = Jetzt beginnen lassen
cup-do-options = Optionen des Spiels …
cup-do-later = { $days ->
    [1] Termin einen Tag später
   *[other] Termin { $days } Tage später
}
cup-do-earlier = { $days ->
    [1] Termin einen Tag früher
   *[other] Termin { $days } Tage früher
}
cup-do-match = Über eine Partie …
cup-do-match-hint = Ihr Ergebnis festlegen oder sie nicht zählen lassen.
cup-do-off = Absagen
cup-do-end = Jetzt beenden
cup-sure-off = **{ $name } absagen?** Er endet ohne Partie.
cup-sure-end = **{ $name } beenden?** Laufende Partien zählen nicht, und die Tabelle gilt.
cup-sure-end-league = **{ $name } beenden?** Laufende Partien zählen nicht, die Tabelle gilt, und keine Saison folgt mehr.
cup-state-in = Ist angemeldet.
cup-state-reserve = Steht auf der Reserve.
cup-state-playing = Spielt.
cup-state-out = Ist nicht mehr dabei.
button-cup-substitute = Reserve fragen
button-cup-bring-back = Ab nächster Runde wieder dabei
button-cup-remove = Herausnehmen
button-cup-result = Ergebnis festlegen …
button-cup-aside = Sie zählt nicht
field-cup-running = Eine laufende Partie
field-cup-match = Oder irgendeine, mit ihrer Nummer
field-cup-match-hint = Sie steht an ihrem Tisch; auch für eine, die vorbei ist.
field-cup-place = Platz { $place }

refusal-cup-none = Diesen Pokal gibt es hier nicht.
refusal-cup-over = Dieser Pokal ist zu Ende.
refusal-cup-begun = Dieser Pokal hat begonnen.
refusal-cup-not-begun = Dieser Pokal hat noch nicht begonnen.
refusal-cup-name = Ein Pokal braucht einen Namen.
refusal-cup-time = Wähle eine Zeit zwischen jetzt und { $days } Tagen von jetzt an.
refusal-cup-for-managers = Pokale dieser Form eröffnet die Verwaltung des Servers. Einen Minipokal kannst du selbst eröffnen.
refusal-cup-too-many = Hier wird schon für so viele Pokale gesammelt: höchstens { $most }, und einer von dir.
refusal-cup-in-already = Du bist schon in diesem Pokal.
refusal-cup-not-in = Nicht in diesem Pokal.
refusal-cup-plays = Du spielst schon. Du kannst den Pokal stattdessen verlassen.
refusal-cup-back-by-director = Du bist nicht mehr in diesem Pokal; nur die Leitung kann dich zurückholen.
refusal-cup-barred = Du hast deinen letzten Pokal verlassen, oder deine Zeit war darin um. Ab { $at } kannst du wieder teilnehmen.
refusal-cup-already-in = Schon in diesem Pokal.
refusal-cup-too-late = Dafür ist es zu spät: Zwei Runden sind ausgelost.
refusal-cup-not-left = Diese Person hat den Pokal nicht verlassen.
refusal-cup-back-before = Zurückkommen kann man einmal.
refusal-cup-no-more-rounds = Es kommt keine Runde mehr, in der das ginge.
refusal-cup-offer-over = Dieser Platz ist nicht mehr frei.
refusal-cup-not-director = Das entscheiden nur die Leitung des Pokals und die Verwaltung des Servers.
refusal-cup-too-few = { $people ->
    [0] Niemand hat sich angemeldet
    [one] 1 Person hat sich angemeldet
   *[other] { $people } haben sich angemeldet
}; es braucht { $least }.
refusal-cup-others-in = Andere haben sich für diese Optionen angemeldet.
refusal-cup-no-reserve = Auf der Reserve steht niemand.
refusal-cup-asked-already = Für diese Person ist schon eine Reserve gefragt.
refusal-cup-went-on = Die nächste Stufe hat mit diesem Ergebnis begonnen, also gilt es.
refusal-cup-no-match = Keine Partie dieses Pokals hat diese Nummer.
refusal-cup-no-result = Alle, die dort gewertet werden, stehen auf je einem Platz.
