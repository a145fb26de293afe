# Die Karten von Port Royal. Jede Schiffsfarbe hat ihr Zeichen: ☀ gelb, ☾ blau, ♣ grün, ♥ rot, ♠ schwarz.

name-yellow-1-1 = Pinasse ☀ gelb
name-yellow-2-1 = Pinasse ☀ gelb
name-yellow-2-2 = Pinasse ☀ gelb
name-yellow-3-2 = Pinasse ☀ gelb
name-yellow-3-4 = Pinasse ☀ gelb
name-yellow-4-4 = Pinasse ☀ gelb
name-yellow-1-2 = Pinasse ☀ gelb
name-yellow-gift = Pinasse ☀ gelb
name-blue-1-1 = Fleute ☾ blau
name-blue-2-1 = Fleute ☾ blau
name-blue-2-2 = Fleute ☾ blau
name-blue-3-2 = Fleute ☾ blau
name-blue-3-5 = Fleute ☾ blau
name-blue-4-5 = Fleute ☾ blau
name-blue-gift = Fleute ☾ blau
name-green-1-1 = Barke ♣ grün
name-green-2-1 = Barke ♣ grün
name-green-2-3 = Barke ♣ grün
name-green-3-3 = Barke ♣ grün
name-green-3-5 = Barke ♣ grün
name-green-4-5 = Barke ♣ grün
name-green-gift = Barke ♣ grün
name-red-1-1 = Fregatte ♥ rot
name-red-2-3 = Fregatte ♥ rot
name-red-3-6 = Fregatte ♥ rot
name-red-3-skull = Fregatte ♥ rot
name-red-4-skull = Fregatte ♥ rot
name-red-gift = Fregatte ♥ rot
name-black-1-2 = Galeone ♠ schwarz
name-black-2-4 = Galeone ♠ schwarz
name-black-3-7 = Galeone ♠ schwarz
name-black-3-skull = Galeone ♠ schwarz
name-black-4-skull = Galeone ♠ schwarz
name-black-gift = Galeone ♠ schwarz

name-trader-yellow-3 = Händler ☀ gelb
name-trader-yellow-5 = Händler ☀ gelb
name-trader-blue-3 = Händler ☾ blau
name-trader-blue-5 = Händler ☾ blau
name-trader-green-3 = Händler ♣ grün
name-trader-red-3 = Händler ♥ rot
name-trader-black-3 = Händler ♠ schwarz
name-settler-4 = Siedler
name-captain-4 = Kapitän
name-priest-4 = Priester
name-jack-6 = Tausendsassa
name-sailor-3 = Matrose
name-sailor-5 = Matrose
name-sailor-7 = Matrose
name-pirate-5 = Pirat
name-pirate-7 = Pirat
name-pirate-9 = Pirat
name-mademoiselle-7 = Fräulein
name-mademoiselle-9 = Fräulein
name-jester-5 = Gaukler
name-jester-7 = Gaukler
name-jester-9 = Gaukler
name-admiral-5 = Admiral
name-admiral-7 = Admiral
name-admiral-9 = Admiral
name-governor-8 = Gouverneur
name-clerk-yellow-4 = Kontorist ☀ gelb
name-clerk-black-4 = Kontorist ♠ schwarz
name-clerk-blue-6 = Kontorist ☾ blau
name-clerk-red-6 = Kontorist ♥ rot
name-clerk-green-9 = Kontorist ♣ grün
name-gunner-4 = Kanonier
name-gunner-6 = Kanonier
name-gunner-8 = Kanonier
name-vice-admiral-5 = Vizeadmiral
name-vice-admiral-7 = Vizeadmiral
name-vice-admiral-9 = Vizeadmiral

name-expedition-captains = Expedition (2 Kapitäne)
name-expedition-priests = Expedition (2 Priester)
name-expedition-settlers = Expedition (2 Siedler)
name-expedition-captains-settler = Expedition (2 Kapitäne, 1 Siedler)
name-expedition-priests-settler = Expedition (2 Priester, 1 Siedler)
name-expedition-five = Expedition (Kapitän, Priester, Siedler)
name-tax-swords = Steuererhöhung (Bonus: meiste Säbel)
name-tax-points = Steuererhöhung (Bonus: wenigste Punkte)

name-comedian = Komiker
name-lady-killer = Charmeur
name-maritime-supremacy = Seehoheit
name-new-colony = Neue Kolonie
name-trade-outpost = Handelsposten
name-trader-prince = Handelsfürst
name-cheap-staff = Billiges Personal
name-fighter = Kämpfer
name-explorer = Entdecker
name-frigate-foe = Fregattenschreck
name-galleon-foe = Galeonenschreck
name-tax-officer = Finanzbeamter
name-jinx = Pechvogel
name-tiny-gamester = Kleiner Zocker
name-gamester = Zocker
name-pack-of-pirates = Piratenpack

# Kurze Namen, auf Karten und in Listen

ship-yellow = Pinasse
ship-blue = Fleute
ship-green = Barke
ship-red = Fregatte
ship-black = Galeone
name-yellow = ☀ gelb
name-blue = ☾ blau
name-green = ♣ grün
name-red = ♥ rot
name-black = ♠ schwarz
name-trader-yellow = Händler ☀ gelb
name-trader-blue = Händler ☾ blau
name-trader-green = Händler ♣ grün
name-trader-red = Händler ♥ rot
name-trader-black = Händler ♠ schwarz
name-clerk-yellow = Kontorist ☀ gelb
name-clerk-blue = Kontorist ☾ blau
name-clerk-green = Kontorist ♣ grün
name-clerk-red = Kontorist ♥ rot
name-clerk-black = Kontorist ♠ schwarz

name-captain = Kapitän
name-priest = Priester
name-settler = Siedler
name-jack = Tausendsassa
name-jester = Gaukler
name-admiral = Admiral
name-vice_admiral = Vizeadmiral
name-gunner = Kanonier
name-governor = Gouverneur
name-mademoiselle = Fräulein

# Was auf den Bildern steht

asks-draw = { $seat } zieht die erste Karte
asks-discover = { $seat }: ziehen oder aufhören?
asks-repel = { $seat }: Schiff { circled } abwehren oder einlaufen lassen?
asks-trade = { $seat } nimmt Karten
asks-trade-other = { $seat } darf eine Karte nehmen; Abgabe: 1 Münze an { $active_seat }
asks-gift = { $seat }: Wer bekommt die zusätzliche Münze?
asks-busted = { $seat }: noch eine Expedition?
asks-over = Die Partie ist zu Ende
you-draw = Zieh die erste Karte
you-discover = Ziehen oder aufhören?
you-repel = Schiff { circled } abwehren oder einlaufen lassen?
you-trade = Nimm eine Karte
you-trade-other = Eine Karte nehmen? Abgabe: 1 Münze an { $active_seat }
you-gift = Wer bekommt die zusätzliche Münze?
you-busted = Noch eine Expedition?
head-draw = { $seat }: erste Karte
head-discover = { $seat }: ziehen oder aufhören?
head-repel = { $seat }: abwehren?
head-trade = { $seat }: Karte nehmen?
head-trade-other = { $seat }: Karte nehmen?
head-gift = { $seat }: wem die Münze?
head-busted = { $seat }: Expedition?
head-you-draw = Zieh die erste Karte
head-you-discover = Ziehen oder aufhören?
head-you-repel = Abwehren oder nicht?
head-you-trade = Eine Karte nehmen?
head-you-trade-other = Eine Karte nehmen?
head-you-gift = Wer bekommt die Münze?
head-you-busted = Noch eine Expedition?
winners = { $seats_count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
round-n = Runde { $number }
last-round = Letzte Runde
pile-name = Stapel
discard-name = Ablage

# Die Tafeln mit der Entscheidung

stop-label = Aufhören
take-n = { $takes ->
    [one] 1 nehmen
   *[other] { $takes } nehmen
}
take-nothing = nichts
due-first = +{ $coins }, { $said }
colours-next = { $colours ->
    [0] keine Farbe; ab { $wanted } gibt es { $takes }
    [one] 1 Farbe; ab { $wanted } gibt es { $takes } Karten
   *[other] { $colours } Farben; ab { $wanted } gibt es { $takes }
}
colours-all = alle 5 Farben liegen hier
draw-label = Ziehen
first-card = die erste Karte
first-card-note = muss gezogen werden
bust-chance = { $percent } % Risiko
bust-never = ohne Risiko
no-cards = keine Karte mehr da
unseen = aus { $cards }
unseen-cards = aus { $cards } ungesehenen
repel-label = Abwehren
repel-says = das Schiff ist weg
repel-note = { $needed } Säbel nötig, { $swords } vorhanden
let-in-label = Einlaufen lassen
let-in-says = { $colours ->
    [one] dann 1 Farbe
   *[other] dann { $colours } Farben
}
let-in-note = { $takes ->
    [one] Aufhören gibt dann 1 Karte
   *[other] Aufhören gibt dann { $takes } Karten
}
let-in-bust = geplatzt
let-in-bust-note = { $cards ->
    [one] 1 Karte ist verloren
   *[other] alle { $cards } Karten sind verloren
}
may-take = { $takes ->
    [one] 1 Karte nehmen oder keine
   *[other] Bis zu { $takes } Karten nehmen
}
may-take-other = { $takes ->
    [one] Eine Karte oder nichts
   *[other] Bis zu { $takes } Karten
}
each-takes = danach reihum die anderen
each-pays = je Karte 1 Münze an
gift-coin = Eine Münze vom Stapel für jemand anderen
gift-note = das Schiff bringt sie
you-went-bust = Du bist geplatzt: { $pair }
went-bust = { $seat } ist geplatzt: { $pair }
name-pair-yellow = zwei gelbe Pinassen ☀
name-pair-blue = zwei blaue Fleuten ☾
name-pair-green = zwei grüne Barken ♣
name-pair-red = zwei rote Fregatten ♥
name-pair-black = zwei schwarze Galeonen ♠
bust-note = { $cards ->
    [one] 1 Karte ist verloren, niemand nimmt etwas
   *[other] { $cards } Karten sind verloren, niemand nimmt etwas
}
bust-risk = Das Risiko war { $percent } %
first-card-label = Erste Karte
shown-are-gone = die Karten hier sind weg
after-bust = Nach dem Platzen
after-bust-says = noch eine Expedition?
after-bust-note = die offenen bleiben liegen

# Auf Schiffen und Personen

new-word = neu
gone-word = weg
lost-word = verloren
bust-word = geplatzt
left-n = noch { $number }
took-it = nahm sie
short-n = { $coins } zu wenig
short-n-narrow = −{ $coins }
ship-fee = { $fee } an
ship-fee-narrow = { $fee }
person-fee = +{ $fee } an
person-fee-narrow = +{ $fee }
says-tax-swords = Steuer: meiste Säbel +1
says-tax-points = Steuer: wenigste Punkte +1

card-name-trader = Händler
card-name-settler = Siedler
card-name-captain = Kapitän
card-name-priest = Priester
card-name-jack = Tausendsassa
card-name-sailor = Matrose
card-name-pirate = Pirat
card-name-mademoiselle = Fräulein
card-name-jester = Gaukler
card-name-admiral = Admiral
card-name-governor = Gouverneur
card-name-clerk = Kontorist
card-name-gunner = Kanonier
card-name-vice_admiral = Vizeadmiral

gives-settler = Expeditionen
gives-captain = Expeditionen
gives-priest = Expeditionen
gives-jack = jedes der drei
gives-sailor = 1 Säbel
gives-pirate = 2 Säbel
gives-mademoiselle = Personen −1
gives-jester = +1 je Platzen
gives-admiral = +2 ab 5
gives-governor = 1 Karte mehr
gives-gunner = +1 je Schiff, −1
gives-vice_admiral = +1 bei 3, 4

# Spieler

last-turn-label = Zug davor
coins-pay = { $coins ->
    [0] Ohne Münzen kommt nur, wer nichts kostet
    [one] 1 Münze reicht für eine Person bis 1
   *[other] { $coins } Münzen reichen für eine Person bis { $coins }
}
you-word = Du

does-captain = Expeditionen
does-priest = Expeditionen
does-settler = Expeditionen
does-jack = jedes der drei
does-trader = +{ $amount } je Schiff
does-clerk = eine Karte mehr
does-mademoiselle = Personen { $amount } billiger
does-jester = +{ $amount } bei jedem Platzen
does-admiral = +{ $coins } ab 5 Karten
does-vice_admiral = +{ $amount } bei 3 oder 4 Karten
does-gunner = +{ $amount } je Schiff nach dem 1.
does-governor = { $amount } mehr nehmen
does-expedition = { $amount ->
    [one] Expedition
   *[other] Expeditionen
}

# Das Ende

won-with = { $points } Punkte, { $rounds } Runden
won-coins = { $points } Punkte, { $coins ->
    [one] 1 Münze entscheidet
   *[other] { $coins } Münzen entscheiden
}
course-word = Runde für Runde
course-end = { $points } beendet die Partie
points-word = Punkte
source-expeditions = Expeditionen
source-crew = Mannschaft
source-swords = Säbel
source-traders = Händler
source-court = Hof
source-contracts = Aufträge

# The place of a card in the order drawn
circled = { $number ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
    [6] ⑥
    [7] ⑦
    [8] ⑧
    [9] ⑨
    [10] ⑩
    [11] ⑪
    [12] ⑫
    [13] ⑬
    [14] ⑭
    [15] ⑮
    [16] ⑯
    [17] ⑰
    [18] ⑱
    [19] ⑲
    [20] ⑳
   *[other] ({ $number })
}

banner-note = Fordere dein Glück heraus
