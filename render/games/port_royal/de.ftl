# Die Karten von Port Royal. Jede Schiffsfarbe hat ihr Zeichen: ☀ gelb, ☾ blau, ♣ grün, ♥ rot, ♠ schwarz.

name-yellow-1-1 = gelbe Pinasse ☀
name-yellow-2-1 = gelbe Pinasse ☀
name-yellow-2-2 = gelbe Pinasse ☀
name-yellow-3-2 = gelbe Pinasse ☀
name-yellow-3-4 = gelbe Pinasse ☀
name-yellow-4-4 = gelbe Pinasse ☀
name-yellow-1-2 = gelbe Pinasse ☀
name-yellow-gift = gelbe Pinasse ☀
name-blue-1-1 = blaue Fleute ☾
name-blue-2-1 = blaue Fleute ☾
name-blue-2-2 = blaue Fleute ☾
name-blue-3-2 = blaue Fleute ☾
name-blue-3-5 = blaue Fleute ☾
name-blue-4-5 = blaue Fleute ☾
name-blue-gift = blaue Fleute ☾
name-green-1-1 = grüne Barke ♣
name-green-2-1 = grüne Barke ♣
name-green-2-3 = grüne Barke ♣
name-green-3-3 = grüne Barke ♣
name-green-3-5 = grüne Barke ♣
name-green-4-5 = grüne Barke ♣
name-green-gift = grüne Barke ♣
name-red-1-1 = rote Fregatte ♥
name-red-2-3 = rote Fregatte ♥
name-red-3-6 = rote Fregatte ♥
name-red-3-skull = rote Fregatte ♥
name-red-4-skull = rote Fregatte ♥
name-red-gift = rote Fregatte ♥
name-black-1-2 = schwarze Galeone ♠
name-black-2-4 = schwarze Galeone ♠
name-black-3-7 = schwarze Galeone ♠
name-black-3-skull = schwarze Galeone ♠
name-black-4-skull = schwarze Galeone ♠
name-black-gift = schwarze Galeone ♠

name-trader-yellow-3 = gelber Händler ☀
name-trader-yellow-5 = gelber Händler ☀
name-trader-blue-3 = blauer Händler ☾
name-trader-blue-5 = blauer Händler ☾
name-trader-green-3 = grüner Händler ♣
name-trader-red-3 = roter Händler ♥
name-trader-black-3 = schwarzer Händler ♠
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
name-clerk-yellow-4 = gelber Kontorist ☀
name-clerk-black-4 = schwarzer Kontorist ♠
name-clerk-blue-6 = blauer Kontorist ☾
name-clerk-red-6 = roter Kontorist ♥
name-clerk-green-9 = grüner Kontorist ♣
name-gunner-4 = Kanonier
name-gunner-6 = Kanonier
name-gunner-8 = Kanonier
name-vice-admiral-5 = Vizeadmiral
name-vice-admiral-7 = Vizeadmiral
name-vice-admiral-9 = Vizeadmiral

name-expedition-captains = Expedition (2 Kapitäne)
name-expedition-priests = Expedition (2 Priester)
name-expedition-settlers = Expedition (2 Siedler)
name-expedition-captains-settler = Expedition (2 Kapitäne, 1 Siedler)
name-expedition-priests-settler = Expedition (2 Priester, 1 Siedler)
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
name-yellow = gelb ☀
name-blue = blau ☾
name-green = grün ♣
name-red = rot ♥
name-black = schwarz ♠
name-trader-yellow = gelber Händler ☀
name-trader-blue = blauer Händler ☾
name-trader-green = grüner Händler ♣
name-trader-red = roter Händler ♥
name-trader-black = schwarzer Händler ♠
name-clerk-yellow = gelber Kontorist ☀
name-clerk-blue = blauer Kontorist ☾
name-clerk-green = grüner Kontorist ♣
name-clerk-red = roter Kontorist ♥
name-clerk-black = schwarzer Kontorist ♠
power-trader = Händler
power-settler = Siedler
power-captain = Kapitän
power-priest = Priester
power-jack = Tausendsassa
power-sailor = Matrose
power-pirate = Pirat
power-mademoiselle = Fräulein
power-jester = Gaukler
power-admiral = Admiral
power-governor = Gouverneur
power-clerk = Kontorist
power-gunner = Kanonier
power-vice_admiral = Vizeadmiral

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
asks-discover = { $seat }: ziehen oder aufhören
asks-repel = { $seat }: Schiff { circled } abwehren oder einlassen
asks-trade = { $seat } nimmt Karten
asks-trade-other = { $seat } darf nehmen, für 1 Münze an { $active_seat }
asks-gift = { $seat } verschenkt eine Münze
asks-busted = { $seat }: noch eine Expedition?
asks-over = Die Partie ist zu Ende
you-draw = Zieh die erste Karte
you-discover = Ziehen oder aufhören?
you-repel = Schiff { circled } abwehren oder einlassen?
you-trade = Nimm eine Karte
you-trade-other = Eine Karte nehmen, für 1 Münze an { $active_seat }?
you-gift = Wer bekommt die geschenkte Münze?
you-busted = Noch eine Expedition?
winners = { $seats_count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
round-n = Runde { $number }
last-round = Letzte Runde
harbour-empty = Keine Karte im Hafen
colours-lie = { $colours ->
    [0] Hier liegt keine Schiffsfarbe
    [one] Hier liegt 1 Schiffsfarbe
   *[other] Hier liegen { $colours } Schiffsfarben
}
stop-takes = { $takes ->
    [one] Aufhören: 1 Karte nehmen
   *[other] Aufhören: { $takes } Karten nehmen
}
repel-or-bust = Die zweite dieser Farbe: eingelassen beendet sie den Zug
takes-left = { $takes ->
    [0] Keine Karte mehr zu nehmen
    [one] Noch 1 Karte zu nehmen
   *[other] Noch { $takes } Karten zu nehmen
}
turn-before = Davor:
turn-bust = Geplatzt:
in-discards = Im Ablagestapel
no-persons = Noch keine Personen: Sie bringen Punkte und Fähigkeiten.

does-swords = { $amount ->
    [one] 1 Säbel: Schiffe abwehren, die nicht mehr brauchen
   *[other] { $amount } Säbel: Schiffe abwehren, die nicht mehr brauchen
}
does-captain = Kapitän: für Expeditionen mit Anker
does-priest = Priester: für Expeditionen mit Kreuz
does-settler = Siedler: für Expeditionen mit Haus
does-jack = Tausendsassa: jedes Zeichen einer Expedition
does-trader = Händler: +{ $amount } { $amount ->
    [one] Münze
   *[other] Münzen
} bei { $colour }
does-clerk = Kontorist: bei { $colour } eine Karte mehr nehmen
does-mademoiselle = Fräulein: Personen kosten { $amount } weniger
does-jester = Gaukler: +{ $amount }, wenn jemand platzt oder dir nichts bleibt
does-admiral = Admiral: +{ $coins } Münzen, wenn für dich 5 oder mehr Karten liegen
does-vice_admiral = Vizeadmiral: +{ $amount }, wenn für dich 3 oder 4 Karten liegen
does-gunner = Kanonier: { $amount } × (Schiffe im Hafen − 1) Münzen
does-governor = Gouverneur: { $amount } mehr nehmen
does-expedition = { $amount ->
    [one] 1 Expedition erfüllt
   *[other] { $amount } Expeditionen erfüllt
}

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
