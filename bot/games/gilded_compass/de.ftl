# Order of the Gilded Compass: was der Bot sagt.

summary = Würfle, schick deine Würfel in fünf Gebäude und verdränge andere. Karten, die Spezialisten darauf und die Schätze der Gebäude an eurem Tisch bringen Gold, das meiste erst am Ende.

how-to-play =
    ### Ziel
    Das meiste Gold nach 6 Runden zu zweit und dritt, 5 zu viert und fünft. Alle haben acht Würfel und einen Wissensmarker.
    ### Dein Zug
    Alle ungesetzten Würfel werden geworfen. Setz **mindestens einen**; alle kommen in **ein** Gebäude. Davor darfst du für je einen Marker neu werfen. Zu zweit und dritt hast du zwei **neutrale Würfel** dazu, für ein Gebäude im Zug; ihr Gewinn ist verloren.
    ### Ende der Runde
    Hat jemand alle eigenen gesetzt und waren alle gleich oft dran, kommt der Rest in die Bibliothek; dann zahlen die Gebäude der Reihe nach.
    ### Immer dabei
    • **Archiv**: Sätze gleicher Würfel, keine zwei gleich. Mehr Würfel schlagen höhere. Vier Karten für die besten vier.
    • **Universität**: ein Würfel, oder 1 und 4, oder 2 und 3. Niedrige stehen links und schieben andere hinaus. Von links nimmt jeder einen Spezialisten.
    • **Bibliothek**: ein Würfel statt allem anderen. Jeder hier bringt einen Marker.
    ### Eins davon
    • **Auktionshaus**: Folgen wie 2-3-4, keine zwei gleich. Die drei längsten ziehen Artefakte, je nach geheimer Sammlung 4, 2 oder 1 Gold wert.
    • **Schatzjägergilde**: ebenso um geheime Missionen.
    ### Und eins davon
    • **Verborgener Tempel**: 1 und 6 oder 2 und 5 sichern einen Gegenstand, der einen Spezialisten verdoppelt.
    • **Illuminati**: wiederhole den längsten Satz plus einen Würfel. Die zwei längsten gewinnen Fähigkeiten.
    • **Versunkene Galeone**: ein Würfel mehr, höhere Summe. Jeder zieht eine Truhe; der längste Satz behält zwei, andere eine.
    • **Schatzturm**: ein Würfel, oder zwei mit Summe 7, schieben von unten hoch. Oben gibt es mehr.
    ### Wertung
    Eine Karte zählt mit Spezialist die große Zahl, sonst die kleine. Spezialisten zählen nur auf Karten ihrer Farbe, je ein Kartograf und ein Ausgräber. Zwei Marker sind 1 Gold.

rule-aim-title = Ziel und Dauer
rule-aim = Das meiste Gold gewinnt. Eine Partie hat 6 Runden zu zweit oder dritt und 5 zu viert oder fünft. Fast alles wird nach der letzten Runde gewertet. Bei gleichem Gold gewinnt der höhere Gesamtwert der Spezialisten ohne Karte, danach wird geteilt.

rule-turn-title = Ein Zug
rule-turn = Alle deine ungesetzten Würfel werden geworfen, dann setzt du mindestens einen. Alle Würfel des Zuges kommen in ein Gebäude und dort in einen Satz. Ein gesetzter Würfel bleibt bis zum Ende der Runde, wenn ihn niemand hinausdrängt.

rule-reroll-title = Wissensmarker und neue Würfe
rule-reroll = Bevor du etwas setzt, auch neutrale Würfel, darfst du einen Wissensmarker bezahlen und beliebige ungesetzte Würfel neu werfen, auch neutrale. Das geht so oft, wie du Marker hast. Am Ende sind zwei Marker ein Gold. Alle beginnen mit einem.

rule-round-title = Ende einer Runde
rule-round = Eine Runde endet, wenn jemand alle eigenen Würfel gesetzt hat und alle gleich oft am Zug waren. Ungesetzte eigene Würfel kommen in die Bibliothek. Dann werden die Gebäude in der Reihenfolge der Nummern auf dem Bild ausgewertet, und die Startfahne wandert weiter.

rule-neutral-title = Neutrale Würfel
rule-neutral = Zu zweit und zu dritt haben alle in jeder Runde zwei neutrale Würfel. Einmal im Zug darfst du davon welche in ein Gebäude setzen, vor oder nach deinen eigenen und nach den Regeln des Gebäudes. Zu deinem Satz gehören sie nie, aber alle dürfen einen neutralen Satz vergrößern. Was sie gewinnen, ist für alle verloren. In die Bibliothek dürfen sie nicht, und ungesetzte halten die Runde nicht auf.

rule-archives-title = Archiv
rule-archives = Setz beliebig viele Würfel eines Wertes, als neuen Satz oder zu einem eigenen dazu. Keine zwei Sätze dürfen gleichen Wert und gleiche Anzahl haben. Am Ende zählt die Anzahl, dann der Wert; die besten vier nehmen je eine von vier antiken Karten. Andere Sätze kommen in die Bibliothek.

rule-maps-title = Antike Karten und Grabungen
rule-maps = Eine antike Karte hat eine große Zahl, die mit einem Spezialisten zählt, und eine kleine, die sonst zählt. Es gibt sechs Farben. Eine verlassene Grabung ✕ ist grau: Dorthin dürfen Spezialisten jeder Farbe, zwei auf einer Grabung aber nur von derselben Farbe.

rule-university-title = Universität
rule-university = Setz einen Würfel, oder 1 + 4, oder 2 + 3. Die Würfel stehen aufsteigend; ein neuer kommt vor gleich hohe und höhere und schiebt sie nach rechts. Was hinten herausfällt, kommt in die Bibliothek. Von einem Paar geht der höhere zuerst. Sind alle Eingänge belegt, kommt ein höherer als der letzte nicht mehr hinein. Am Ende nimmt von links jeder Würfel einen Spezialisten.

rule-specialists-title = Spezialisten
rule-specialists = Ein Spezialist zählt seinen Wert, wenn er auf einer Karte seiner Farbe eingesetzt ist, sonst nichts. Auf eine Karte passen höchstens ein Kartograf und ein Ausgräber. Eingesetzt wird erst am Ende der Partie.

rule-library-title = Bibliothek
rule-library = Du darfst statt allem anderen einen Würfel hierher setzen; du musst, wenn kein anderes Gebäude deine Würfel nimmt. Es geht der niedrigste. Auch hinausgedrängte Würfel, Würfel ohne Gewinn und ungesetzte enden hier. Jeder Würfel hier bringt einen Wissensmarker.

rule-runs-title = Folgen in Auktionshaus und Gilde
rule-runs = Setz Würfel mit aufeinander folgenden Werten, auch einen einzelnen, als neue Folge oder um eine eigene an einem oder beiden Enden zu verlängern. Keine zwei Folgen dürfen gleich sein. Du darfst mehrere haben. Am Ende zählt die Länge, dann der höchste Würfel; die ersten drei gewinnen etwas.

rule-auction-title = Auktionshaus
rule-auction = Die längste Folge zieht drei Artefakte und behält zwei, die zweite zieht zwei und behält eins, die dritte zieht eins. Abgelegtes liegt offen. Deine geheime Sammlung macht eine Art 4 Gold je Stück wert, eine 2, alle anderen 1. Neutrale Würfel auf Rang 1, 2 oder 3 legen drei, zwei oder eins ab.

rule-guild-title = Schatzjägergilde
rule-guild = Die längste Folge zieht drei Missionen, behält eine und gibt zwei weiter; die zweite behält eine und gibt die andere der dritten. Missionen, die niemand bekommt, kommen unter den Stapel. Neutrale Würfel auf Rang 1 lassen Rang 2 zwei übrig; auf Rang 2 oder 3 geht eine davon verloren. Missionen zu Gebäuden, die nicht am Tisch sind, fehlen im Stapel.

rule-temple-title = Verborgener Tempel
rule-temple = Jedes verdeckte Plättchen verlangt 1 + 6 oder 2 + 5. Setz beide Würfel auf ein freies Plättchen, dann ist es dir sicher. Am Ende der Runde schaust du es an. Ein Kompass verdoppelt einen Kartografen seiner Farbe, eine Schaufel einen Ausgräber. Zwei davon auf einer Karte verdoppeln auch die Karte.

rule-illuminati-title = Illuminati
rule-illuminati = Der erste Satz ist ein einzelner Würfel. Jeder weitere muss alle Würfel des längsten Satzes zeigen und einen beliebigen mehr. Alle haben einen Satz und dürfen ihn vergrößern. Am Ende nimmt der längste Satz eine von drei Fähigkeiten, der zweitlängste eine andere, der längste auch die letzte. Ein einziger Satz nimmt zwei.

rule-abilities-title = Sonderfähigkeiten
rule-abilities = Sie liegen offen und werden beim Einsatz abgegeben. Ungenutzte sind ein Gold wert. Gelegenes Geschenk: noch ein Zug nach der Runde, wenn du noch einen eigenen Würfel hast. Siegeswille: ein Satz oder eine Folge wie bei einem anderen; dann verliert der andere dort einen Würfel. Übrig bleiben darf nichts, was es dort schon gibt. Kleine Hilfe: zwei Würfel mehr, ab deinem ersten Zug der Runde, einmal je Runde am Tisch. Zwingende Macht: nach dem Wurf zwei verschiedene Würfel beliebig drehen.

rule-galleon-title = Versunkene Galeone
rule-galleon = Der erste Satz ist ein einzelner Würfel. Jeder weitere braucht genau einen Würfel mehr als der längste und eine höhere Summe. Jeder gesetzte Würfel zieht eine Truhe, die du anschaust. Am Ende behält der längste Satz seine zwei besten Truhen, jeder andere die beste. Ein einzelner Würfel im ganzen Gebäude behält seine Truhe und bekommt noch eine. Ist der längste Satz neutral, behalten alle nur eine.

rule-tower-title = Schatzturm
rule-tower = Setz einen Würfel, oder zwei mit Summe 7. 1 bis 3 kommen in den linken Turm, 4 bis 6 in den rechten, jeweils auf Etage 1. Sie schieben die anderen hoch; von Etage 3 fallen Würfel in die Bibliothek. Am Ende bringt jeder Würfel je nach Etage einen Schatz: Bronze (0–2 Gold), Silber (1–3) oder Gold (1–3).

rule-missions-title = Missionen
rule-missions = Dein Bild zeigt, was jede deiner Missionen verlangt und jetzt bringen würde. Missionen, die eingesetzte Spezialisten zählen, zählen auch die auf Geheim- und Doppelkarten. „Karten finden“ und „Die richtigen Jäger“ zählen nur antike Karten. Für „Welt durchkämmen“ ist auch Grau eine Farbe.

rule-mission-maps-title = Geheimkarte, Doppelkarte, Zweite Meinung
rule-mission-maps = Eine Geheimkarte nimmt Spezialisten wie eine Grabung und ist mit einem 1 Gold wert. Eine Doppelkarte nimmt einen Spezialisten einer der beiden Farben, oder einen Kartografen und einen Ausgräber verschiedener Farbe; dann ist sie 3 Gold wert. Zweite Meinung erlaubt einen dritten Spezialisten auf jeder Karte, die von jeder Art einen hat.

rule-assignment-title = Einsatz am Ende
rule-assignment = Mit dem Auktionshaus wird für alle der beste Einsatz bestimmt. Mit der Gilde setzen alle selbst ein, gleichzeitig und geheim; der beste Einsatz wird vorgeschlagen, und du darfst ihn ändern. Unter gleich guten wird der vorgeschlagen, der mehr Wert uneingesetzt lässt, denn das entscheidet bei Gleichstand.

rule-expansions-title = Erweiterungen
rule-expansions = Begehrte Artefakte ♛: eins zählt 1 Gold, zwei 4, drei 9 und so weiter. Verbündeter im Innern: Vor der Auswertung des Archivs steigt ein eigener Satz um einen Rang. Werkzeuge der Macht sind magische Gegenstände für jede Farbe. Kelchhälften sind allein 0, 1 oder 2 Gold wert und als Paar eines Metalls 3, 5 oder 7; von jedem Metall bleiben zwei andere Schätze draußen.

rule-secret-title = Was geheim ist
rule-secret = Geheim bis zum Ende: Sammlungen, behaltene Artefakte, Missionen, magische Gegenstände und die Werte der Schätze. Truhen sind geheim bis zur Auswertung der Runde. Würfe, Karten, Spezialisten, Wissensmarker und Sonderfähigkeiten liegen offen.

# Fragen

question-place = Würfel setzen: { $dice }
question-place-both-note = Davor oder danach neutrale Würfel setzen: { $neutral_dice }
question-throw-which-note = Es kostet einen Wissensmarker; du hast { $tokens }.
question-throw-which-neutral-note = Es kostet einen Wissensmarker; du hast { $tokens }.
question-second-die-note = Es muss ein anderer sein.
question-take-map-note = Dahinter: wie viele deiner Spezialisten dorthin passen.
question-use-gift-note = Du hast noch { $dice } Würfel.
question-use-ally-note = Einer deiner Sätze im Archiv steigt um einen Rang.
question-keep-alike-note = Alle gezogenen sind gleich. Das soll sonst niemand merken, darum wirst du trotzdem gefragt.
question-keep-mission-pass-one-note = { $next_id ->
    [player] Die andere geht an { $next_seat }.
    [lost] Die andere geht an neutrale Würfel verloren.
   *[stack] Die andere kommt unter den Stapel.
}
question-keep-mission-pass-two-note = { $next_id ->
    [player] { $next_seat } wählt eine der beiden anderen
   *[lost] Eine der beiden anderen geht an neutrale Würfel verloren
}; { $last_id ->
    [player] die letzte geht an { $last_seat }.
    [lost] die letzte nehmen neutrale Würfel.
   *[stack] die letzte kommt unter den Stapel.
}
question-keep-mission-pass-none-note = { $next_id ->
    [lost] Die beiden anderen gehen an neutrale Würfel verloren.
   *[stack] Die beiden anderen kommen unter den Stapel.
}
question-assign-note = Niemand sieht deinen Einsatz, bevor alle angenommen haben.
question-place-both = Würfel setzen: { $dice }
question-place-own = Eigene setzen: { $dice }
question-place-neutral = Neutrale Würfel setzen? { $dice }
question-throw-which = Welche deiner Würfel wirfst du neu?
question-throw-which-neutral = Und welche neutralen?
question-second-die = Einen zweiten Würfel drehen?
question-use-help = Kleine Hilfe vor dem Wurf einsetzen?
question-use-gift = Gelegenes Geschenk für noch einen Zug einsetzen?
question-use-ally = Verbündeten im Innern einsetzen?
question-take-map = Welche Karte nimmst du?
question-take-specialist = Welchen Spezialisten nimmst du?
question-take-ability = Welche Sonderfähigkeit nimmst du?
question-keep-artifacts = { $count ->
    [one] Welches Artefakt behältst du?
   *[other] Welche { $count } Artefakte behältst du?
}
question-keep-alike = { $count ->
    [one] Du behältst ein Artefakt.
   *[other] Du behältst { $count } Artefakte.
}
question-keep-mission-pass-one = Welche Mission behältst du?
question-keep-mission-pass-two = Welche Mission behältst du?
question-keep-mission-pass-none = Welche Mission behältst du?
question-assign = Wer wohin? Insgesamt { $gold } Gold

group-building = { $building } · { $count } zur Wahl
group-building-neutral = Neutral: { in-building } · { $count } zur Wahl
group-will = Siegeswille: { in-building } · { $count } zur Wahl
group-will-neutral = Siegeswille, neutral: { in-building } · { $count } zur Wahl
group-value = Würfel mit { $die }
group-run-from = Folgen ab { $die }
group-power = Zwingende Macht
group-own-die = Eine { $die }
group-neutral-die = Eine neutrale { $die }
group-specialist = { $specialist }
pick-dice-to-throw = Würfel wählen
item-own-die = { $die }
item-neutral-die = neutrale { $die }

# Antworten

archives-wins = { $whose_id ->
    [neutral] { $keeps ->
        [0] {""}
       *[other] , −Karte
    }
   *[own] { $keeps ->
        [0] : nichts
       *[other] : 1 Karte
    }
}
run-wins = { $whose_id ->
    [neutral] {""}
   *[own] { $keeps ->
        [0] : nichts
       *[other] { $building_id ->
            [auction] : nimm { $keeps }
           *[guild] { $looks ->
                [one] : letzte
               *[other] : { $keeps } aus { $looks }
            }
        }
    }
}
will-laid = { $grown ->
    [0] { $dice }
   *[other] { $dice } wird { $set }
}
entered = { $out ->
    [0] Eingang { $places }
   *[other] hinaus: { $seats }
}
floor = { $out ->
    [0] Etage 1
   *[other] hinaus: { $seats }
}
pushed = { $out ->
    [0] {""}
   *[other] { " · " }{ $out } hinaus
}
name-neutral-die = neutral
name-own-die = eigener

answer-archives-new = { laid } · Rang { $place }{ archives-wins }
answer-archives-grow = { laid } · Rang { $place }{ archives-wins }
answer-run-new = { laid } · Rang { $place }{ run-wins }
answer-run-grow = { laid } · Rang { $place }{ run-wins }
answer-will = { laid } · { will-does }
answer-will-neutral = { laid } · { $left_id ->
    [nothing] Neutrale verlieren ihn
   *[other] { $left } bleibt Neutralen
}
answer-university = { $dice } · { entered }
answer-temple = Plättchen { $tile } mit { $dice }
answer-illuminati = { $dice } · führt: { $size } Würfel
answer-galleon = { $dice } · Summe { $total }: { chests }
answer-galleon-neutral = { $dice } · Summe { $total }, keine Truhe
answer-tower = { $dice } · { floor }
answer-library = kleinster Würfel, +1 Marker
answer-not-here-place = { $dice_id ->
    [nothing] { $building }
   *[other] { $building } { $dice }
}
answer-not-here-neutral = { $dice_id ->
    [nothing] Neutral: { $building }
   *[other] Neutral: { $building } { $dice }
}
answer-not-here-will = { $dice_id ->
    [nothing] Siegeswille: { $building }
   *[other] Siegeswille: { $building } { $dice }
}
answer-not-here-will-neutral = { $dice_id ->
    [nothing] Siegeswille, neutral: { $building }
   *[other] Siegeswille, neutral: { $building } { $dice }
}
answer-reroll-barred = Neu werfen
answer-ability-barred = { $ability }
answer-reroll = Neu werfen ({ $tokens })
answer-throw = { $dice } neu werfen
answer-throw-none = Keine eigenen Würfel
answer-throw-neutral = Neutrale { $dice } neu werfen
answer-throw-no-neutral = Keine neutralen Würfel
answer-back = Zurück, Marker behalten
answer-set-die = { $die } → { $to }
answer-leave = Kein zweiter Würfel
answer-end = Zug beenden
answer-use-help = Einsetzen: zwei Würfel mehr
answer-roll = Behalten und würfeln
answer-use-gift = Einsetzen: noch ein Zug
answer-decline = Behalten: { $ability }
answer-use-ally = { $set } auf Rang { $place }
answer-take-map = { $map } · { $count ->
    [0] keiner
   *[other] { $count } dafür
}
answer-take-specialist = { $specialist } · { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
answer-take-ability = { $ability } · { $ability_id ->
    [gift] noch ein Zug
    [will] gleicher Satz
    [help] zwei Würfel mehr
    [power] 2 Würfel drehen
   *[other] ein Rang höher
}
choose-placements = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten, nach Gebäuden
}
in-building = { $building_id ->
    [archives] Archiv
    [university] Universität
    [library] Bibliothek
    [auction] Auktion
    [guild] Gilde
    [temple] Tempel
    [illuminati] Illuminati
    [galleon] Galeone
   *[tower] Turm
}
at = { $told_id ->
    [neutral] Neutral: { in-building }
   *[no] { in-building }
}
laid = { $grown ->
    [0] { $set }
   *[other] { $before } → { $set }
}
will-does = { $left_id ->
    [nothing] { $victim_seat } verliert ihn
   *[other] { $left } bleibt { $victim_seat }
}
answer-archives-new-whole = { at } { laid } · Rang { $place }{ archives-wins }
answer-archives-grow-whole = { at } { laid } · Rang { $place }{ archives-wins }
answer-archives-new-brief = { at } { laid } · Rang { $place }
answer-archives-grow-brief = { at } { laid } · Rang { $place }
answer-run-new-whole = { at } { laid } · Rang { $place }{ run-wins }
answer-run-grow-whole = { at } { laid } · Rang { $place }{ run-wins }
answer-will-whole = Siegeswille: { at } { laid } · { will-does }
answer-will-brief = Siegeswille: { at } { laid }
answer-will-neutral-whole = Siegeswille: { at } { laid } · { $left_id ->
    [nothing] Neutrale verlieren ihn
   *[other] { $left } bleibt Neutralen
}
answer-university-whole = { at } { $dice } · { entered }
answer-university-brief = { at } { $dice }{ pushed }
answer-temple-whole = { at } Plättchen { $tile } mit { $dice }
answer-illuminati-whole = { at } { $dice } · führt: { $size } Würfel
answer-illuminati-brief = { at } { $dice } · führt: { $size }
chests = { $keeps } von { $looks }
answer-galleon-whole = { at } { $dice } · Summe { $total }: { chests }
answer-galleon-brief = { at } { $dice } · { chests }
answer-galleon-neutral-whole = { at } { $dice } · Summe { $total }, keine Truhe
answer-tower-whole = { at } { $dice } · { floor }
answer-tower-brief = { at } { $dice }{ pushed }
answer-library-whole = Bibliothek · kleinster: +1 Marker
confirm-accept-less = Mit { $gold } Gold annehmen? Der Vorschlag bringt { $best }.
yes-accept-less = Trotzdem annehmen
confirm-place-in-vain = Dorthin setzen? Rang { $place } bringt nichts, so wie es liegt. Was nichts gewinnt, kommt am Ende in die Bibliothek, für je einen Wissensmarker.
yes-place-in-vain = Trotzdem setzen
answer-set-die-whole = { $whose_id ->
    [neutral] Neutrale { $die } → { $to }
   *[own] { $die } → { $to }
}
answer-power-die = { $die } → { $to }
answer-power-die-whole = Zwingende Macht: { $whose_id ->
    [neutral] neutrale { $die } → { $to }
   *[own] { $die } → { $to }
}
answer-assign-hint = { $place }
barred-no-tokens = kein Marker
barred-no-reroll-after-placing = schon gesetzt
result-won = { $count ->
    [one] { $who } gewinnt mit { $points } Gold
   *[other] { $who } teilen sich den Sieg mit { $points } Gold
}
ended-won = Du hast mit **{ $points }** Gold gewonnen.
ended-shared = Du teilst dir den Sieg mit { $who }: **{ $points }** Gold.
ended-other = Platz { $rank } von { $players } für dich, mit **{ $points }** Gold. { $count ->
    [one] Gewonnen hat { $who } mit { $best }.
   *[other] Den Sieg teilen sich { $who } mit { $best }.
}
answer-keep-artifacts = { $artifacts } · { $gold } Gold
answer-keep-artifacts-brief = { $artifacts }
answer-keep-mission = { $mission }
answer-keep-mission-hint = { $mission_id ->
    [secret] { brief-secret }
    [broaden] { brief-broaden }
    [congregate] { brief-congregate }
    [dive] { brief-dive }
    [embrace] { brief-embrace }
    [find] { brief-find }
    [gather] { brief-gather }
    [hire] { brief-hire }
    [join] { brief-join }
    [loot] { brief-loot }
    [raid] { brief-raid }
    [recruit] { brief-recruit }
    [scour] { brief-scour }
    [second] { brief-second }
    [unite] { brief-unite }
   *[other] { brief-dual }
}
answer-accept = So annehmen · { $gold } Gold
answer-best = Zurück zum Besten · { $gold } Gold
answer-assign = Karte { $number } · { $gold } Gold
answer-unassign = Keine Karte · { $gold } Gold
answer-unassign-brief = { $specialist } · Keine Karte
answer-equip = { $item } geben · { $gold } Gold
answer-unequip = Ohne { $item } · { $gold } Gold
answer-assign-barred = { $specialist } auf eine Karte
answer-equip-barred = { $item } geben

# Ablehnungen

refusal-same-set = Einen Satz { $dice } gibt es im Archiv schon; keine zwei dürfen gleich sein.
refusal-same-run = Eine Folge { $dice } gibt es dort schon; keine zwei dürfen gleich sein.
refusal-row-full = Alle Eingänge sind belegt; nur ein Würfel bis { $die } kann noch einen hinausdrängen.
refusal-no-neutral-in-library = Neutrale Würfel dürfen nicht in die Bibliothek.
refusal-item-claimed = Plättchen { $tile } im Verborgenen Tempel ist vergeben.
refusal-needs-dice = Du brauchst beide Würfel zugleich, { $dice }.
refusal-needs-dice-and-one = Du brauchst { $dice } und einen weiteren beliebigen Würfel.
refusal-galleon-too-few = Du brauchst { $dice } Würfel auf einmal.
refusal-galleon-too-low = { $dice ->
    [one] Der Würfel muss
   *[other] { $dice } Würfel müssen zusammen
} mindestens { $total } zeigen.
refusal-no-tokens = Neu werfen kostet einen Wissensmarker, und du hast keinen.
refusal-no-reroll-after-placing = Neu geworfen wird, bevor du in einem Zug Würfel setzt, auch neutrale.
refusal-no-power-after-placing = „{ name-power }“ kommt, bevor du in einem Zug Würfel setzt, auch neutrale.
refusal-power-once-a-turn = „{ name-power }“ geht nur einmal im Zug, für zwei Würfel.
refusal-same-die = „{ name-power }“ dreht zwei verschiedene Würfel, und diese { $die } ist schon gedreht.
refusal-will-needs-opponent = „{ name-will }“ wirkt nur gegen andere, und { $dice } ist dein eigener Satz.
refusal-will-leaves-same = „{ name-will }“: Übrig bliebe { $dice }, und das liegt dort schon; keine zwei dürfen gleich sein.
refusal-will-nothing-equal = „{ name-will }“: Deine Würfel gleichen keinem Satz und keiner Folge, die dort liegen.
refusal-gift-after-round = „{ name-gift }“ geht nach der Runde, wenn du noch einen eigenen Würfel hast.
refusal-help-first-roll = „{ name-help }“ geht nur vor deinem ersten Wurf einer Runde.
refusal-help-one-a-round = „{ name-help }“ geht nur einmal je Runde, und jemand hat sie schon eingesetzt.
refusal-ally-before-archives = „{ name-ally }“ geht am Ende der Runde, bevor das Archiv ausgewertet wird.
refusal-already-first = Dieser Satz ist schon der erste.
refusal-no-map-for = Du hast keine Karte für: { $specialist }.
refusal-item-needs-user = { $item }: Niemand auf einer Karte, der es brauchen könnte, ist ohne Gegenstand.
refusal-item-for-nobody = { $item }: Du hast keinen Spezialisten, der es brauchen könnte.
refusal-no-such-building = Dieses Gebäude ist nicht an diesem Tisch.
refusal-neutral-dice-placed = Du hast in diesem Zug schon neutrale Würfel gesetzt.
refusal-no-neutral-dice = Du hast keine neutralen Würfel zu setzen.
refusal-own-dice-placed = Du hast in diesem Zug schon eigene Würfel gesetzt.
refusal-no-such-ability = Du hast die Fähigkeit „{ $ability }“ nicht.
refusal-not-these-dice = { $building }: Mit deinen Würfeln geht das nicht.
refusal-nothing-fits = { $building }: Keiner deiner Würfel passt jetzt dorthin.

# Was geschah

event-set-out = Gebäude an diesem Tisch: { $b } und { $c }, dazu Archiv, Universität und Bibliothek.
event-collection-dealt = Deine geheime Sammlung: Artefakte { $first } sind je 4 Gold wert, { $second } je 2, alle anderen je 1.
event-round-began = Runde { $round } von { $rounds } beginnt. { $seat } fängt an.
event-laid-out = Karten: { $maps }. Spezialisten: { $specialists }.
event-abilities-laid-out = Sonderfähigkeiten: { $abilities }.
event-items-laid-out = Der Verborgene Tempel verlangt { $backs }.
event-rolled = { $seat } wirft { $dice }.
event-rolled-both = { $seat } wirft { $dice } und neutral { $neutral_dice }.
event-rerolled = { $seat } bezahlt einen Marker, wirft { $number } Würfel neu und hat { $dice }.
event-rerolled-both = { $seat } bezahlt einen Marker, wirft { $number } Würfel neu und hat { $dice } und neutral { $neutral_dice }.
event-no-help = { $seat } setzt die Kleine Hilfe nicht ein.
event-help-used = { $seat } setzt die Kleine Hilfe ein und hat in dieser Runde { $dice } Würfel.
event-die-set = { $seat } setzt Zwingende Macht ein: Aus einer { $whose_id ->
    [neutral] neutralen { $old }
   *[other] { $old }
} wird eine { $new }.
event-dice-now = { $seat } hat jetzt { $dice }.
event-dice-now-both = { $seat } hat jetzt { $dice } und neutral { $neutral_dice }.
event-round-over = Die Runde ist vorbei.
event-gift-used = { $seat } setzt das Gelegene Geschenk ein und zieht noch einmal.
event-ability-kept = { $seat } setzt die Fähigkeit „{ $ability }“ nicht ein.
event-left-over = { $seat } hat { $dice ->
    [one] noch einen Würfel; er kommt
   *[other] noch { $dice } Würfel; sie kommen
} in die Bibliothek.

placed-dice = { $number ->
    [one] eine { $whose_id ->
        [neutral] neutrale { $dice }
       *[other] { $dice }
    }
   *[other] { $whose_id ->
        [neutral] neutrale { $dice }
       *[other] { $dice }
    }
}
event-archives-dice = { $seat } setzt { placed-dice } ins Archiv{ $grown ->
    [0] {""}
   *[other] , jetzt { $set }
}, Rang { $place }.
event-sequence-dice = { $seat } setzt { placed-dice } { $building_id ->
    [auction] ins Auktionshaus
   *[other] in die Schatzjägergilde
}{ $grown ->
    [0] {""}
   *[other] , jetzt { $set }
}, Rang { $place }.
event-university-dice = { $seat } setzt { placed-dice } an die Universität.
event-tower-dice = { $seat } setzt { placed-dice } in den Schatzturm.
event-illuminati-dice = { $seat } setzt { placed-dice } zu den Illuminati; der längste Satz ist { $set }.
event-galleon-dice = { $seat } setzt { placed-dice } in die Versunkene Galeone; { $size ->
    [one] ein Würfel führt
   *[other] { $size } Würfel führen
} mit { $total }.
event-temple-dice = { $seat } sichert mit { $whose_id ->
    [neutral] neutralen { $dice }
   *[other] { $dice }
} Plättchen { $tile } im Verborgenen Tempel.
event-library-die = { $seat } setzt einen Würfel in die Bibliothek.
event-will-used = { $seat } setzt { $building_id ->
    [archives] im Archiv
    [auction] im Auktionshaus
   *[other] in der Schatzjägergilde
} Siegeswille ein: { $victim_seat } verliert eine { $die } an die Bibliothek.
event-will-used-neutral = { $seat } setzt { $building_id ->
    [archives] im Archiv
    [auction] im Auktionshaus
   *[other] in der Schatzjägergilde
} Siegeswille ein: Eine neutrale { $die } verschwindet.
event-pushed-out = { $seat } verliert eine { $die } aus { $building_id ->
    [university] der Universität
   *[other] dem Schatzturm
}; sie kommt in die Bibliothek.
event-neutral-pushed-out = Eine neutrale { $die } wird aus { $building_id ->
    [university] der Universität
   *[other] dem Schatzturm
} gedrängt.

event-no-reward = { $building }: nichts für { $dice } Würfel von { $seat }; { $dice ->
    [one] er kommt
   *[other] sie kommen
} in die Bibliothek.
event-ally-used = { $seat } setzt den Verbündeten im Innern ein: { $set } steigt im Archiv auf Rang { $place }.
event-artifacts-drawn = Auktionshaus, Rang { $place }: { $seat } zieht { $count } Artefakte.
event-artifacts-drawn-secret = Du ziehst: { $artifacts }.
event-artifacts-kept = { $seat } behält { $count ->
    [one] ein Artefakt
   *[other] { $count } Artefakte
}; abgelegt: { $discarded }.
event-artifacts-kept-secret = Du behältst: { $artifacts }.
event-artifact-gained = Auktionshaus, Rang { $place }: { $seat } zieht ein Artefakt und behält es.
event-artifact-gained-secret = Dein neues Artefakt: { $artifact }.
event-neutral-artifacts = Neutrale Würfel auf Rang { $place } im Auktionshaus: { $artifacts } abgelegt.
event-missions-seen = Gilde, Rang { $place }: { $seat } schaut { $count } Missionen an.
event-missions-seen-secret = Du siehst: { $missions }.
event-mission-kept = { $seat } behält eine Mission{ $passed ->
    [one] {" und gibt eine weiter"}
   *[other] {" und gibt zwei weiter"}
}.
event-mission-kept-secret = Behalten: { $mission }. Weitergegeben: { $missions }.
event-mission-gained = Gilde, Rang { $place }: { $seat } bekommt die letzte Mission.
event-mission-gained-secret = Deine neue Mission: { $mission }.
event-missions-returned = { $count ->
    [one] Eine Mission kommt
   *[other] Zwei Missionen kommen
} unter den Stapel.
event-neutral-mission = Gilde, Rang { $place }: neutrale Würfel; für die Ränge danach gibt es eine Mission weniger.
event-neutral-item = Neutrale Würfel schicken den Gegenstand für { $back } in den Vorrat zurück.
event-chests-drawn = { $seat } zieht { $count ->
    [one] eine Truhe
   *[other] { $count } Truhen
}.
event-chests-drawn-secret = Gold in deinen Truhen: { $chests }.
event-chests-kept = { $seat } behält { $chests_count ->
    [one] eine Truhe
   *[other] Truhen
} ({ $chests } Gold){ $returned_count ->
    [0] {""}
   *[other] {" "}und legt andere zurück ({ $returned })
}.
event-neutral-galleon = { $place ->
    [1] Neutrale Würfel führen in der Versunkenen Galeone: Alle behalten nur eine Truhe.
   *[other] Neutrale Würfel bekommen in der Versunkenen Galeone nichts.
}
event-treasures-gained = Schatzturm: { $seat } bekommt { $levels }.
event-treasures-gained-secret = Du findest: { $treasures }.
event-items-gained = { $seat } nimmt { $count ->
    [one] einen magischen Gegenstand
   *[other] { $count } magische Gegenstände
} aus dem Verborgenen Tempel.
event-items-gained-secret = Du findest: { $items }.
event-tokens-gained = { $seat } bekommt { $count ->
    [one] einen Wissensmarker
   *[other] { $count } Wissensmarker
} und hat { $tokens }.
event-maps-left = Niemand nimmt: { $things }. Aus dem Spiel.
event-specialists-left = Niemand heuert an: { $things }. Aus dem Spiel.
event-abilities-left = Niemand nimmt: { $things }. Aus dem Spiel.
event-items-left = Niemand holt: { $things }. Aus dem Spiel.
event-neutral-map = Neutrale Würfel nehmen eine Karte aus dem Spiel: { $thing }.
event-neutral-specialist = Neutrale Würfel nehmen einen Spezialisten aus dem Spiel: { $thing }.
event-neutral-ability = Neutrale Würfel nehmen die Fähigkeit „{ $thing }“ aus dem Spiel.
event-map-taken = { $seat } nimmt die Karte: { $map }.
event-specialist-taken = { $seat } heuert an: { $specialist }.
event-ability-taken = { $seat } nimmt die Fähigkeit „{ $ability }“.

event-assigning = Die letzte Runde ist vorbei. Alle setzen geheim Spezialisten und Gegenstände ein.
event-assigned = Eingesetzt: { $specialist } → { $place }.
event-unassigned = Von der Karte genommen: { $specialist }.
event-equipped = Bekommt einen Gegenstand: { $specialist } → { $item }.
event-unequipped = Gegenstand zurückgenommen von: { $specialist }.
event-assignment-best = Zurück zum Vorschlag.
event-assignment-accepted = Dein Einsatz ist versiegelt.
event-collection-revealed = { $seat } sammelte: { $kinds } (je 4 und 2 Gold).
event-artifacts-revealed = { $seat } { $artifacts_count ->
    [0] hat keine Artefakte
   *[other] zeigt Artefakte: { $artifacts }
}.
event-missions-revealed = { $seat } { $missions_count ->
    [0] hat keine Missionen
   *[other] hatte diese Missionen: { $missions }
}.
event-items-revealed = { $seat } { $items_count ->
    [0] hat keine magischen Gegenstände
   *[other] zeigt Gegenstände: { $items }
}.
event-treasures-revealed = { $seat } { $treasures_count ->
    [0] hat keine Schätze
   *[other] zeigt Schätze: { $treasures }
}.
event-map-worked = { $seat } besetzt { $map } mit: { $specialists }.
event-map-worked-with-items = { $seat } besetzt { $map } mit: { $specialists }, dazu { $items }.
event-scored = { $seat } hat { $gold } Gold (bei Gleichstand zählt: { $unassigned } für Spezialisten ohne Karte).

# Was geschah, nach Zügen, und wo die Partie steht

heading-place = Runde { $round } von { $rounds } · { $seat } setzt
heading-choose = Runde { $round } von { $rounds } · { $building }: { $seat } wählt
heading-ability = Runde { $round } von { $rounds } · { $seat }: Fähigkeit?
heading-assign = Spezialisten einsetzen
heading-over = Die Partie ist zu Ende
when = Runde { $round } von { $rounds }
when-assigning = letzter Einsatz
progress-way = Am meisten Gold in Sicht: { $gold }
chapter-round-began = Runde { $round } von { $rounds }
chapter-assigning = Der letzte Einsatz

recap-set-out = {""}
recap-collection-dealt = {""}
recap-laid-out = {""}
recap-abilities-laid-out = {""}
recap-items-laid-out = {""}
recap-rolled = {""}
line-rolled = { $dice } geworfen
recap-rolled-both = {""}
line-rolled-both = { $dice } und neutral { $neutral_dice } geworfen
recap-rerolled = { $number } Würfel neu geworfen
recap-rerolled-times = { $times }-mal neu geworfen
recap-rerolled-both = { $number } Würfel neu geworfen
recap-rerolled-both-times = { $times }-mal neu geworfen
recap-no-help = {""}
line-no-help = Kleine Hilfe behalten
recap-help-used = Kleine Hilfe eingesetzt: { $dice } Würfel in dieser Runde
recap-die-set = { $each } gedreht
each-die-set = { $old } auf { $new }
recap-dice-now = {""}
line-dice-now = danach { $dice }
recap-dice-now-both = {""}
line-dice-now-both = danach { $dice } und neutral { $neutral_dice }
recap-round-over = {""}
recap-gift-used = Gelegenes Geschenk für noch einen Zug eingesetzt
recap-ability-kept = {""}
line-ability-kept = { $ability } behalten
recap-left-over = { $dice ->
    [one] den letzten Würfel
   *[other] die letzten { $dice } Würfel
} in die Bibliothek gelegt
placed = { $whose_id ->
    [neutral] neutrale { $dice }
   *[other] { $dice }
}
recap-archives-dice = { placed } ins Archiv gesetzt{ $grown ->
    [0] {""}
   *[other] , jetzt { $set }
}, Rang { $place }
recap-sequence-dice = { placed } { $building_id ->
    [auction] ins Auktionshaus
   *[other] in die Schatzjägergilde
} gesetzt{ $grown ->
    [0] {""}
   *[other] , jetzt { $set }
}, Rang { $place }
recap-university-dice = { placed } an die Universität gesetzt
recap-tower-dice = { placed } in den Schatzturm gesetzt
recap-illuminati-dice = { placed } zu den Illuminati gesetzt, Führung mit { $set }
recap-galleon-dice = { placed } in die Versunkene Galeone gesetzt, Führung mit { $total }
recap-temple-dice = Tempelplättchen { $tile } gesichert mit { placed }
recap-library-die = einen Würfel in die Bibliothek gesetzt
recap-no-reward = leer ausgegangen: { $each }
each-no-reward = { $dice } Würfel { $building_id ->
    [archives] im Archiv
    [university] an der Universität
    [auction] im Auktionshaus
    [guild] in der Schatzjägergilde
    [temple] im Tempel
    [illuminati] bei den Illuminati
    [galleon] in der Galeone
   *[tower] im Schatzturm
}
recap-ally-used = Verbündeten im Innern eingesetzt: { $set } im Archiv auf Rang { $place }
recap-artifacts-drawn = {""}
line-artifacts-drawn = { $count } Artefakte gezogen, Rang { $place } im Auktionshaus
recap-artifacts-drawn-secret = {""}
recap-artifacts-kept = { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
} behalten
recap-artifact-gained = 1 Artefakt bekommen
recap-missions-seen = {""}
line-missions-seen = { $count } Missionen angesehen, Rang { $place } in der Gilde
recap-missions-seen-secret = {""}
recap-mission-kept = eine Mission behalten
recap-mission-gained = die letzte Mission bekommen
recap-chests-drawn = { $count ->
    [one] 1 Truhe
   *[other] { $count } Truhen
} gezogen
recap-chests-kept = Truhen behalten ({ $chests } Gold)
recap-treasures-gained = Schätze bekommen: { $levels }
recap-items-gained = { $count ->
    [one] 1 magischen Gegenstand
   *[other] { $count } magische Gegenstände
} genommen
recap-tokens-gained = { $count } Marker bekommen
recap-maps-left = {""}
recap-specialists-left = {""}
recap-abilities-left = {""}
recap-items-left = {""}
recap-map-taken = { $each } genommen
each-map-taken = { $map }
recap-specialist-taken = { $each } angeheuert
each-specialist-taken = { $specialist }
recap-ability-taken = als Sonderfähigkeit { $each } genommen
each-ability-taken = { $ability }
recap-assignment-accepted = den Einsatz angenommen
recap-collection-revealed = Sammlung { $kinds }
recap-scored = { $gold } Gold erreicht
recap-artifacts-revealed = {""}
line-artifacts-revealed = { $artifacts_count ->
    [0] keine Artefakte
   *[other] Artefakte: { $artifacts }
}
recap-missions-revealed = {""}
line-missions-revealed = { $missions_count ->
    [0] keine Missionen
   *[other] Missionen: { $missions }
}
recap-items-revealed = {""}
line-items-revealed = { $items_count ->
    [0] keine magischen Gegenstände
   *[other] Gegenstände: { $items }
}
recap-treasures-revealed = {""}
line-treasures-revealed = { $treasures_count ->
    [0] keine Schätze
   *[other] Schätze: { $treasures }
}
recap-map-worked = {""}
line-map-worked = { $map }: { $specialists }
recap-map-worked-with-items = {""}
line-map-worked-with-items = { $map }: { $specialists }, dazu { $items }
recap-artifacts-kept-secret = jetzt bei dir: { $artifacts }
recap-artifact-gained-secret = jetzt bei dir: { $artifact }
recap-mission-kept-secret = jetzt bei dir: { $mission }
recap-mission-gained-secret = jetzt bei dir: { $mission }
recap-items-gained-secret = jetzt bei dir: { $items }
recap-treasures-gained-secret = jetzt bei dir: { $treasures }
recap-chests-drawn-secret = Gold darin: { $chests }
headline-round-began = Runde { $round } von { $rounds } begonnen
headline-will-used = mit Siegeswille { $building_id ->
    [archives] im Archiv
    [auction] im Auktionshaus
   *[other] in der Schatzjägergilde
} eine { $die } von { $victim_seat } in die Bibliothek geschickt
headline-will-used-neutral = mit Siegeswille { $building_id ->
    [archives] im Archiv
    [auction] im Auktionshaus
   *[other] in der Schatzjägergilde
} eine neutrale { $die } beseitigt
headline-pushed-out = eine { $die } aus { $building_id ->
    [university] der Universität
   *[other] dem Schatzturm
} an die Bibliothek verloren

# Optionen und Wertung

option-b = Gebäude B
option-b-hint = links vom Archiv
option-b-auction = Auktionshaus
option-b-guild = Schatzjägergilde
option-b-random = ausgelost
option-c = Gebäude C
option-c-hint = rechts vom Archiv
option-c-temple = Verborgener Tempel
option-c-illuminati = Illuminati
option-c-galleon = Versunkene Galeone
option-c-tower = Schatzturm
option-c-random = ausgelost
option-coveted = Begehrte Artefakte
option-coveted-hint = Erweiterung des Auktionshauses: acht Artefakte, zusammen 1, 4, 9, 16 … Gold wert
option-ally = Verbündeter im Innern
option-ally-hint = Erweiterung der Illuminati: Ein Satz im Archiv steigt um einen Rang
option-tools = Werkzeuge der Macht
option-tools-hint = Erweiterung des Verborgenen Tempels: vier magische Gegenstände für jede Farbe
option-fragments = Kelchhälften
option-fragments-hint = Erweiterung des Schatzturms: halbe Kelche, als Paar mehr wert

source-maps = antike Karten
source-specialists = Spezialisten
source-missions = Missionen
source-artifacts = Artefakte
source-abilities = Fähigkeiten
source-chests = Truhen
source-treasures = Schatzturm
source-tokens = Wissensmarker

# Für die Tafel am Tisch und für alle, die Bilder lesen lassen

alt-board = Order of the Gilded Compass, Runde { $round } von { $rounds }.
alt-players = Alle am Tisch:
alt-over = Order of the Gilded Compass, Ende der Partie.
alt-roll = { $seat } hat { $dice } geworfen.
alt-roll-neutral = Neutrale Würfel: { $dice }.
alt-resolving = Auswertung: { $building }.
alt-nobody = neutral
alt-sets = { $building }: { $sets }.
alt-empty = { $building }: leer.
alt-maps = Karten: { $maps }.
alt-specialists = Spezialisten: { $specialists }.
alt-abilities = Sonderfähigkeiten: { $abilities }.
alt-tiles = Verborgener Tempel: { $tiles }.
alt-free = { $dice } frei
alt-library = Bibliothek: { $counts }.
alt-player = { $seat }: { $gold } Gold in Sicht, { $dice } Würfel zu setzen, { $tokens } Wissensmarker, { $maps ->
    [one] 1 Karte
   *[other] { $maps } Karten
}, { $specialists ->
    [one] 1 Spezialist
   *[other] { $specialists } Spezialisten
}.
alt-first = { $seat } beginnt diese Runde (Fahne).
alt-score = { $seat }: { $gold } Gold, Rang { $rank }.
alt-drawn = Du darfst behalten: { $things }.
alt-fits = { $building }: { $dice }.
alt-collection = Sammlung: { $first } je 4 Gold, { $second } je 2.
alt-artifacts = Artefakte: { $things }.
alt-missions = Missionen: { $things }.
alt-items = Magische Gegenstände: { $things }.
alt-treasures = Schätze: { $things }.
alt-chests = Truhen dieser Runde: { $things }.
alt-works = { $map }: { $people }
alt-nobody-works = leer
alt-own-side = Deine Seite.
alt-own-maps = Deine Karten: { $maps }.
alt-spare = Ohne Karte: { $people }.
alt-gold = Jetzt { $gold } Gold wert.
alt-rivals = Gold in Sicht: { $golds }.

# Woher Punkte kommen, in Tipps

part-maps = Karten
part-specialists = eingesetzte Spezialisten
part-missions = Missionen
part-artifacts = Artefakte
part-abilities = ungenutzte Fähigkeiten
part-chests = Truhen
part-treasures = Schätze
part-tokens = Wissensmarker
part-set-1 = Sätze im Archiv
part-set-2 = Sätze im Archiv
part-set-3 = Sätze im Archiv
part-set-4 = Sätze im Archiv
part-row-low = Würfel in der Universität
part-row-middle = Würfel in der Universität
part-row-high = Würfel in der Universität
part-run-1 = Folgen, die gewinnen können
part-run-2 = Folgen, die gewinnen können
part-run-3 = Folgen, die gewinnen können
part-run-4 = Folgen, die gewinnen können
part-temple = gesicherte Plättchen im Tempel
part-illuminati-first = der Satz bei den Illuminati
part-illuminati-lead = der Satz bei den Illuminati
part-illuminati-second = der Satz bei den Illuminati
part-galleon-lead = der Satz in der Galeone
part-floor-1 = Würfel im Schatzturm
part-floor-2 = Würfel im Schatzturm
part-floor-3 = Würfel im Schatzturm
part-library = Würfel in der Bibliothek
part-left = Würfel, die noch zu setzen sind
part-idle = Spezialisten noch ohne Karte
part-places = freie Plätze auf Karten
part-unused = Gegenstände, die noch nichts verdoppeln
part-ability-gift = Fähigkeiten zum Einsetzen
part-ability-will = Fähigkeiten zum Einsetzen
part-ability-help = Fähigkeiten zum Einsetzen
part-ability-power = Fähigkeiten zum Einsetzen
part-ability-ally = Fähigkeiten zum Einsetzen

theme-dice = Würfeln und Drehen
theme-neutral = neutrale Würfel
theme-building = welches Gebäude
theme-group = welche Würfel
theme-tiles = Plättchen und Fähigkeiten

# What breaks ties

tie-values = Spezialisten ohne Karte: { $first }

# Antworten im Voraus

standing-kind-place = Einsätze dieser Runde
standing-kind-place-hint = Von selbst setzen, wo der Wurf erlaubt, was du willst
standing-now-place = Plan: Würfel setzen
standing-kind-rest = Die letzten Würfel
standing-kind-rest-hint = Wenige Würfel gehen in die Bibliothek; neutrale bleiben draußen
standing-now-rest = Plan: Rest in die Bibliothek
standing-kind-tiles = Karten und Spezialisten
standing-kind-tiles-hint = Das Plättchen nehmen, das am meisten bringt
standing-kind-uses = Besondere Fähigkeiten
standing-kind-uses-hint = Von selbst nutzen oder verzichten, wo danach gefragt wird
standing-kind-assign = Endgültiger Einsatz
standing-kind-assign-hint = Am Ende den besten Einsatz annehmen
standing-field-first = Zuerst
standing-field-first-hint = Nur was nach jetzigem Stand etwas gewinnt und keinen eigenen Würfel verdrängt
standing-field-second = Sonst
standing-field-third = Sonst
standing-field-rank = Nur mit Rang, Eingang oder Etage
standing-field-rank-hint = Passt nichts, wirst du gefragt. Das endet mit der Runde.
standing-field-skip = Nicht fragen nach
standing-field-skip-hint = Was nicht angehakt ist: solange du es nutzen könntest, wirst du gefragt.
standing-field-few = In die Bibliothek
standing-field-few-hint = Ein Würfel je Zug, sobald du höchstens so viele eigene Würfel hast
standing-field-neutral = Neutrale Würfel nach meinen
standing-field-maps = Karten
standing-field-specialists = Spezialisten
standing-field-help = Kleine Hilfe
standing-field-gift = Gelegenes Geschenk
standing-field-ally = Verbündeter im Innern
standing-field-ally-hint = Könnte mehr als ein Satz steigen, wirst du gefragt.
standing-field-accept = Wenn die Partie endet
standing-choice-second-0 = mich fragen
standing-choice-third-0 = mich fragen
standing-choice-rank-any = jeder, der etwas gewinnt
standing-choice-rank-n = { $n ->
    [one] 1
   *[other] { $n } oder besser
}
standing-choice-skip-reroll = Neu werfen
standing-choice-skip-power = Zwingende Macht
standing-choice-skip-will = Siegeswille
standing-choice-few-0 = nie von selbst
standing-choice-few-n = { $n ->
    [one] wenn 1 Würfel übrig ist
   *[other] wenn { $n } Würfel oder weniger übrig sind
}
standing-choice-neutral-ask = Mich fragen
standing-choice-neutral-never = Nie setzen
standing-choice-maps-best = Die mir am meisten bringt
standing-choice-maps-ask = Mich fragen
standing-choice-specialists-best = Der mir am meisten bringt
standing-choice-specialists-ask = Mich fragen
standing-choice-help-ask = Mich fragen
standing-choice-help-always = Immer nutzen
standing-choice-help-never = Nie nutzen
standing-choice-gift-ask = Mich fragen
standing-choice-gift-always = Immer nutzen
standing-choice-gift-never = Nie nutzen
standing-choice-ally-ask = Mich fragen
standing-choice-ally-always = Immer nutzen
standing-choice-ally-never = Nie nutzen
standing-choice-accept-best = Den besten Einsatz annehmen
standing-state-place = **Setzen, in dieser Runde:** { $buildings }{ $rank ->
    [1] , wenn es Rang 1 ist
    [2] , wenn es Rang 2 oder besser ist
    [3] , wenn es Rang 3 oder besser ist
    [4] , wenn es Rang 4 oder besser ist
   *[other] {""}
}, wo es etwas gewinnt; sonst wirst du gefragt.{ $skip_count ->
    [0] {" "}Auch solange du neu werfen oder eine Fähigkeit nutzen könntest, wirst du gefragt.
   *[other] {""}
}
standing-state-rest = **Die letzten Würfel, in dieser Runde:** { $few ->
    [0] du wirst gefragt
    [one] dein letzter Würfel geht in die Bibliothek
   *[other] deine letzten { $few } Würfel gehen in die Bibliothek
}{ $neutral_id ->
    [never] ; neutrale Würfel werden nach deinen nicht gesetzt.
   *[other] .
}
standing-state-tiles = **Wenn Plättchen gewonnen werden:** { $maps_id ->
    [best] { $specialists_id ->
        [best] die Karte und der Spezialist, die am meisten bringen.
       *[other] die Karte, die am meisten bringt; nach Spezialisten wirst du gefragt.
    }
   *[other] der Spezialist, der am meisten bringt; nach Karten wirst du gefragt.
}
standing-state-uses = **Besondere Fähigkeiten:** Kleine Hilfe { standing-use-help }, Gelegenes Geschenk { standing-use-gift }, Verbündeter im Innern { standing-use-ally }.
standing-use-help = { $help_id ->
    [always] immer
    [never] nie
   *[other] fragt dich
}
standing-use-gift = { $gift_id ->
    [always] immer
    [never] nie
   *[other] fragt dich
}
standing-use-ally = { $ally_id ->
    [always] immer
    [never] nie
   *[other] fragt dich
}
standing-state-assign = **Am Ende der Partie** wird der beste Einsatz angenommen.
refusal-standing-building-twice = Dasselbe Gebäude steht zweimal da. Wähle jedes einmal.
refusal-standing-always-asks = Mit dieser Wahl würdest du jedes Mal gefragt, wie ohne Antwort.

# Wo mehrere Antworten liegen: wie der Ort heißt, vor der Zahl der Möglichkeiten.
place-house = { $name }

# Badges: what each is called and what it is for.
badge-from-behind = Von hinten
badge-from-behind-for = Nach drei Runden mindestens fünf Gold hinter allen anderen, am Ende vorn.
badge-full-digs = Volle Grabungen
badge-full-digs-for = Drei Karten mit Kartograf und Ausgräber.
badge-four-alike = Vier gleiche
badge-four-alike-for = Vier gleiche Würfel auf einmal ins Archiv gelegt.
badge-long-run = Lange Folge
badge-long-run-for = Im Auktionshaus oder in der Gilde eine Folge aus allen sechs gebaut.
badge-as-they-fell = Wie gefallen
badge-as-they-fell-for = Gewonnen, ohne neu zu werfen, während alle anderen es taten.
badge-every-door = Jede Tür
badge-every-door-for = In zwei Runden jeweils etwas aus allen fünf Gebäuden bekommen.
badge-nobody-idle = Alle am Werk
badge-nobody-idle-for = Mit mindestens acht Spezialisten gewonnen, alle auf Karten.
badge-elbow-room = Ellbogenfreiheit
badge-elbow-room-for = Vier Würfel anderer aus der Universität geschoben.
