# Was die Bilder von Waters of Nereus schreiben und wie seine Dinge heißen.

# Schätze, jeder mit dem Zeichen, das er auf den Bildern trägt.
name-white = ☾ Weiß
name-yellow = ☀ Gelb
name-green = ✚ Grün
name-red = ♥ Rot
name-purple = ♛ Lila
name-black = ♠ Schwarz
name-gem = ⬢ Edelstein
name-any = jede Farbe
# Ihre Farben allein.
short-white = Weiß
short-yellow = Gelb
short-green = Grün
short-red = Rot
short-purple = Lila
short-black = Schwarz
short-gem = Edelstein

# Die Mannschaft.
name-captain = Kapitän
name-pilot = Lotse
name-boatswain = Bootsmann
name-purser = Zahlmeister
name-merchant = Händler
name-scientist = Forscher
name-explorer = Entdecker
crew-captain = Kapitän
crew-pilot = Lotse
crew-boatswain = Bootsmann
crew-purser = Zahlmeister
crew-merchant = Händler
crew-scientist = Forscher
crew-explorer = Entdecker

# Orte in der Kajüte.
name-chest = Schatztruhe
name-storage = Lager
name-captain-hold = Laderaum des Kapitäns
name-pilot-hold = Laderaum des Lotsen
name-boatswain-hold = Laderaum des Bootsmanns
name-purser-hold = Laderaum des Zahlmeisters
name-merchant-hold = Laderaum des Händlers
name-scientist-hold = Laderaum des Forschers
name-explorer-hold = Laderaum des Entdeckers

# Forschungskarten: kurze Namen, und was darauf steht.
name-draw-two = 2 Schätze aus dem Beutel
name-take-anywhere = Schatz von überall
name-row = 1 Feld fahren für 3 Gold
name-chest-red = Rot in der Truhe
name-stored-white = Weiß im Lager
name-stored-yellow = Gelb im Lager
name-stored-green = Grün im Lager
name-stored-red = Rot im Lager
name-stored-purple = Lila im Lager
name-stored-black = Schwarz im Lager
name-captain-done = Laderaum Kapitän voll
name-pilot-done = Laderaum Lotse voll
name-explorer-done = Laderaum Entdecker voll
name-merchant-boatswain-done = Laderäume Händler und Bootsmann voll
name-purser-scientist-done = Laderäume Zahlmeister und Forscher voll
card-draw-two = Ziehe 2 aus dem Beutel
card-take-anywhere = Nimm einen Schatz von überall
card-row = 1 Feld fahren für 3 Gold, alles nehmen
card-chest-red = ♥ Rot in der Truhe
card-stored-white = ☾ Weiß im Lager
card-stored-yellow = ☀ Gelb im Lager
card-stored-green = ✚ Grün im Lager
card-stored-red = ♥ Rot im Lager
card-stored-purple = ♛ Lila im Lager
card-stored-black = ♠ Schwarz im Lager
card-captain-done = Laderaum Kapitän voll
card-pilot-done = Laderaum Lotse voll
card-explorer-done = Laderaum Entdecker voll
card-merchant-boatswain-done = Laderäume Händler und Bootsmann voll
card-purser-scientist-done = Laderäume Zahlmeister und Forscher voll

# Richtungen und der Kompass.
name-way-any = jede Richtung
name-way-straight = nicht schräg
name-way-diagonal = schräg
name-n = Norden
name-ne = Nordosten
name-e = Osten
name-se = Südosten
name-s = Süden
name-sw = Südwesten
name-w = Westen
name-nw = Nordwesten
point-n = N
point-ne = NO
point-e = O
point-se = SO
point-s = S
point-sw = SW
point-w = W
point-nw = NW

# Überschriften.
corner-of = { $seat } wählt eine Ecke
choosing-science = Forschungskarten: { $count } { $count ->
    [one] wählt
   *[other] wählen
} noch
choosing-crew = Mannschaft: { $count } { $count ->
    [one] wählt
   *[other] wählen
} noch
turn-of = { $seat } wählt ein Feld: { $crew }
turn-at = { $seat }: { $crew } auf Feld { $space }
deciding = { $seat }: noch ein Zug für { $gold } Gold?
won = { $seats_count ->
    [one] { $seats } gewinnt mit { $points }
   *[other] { $seats } gewinnen gemeinsam mit { $points }
}
keep = Behalte drei deiner fünf Forschungskarten
kept = Deine Forschungskarten sind gewählt
your-corner = Wähle deine Ecke
your-space = Wähle ein Feld: { $crew }
your-turn = Dein Zug: { $crew } auf Feld { $space }
your-sail = Wohin fährt dein { $crew }?
your-fetch = Was holt dein Entdecker?
your-stow = { $count ->
    [one] Wohin damit?
   *[other] Wohin mit diesen?
}
your-moves = Was räumt dein Bootsmann um?
your-drop = Welche Forschungskarte legst du ab?
your-offer = Noch ein Zug für { $gold } Gold?
choose-crew = Wähle dein Mannschaftsmitglied
sealed = Verdeckt: { $crew }

# Der Kopf: Tag, Runde, was zuletzt geschah; ⊙ steht für das Zeichen der Person.
day = Tag { $number }
explorer-phase = Entdeckerphase
last = Zuletzt: { $facts }
last-space = { $crew } { $space }
last-sailed = { $start } nach { $cell }
last-cell = bei { $cell }
last-taken = bekam { $treasures }
last-to-bag = { $treasures } in den Beutel
last-discovery = Neue Schätze liegen / in den Rahmen

# Die Reihen. ◎ ist Gold, ★ Punkte, ϟ Kraft, ▯ eine Forschungskarte, ⊛ der Beutel.
any-colour = alle
verb-another = noch ein Zug
verb-captain = in einer Linie fahren
verb-pilot = fahren, nie schräg
verb-boatswain = Punkte, umräumen
verb-purser = Gold nehmen
verb-merchant = Gold für Punkte
verb-scientist = Kraft und Karten
verb-explorer = einen von nebenan holen
plate-captain = { $pay } ◎ +{ $steps } Feld{ $steps ->
    [one] {""}
   *[other] er
}
plate-pilot = { $pay } ◎ um Ecken
plate-boatswain = { $pay } ◎ +{ $count } umräumen
plate-purser = { $pay } ◎ ein Schatz ⊛
plate-merchant = { $pay } ◎ +{ $points } ★
plate-scientist = { $pay } ◎ ϟ oder ▯
plate-explorer = nochmal { $prices } ◎
purse = du hast { $gold } ◎, { $points } ★, { $power } ϟ
row-full = voll
row-done = heute fertig
noted = ⊙ neben dem Meer
noted-again = ⊙ noch ein Zug für { $gold } ◎
noted-space = ⊙ auf Feld { $space }, neben dem Meer
space-number = Feld { $space }
row-hand = in der Hand { $treasures }
empty = leer
enhanced-captain = fährt ein Feld weiter
enhanced-pilot = biegt kostenlos ab
enhanced-boatswain = bringt einen Schatz
enhanced-purser = bringt 2 Gold mehr
enhanced-merchant = bringt 2 Punkte mehr
enhanced-scientist = tauscht eine Forschungskarte
enhanced-explorer = holt jede Farbe

# Die Schiffe.
now-word = jetzt → Ende
gold-word = Gold
power-word = Kraft
storage = Lager
neutral = Neutrale Farbe
neutral-told = zeigt nach { $point }, { $die ->
    [0] {""}
   *[other] würfelte { $die },{" "}
}noch { $count } { $count ->
    [one] Karte
   *[other] Karten
}
cards-left = noch { $count }
moves-left = noch { $count }-mal umräumen

# Ein eigenes Bild.
your-ship = Dein Schiff
gems = Edelsteine 5 ◎
sell = Verkauf 2 ◎
on-turn = in deinem Zug
at-end = am Ende
play-for = für 1 ϟ spielen
needs-power = 1 Kraft fehlt
scores = jetzt { $points } ★
not-met = noch nicht: { $points } ★
holds-full = { $count ->
    [one] Raum voll
   *[other] Räume voll
}

# Das Ende.
win-ahead = { $points } Punkte, { $ahead } vor { $seat }
win-holds = { $points } Punkte wie { $seat }, { $mine } volle Laderäume gegen { $theirs }
win-treasures = { $points } Punkte und { $holds } volle Laderäume wie { $seat }, { $mine } Schätze in den anderen gegen { $theirs }
win-shared = je { $points } Punkte, { $holds } volle Laderäume, { $treasures } Schätze in den anderen
winner = { $seats_count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
over-note = Waters of Nereus, { $days } Tage, { $players } Personen
tie-note = { $holds } volle, { $treasures } lose
source-holds = Laderäume
source-chest = Truhe
source-boatswain = Bootsmann
source-merchant = Händler
source-science = Forschung
source-gold = Gold
course = Punkte nach jeder Runde
course-end = Ende

banner-note = Entdecken, verstauen, verkaufen
