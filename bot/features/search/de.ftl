role-seats = Rolle, die zu wartenden Tischen gerufen wird
button-tell-me = Sag mir, wenn …
button-tell-less = Seltener sagen
button-tell-nothing = Nichts mehr sagen
button-not-this = Diesen nicht
told-heading = { $game }: { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}
told-where = { $table } auf { $server }
told-passed = Von Tisch { $number } hörst du nichts mehr.
told-there = Du sitzt an { $table }.
cmd-game-find = Sag, was du gern spielst, und bekomm einen Platz angeboten
button-find = Such mir einen Tisch
button-find-another = Such mir einen anderen
button-change = Ändern
button-stop-looking = Nicht mehr suchen
button-look-besides = Noch einen dazu suchen
button-look-again = { $count } Tage weitersuchen
button-take-it = Platz nehmen
button-not-after-all = Doch nicht
button-would-play = Ich spiele mit
form-games = Spiele
form-games-hint = Eines oder mehrere
form-paces-hint = Nach welcher Zeit jemand erinnert wird; eines oder mehrere
form-sizes = Wie viele am Tisch
form-sizes-hint = Jede Zahl, die dir recht ist
form-until = Wie lange
form-until-hint = Dann frage ich, ob es weitergehen soll; ohne Ende erfährst du es nur
search-a-day = { $count ->
    [one] Ohne Ende: einmal am Tag sagen, nichts freihalten
   *[other] Ohne Ende: { $count } Mal am Tag sagen, nichts freihalten
}
search-any-pace = jedes Tempo
search-told-sentence = **{ $games }** · { $paces } · { $sizes } Leute · höchstens { $count ->
    [one] eine Nachricht am Tag
   *[other] { $count } Nachrichten am Tag
}
told-of-heading = Nachricht, wenn ein Platz frei ist
told-of-how = Zuerst erfahren es ein paar Menschen, die am besten passen, niemand zweimal von demselben Tisch. Es kommt als Direktnachricht.
told-of-quiet = Nie in deinen Ruhezeiten.
told-of-no-quiet = Du hast nicht gesagt, wann du schläfst: *Ruhezeiten* hält Nachrichten dann fern.
told-of-stopped = Du erfährst nichts mehr von freien Plätzen.
search-size = { $count } Leute
search-days = { $count ->
    [one] Einen Tag
   *[other] { $count } Tage
}
search-sizes-range = { $low } bis { $high }
search-heading = Tisch gesucht
search-over = Du hast einen Tisch gesucht
search-still = Suchst du noch einen Tisch?
search-sentence = **{ $games }** · { $paces } · { $sizes } Leute · bis { $until }
search-others = { $count ->
    [0] Sonst sucht das noch niemand.
    [one] **1 Person würde passen.**
   *[other] **{ $count } Leute würden passen.**
}
search-helps = { $pace } { $count ->
    [one] würde 1 Person mehr passen.
   *[other] würden { $count } Leute mehr passen.
}
pace-in-fast = Auch mit schnellem Tempo
pace-in-daily = Auch mit täglichem Tempo
pace-in-slow = Auch mit langsamem Tempo
search-how = Sobald ein Platz da ist, bekommst du eine Direktnachricht; er bleibt dir 12 deiner wachen Stunden frei.
search-only-you = Einen Platz bekommst du nur, wenn du selbst zusagst.
search-rests = Du sitzt an { $table }, also suche ich nicht weiter. Schließt der Tisch, geht es weiter.
search-goes-on = Du suchst weiter: { $games } ({ $paces }).
search-stopped = Du suchst keinen Tisch mehr.
board-looks-any = irgendein Spiel
offer-line = { $game }: ein Platz für dich
offer-heading = Ein Platz für dich · { $table }
offer-with = { $signs } { $who } und du: zusammen { $count }{ $full ->
    [yes] , dann ist der Tisch voll.
   *[other] .
}
offer-held = Für dich frei bis { $until }, auf { $server }.
offer-how = 12 deiner wachen Stunden; deine Ruhezeiten zählen nicht.
offer-seated-note = Ich suche nicht weiter, außer der Tisch schließt vor dem Beginn.
offer-passed = Weitergegeben: { $table } geht an jemand anderen.
offer-lapsed = Der Platz an { $table } wurde weitergegeben.
offer-full = An { $table } ist kein Platz mehr frei.
proposal-heading = { $count } Leute ergäben einen Tisch { $game }
proposal-where = Ihr alle sucht das: { $pace }, auf { $server }.
proposal-opens = Er öffnet, sobald **{ $count }** zugesagt haben. Antworten kannst du bis { $until }.
proposal-how = Wer zugesagt hat, sitzt dann dort, und sonst niemand.
proposal-yes = Du spielst { $game } mit
proposal-yes-note = Der Tisch öffnet, sobald { $count ->
    [one] noch jemand zugesagt hat
   *[other] noch { $count } zugesagt haben
}; dann sitzt du dort.
proposal-no = Diesen nicht
proposal-late = Die Zeit für diesen Tisch { $game } ist vorbei
proposal-nothing = Aus diesem Tisch { $game } wurde nichts: Zu wenige wollten
refusal-no-offer = Das wird nicht mehr angeboten.
refusal-no-search = Du suchst keinen Tisch mehr. *Such mir einen Tisch* beginnt von vorn.
refusal-no-game-for-so-many = Keines dieser Spiele ist für so viele Leute.
role-told = { $role } { $seats } an { $table }
