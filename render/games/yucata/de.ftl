# Was die Bilder von Yucata' schreiben und wie seine Dinge heißen.

name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
name-5 = 5
name-spear = Speer
name-question = ?

name-pale = heller Stein
name-dark = dunkler Stein
name-red = roter Stein

to-play = { $seat } ist am Zug
winners = { $seats_count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
last-card = gesperrt:
copies = ? kopiert:

column-last = zuletzt
column-left = Karten
column-stones = Steine
column-penalty = Abzug
column-score = Punkte

choose = Wähle eine Karte
waits-for = Erst spielt { $seat }
over = Die Partie ist zu Ende
ahead = Vor dir
temple = Tempel
no-stones = keine Steine
nothing-to-copy = kopiert die Karte davor
barred-same-card = wurde eben gespielt
barred-question-mark-first = noch nichts zu kopieren
