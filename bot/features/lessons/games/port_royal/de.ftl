# Die Lernpartie von Port Royal.

note-draw = Dein Zug hat zwei Teile. Zuerst deckst du Karten in den Hafen auf, so viele du dich traust; dann nimmst du eine davon. Zwei Schiffe derselben Farbe beenden den Zug sofort, und du bekommst nichts. Die erste Karte liegt schon da: An ihr kann kein Zug platzen.
note-stop = Nach jeder Karte: weiterziehen oder aufhören? Je mehr daliegt, desto besser die Auswahl; je mehr Schiffsfarben, desto größer das Risiko. Liegt nur eine Schiffsfarbe da, schaden dir wenige Karten. Personen schaden nie. Von der vierten Runde an entscheide ich das für dich, solange kaum etwas passieren kann; später antworte ich auch in fremden Zügen.
note-ships = Zwei Schiffsfarben liegen da; noch ein Schiff in einer der beiden wäre das Ende des Zuges. Lohnt sich, was schon daliegt? Dann hör auf. Wenn nicht, ist eine weitere Karte das Risiko vielleicht wert.
note-four = Bei vier Schiffsfarben darfst du **zwei** Karten nehmen statt einer, bei fünf sogar drei. Dafür darf man ab und zu etwas wagen.
note-take = Jetzt nimm. Ein **Schiff** bringt seine Münzen und ist weg. Eine **Person** kostet Münzen und bleibt: Ihre Punkte zählen bis zum Ende, ihre Fähigkeit hilft ab jetzt. Erst Münzen, bald Personen. Was du liegen lässt, dürfen die anderen nehmen, für 1 Münze an dich.
note-tax = Du hast viele Münzen. Ab 12 nimmt dir eine Steuererhöhung die Hälfte, und Münzen sind keine Punkte: Heuere jemanden an, wenn du kannst.
note-other = Auch im Zug anderer wirst du gefragt: Du darfst eine Karte nehmen, die übrig ist, für 1 Münze Abgabe an die Person am Zug, zusätzlich zum Preis. Oft ist das der billigste Weg zu jemand Gutem.
note-expedition = Daneben liegt eine Expedition. Wer die gezeigten Personen hat, darf sie im eigenen Zug dafür abgeben und bekommt Punkte und Münzen: Kapitäne ⚓, Priester ✚, Siedler ⌂, oder einen Tausendsassa anstelle einer dieser Personen. Solche Personen sind jetzt mehr wert.
note-repel = Deine Säbel reichen, um dieses Schiff **abzuwehren**, und sie bleiben dir. Durch ein abgewehrtes Schiff kannst du nicht platzen. Lass es einlaufen, wenn du seine Münzen willst oder eine weitere Farbe.
note-end = Wer 12 Punkte hat, beendet die Partie, sobald die Runde voll ist. Ab hier zählen Punkte mehr als Münzen: Eine Fähigkeit, die zu spät kommt, ist wenig wert.

slip-drew = Das war ein Risiko ohne Not: Viele Karten hätten deinen Zug beendet.
slip-stopped = Du hättest mehr wagen können: Kaum eine Karte konnte dir schaden.
slip-nothing = Es gab noch etwas zu holen.

# What each of them is called: where it is told, and in a list of what was learned at the end
learned-draw = Karten aufdecken
learned-stop = wann man aufhört
learned-ships = Schiffe, die den Zug beenden
learned-four = mehr Schiffsfarben, mehr Karten
learned-take = Anheuern und Handeln
learned-tax = die Steuer
learned-other = nehmen in fremden Zügen
learned-expedition = Expeditionen
learned-repel = Schiffe abwehren
learned-end = wie die Partie endet
