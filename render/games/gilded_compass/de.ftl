# Was die Bilder des Gilded Compass schreiben und wie die Dinge heißen.

name-nothing = nichts
name-1-6 = 1 + 6
name-2-5 = 2 + 5

# Gebäude
name-archives = Archiv
name-university = Universität
name-library = Bibliothek
name-auction = Auktionshaus
name-guild = Schatzjägergilde
name-temple = Verborgener Tempel
name-illuminati = Illuminati
name-galleon = Versunkene Galeone
name-tower = Schatzturm

# Antike Karten: Ort, Farbe mit Zeichen, Gold mit und ohne Spezialisten
name-yellow-1 = Pharaonengrab ☀ 1/0
name-yellow-2 = Pharaonengrab ☀ 2/1
name-yellow-3 = Pharaonengrab ☀ 3/2
name-yellow-4 = Pharaonengrab ☀ 4/3
name-green-1 = Dschungelruinen ☘ 1/0
name-green-2 = Dschungelruinen ☘ 2/1
name-green-3 = Dschungelruinen ☘ 3/2
name-green-4 = Dschungelruinen ☘ 4/3
name-blue-1 = Atlantis ≈ 1/0
name-blue-2 = Atlantis ≈ 2/1
name-blue-3 = Atlantis ≈ 3/2
name-blue-4 = Atlantis ≈ 4/3
name-red-1 = Pompeji 🔥 1/0
name-red-2 = Pompeji 🔥 2/1
name-red-3 = Pompeji 🔥 3/2
name-red-4 = Pompeji 🔥 4/3
name-white-1 = Turm der Götter ♜ 1/0
name-white-2 = Turm der Götter ♜ 2/1
name-white-3 = Turm der Götter ♜ 3/2
name-white-4 = Turm der Götter ♜ 4/3
name-purple-1 = Dunkler Tempel ☠ 1/0
name-purple-2 = Dunkler Tempel ☠ 2/1
name-purple-3 = Dunkler Tempel ☠ 3/2
name-purple-4 = Dunkler Tempel ☠ 4/3
name-dig-site = Verlassene Grabung ✕ 0/0

# Spezialisten
name-yellow-c1 = Kartograf ☀ gelb 1
name-yellow-c2 = Kartograf ☀ gelb 2
name-yellow-c3 = Kartograf ☀ gelb 3
name-yellow-e1 = Ausgräber ☀ gelb 1
name-yellow-e2 = Ausgräber ☀ gelb 2
name-yellow-e3 = Ausgräber ☀ gelb 3
name-green-c1 = Kartograf ☘ grün 1
name-green-c2 = Kartograf ☘ grün 2
name-green-c3 = Kartograf ☘ grün 3
name-green-e1 = Ausgräber ☘ grün 1
name-green-e2 = Ausgräber ☘ grün 2
name-green-e3 = Ausgräber ☘ grün 3
name-blue-c1 = Kartograf ≈ blau 1
name-blue-c2 = Kartograf ≈ blau 2
name-blue-c3 = Kartograf ≈ blau 3
name-blue-e1 = Ausgräber ≈ blau 1
name-blue-e2 = Ausgräber ≈ blau 2
name-blue-e3 = Ausgräber ≈ blau 3
name-red-c1 = Kartograf 🔥 rot 1
name-red-c2 = Kartograf 🔥 rot 2
name-red-c3 = Kartograf 🔥 rot 3
name-red-e1 = Ausgräber 🔥 rot 1
name-red-e2 = Ausgräber 🔥 rot 2
name-red-e3 = Ausgräber 🔥 rot 3
name-white-c1 = Kartograf ♜ weiß 1
name-white-c2 = Kartograf ♜ weiß 2
name-white-c3 = Kartograf ♜ weiß 3
name-white-e1 = Ausgräber ♜ weiß 1
name-white-e2 = Ausgräber ♜ weiß 2
name-white-e3 = Ausgräber ♜ weiß 3
name-purple-c1 = Kartograf ☠ lila 1
name-purple-c2 = Kartograf ☠ lila 2
name-purple-c3 = Kartograf ☠ lila 3
name-purple-e1 = Ausgräber ☠ lila 1
name-purple-e2 = Ausgräber ☠ lila 2
name-purple-e3 = Ausgräber ☠ lila 3

# Magische Gegenstände
name-yellow-compass = Kompass ☀ gelb
name-yellow-shovel = Schaufel ☀ gelb
name-green-compass = Kompass ☘ grün
name-green-shovel = Schaufel ☘ grün
name-blue-compass = Kompass ≈ blau
name-blue-shovel = Schaufel ≈ blau
name-red-compass = Kompass 🔥 rot
name-red-shovel = Schaufel 🔥 rot
name-white-compass = Kompass ♜ weiß
name-white-shovel = Schaufel ♜ weiß
name-purple-compass = Kompass ☠ lila
name-purple-shovel = Schaufel ☠ lila
name-any-compass = Kompass ◯ jede Farbe
name-any-shovel = Schaufel ◯ jede Farbe

# Artefakte
name-desert = Wüste ☀
name-jungle = Dschungel ☘
name-water = Wasser ≈
name-fire = Feuer 🔥
name-holy = Heiligtum ♜
name-dark = Finsternis ☠
name-coveted = Begehrtes Artefakt ♛

# Missionen
name-dual-yellow-green = Doppelkarte ☀ gelb + ☘ grün
name-dual-green-blue = Doppelkarte ☘ grün + ≈ blau
name-dual-blue-red = Doppelkarte ≈ blau + 🔥 rot
name-dual-red-white = Doppelkarte 🔥 rot + ♜ weiß
name-dual-white-purple = Doppelkarte ♜ weiß + ☠ lila
name-dual-purple-yellow = Doppelkarte ☠ lila + ☀ gelb
name-secret = Geheimkarte
name-broaden = Wissen erweitern
name-congregate = Kartografen versammeln
name-dive = Nach Dublonen tauchen
name-embrace = Der Gilde treu
name-find = Karten finden
name-gather = Ausgräber sammeln
name-hire = Die richtigen Jäger
name-join = Zu den Illuminati
name-loot = Turm plündern
name-raid = Tempel plündern
name-recruit = Spezialisten anwerben
name-scour = Welt durchkämmen
name-second = Zweite Meinung
name-unite = Spezialisten vereinen
brief-dual = 3 Gold mit zwei Spezialisten darauf
brief-secret = 1 Gold mit Spezialist
brief-broaden = 1 Gold je Farbe eingesetzter Spezialisten
brief-congregate = 1 Gold je eingesetzten Kartografen
brief-dive = 1 Gold, und 2 je drei Truhen
brief-embrace = 1 Gold, und 1 je Mission, auch für diese
brief-find = 1 Gold, und 1 je zwei antike Karten
brief-gather = 1 Gold je eingesetzten Ausgräber
brief-hire = 1 Gold je antike Karte mit Spezialist
brief-join = 1 Gold je ungenutzte Sonderfähigkeit
brief-loot = 1 Gold je drei Schätze
brief-raid = 1 Gold, und 1 je zwei Gegenstände
brief-recruit = 1 Gold je zwei eingesetzte Spezialisten
brief-scour = 1 Gold je Farbe deiner Karten
brief-second = dritter Spezialist, wo beide Arten sind
brief-unite = 1 Gold, und 1 je Karte mit beiden Arten

# Sonderfähigkeiten
name-gift = Gelegenes Geschenk
name-will = Siegeswille
name-help = Kleine Hilfe
name-power = Zwingende Macht
name-ally = Verbündeter im Innern
brief-gift = nach der Runde noch ein Zug
brief-will = gleicher Satz erlaubt, der andere verliert einen Würfel
brief-help = zwei Würfel mehr für eine Runde
brief-power = zwei Würfel nach Wunsch drehen
brief-ally = ein Satz im Archiv steigt um einen Rang

# Schätze
name-bronze = Bronze
name-silver = Silber
name-gold = Gold
name-bronze-0 = Bronze 0
name-bronze-1 = Bronze 1
name-bronze-2 = Bronze 2
name-bronze-3 = Bronze 3
name-bronze-fragment = Bronze-Kelchhälfte
name-silver-0 = Silber 0
name-silver-1 = Silber 1
name-silver-2 = Silber 2
name-silver-3 = Silber 3
name-silver-fragment = Silber-Kelchhälfte
name-gold-0 = Gold 0
name-gold-1 = Gold 1
name-gold-2 = Gold 2
name-gold-3 = Gold 3
name-gold-fragment = Gold-Kelchhälfte

# Schilder der Häuser und kurze Namen
sign-archives = Archiv
sign-university = Universität
sign-library = Bibliothek
sign-auction = Auktionshaus
sign-guild = Schatzjägergilde
sign-temple = Tempel
sign-illuminati = Illuminati
sign-galleon = Galeone
sign-tower = Schatzturm
short-gift = Gabe
short-will = Wille
short-help = Hilfe
short-power = Macht
short-ally = Freund

# Überschriften
gold-in-sight = Gold in Sicht
stat-die = Würfel
stat-octagon = neutral
stat-book = Neuwürfe
stat-vase = Artefakte
stat-scroll = Missionen
stat-chest = Truhen
stat-tool = Werkzeug
stat-eye = Fähigkeit
stat-gem = Schätze
all-taken = ausgewertet
free = frei
out = weg
next = neu:
next-set = neuer Satz
dice-n = { $count } Würfel
sum-at-least = Summe ab
resolving = Auswertung: { $building }
between-help = Eine neue Runde beginnt
between-gift = Die Runde ist vorbei
between-assign = Alle Runden sind vorbei: Spezialisten und Gegenstände einsetzen

does-help = Kleine Hilfe?
does-turn = setzt Würfel
does-reroll = wirft neu
does-reroll-neutral = wirft neu
does-power = dreht Würfel
does-after = neutrale Würfel?
does-gift = Gelegenes Geschenk?
does-ally = einen Satz um einen Rang anheben?
does-artifacts = behält Artefakte
does-mission = behält eine Mission
does-map = nimmt eine Karte
does-ability = nimmt eine Sonderfähigkeit
does-specialist = nimmt einen Spezialisten
assigning = Alle setzen Spezialisten ein

your-help = Kleine Hilfe einsetzen?
your-turn = Setz deine Würfel
your-reroll = Welche Würfel wirfst du neu?
your-reroll-neutral = Welche neutralen dazu?
your-power = Einen zweiten Würfel drehen?
your-after = Noch neutrale Würfel?
your-gift = Gelegenes Geschenk einsetzen?
your-ally = Einen Satz um einen Rang anheben?
your-artifacts = Welche Artefakte behältst du?
your-mission = Welche Mission behältst du?
your-map = Nimm eine Karte
your-ability = Nimm eine Sonderfähigkeit
your-specialist = Nimm einen Spezialisten
your-assign = Wer arbeitet wo?
your-accepted = Angenommen. Warten auf die anderen

gold-n = { $gold } Gold
adds-now = bringt jetzt { $gold }
coveted-worth = alle { $count }: je { $count } Gold
own-expeditions = Deine Expeditionen
if-it-ended-now = wenn jetzt Schluss wäre
no-expeditions = Noch keine Karten und Spezialisten
idle = wartet
drawn-chests = gezogen
kept-chests = behalten
assign-hint = Der beste Vorschlag. Ändere unten eins nach dem andern.
waits-for-others = Dein Einsatz steht.
left-over = ohne Karte
idle-items = übrig
tokens-gold = { $tokens } Marker: { $gold } Gold
job-sum = Karte { $map } + Leute { $people }
job-empty = Karte { $map } ({ $greater } mit Leuten)

joins = { $seats_count ->
    [one] gehört nun zum Orden des vergoldeten Kompasses
   *[other] gehören nun zum Orden des vergoldeten Kompasses
}
source-maps = Antike Karten
source-specialists = Spezialisten
source-missions = Missionen
source-artifacts = Artefakte
source-abilities = Fähigkeiten
source-chests = Truhen
source-treasures = Schätze
source-tokens = Marker
tie = Gleichstand bei { $gold } Gold, es zählen Spezialisten ohne Karte: { $values }
tie-value = { $seat } { $value }
course-heading = Gold in Sicht nach jeder Runde
course-start = Anfang
course-end = Ende

banner-note = Würfel, Karten und Schätze
