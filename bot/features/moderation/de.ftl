feature-moderation = Moderation
feature-moderation-hint = Wer hier spielen darf, Ordnung an Tischen und ein Protokoll.
button-moderate = Moderieren …
button-moderate-hint = Pausieren, beenden, Plätze freigeben, entfernen.
setup-people = Leute
setup-people-short = wer hier weder eröffnet noch mitspielt
setup-log = Protokoll
setup-log-short = was die Moderation getan hat, Neues zuerst, 90 Tage lang
bars-none = Niemand ist gesperrt: Alle dürfen Tische eröffnen und sich an Tische setzen.
bars-more = { $count ->
    [one] 1 weitere Person ist gesperrt.
   *[other] { $count } weitere Leute sind gesperrt.
}
bar-until = bis { $at }
bar-for-good = bis es zurückgenommen wird
bar-choose = Jemanden sperren …
bar-how-long = Wie lange
bar-days = { $days ->
    [0] Bis es zurückgenommen wird
    [one] Für 1 Tag
   *[other] Für { $days } Tage
}
bar-sure = { $who } eröffnet hier { $days ->
    [0] keine Tische mehr und setzt sich an keinen mehr, bis es zurückgenommen wird
    [one] für 1 Tag keine Tische und setzt sich an keinen
   *[other] für { $days } Tage keine Tische und setzt sich an keinen
}.
bar-waiting = { $count ->
    [one] 1 wartender Platz wird frei.
   *[other] { $count } wartende Plätze werden frei.
}
bar-running = { $count ->
    [one] Über 1 laufenden Platz stimmt der Tisch ab.
   *[other] Über { $count } laufende Plätze stimmen die Tische ab.
}
bar-bound = { $count ->
    [one] 1 Partie eines Pokals geht weiter: Darüber entscheidet dessen Leitung.
   *[other] { $count } Partien von Pokalen gehen weiter: Darüber entscheidet deren Leitung.
}
bar-voted = { $count ->
    [one] über 1 laufenden Platz stimmte der Tisch ab
   *[other] über { $count } laufende Plätze stimmten die Tische ab
}
bar-note = Das erfahren nur die Tische, die abstimmen. Wer gesperrt ist, liest es beim nächsten Druck auf einen Knopf.
button-bar = Sperren
button-lift = Aufheben
button-undo-deed = Zurücknehmen
moderators = Moderation
moderators-note = Wer *Server verwalten* darf, und diese Rolle:
moderators-where = *Moderieren …* steht hinter *Optionen* auf der Karte eines Tisches und hinter *Mehr* in einer Partie.
choose-moderators = Rolle der Moderation
log-empty = Noch nichts.
log-show = Zeigen
log-all = Zeigen: alles
log-tables = Zeigen: Tische
log-people = Zeigen: Leute
log-setup = Zeigen: was hier gewählt wurde
log-newer = Neueres
log-older = Älteres
log-bot = Hourglass
log-somebody = jemand
log-for-good = lässt sich nicht rückgängig machen
log-undone = zurückgenommen { $at }
log-why = „{ $why }“
log-none = keine
log-first = wie am Anfang
deed-setup = { $by } hat geändert: { $what }
deed-barred = { $by } hat { $about } gesperrt { $days ->
    [0] , bis es zurückgenommen wird
    [one] für 1 Tag
   *[other] für { $days } Tage
}
deed-lifted = { $by } hat die Sperre von { $about } aufgehoben
deed-bar-over = { $by }: Die Sperre von { $about } ist abgelaufen
deed-closed = { $by } hat Tisch { $match } geschlossen
deed-reopened = { $by } hat Tisch { $match } wieder geöffnet
deed-options = { $by } hat die Optionen von Tisch { $match } geändert
deed-freed = { $by } hat den Platz von { $about } an Tisch { $match } freigegeben
deed-paused = { $by } hat Partie { $match } pausiert
deed-resumed = { $by } ließ Partie { $match } weitergehen
deed-ended = { $by } hat Partie { $match } beendet
deed-renamed = { $by } hat den Namen von { $about } an Tisch { $match } entfernt
deed-moment = { $by } hat einen Moment von { $about } aus Partie { $match } entfernt
deed-comment = { $by } hat einen Kommentar von { $about } zu Partie { $match } entfernt
moderate-heading = Moderieren
moderate-note = Der Tisch liest, was du hier tust und warum, aber nicht, wer es war: das steht im Protokoll.
moderate-bound = Eine Partie eines Pokals: Dessen Leitung entscheidet, wer dort sitzt und wann sie endet. Einen Namen kannst du entfernen.
moderate-person = Jemand, der dort sitzt …
moderate-free = Platz von { $who } freigeben
moderate-free-hint = Der Platz ist für andere frei.
moderate-free-computer = Ein Computer spielt weiter.
moderate-name = Namen { $who } entfernen
moderate-name-hint = An diesem Tisch heißt die Person dann anders.
button-moderate-close = Tisch schließen …
button-moderate-pause = Partie pausieren …
button-moderate-resume = Partie fortsetzen …
button-moderate-end = Partie beenden …
moderate-why = Warum
moderate-why-hint = Der Tisch liest es, und es steht im Protokoll. Kann leer bleiben.
moderate-why-close = Tisch { $number } schließen
moderate-why-pause = Partie { $number } pausieren
moderate-why-resume = Partie { $number } fortsetzen
moderate-why-end = Partie { $number } ohne Ergebnis beenden
moderate-why-free = Platz von { $who } freigeben
moderate-why-name = Namen { $who } entfernen
moderated-close = Der Tisch ist geschlossen.
moderated-pause = Die Partie ruht.
moderated-resume = Die Partie geht weiter.
moderated-end = Die Partie ist beendet.
moderated-free = Der Platz ist frei.
moderated-name = Der Name ist entfernt.
moderated-options = Die Optionen sind geändert.
name-taken-down = Person { $number }
notice-moderated-closed = Die Moderation dieses Servers hat den Tisch geschlossen{ $told ->
    [0] .
   *[other] : „{ $why }“
}
notice-moderated-reopened = Die Moderation dieses Servers hat den Tisch wieder geöffnet{ $told ->
    [0] .
   *[other] : „{ $why }“
}
notice-moderated-options = Die Moderation dieses Servers hat die Optionen geändert{ $told ->
    [0] .
   *[other] : „{ $why }“
}
notice-moderated-freed = Die Moderation dieses Servers hat einen Platz freigegeben{ $told ->
    [0] .
   *[other] : „{ $why }“
}
notice-moderated-taken = Die Moderation dieses Servers hat einen Platz freigegeben, und der Computer spielt weiter als { $seat }{ $told ->
    [0] .
   *[other] : „{ $why }“
}
notice-moderated-paused = Die Moderation dieses Servers hat die Partie pausiert, und nur sie kann sie fortsetzen{ $told ->
    [0] .
   *[other] : „{ $why }“
}
notice-moderated-resumed = Die Moderation dieses Servers hat die Partie weitergehen lassen{ $told ->
    [0] .
   *[other] : „{ $why }“
}
notice-moderated-ended = Die Moderation dieses Servers hat die Partie ohne Ergebnis beendet{ $told ->
    [0] .
   *[other] : „{ $why }“
}
refusal-barred = Auf diesem Server eröffnest du keine Tische und setzt dich an keine: So hat es die Moderation entschieden.
refusal-barred-until = Auf diesem Server eröffnest du bis { $at } keine Tische und setzt dich an keine: So hat es die Moderation entschieden.
refusal-bar-yourself = Du würdest dich selbst sperren.
refusal-moderators-resume = Die Moderation dieses Servers hat diese Partie pausiert, und nur sie lässt sie weitergehen: *Mehr* → *Moderieren …*.
refusal-not-barred = Diese Person ist nicht mehr gesperrt.
refusal-managers-name-moderators = Nur wer das Recht *Server verwalten* hat, bestimmt die Moderation.
refusal-no-such-seat = Wer gemeint war, sitzt dort nicht mehr.
refusal-deed-stays = Das lässt sich nicht zurücknehmen oder ist schon zurückgenommen.
refusal-deed-changed = Es wurde seither noch einmal geändert und lässt sich nicht mehr zurücknehmen.
