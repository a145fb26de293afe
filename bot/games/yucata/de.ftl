# Yucata': was der Bot sagt.

summary = Alle spielen dieselben sieben Karten auf einem gewundenen Weg; wer am vordersten Amulett vorbeizieht, nimmt jeden Stein auf dem Weg. Helle Steine zählen, dunkle kosten umso mehr, je mehr du hast: Wähle den Moment, in dem du vorausläufst, und überlass die dunklen den anderen.

how-to-play =
    ### Ziel
    Die meisten hellen Steine übrig haben, nachdem die dunklen bezahlt sind.
    ### Beginn
    Alle Amulette stehen auf dem Start. Alle haben die gleichen sieben Karten: **1, 2, 3, 4, 5**, den **Speer** und das **?**. Auf den Feldern 5 bis 39 liegt je ein Stein: 25 helle ○, 9 dunkle ⬢ und der rote ✸ auf dem Tempel, Feld 39.
    ### Dein Zug
    Spiele eine Karte und zieh dein Amulett vorwärts.
    • **1 bis 5**: so viele Felder.
    • **Speer**: auf das Feld direkt vor dem vordersten Amulett. Bist du selbst vorn, ist das ein Feld.
    • **?**: wirkt wie die Karte, die direkt davor gespielt wurde. Nach einer 4 ist es eine 4, nach einem Speer ein Speer.
    ### Was du nicht spielen darfst
    Die gleiche Karte wie die Person direkt vor dir, außer es ist deine letzte. Die erste Karte der Partie kann kein ? sein. Es zählt nur die Karte selbst: Nach einem ?, das eine 4 war, darfst du eine 4 spielen, aber kein ?.
    ### Steine
    Überholst du das vorderste Amulett oder ziehst du selbst von vorn weiter, nimmst du jeden Stein, über den du ziehst, und den auf dem Zielfeld. Weiter hinten liegt nie ein Stein; dort nimmst du nichts. Mehrere Amulette dürfen auf einem Feld stehen.
    ### Karten
    Gespielte Karten liegen offen. Nach deiner siebten nimmst du alle sieben zurück.
    ### Ende und Wertung
    Die Partie endet sofort, wenn ein Amulett den Tempel erreicht; überzählige Schritte verfallen. Der rote Stein ✸ nimmt dir einen dunklen ab. Dann kosten dunkle Steine helle: 1 kostet 1, 2 kosten 3, 3 kosten 6, 4 kosten 10, 5 kosten 15. Die meisten hellen Steine gewinnen; bei Gleichstand gewinnen alle Besten.
    ### Tipp
    Was alle noch haben, folgt aus den offen gespielten Karten; das Bild zeigt es, die gespielten sind durchgestrichen. Achte darauf, was die anderen als Nächstes spielen können.

rule-aim-title = Ziel des Spiels
rule-aim = Sammle helle Steine ○ und meide dunkle ⬢. Ist der letzte Stein genommen, werden dunkle Steine mit hellen bezahlt, und wer die meisten hellen übrig hat, gewinnt.

rule-layout-title = Der Pfad und die Steine
rule-layout = Der Pfad hat 40 Felder: den Start, vier leere Felder und 35 Felder mit je einem Stein (5 bis 39). 25 Steine sind hell ○, 9 dunkel ⬢ und einer ist rot ✸; der rote liegt auf dem Tempel, Feld 39, und nie neben einem dunklen.

rule-turn-title = Ein Zug
rule-turn = Spiele eine Karte aus deiner Hand und führe sie aus. Passen gibt es nicht. Dann ist die nächste Person an der Reihe. In jeder Runde ziehen alle einmal.

rule-numbers-title = Karten 1 bis 5
rule-numbers = Dein Amulett zieht genau so viele Felder in Richtung Tempel. Der Tempel hält dich auf: Überzählige Schritte verfallen.

rule-spear-title = Der Speer
rule-spear = Dein Amulett zieht von dort, wo es steht, auf das Feld direkt vor dem vordersten Amulett. Liegst du selbst vorn, allein oder mit anderen, ziehst du ein Feld weiter.

rule-question-title = Die Karte ?
rule-question = Sie wirkt wie die Karte, die direkt davor gespielt wurde, egal von wem. Nach einer Zahl ist sie diese Zahl, nach einem Speer ein Speer. Nach einem anderen ? tut sie, was jenes getan hat. Kopiert wird die Wirkung, nicht die Zahl der Felder, die das andere Amulett gezogen ist.

rule-question-first-title = Das ? als erste Karte
rule-question-first = Die erste Karte der ganzen Partie kann kein ? sein, denn es gibt nichts zu kopieren. Später darf ein ? die erste Karte einer neuen Hand sein.

rule-same-card-title = Nicht noch einmal die gleiche Karte
rule-same-card = Du darfst nicht die gleiche Karte spielen wie die Person direkt vor dir, solange du eine andere hast. Es zählt nur diese eine Karte, nicht die Karten, die vor den anderen liegen. Das gilt auch, wenn du deine Karten gerade aufgenommen hast.

rule-last-card-title = Deine letzte Karte
rule-last-card = Hast du nur noch eine Karte, darfst du sie auf jeden Fall spielen, auch wenn direkt davor die gleiche gespielt wurde; auch ein ? nach einem ?.

rule-same-question-title = Gleiche Karte und das ?
rule-same-question = Ein ? zählt als eigene Karte. Nach einer 4 darfst du ein ? spielen, das dann eine 4 ist. Nach einem ?, das eine 4 war, darfst du eine 4 spielen, aber kein ?, außer es ist deine letzte Karte.

rule-hand-title = Karten aufnehmen
rule-hand = Gespielte Karten liegen offen vor dir, eine auf der anderen, sodass nur die letzte zu sehen ist. Nach deiner siebten Karte nimmst du alle sieben wieder auf die Hand.

rule-memory-title = Was offen ist
rule-memory = Letzte Karten, Steine und Punkte sind offen. Welche Karten jemand noch hat, folgt aus den gespielten, die alle gesehen haben; deshalb stehen sie bei allen dabei, die gespielten durchgestrichen.

rule-stones-title = Steine nehmen
rule-stones = Du musst jeden Stein auf den Feldern nehmen, die dein Amulett überquert, und auf dem, das es erreicht. Steine liegen nur vor dem vordersten Amulett; du nimmst also welche, wenn du es überholst oder weiterziehst. Weiter hinten liegt nie ein Stein; dort nimmst du nichts.

rule-sharing-title = Gemeinsam auf einem Feld
rule-sharing = Auf einem Feld dürfen beliebig viele Amulette stehen. Niemand wird zurückgeworfen.

rule-red-title = Der rote Stein
rule-red = Wer den roten Stein ✸ hat, legt ihn am Ende zusammen mit einem eigenen dunklen Stein ab. Ohne dunkle Steine ist er nichts wert.

rule-end-title = Ende der Partie
rule-end = Die Partie endet sofort, wenn ein Amulett Feld 39 erreicht und damit den letzten Stein nimmt; überzählige Schritte verfallen. Die Runde wird nicht zu Ende gespielt.

rule-scoring-title = Wertung
rule-scoring = Zuerst nimmt der rote Stein einen dunklen weg. Dann geben alle für ihre dunklen Steine helle zurück: 1 für einen, 3 für zwei, 6 für drei, 10 für vier, 15 für fünf, 21 für sechs, 28 für sieben, 36 für acht, 45 für neun. Die übrigen hellen Steine sind die Punkte.

rule-floor-title = Punkte unter null
rule-floor = Du kannst nicht mehr helle Steine zurückgeben, als du hast; niemand hat also weniger als 0 Punkte. Ein Tisch kann das abschalten; dann zählen fehlende helle Steine als Minuspunkte.

rule-ties-title = Gleichstand
rule-ties = Wer gleich viele und die meisten Punkte hat, gewinnt gemeinsam. Einen Stichentscheid gibt es nicht.

rule-start-title = Wer beginnt
rule-start = Wer beginnt, wird gelost. Zu zweit gilt es als Vorteil, als Zweites dran zu sein; tauscht bei der Revanche.

rule-layouts-title = Aufstellungen
rule-layouts = Neun Aufstellungen haben Namen, und Yazurika lost eine aus: Rot auf dem Tempel, die neun dunklen Steine auf beliebigen Feldern von 5 bis 37, sonst helle. Die gedruckte Reihenfolge der benannten war nicht zu finden; diese sind von uns, passend zu ihren Namen und dem, was man über sie weiß.

# Fragen und Antworten

haul-red = { $red ->
    [0] {""}
   *[other] , ✸ rot
}
haul-dark = { $dark ->
    [0] { haul-red }
   *[other] , ⬢ { $dark } dunkel{ haul-red }
}
haul = { $pale ->
    [0] { $dark ->
        [0] { $red ->
            [0] keine Steine
           *[other] ✸ rot
        }
       *[other] ⬢ { $dark } dunkel{ haul-red }
    }
   *[other] ○ { $pale } hell{ haul-dark }
}

question-play-card = Welche Karte spielst du?
question-play-card-note = Hinter jeder Karte: wie sich deine Punkte ändern. Dein nächster dunkler Stein ⬢ kostet { $price ->
    [one] 1 hellen
   *[other] { $price } helle
}.
as-card = { $card_id ->
    [question] ? als { $effect }
   *[other] { $card }
}
to-space = { $to ->
    [39] zum Tempel
   *[other] auf { $to }
}
# Was eine Karte an hellen Steinen bringt und kostet, dunkle schon bezahlt, dann die Punkte.
answer-play = { $card } · { $loses ->
    [0] { $gains ->
        [0] 0
       *[other] +{ $gains }
    }
   *[other] −{ $loses }
}{ $to ->
    [39] { " · Tempel" }
   *[other] {""}
}
answer-play-told = { puzzle-play }{ $loses ->
    [0] { $gains ->
        [0] {""}
       *[other] {" "}· +{ $gains }
    }
   *[other] {" "}· −{ $loses }
}
answer-card = { $card }

refusal-same-card = { $card_id ->
    [question] Direkt davor wurde ein ? gespielt; deines darfst du nur als letzte Karte spielen.
    [spear] Direkt davor wurde der Speer gespielt; deinen darfst du nur als letzte Karte spielen.
   *[other] Direkt davor wurde eine { $card } gespielt; deine darfst du nur als letzte Karte spielen.
}
barred-same-card = gesperrt
barred-question-mark-first = nichts zu kopieren
refusal-question-mark-first = Das ? kann nicht die erste Karte der Partie sein: Es gibt noch nichts zu kopieren.
refusal-card-not-in-hand = { $card_id ->
    [question] Dein ? hast
    [spear] Deinen Speer hast
   *[other] Deine { $card } hast
} du gerade nicht auf der Hand; die Karte kommt zurück, wenn du alle sieben gespielt hast.
refusal-unknown-action = Das verstehe ich nicht. Bitte nimm die Knöpfe unter dem neuesten Bild.

# Was geschehen ist

# Was jemand genommen hat, in einem Satz.
took-red = { $red ->
    [0] {""}
   *[other] , den roten ✸
}
took-dark = { $dark ->
    [0] { took-red }
    [one] , 1 dunklen ⬢{ took-red }
   *[other] , { $dark } dunkle ⬢{ took-red }
}
took = { $pale ->
    [0] { $dark ->
        [0] { $red ->
            [0] nichts
           *[other] den roten ✸
        }
        [one] 1 dunklen ⬢{ took-red }
       *[other] { $dark } dunkle ⬢{ took-red }
    }
    [one] 1 hellen ○{ took-dark }
   *[other] { $pale } helle ○{ took-dark }
}

event-laid-out = Steine: { $layout }. Ausgelost: { $seat } beginnt.
event-played = { $seat } spielt { $card_id ->
    [question] das ? als { $effect_id ->
        [spear] Speer
       *[other] { $effect }
    }
    [spear] den Speer
   *[other] die { $card }
}, zieht { $start ->
    [0] vom Start
   *[other] von { $start }
} { $to ->
    [39] zum Tempel
   *[other] auf { $to }
} und nimmt { took }{ $stones ->
    [0] {""}
   *[other] ; { tally }
}.
# Was der nächste dunkle Stein kostet, wird nur gesagt, wenn es sich geändert hat.
tally = Punkte: { $score }{ $to ->
    [39] {""}
   *[other] { $dark ->
        [0] {""}
       *[other] , der nächste dunkle Stein kostet { $price }
    }
}
event-picked-up = { $seat } hat alle sieben Karten gespielt und nimmt sie wieder auf.
event-ended = { $seat } hat den letzten Stein genommen. Die Partie ist zu Ende.

# Dasselbe zugweise, hinter einem Namen oder „Du“; was nichts sagt, wird ausgelassen

recap-played = { $card_id ->
    [question] das ? als { $effect_id ->
        [spear] Speer
       *[other] { $effect }
    }
    [spear] den Speer
   *[other] die { $card }
} gespielt, { to-space } gezogen{ $stones ->
    [0] {""}
   *[other] , { took } genommen; { tally }
}
recap-picked-up = alle sieben Karten aufgenommen
headline-ended = den letzten Stein genommen: Die Partie ist zu Ende

# Möglichkeiten und Punkte

option-layout = Aufstellung der Steine
option-layout-hint = wo die dunklen Steine liegen; eigene Aufstellungen, nicht die gedruckten
option-layout-basic = Grundaufstellung: dunkle Steine verstreut
option-layout-kintaya = Kintaya, böse Fallen: dunkle Paare mit Köder
option-layout-monzola = Monzola, süße Feigen: lange helle Reihen, dann drei dunkle
option-layout-mayaya = Ayuno oder Mayaya, großer Sprung: zwei Wände aus vier
option-layout-ayunito = Ayunito, kleiner Sprung: Wände aus zwei
option-layout-tumo_zumo = Tumo Zumo, große Vorsicht: überall dunkle
option-layout-zattopusta = Zattopusta, Sturmwind: Böen aus vier, drei, zwei
option-layout-acuma_y_taya = Acuma y Taya, Wasser und Licht: ein Regenbogen
option-layout-ozzi_krakra = Ozzi Krakra, 7 schwarze Raben: sieben in einer Reihe
option-layout-yazurika = Yazurika: ausgelost
option-floor = Keine Punkte unter null
option-floor-hint = aus: helle Steine, die du nicht zahlen kannst, zählen als Minuspunkte

source-pale = helle Steine ○
source-penalty = für dunkle ⬢
source-floor = auf 0 gesetzt

# Für die Anzeige am Tisch und für alle, die Bilder vorgelesen bekommen

heading = { $seat } spielt eine Karte
heading-over = Die Partie ist zu Ende
when = { $space ->
    [0] auf dem Start
   *[other] auf Feld { $space }
}
progress = vorderstes Amulett auf { $front } · noch { $left } { $left ->
    [one] Stein
   *[other] Steine
}
progress-over = alle Steine sind genommen
alt-to-play = Brett von Yucata'. { $seat } ist am Zug.
alt-players = Alle am Tisch:
alt-over = Brett von Yucata'. Die Partie ist zu Ende.
alt-last = Zuletzt: { $seat } spielte { $card } von { $start } auf { $to }.
alt-stones = Steine liegen ab Feld { $first }: dunkel auf { $dark }, rot auf { $red }, sonst hell.
alt-stones-no-dark = Steine liegen ab Feld { $first }: rot auf { $red }, sonst hell.
alt-player = { $seat }: Feld { $position }, auf der Hand ({ $hand }), { alt-owned }.
alt-player-last = { $seat }: Feld { $position }, letzte Karte { $card }, auf der Hand ({ $hand }), { alt-owned }.
alt-owned = { $pale } { $pale ->
    [one] heller Stein
   *[other] helle Steine
}, { $dark } { $dark ->
    [one] dunkler
   *[other] dunkle
}{ $red ->
    [0] {""}
   *[other] , der rote
}, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
alt-next = Nächster dunkler: −{ $price }.
alt-hand = Dein Amulett steht auf Feld { $position }. Dein nächster dunkler Stein: −{ $price }. Deine Karten:
alt-card = { as-card }, { to-space }: { haul }, Punkte: { $score }
alt-card-barred = { $card } (jetzt nicht möglich)

# Woher Punkte kommen, in Tipps

part-points = genommene Steine
part-dark = der Preis kommender dunkler Steine
part-behind = Abstand nach vorn
part-in-front = vorn stehen
part-turn = am Zug sein
part-next-pale = helle Steine voraus
part-next-dark = ein dunkler Stein voraus
part-card-1 = die Karten, die auf der Hand bleiben
part-card-2 = die Karten, die auf der Hand bleiben
part-card-3 = die Karten, die auf der Hand bleiben
part-card-4 = die Karten, die auf der Hand bleiben
part-card-5 = die Karten, die auf der Hand bleiben
part-card-spear = die Karten, die auf der Hand bleiben
part-card-question = die Karten, die auf der Hand bleiben
part-best = was die beste Karte als Nächstes holen kann
part-safe = Karten, die nichts kosten
part-waiting = Karten zum Aufrücken ohne Steine
part-turn-best = was die beste Karte als Nächstes holen kann
part-turn-forced = dunkle Steine nehmen müssen
part-turn-stuck = dunkle Steine nehmen müssen

theme-stones = Steine sofort
theme-ending = das Ende der Partie
theme-cards = was auf der Hand bleibt

# In einem Rätsel sagt eine Antwort, wohin sie führt, nicht was sie bringt.
puzzle-play = { $card_id ->
    [question] ? = { $effect }
   *[other] { $card }
} · { $to ->
    [39] zum Tempel
   *[other] auf { $to }
}

# Antworten im Voraus

standing-kind-cards = Meine nächsten Karten
standing-kind-cards-hint = Karten, die von selbst gespielt werden, wenn du dran bist
standing-field-first = Erste Karte
standing-field-second = Zweite Karte
standing-field-third = Dritte Karte
standing-field-order = Wie
standing-field-way = Nur wenn
standing-field-way-hint = Sonst wirst du gefragt; auch wenn eine Karte gesperrt ist oder die Partie beenden würde.
standing-choice-second-0 = keine
standing-choice-third-0 = keine
standing-choice-order-turn = Je Zug eine, in dieser Folge
standing-choice-order-choice = Im nächsten Zug die erste mögliche
standing-choice-way-any = in jedem Fall
standing-choice-way-no-dark = der Weg frei von dunklen Steinen ist
standing-choice-way-no-stones = der Weg frei von Steinen ist
standing-choice-way-no-loss = meine Wertung nicht sinkt
standing-choice-way-gain-1 = meine Wertung um 1 oder mehr steigt
standing-choice-way-gain-2 = meine Wertung um 2 oder mehr steigt
standing-choice-way-gain-3 = meine Wertung um 3 oder mehr steigt
standing-cards = **{ $first }**{ $second ->
    [0] {""}
   *[other] , { standing-then } **{ $second }**
}{ $third ->
    [0] {""}
   *[other] , { standing-then } **{ $third }**
}
standing-then = { $order_id ->
    [choice] sonst
   *[other] dann
}
standing-state-cards = { $order_id ->
    [choice] **Im nächsten Zug:**
   *[other] **In deinen nächsten Zügen:**
} { standing-cards }{ standing-way }
standing-way = { $way_id ->
    [no-dark] , wenn der Weg frei von dunklen Steinen ist; sonst wirst du gefragt.
    [no-stones] , wenn der Weg frei von Steinen ist; sonst wirst du gefragt.
    [no-loss] , wenn deine Wertung nicht sinkt; sonst wirst du gefragt.
    [gain-1] , wenn deine Wertung steigt; sonst wirst du gefragt.
    [gain-2] , wenn deine Wertung um 2 oder mehr steigt; sonst wirst du gefragt.
    [gain-3] , wenn deine Wertung um 3 oder mehr steigt; sonst wirst du gefragt.
   *[other] .
}
stopped-barred = Karte { $card } darf jetzt nicht gespielt werden.
stopped-ends = Karte { $card } würde die Partie beenden.
stopped-dark = Auf dem Weg von Karte { $card } { $dark ->
    [one] liegt ein dunkler Stein
   *[other] liegen { $dark } dunkle Steine
}.
stopped-stones = Auf dem Weg von Karte { $card } { $stones ->
    [one] liegt ein Stein
   *[other] liegen { $stones } Steine
}.
stopped-loss = Karte { $card } würde dich { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
} kosten.
stopped-gain = Karte { $card } würde deine Wertung { $gain ->
    [0] nicht ändern
   *[other] um { $gain } ändern
}.
refusal-standing-card-twice = Dieselbe Karte steht zweimal da. Jede Karte kann einmal gespielt werden.
refusal-standing-no-choice = „Die erste mögliche“ braucht zwei Karten oder mehr.

# Wo mehrere Antworten liegen: wie der Ort heißt, vor der Zahl der Möglichkeiten.
place-space = Feld { $name }

# Badges: what each is called and what it is for.
badge-clean-hands = Saubere Hände
badge-clean-hands-for = Ohne dunklen Stein ⬢ gewonnen.
badge-red-bargain = Roter Handel
badge-red-bargain-for = Mit dem roten Stein ✸ und mindestens fünf dunklen ⬢ gewonnen.
badge-full-stride = Voller Schritt
badge-full-stride-for = Mit einer Karte fünf helle Steine ○ genommen.
badge-echo = Echo
badge-echo-for = Ein ? hat mindestens vier Steine mehr genommen als die Karte, die es nachgemacht hat.
badge-light-pack = Leichtes Gepäck
badge-light-pack-for = Mit höchstens einem Drittel der Steine aller anderen gewonnen.
badge-out-of-the-pit = Aus der Grube
badge-out-of-the-pit-for = Gewonnen, obwohl es einmal −5 oder schlechter stand.
badge-gatekeeper = Torwächter
badge-gatekeeper-for = Zehnmal in einer Partie eine Karte gespielt, die danach auf der nächsten Hand gesperrt war.
badge-by-a-pebble = Um Haaresbreite
badge-by-a-pebble-for = Allein gewonnen, mit einem einzigen Punkt Vorsprung.
