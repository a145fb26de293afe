# Was die Bilder von Waters of Nereus schreiben und wie seine Dinge heißen.

# Schätze, jeder mit dem Zeichen, das er auf den Bildern trägt.
name-white = ☾ Weiß
name-yellow = ☀ Gelb
name-green = ✚ Grün
name-red = ♥ Rot
name-purple = ♛ Lila
name-black = ♠ Schwarz
name-gem = ⬢ Edelstein
name-any = jede Farbe

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
name-draw-two = zwei aus dem Beutel
name-take-anywhere = einen von beliebigem Feld
name-row = ein Feld rudern
name-chest-red = Rot in der Truhe
name-stored-white = Weiß im Lager
name-stored-yellow = Gelb im Lager
name-stored-green = Grün im Lager
name-stored-red = Rot im Lager
name-stored-purple = Lila im Lager
name-stored-black = Schwarz im Lager
name-captain-done = Kapitän fertig
name-pilot-done = Lotse fertig
name-explorer-done = Entdecker fertig
name-merchant-boatswain-done = Händler und Bootsmann fertig
name-purser-scientist-done = Zahlmeister und Forscher fertig
card-draw-two = Ziehe zwei Schätze aus dem Beutel
card-take-anywhere = Nimm einen Schatz von beliebigem Feld
card-row = Zahle 3 Gold: ein Feld fahren, alles nehmen
card-chest-red = ♥ Rot in der Truhe
card-stored-white = ☾ Weiß im Lager
card-stored-yellow = ☀ Gelb im Lager
card-stored-green = ✚ Grün im Lager
card-stored-red = ♥ Rot im Lager
card-stored-purple = ♛ Lila im Lager
card-stored-black = ♠ Schwarz im Lager
card-captain-done = Laderaum Kapitän fertig
card-pilot-done = Laderaum Lotse fertig
card-explorer-done = Laderaum Entdecker fertig
card-merchant-boatswain-done = Laderäume Händler und Bootsmann fertig
card-purser-scientist-done = Laderäume Zahlmeister und Forscher fertig

# Richtungen und der Kompass.
name-way-any = beliebig
name-way-straight = gerade
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
choosing-science = Alle behalten Forschungskarten, { $count } wählen noch
choosing-crew = Alle wählen ihre Mannschaft, { $count } wählen noch
turn-of = { $seat }: { $crew }, wählt ein Feld
turn-at = { $seat }: { $crew } auf Feld { $space }
deciding = { $seat }: noch ein Zug für { $gold } Gold?
won = { $seats_count ->
    [one] { $seats } gewinnt mit { $points }
   *[other] { $seats } gewinnen gemeinsam mit { $points }
}
keep = Behalte drei deiner fünf Forschungskarten
kept = Deine Forschungskarten sind gewählt
your-corner = Wähle deine Ecke
your-space = Dein Zug: { $crew }, wähle ein Feld
your-turn = Dein Zug: { $crew } auf Feld { $space }
your-offer = Noch ein Zug für { $gold } Gold?
choose-crew = Wähle dein Mannschaftsmitglied
sealed = Verdeckt: { $crew }
day = Tag { $number }
cycle = Runde { $number }

# Auf den Kajüten.
neutral = Neutral
bag = Im Beutel
gems = Edelsteine
storage = Lager
moves-left = noch { $count }-mal umräumen
enhanced-captain = fährt ein Feld weiter
enhanced-pilot = biegt kostenlos ab
enhanced-boatswain = bringt einen Schatz
enhanced-purser = bringt 2 Gold mehr
enhanced-merchant = bringt 2 Punkte mehr
enhanced-scientist = tauscht eine Karte
enhanced-explorer = holt jede Farbe
play-on-turn = in deinem Zug
needs-power = braucht Kraft
scores = zählt
not-met = fehlt
