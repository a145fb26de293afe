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
waits-for = { $seat } ist vor dir dran
ahead = Nächste Steine
temple = Tempel
no-stones = keine Steine
nothing-to-copy = kopiert die Karte davor
barred-same-card = eben gespielt
barred-question-mark-first = noch nichts zu kopieren

# Die Aufstellungen der Steine; in Klammern, was der Name bedeutet.
name-basic = Grundaufstellung
name-kintaya = Kintaya (böse Fallen)
name-monzola = Monzola (süße Feigen)
name-mayaya = Ayuno oder Mayaya (großer Sprung, Zwillinge)
name-ayunito = Ayunito (kleiner Sprung)
name-tumo_zumo = Tumo Zumo (große Vorsicht)
name-zattopusta = Zattopusta (Sturmwind)
name-acuma_y_taya = Acuma y Taya (Wasser und Licht)
name-ozzi_krakra = Ozzi Krakra (7 schwarze Raben)
name-yazurika = Yazurika (ausgelost)
