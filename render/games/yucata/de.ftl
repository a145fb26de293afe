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

head-play = { $seat }: Karte spielen
head-you = Wähle eine Karte
head-wait = Jetzt spielt { $seat }
is-barred = gesperrt
left = übrig
start = Start

winners = { $seats_count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
won-with = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $number } Karten gespielt

column-pale = hell
column-dark = dunkel
column-price = Preis
column-score = Punkte
you-word = Du

ahead = Der Weg voraus
behind = Hinter dir
no-stones = keine Steine
barred-same-card = eben gespielt
barred-question-mark-first = noch nichts zu kopieren
sum-pale = { $pale } helle, nichts zu zahlen
sum = { $pale } helle − { $cost } für { $dark } dunkle = { $score }
sum-red = { $pale } helle − { $cost } für { $dark } dunkle, einer weniger durch Rot = { $score }
floor-end = unter 0 zählt am Ende als 0

points-word = Punkte
key-kept = helle behalten
key-paid = für dunkle bezahlt
key-red = nimmt einen dunklen weg
not-charged = nicht berechnet
course-word = Punkte nach jeder Runde
floor-note = unter 0 zählt als 0

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

banner-note = Helle Steine, dunkle Steine
