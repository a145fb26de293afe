# Port Royal: was der Bot sagt.

summary = Zieh Schiffe und Personen in den Hafen, solange du dich traust: Liegen zwei Schiffe derselben Farbe, endet dein Zug mit leeren Händen. Hör rechtzeitig auf, handle mit einem Schiff oder heuere Personen an, und überlass den anderen gegen Abgabe den Rest; 12 Punkte beenden die Partie.

how-to-play =
    ### Ziel
    Am Ende der Runde, in der jemand 12 Punkte erreicht, die meisten haben.
    ### Münzen
    Münzen sind verdeckte Karten vom Stapel; niemand sieht ihre Vorderseite. Alle beginnen mit 3.
    ### Erster Teil: Entdecken
    Zieh mindestens eine Karte in den Hafen. Nach jeder darfst du aufhören.
    • **Schiff**: läuft ein. Zeigt es nicht mehr Säbel, als du hast, darfst du es **abwehren**; dann ist es weg. Säbel bleiben dir. ☠ ist nicht abzuwehren.
    • **Person**: wartet aufs Anheuern.
    • **Expedition**: liegt daneben, bis jemand sie erfüllt.
    • **Steuererhöhung**: Wer 12 oder mehr Münzen hat, verliert die Hälfte. Danach 1 Münze für die meisten Säbel oder die wenigsten Punkte.
    Zwei Schiffe derselben Farbe: **geplatzt**. Der Hafen ist verloren, dein Zug endet.
    ### Zweiter Teil: Handeln und Anheuern
    Nimm 1 Karte, bei vier Schiffsfarben 2, bei fünf 3, oder weniger.
    • **Handeln**: Leg ein Schiff ab und nimm seine Münzen.
    • **Anheuern**: Zahl den Preis einer Person; Punkte und Fähigkeit bleiben dir.
    Danach dürfen die anderen reihum je 1 Karte nehmen, für 1 Münze Abgabe an dich. Der Rest wird abgelegt.
    ### Expeditionen
    In deinem Zug, außer nach dem Platzen: Leg die verlangten Personen ab (Kapitän ⚓, Priester ✚, Siedler ⌂; ein Tausendsassa ersetzt eine davon) und nimm Münzen und Punkte.
    ### Personen
    • **Matrose, Pirat**: 1 und 2 Säbel. **Händler**: 1 Münze mehr bei Schiffen seiner Farbe. **Fräulein**: Personen kosten 1 weniger. **Gouverneur**: 1 Karte mehr. **Admiral**: 2 Münzen, wenn 5 oder mehr Karten liegen, sobald du nehmen darfst. **Gaukler**: 1 Münze bei jedem Platzen und wenn im Zug anderer nichts für dich bleibt. Gouverneur und Admiral wirken ab dem nächsten Mal, alle anderen sofort.
    ### Ende
    Bei 12 Punkten wird die Runde beendet. Die meisten Punkte gewinnen, dann die meisten Münzen.

# Regeln zum Nachschlagen

rule-aim-title = Ziel und Ende der Partie
rule-aim = Sobald jemand 12 Punkte hat, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten. Die meisten Punkte gewinnen, bei Gleichstand die meisten Münzen; sind auch die gleich, wird der Sieg geteilt.

rule-coins-title = Münzen sind Karten
rule-coins = Jede Karte trägt auf der Rückseite eine Münze. Eine Münze, die du bekommst, ist eine Karte vom Nachziehstapel, verdeckt und von niemandem gesehen. Münzen, die du zahlst oder verlierst, kommen offen auf die Ablage. Karten, die gerade Münzen sind, fehlen also im Stapel, und niemand weiß, welche es sind. Bezahlt wird mit deinen ältesten Münzen.

rule-turn-title = Ein Zug
rule-turn = Wer am Zug ist, zieht Karten (Entdecken) und nimmt danach Karten aus dem Hafen (Handeln und Anheuern), wenn nicht zwei Schiffe derselben Farbe gekommen sind. Dann dürfen reihum die anderen nehmen. Der Rest wird abgelegt, die nächste Person ist am Zug.

rule-draw-title = Ziehen oder aufhören
rule-draw = Eine Karte musst du ziehen. Nach jeder Karte darfst du aufhören oder weitermachen. Personen und Schiffe liegen im Hafen in der Reihenfolge, in der sie gezogen wurden (①, ②, ③ …). Expeditionen liegen daneben, Steuererhöhungen geschehen sofort. Das Risiko zu platzen, das bei *Ziehen* steht, ist genau: Es wird aus den Karten gezählt, die niemand gesehen hat. *Aufhören* lässt dich wählen, was du nimmst; eine Zeile *Nimm …* in der Liste hört auf und nimmt diese Karte sofort.

rule-repel-title = Schiffe, Säbel und Abwehren (Matrose, Pirat)
rule-repel = Ein Matrose gibt 1 Säbel, ein Pirat 2; sie werden zusammengezählt und nie verbraucht. Hast du so viele Säbel, wie ein Schiff zeigt, darfst du es gleich nach dem Ziehen abwehren: Es kommt auf die Ablage und bringt nichts. Du musst nicht. Schiffe mit Totenkopf ☠ sind nie abzuwehren, und immer nur das gerade gezogene Schiff.

rule-bust-title = Geplatzt: zwei Schiffe derselben Farbe
rule-bust = Kommt ein zweites Schiff einer Farbe in den Hafen, wird alles dort abgelegt und dein Zug endet; niemand nimmt etwas. Jeder Gaukler, auch deiner, bringt 1 Münze. Expeditionen bleiben. Könntest du das zweite Schiff abwehren, darfst du es auch absichtlich einlaufen lassen, wenn der Tisch das nicht abgeschaltet hat.

rule-tax-title = Steuererhöhung
rule-tax = Alle mit 12 oder mehr Münzen verlieren die Hälfte, abgerundet (bei 12 oder 13 sind es 6). Danach bekommen alle mit den meisten Säbeln oder alle mit den wenigsten Punkten (das steht auf der Karte) 1 Münze; bei Gleichstand alle Beteiligten, auch bei 0.

rule-expedition-title = Expeditionen (Kapitän, Priester, Siedler, Tausendsassa)
rule-expedition = In deinem Zug, so oft du kannst: Leg die Personen ab, die eine Expedition verlangt, nimm die Karte und ihre Münzen. Nicht, während die anderen Karten nehmen, denn dann sind sie an der Reihe, und nicht nach dem Platzen (ein Tisch kann das erlauben). Kapitän ⚓, Priester ✚ und Siedler ⌂ stehen für ihr Zeichen, ein Tausendsassa für eines nach Wahl; kannst du verschieden zahlen, wählst du. Die Expedition mit allen drei Zeichen ist nur zu fünft dabei und liegt von Anfang an aus.

rule-take-title = Wie viele Karten du nimmst
rule-take = Im eigenen Zug nimmst du 1 Karte, bei vier verschiedenen Schiffsfarben im Hafen 2, bei fünf 3. Jeder Gouverneur gibt 1 dazu. Die Karten werden nacheinander genommen, und eine Fähigkeit zählt sofort für die nächste Karte. Du darfst weniger nehmen.

rule-trade-title = Handeln mit Schiffen (Händler)
rule-trade = Nimm ein Schiff, leg es ab und nimm so viele Münzen, wie es zeigt, dazu 1 für jeden deiner Händler in seiner Farbe: ☀ gelb, ☾ blau, ♣ grün, ♥ rot, ♠ schwarz.

rule-hire-title = Personen anheuern (Fräulein)
rule-hire = Zahl den Preis auf der Karte, 1 weniger für jedes Fräulein, das du hast, nie weniger als 0. Die Person bleibt mit Punkten und Fähigkeit vor dir.

rule-others-title = Wenn andere nehmen
rule-others = Danach dürfen alle anderen reihum 1 Karte nehmen (jeder Gouverneur gibt 1 dazu) und zahlen für jede 1 Münze Abgabe an die Person am Zug. Bei einem Schiff darf diese Münze aus dem Ertrag kommen; für eine Person brauchst du den Preis und 1 Münze mehr. Wer nichts nehmen kann, wird nicht gefragt, bekommt aber, was eigene Admirale und Gaukler bringen.

rule-governor-title = Gouverneur
rule-governor = Du darfst 1 Karte mehr nehmen, im eigenen Zug und in den Zügen anderer (dort auch dafür mit Abgabe). Ein gerade angeheuerter Gouverneur hilft ab dem nächsten Mal.

rule-admiral-title = Admiral
rule-admiral = Liegen 5 oder mehr Karten im Hafen, wenn du mit Nehmen an der Reihe bist, bekommst du sofort 2 Münzen, auch in den Zügen anderer und auch, wenn du nichts nimmst. Expeditionen zählen nicht. Ein gerade angeheuerter Admiral zahlt ab dem nächsten Mal.

rule-jester-title = Gaukler
rule-jester = Du bekommst 1 Münze, wenn jemand platzt, und wenn du im Zug anderer nehmen dürftest und keine Karte mehr im Hafen liegt.

rule-piles-title = Wenn die Stapel leer sind
rule-piles = Ist der Nachziehstapel leer, wird die Ablage gemischt und zum neuen Stapel. Sind beide leer, werden Münzen nicht ausgezahlt. Trifft das beim Ziehen zu, oder müsste in einem Entdecken zum zweiten Mal gemischt werden, gibt es statt der Karte eine Steuererhöhung; beide Boni sind gleich wahrscheinlich. Kann gar nichts kommen, darfst du aufhören.

rule-clerk-title = Kontorist (Erweiterung)
rule-clerk = Handelst du mit einem Schiff in der Farbe deines Kontoristen, darfst du noch eine Karte nehmen; im Zug anderer zahlst du auch dafür 1 Münze. Das gilt sofort und für mehrere Kontoristen nacheinander.

rule-gunner-title = Kanonier (Erweiterung)
rule-gunner = Bist du mit Nehmen an der Reihe, bekommst du so viele Münzen, wie Schiffe im Hafen liegen, weniger 1. Ein gerade angeheuerter Kanonier zahlt ab dem nächsten Mal.

rule-vice-admiral-title = Vizeadmiral (Erweiterung)
rule-vice-admiral = Liegen 3 oder 4 Karten im Hafen, wenn du mit Nehmen an der Reihe bist, bekommst du 1 Münze für jeden Vizeadmiral. Ein gerade angeheuerter zahlt ab dem nächsten Mal.

rule-gift-title = Schiffe mit Geschenk (Erweiterung)
rule-gift = Ein solches Schiff bringt dir 3 Münzen und 1 Münze jemand anderem nach deiner Wahl.

rule-contracts-title = Aufträge (Erweiterung)
rule-contracts = Vier Aufträge liegen aus, alle haben drei Holzwürfel. Ein Auftrag gilt von selbst als erfüllt, sobald du hast oder tust, was er verlangt: Dort liegt dann ein Holzwürfel von dir, und du bekommst die höchste freie Münzzahl (die erste Person am meisten). Sind die Holzwürfel knapp, kommt der Auftrag mit den meisten Münzen zuerst. Dein erster, zweiter und dritter Auftrag bringen auch Punkte (0, 1, 1, wenn der Tisch nichts anderes wählt; die gedruckte Regel ist nicht bekannt).

rule-contracts-owned-title = Aufträge für das, was du hast
rule-contracts-owned = Komiker: Priester und Gaukler. Charmeur: Kapitän und Fräulein. Seehoheit: Kapitän und Vizeadmiral. Neue Kolonie: Siedler und Kanonier. Handelsposten: Siedler und Kontorist. Handelsfürst: 2 Händler. Billiges Personal: 4 Personen mit aufgedrucktem Preis 3. Kämpfer: 3 Säbel. Entdecker: 1 Expedition. Die Personen müssen nicht bleiben.

rule-contracts-event-title = Aufträge für das, was geschieht
rule-contracts-event = Fregattenschreck, Galeonenschreck: 3-mal ein rotes ♥, 2-mal ein schwarzes ♠ Schiff ohne seine Münzen nehmen (Geschenk und Kontorist gelten trotzdem; im Zug anderer brauchst du eine Münze für die Abgabe). Finanzbeamter: Steuern zahlen. Und im eigenen Zug: Pechvogel: platzen. Kleiner Zocker: 3 Schiffsfarben im Hafen, in zwei Zügen. Zocker: 4 Schiffsfarben. Piratenpack: ein Schiff jeder Farbe abwehren; sie bleiben bis zum fünften vor dir. Ein Holzwürfel, der auf einem Auftrag wartet, ist für keinen anderen frei.

# Fragen und Antworten

coins-n = { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
points-n = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
signs = { $card_id ->
    [expedition-captains] ⚓⚓
    [expedition-priests] ✚✚
    [expedition-settlers] ⌂⌂
    [expedition-captains-settler] ⚓⚓⌂
    [expedition-priests-settler] ✚✚⌂
   *[other] ⚓✚⌂
}
needs = { $swords ->
    [0] nicht abzuwehren
    [one] 1 Säbel
   *[other] { $swords } Säbel
}

question-discover = { $drawn ->
    [0] Zieh die erste Karte
   *[other] Ziehen oder aufhören?
}
call-discover = { $drawn ->
    [0] Zieh die erste Karte
   *[other] Ziehen oder aufhören? { $colours ->
        [0] Noch ohne Risiko
        [one] 1 Farbe, { $percent } % Risiko
       *[other] { $colours } Farben, { $percent } % Risiko
    }
}
question-discover-note = { $cards ->
    [0] Die Stapel sind leer: Statt der Karte kommt eine Steuererhöhung.
   *[other] { $bust ->
        [0] Keine
       *[other] { $bust }
    } von { $cards } ungesehenen Karten (Stapel und Münzen) { $bust ->
        [0] würde
        [one] würde
       *[other] würden
    } deinen Zug beenden{ $bust ->
        [0] {""}
       *[other] :{ busts }
    }.
}
busts = { $yellow ->
    [0] {""}
   *[other] {" "}{ $yellow } ☀
}{ $blue ->
    [0] {""}
   *[other] {" "}{ $blue } ☾
}{ $green ->
    [0] {""}
   *[other] {" "}{ $green } ♣
}{ $red ->
    [0] {""}
   *[other] {" "}{ $red } ♥
}{ $black ->
    [0] {""}
   *[other] {" "}{ $black } ♠
}
question-repel-note = { needs-swords }; du hast { $have }.
question-trade-note = Du hast { coins-n }.
question-trade-other-note = Du hast { coins-n }. Die Abgabe von 1 Münze je Karte an { $active_seat } ist eingerechnet.
recap-turn = {""}
question-repel = { circled } { $card } abwehren?
question-trade = { $takes ->
    [0] Expedition erfüllen oder Zug beenden?
    [one] Nimm eine Karte
   *[other] Nimm bis zu { $takes } Karten
}
turn-trade-other = Du bist gefragt
question-trade-other = { $takes ->
    [one] Eine Karte nehmen?
   *[other] Bis zu { $takes } Karten nehmen?
}
question-gift = Wer bekommt die zusätzliche Münze dieses Schiffs ({ $card })?
question-busted = Geplatzt. Noch eine Expedition erfüllen?

answer-draw = Ziehen · { $cards ->
    [0] Steuererhöhung kommt
   *[other] { $bust ->
        [0] ohne Risiko
       *[other] { $percent } % Risiko
    }
}
answer-stop = Aufhören · { $due ->
    [0] { $takes ->
        [0] nichts zu nehmen
       *[other] { $takes } nehmen
    }
   *[other] +{ $due }{ $takes ->
        [0] {""}
       *[other] , { $takes } nehmen
    }
}
# Ein Druck hört auf und nimmt diese Karte; der darüber hört auf und lässt wählen.
joint-stop-hire = Nimm { circled } { $power_id ->
    [trader] Händler { sign }
    [clerk] Kontorist { sign }
   *[other] { $card }
} −{ $price }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
joint-stop-trade = Nimm { circled } { $card } +{ $coins }{ $gift ->
    [0] {""}
   *[other] , gibt 1
}
answer-repel = Abwehren · { $kept ->
    [0] es ist weg
   *[other] fürs Pack
}
answer-keep = Einlaufen lassen · +{ $coins }, { $takes ->
    [one] { $colours ->
        [one] 1 Farbe
       *[other] { $colours } Farben
    }
   *[other] nimm { $takes }
}
answer-keep-bust = Einlaufen und platzen · { $lost } weg
confirm-keep-bust = Einlaufen lassen ({ $card })? Es ist das zweite Schiff dieser Farbe: Dein Zug endet, der ganze Hafen ist verloren.
yes-keep-bust = Einlaufen und platzen
answer-hire = { circled } { $power_id ->
    [clerk] Kontorist { sign }
   *[other] { $card }
} { $pays ->
    [0] gratis
   *[other] −{ $pays }
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ ability }
answer-trade = { circled } { $card } · +{ $gains }{ $gift ->
    [0] { $more ->
        [0] {""}
        [one] , +1 Karte
       *[other] , +{ $more } Karten
    }
   *[other] , gibt 1
}
answer-decline = { circled } { $card } · +0{ $fee ->
    [0] {""}
   *[other] {" "}− { $fee }
}, { $step }/{ $of }
answer-expedition = Expedition { signs } · +{ $coins }, { $lost ->
    [0] { points-n }
   *[other] { $points } − { $lost } Punkte
}
answer-expedition-with = Ablegen: { $cards }{ $lost ->
    [0] {""}
   *[other] {" "}· { $points } − { $lost } Punkte
}
group-expedition = Expedition { signs } · +{ $coins }, { points-n }
answer-take-nothing = Nichts nehmen
answer-done = Fertig
answer-gift-to = { $to_seat } · { $has ->
    [one] 1 Münze
   *[other] { $has } Münzen
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
needs-swords = { $swords ->
    [one] Nötig ist 1 Säbel
   *[other] Nötig sind { $swords } Säbel
}
answer-stop-barred = Aufhören
confirm-stop-for-nothing = Aufhören? Es liegt nichts da, was du nehmen kannst, und mit der nächsten Karte kannst du nicht platzen.
yes-stop-for-nothing = Trotzdem aufhören
sign = { $colour_id ->
    [yellow] ☀
    [blue] ☾
    [green] ♣
    [red] ♥
   *[black] ♠
}
ability = { $power_id ->
    [captain] , ⚓
    [priest] , ✚
    [settler] , ⌂
    [jack] , ⚓✚⌂
    [mademoiselle] , Preis −1
    [admiral] , +2 bei 5
    [governor] , +Karte
    [jester] {""}
    [gunner] {""}
    [swords] , { $swords } ⚔
   *[other] {""}
}
confirm-trade-for-nothing = { $card } nehmen? Die Münze geht als Abgabe an { $active_seat }: Dir bleibt nichts.
yes-trade-for-nothing = Trotzdem nehmen
answer-decline-barred = { circled } { $card } · +0
answer-expedition-with-whole = Expedition { signs } · ablegen: { $cards }
answer-expedition-barred = Expedition { signs } · +{ $coins }, { points-n }
still-expedition = eine Expedition { signs }
confirm-leave-person = Dabei lassen? Nach diesem Zug ist die Partie zu Ende, und du kannst noch anheuern: { $card }, { points-n }.
yes-leave-person = Liegen lassen
confirm-leave-ship = Dabei lassen? Du darfst noch nehmen: { $card }, das bringt dir { coins-n }.
yes-leave-ship = Liegen lassen
barred-draw-first = erst eine Karte ziehen
barred-no-cards-left = keine Karte kann kommen
barred-must-repel = musst du abwehren
refusal-expedition-in-own-turn = Expeditionen erfüllt nur, wer am Zug ist, jetzt { $active_seat }. In deinem eigenen Zug kannst du es.
refusal-contract-not-open = Der Auftrag dafür liegt in dieser Partie nicht aus.
refusal-contract-completed = Den Auftrag „{ $contract }“ hast du schon erfüllt.
refusal-no-free-cube = Du hast keinen freien Holzwürfel für einen weiteren Auftrag.
refusal-no-coin-for-the-fee = Ohne die Münzen des Schiffs brauchst du 1 eigene Münze für die Abgabe, und du hast keine.

refusal-draw-first = Du musst eine Karte ziehen, bevor du aufhören darfst.
refusal-no-cards-left = Beide Stapel sind leer und niemand hat 12 Münzen zu versteuern: Es kann keine Karte kommen.
refusal-must-repel = An diesem Tisch darf niemand absichtlich platzen: Ein zweites Schiff einer Farbe musst du abwehren, wenn du kannst.
refusal-crew-missing = Dir fehlt noch: { $missing }. Ein Tausendsassa { $missing_count ->
    [one] ginge auch
   *[other] ersetzt eine Person davon
}.
refusal-no-takes-left = Du hast alle Karten genommen, die du nehmen darfst.
refusal-too-expensive = Du hast { coins-n }; { $card } kostet { $price }{ $fee ->
    [0] {""}
   *[other] {" "}und 1 Abgabe
}.
refusal-not-in-harbour = Im Hafen liegt nicht: { $card }.
refusal-not-open = Diese Expedition liegt nicht aus: { $card }.

# Was geschehen ist

circled-first = { $first ->
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
   *[other] ({ $first })
}
circled-second = { $second ->
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
   *[other] ({ $second })
}
event-starts = Ausgelost: { $seat } beginnt. Alle haben { coins-n }.
event-expedition-open = Zu fünft liegt von Anfang an aus: { $card }.
event-contracts-open = Offene Aufträge: { $contracts }.
event-turn = Runde { $round }: { $seat } ist am Zug.
event-drew = { $seat } zieht { circled }: { $card }{ $kind_id ->
    [ship] {" "}({ coins-n }, { $repel_id ->
        [never] nicht abzuwehren
       *[other] { $swords } Säbel
    })
    [person] {" "}(Preis { $cost }, { points-n })
    [expedition] , { coins-n } und { points-n } für die Person, die sie erfüllt
   *[tax] {""}
}.
event-went-bust = { $seat } platzt: { circled-first } und { circled-second } sind Schiffe derselben Farbe. Verloren: { $cards }. Das Risiko war { $percent } %.
event-extra-tax = Die Stapel sind leer, deshalb gibt es zusätzlich: { $card }.
event-taxed = { $seat } hat 12 oder mehr Münzen und verliert { coins-n }.
event-tax-bonus = { $seats_count ->
    [one] 1 Münze
   *[other] Je 1 Münze
} für { $card_id ->
    [tax-swords] die meisten Säbel
   *[other] die wenigsten Punkte
} ({ $best }): { $seats }.
event-repelled = { $seat } wehrt ab: { circled } { $card } ⚔.
event-let-in = { $seat } lässt einlaufen: { circled } { $card }.
event-stopped = { $seat } hört { $colours ->
    [0] ohne Schiff
    [one] bei 1 Schiffsfarbe
   *[other] bei { $colours } Schiffsfarben
} auf und darf { $takes ->
    [one] 1 Karte
   *[other] { $takes } Karten
} nehmen.
event-paid = { $seat } bekommt { coins-n } ({ $power }).
event-traded = { $seat } handelt mit { circled } { $card }: +{ $coins }{ $fee ->
    [0] {""}
   *[other] , Abgabe 1 Münze an { $active_seat }
}.
event-declined = { $seat } handelt mit { circled } { $card }, ohne die Münzen{ $fee ->
    [0] {""}
   *[other] , Abgabe 1 Münze an { $active_seat }
}.
event-hired = { $seat } heuert an: { circled } { $card } für { $price ->
    [0] nichts
    [one] 1 Münze
   *[other] { $price } Münzen
} ({ points-n }){ $fee ->
    [0] {""}
   *[other] , dazu 1 Münze Abgabe an { $active_seat }
}.
event-clerk = Kontorist: { $seat } darf noch eine Karte nehmen.
event-gift = Das Schiff bringt auch { $to_seat } { coins-n }, so wählt es { $seat }.
event-done = { $taken ->
    [0] { $seat } nimmt nichts.
   *[other] { $seat } ist fertig.
}
event-skipped = Hier liegt nichts zu nehmen für: { $seats }.
event-left-over = Übrig und abgelegt: { $cards }.
event-fulfilled = { $seat } erfüllt: { $card }. Abgelegt: { $cards }. Dafür { coins-n } und { points-n }.
event-contract-done = { $seat } erfüllt den Auftrag „{ $contract }“ als { $place }. Person: { coins-n }{ $points ->
    [0] {""}
   *[other] , { points-n }
}.
event-contract-step = { $seat } kommt voran bei „{ $contract }“: { $step } von { $of }.
event-collected = { $seat } behält für das Piratenpack: { $card } ({ $colours } von 5 Farben).
event-fleet-given-up = { $seat } hat keinen freien Holzwürfel mehr und legt die Schiffe für das Piratenpack ab: { $cards }.
event-shuffled = Der Nachziehstapel ist leer; die Ablage wird gemischt ({ $cards } Karten).
event-no-coins-left = Beide Stapel sind leer: { $seat } bekommt { $missing ->
    [one] 1 Münze
   *[other] { $missing } Münzen
} nicht.
event-last-round = { $seat } hat { points-n }: Das ist die letzte Runde.
event-ended = Die Partie ist nach { $rounds } Runden zu Ende.

# In Verläufen, die vor `drew` und `went-bust` geschrieben wurden

event-drew-person = { $seat } zieht { circled }: { $card } (Preis { $cost }, { points-n }).
event-drew-ship = { $seat } zieht { circled }: { $card } ({ coins-n }, { needs }).
event-drew-expedition = { $seat } zieht { circled }: { $card }, { coins-n } und { points-n } für die Person, die sie erfüllt.
event-drew-tax = { $seat } zieht { circled }: { $card }.
event-bust = { $seat } platzt: { circled-first } und { circled-second } sind Schiffe derselben Farbe. Verloren: { $cards }.

# Was geschah, nach Zügen, und wo die Partie steht
heading-draw = Runde { $round } · { $seat } zieht
heading-discover = Runde { $round } · { $seat }: noch eine Karte?
heading-repel = Runde { $round } · { $seat }: Schiff abwehren?
heading-trade = Runde { $round } · { $seat } nimmt Karten
heading-trade-other = Runde { $round } · { $seat } darf nehmen
heading-gift = Runde { $round } · { $seat } schenkt 1 Münze
heading-busted = Runde { $round } · { $seat }: Expedition?
heading-over = Die Partie ist zu Ende
when = Runde { $round }
progress-way = Die meisten Punkte bisher: { $points } von { $end }
progress-last = Letzte Runde: { $points } Punkte sind erreicht
chapter-starts = Runde 1
chapter-turn = Runde { $round }

recap-starts = zuerst dran (ausgelost)
# Im Englischen mit Artikel; im Deutschen steht der Name nach einem Doppelpunkt.
a-card = { $card }
recap-drew = { $kind_id ->
    [tax] Steuererhöhung
   *[other] { a-card }
} gezogen{ $kind_id ->
    [ship] {" "}(+{ $coins }){ $repel_id ->
        [may] {""}
        [too-few] , abzuwehren ab { $swords ->
            [one] 1 Säbel
           *[other] { $swords } Säbeln
        }
       *[never] , nicht abzuwehren
    }
   *[other] {""}
}
recap-drew-times = { $times } Karten gezogen
line-drew = { $each } gezogen
each-drew = { circled } { $card }{ $kind_id ->
    [ship] {" "}(+{ $coins })
   *[other] {""}
}
line-stopped = { $colours ->
    [0] ohne Schiff
    [one] bei 1 Schiffsfarbe
   *[other] bei { $colours } Schiffsfarben
} aufgehört{ $takes ->
    [0] {""}
    [one] {""}
   *[other] , um { $takes } Karten zu nehmen
}
line-done = { $taken ->
    [0] nichts genommen
   *[other] {""}
}
line-clerk = noch eine Karte dank Kontorist
recap-extra-tax = bei leeren Stapeln eine Steuererhöhung gezogen
recap-taxed = { coins-n } Steuer gezahlt
recap-tax-bonus = Steuerbonus: { $each }
each-tax-bonus = 1 Münze für { $seats } ({ $card_id ->
    [tax-swords] meiste Säbel
   *[other] wenigste Punkte
})
recap-repelled = { $card } abgewehrt
recap-repelled-times = { $times } Schiffe abgewehrt
recap-let-in = { $card } einlaufen lassen
recap-let-in-times = { $times } Schiffe einlaufen lassen
recap-stopped = {""}
recap-paid = { $each } bekommen
each-paid = { coins-n } ({ $power })
recap-traded = { $each } genommen
each-traded = { $card } (+{ $coins }{ $fee ->
    [0] {""}
   *[other] , 1 davon an { $active_seat }
})
recap-declined = { $card } ohne die Münzen genommen{ $fee ->
    [0] {""}
   *[other] , 1 an { $active_seat }
}
recap-hired = { $each } angeheuert
each-hired = { $times ->
    [1] { a-card }
   *[other] { $card }
} ({ $price }{ $fee ->
    [0] {""}
   *[other] , +1 an { $active_seat }
})
recap-clerk = {""}
recap-gift = zusätzliche Münze an { $to_seat } gegeben
recap-done = {""}
recap-skipped = {""}
recap-left-over = {""}
recap-ended = {""}
recap-shuffled = {""}
recap-contract-step = Fortschritt bei „{ $contract }“ ({ $step } von { $of })
recap-collected = fürs Piratenpack behalten ({ $colours } von 5 Farben)
recap-fleet-given-up = das Piratenpack aufgegeben
recap-no-coins-left = { $missing ->
    [one] 1 Münze
   *[other] { $missing } Münzen
} nicht bekommen, beide Stapel sind leer
headline-went-bust = **geplatzt** mit Karte { $second }: { $pair }. { $lost ->
    [one] 1 Karte
   *[other] { $lost } Karten
} verloren; das Risiko war { $percent } %
headline-fulfilled = { $card } erfüllt: +{ $coins }, { points-n }
headline-contract-done = Auftrag „{ $contract }“ erfüllt: +{ $coins }{ $points ->
    [0] {""}
   *[other] , { points-n }
}
headline-last-round = { points-n } erreicht, das ist die letzte Runde

# Möglichkeiten und Punkte

option-expansion = Erweiterung
option-expansion-hint = Ein Auftrag geht noch: mehr Personen und Schiffe, auf Wunsch mit Aufträgen
option-expansion-base = Nur das Grundspiel
option-expansion-cards = Mit ihren Personen und Schiffen
option-expansion-contracts = Mit Personen, Schiffen und Aufträgen
option-contract_vp = Punkte für Aufträge
option-contract_vp-hint = für deinen 1., 2. und 3. Auftrag (angenommen)
option-contract_vp-0-1-1 = 0, 1 und 1 Punkt
option-contract_vp-1-1-1 = je 1 Punkt
option-contract_vp-0-1-2 = 0, 1 und 2 Punkte
option-deliberate_bust = Absichtlich platzen
option-deliberate_bust-hint = Wenn aus, muss ein zweites Schiff einer Farbe abgewehrt werden, wenn es geht.
option-expedition_after_bust = Expeditionen nach dem Platzen
option-expedition_after_bust-hint = Wenn an, darfst du auch nach dem Platzen Expeditionen erfüllen.

source-persons = Personen
source-expeditions = Expeditionen
source-contracts = Aufträge

# Für die Anzeige am Tisch und für alle, die Bilder vorgelesen bekommen

alt-players = Alle am Tisch:
alt-over = Port Royal. Die Partie ist zu Ende.
alt-harbour = Hafen: { $cards }.
alt-wreck = { $seat } ist geplatzt. Verloren: { $cards }.
alt-harbour-empty = Der Hafen ist leer.
alt-person = { circled } { $card }, Preis { $cost }, { points-n }
alt-ship = { circled } { $card }, { coins-n }, { needs }
alt-gone = { circled } { $card }, genommen von { $seat }
alt-repelled = Abgewehrt: { $cards }.
alt-expeditions = Expeditionen: { $cards }.
alt-contracts = Aufträge: { $contracts }.
alt-piles = Nachziehstapel { $pile }, Ablage { $discard }.
alt-first = { $seat } beginnt jede Runde (Fahne).
alt-swords = { $swords ->
    [0] {""}
    [one] , 1 Säbel
   *[other] , { $swords } Säbel
}
alt-player = { $seat }: { points-n }, { coins-n }{ alt-swords }.
alt-player-persons = { $seat }: { points-n }, { coins-n }{ alt-swords }; { $persons }.
alt-own = Du hast { points-n } und { coins-n }.
alt-own-offers = Für dich: { $offers }.
alt-own-person = { circled } { $card } kostet { $cost }{ $can ->
    [0] {" "}(zu viel)
   *[other] {""}
}
alt-own-ship = { circled } { $card } bringt { $coins }
alt-own-fee = Jede Karte kostet dich 1 Münze mehr, für { $active_seat }.
alt-your-side = Deine Seite, Personen: { $persons }.
alt-your-side-empty = Deine Seite, ohne Personen.

# Woher Punkte kommen, in Tipps

part-points = Punkte der Karten
part-coins = Münzen zum Ausgeben
part-coins-late = Münzen zum Ausgeben
part-voyage = Leute für eine Expedition
part-to-come = ein Zug, der noch kommt
part-captain = Kapitäne für Expeditionen
part-priest = Priester für Expeditionen
part-settler = Siedler für Expeditionen
part-jack = Tausendsassas für Expeditionen
part-swords = Säbel gegen Schiffe
part-mademoiselle = billigere Personen
part-jester = Münzen durch Gaukler
part-admiral = Münzen durch Admirale
part-governor = mehr Karten je Zug
part-gunner = Münzen durch Kanoniere
part-vice-admiral = Münzen durch Vizeadmirale
part-trader = Münzen durch Händler
part-clerk = Karten durch Kontoristen

theme-bold = rechtzeitig aufhören
theme-timid = weiter aufdecken
theme-ships = Schiffe abwehren
theme-expedition = Expeditionen
theme-left = was liegen bleibt
theme-cards = welche Karte man nimmt

# What breaks ties

tie-values = { $first ->
    [one] 1 Münze
   *[other] { $first } Münzen
}

# In einem Rätsel sagen die Antworten nicht, was sie bringen.
puzzle-draw = Ziehen
puzzle-stop = Aufhören

# Antworten im Voraus

name-sailor = Matrose
name-pirate = Pirat
standing-ready-cards = Ziehen, bis { $n } Karten liegen
standing-ready-colours = Ziehen, bis { $n } Schiffsfarben liegen
standing-ready-chance = Ziehen, bis das Risiko über { $n } % steigt
standing-kind-others = Züge der anderen
standing-kind-others-hint = Von selbst ein Schiff nehmen oder jemanden anheuern
standing-kind-ask-only = Züge der anderen: nur fragen, wenn …
standing-kind-ask-only-hint = Nichts nehmen, außer etwas Bestimmtes liegt da
standing-kind-draw-until = Ziehen, bis …
standing-kind-draw-until-hint = Wie weit du im eigenen Zug ziehst
standing-now-draw-until = Ziehen, bis …
standing-field-ships = Schiffe
standing-field-ships-hint = Das beste, das ich nehmen darf, Händler mitgezählt
standing-field-persons = Personen
standing-field-persons-hint = Die mit den meisten Punkten unter diesen, die ich bezahlen kann
standing-field-neither = Wenn keins von beiden da liegt
standing-field-both = Wenn beides da liegt
standing-field-until = Bis
standing-field-until-hint = Bei einer Steuer oder neuen Expedition, die dich betrifft, wirst du trotzdem gefragt.
standing-field-colours = Bis so viele Schiffsfarben da liegen
standing-field-cards = Oder so viele Karten im Hafen
standing-field-chance = Oder das Risiko zu platzen steigt über
standing-field-wished = Oder eine dieser Personen
standing-field-wished-hint = Beim ersten von alledem wirst du gefragt; auch bei einer Steuer, die dich treffen kann.
standing-field-repel = Schiffe, die du abwehren kannst
standing-choice-ships-0 = kein Schiff
standing-choice-ships-n = das { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} oder mehr bringt
standing-choice-neither-nothing = Nichts nehmen
standing-choice-neither-ask = Mich fragen
standing-choice-both-ask = Mich fragen
standing-choice-both-ship = Erst das Schiff
standing-choice-both-person = Erst die Person
standing-choice-until-turn = zu meinem nächsten Zug
standing-choice-until-always = ich es streiche
standing-choice-colours-0 = egal
standing-choice-colours-n = { $n } Farben
standing-choice-cards-0 = egal
standing-choice-cards-n = { $n } Karten
standing-choice-chance-0 = egal
standing-choice-chance-n = { $n } %
standing-choice-repel-ask = Mich fragen
standing-choice-repel-always = Immer abwehren
standing-choice-repel-never = Einlaufen lassen, beim zweiten einer Farbe fragen
standing-choice-repel-twin = Nur das zweite einer Farbe abwehren
standing-persons = { $persons_count ->
    [15] eine beliebige Person
    [22] eine beliebige Person
   *[other] { $persons }
}
standing-when = { $until_id ->
    [turn] **In den Zügen der anderen, bis zu deinem nächsten Zug:**
   *[other] **In den Zügen der anderen:**
}
standing-state-others = { standing-when } { $ships ->
    [0] { $persons_count ->
        [0] nichts nehmen.
       *[other] anheuern: { standing-persons }; { standing-else }
    }
   *[other] { $persons_count ->
        [0] das beste Schiff, das { $ships } oder mehr bringt; { standing-else }
       *[other] das beste Schiff, das { $ships } oder mehr bringt, oder anheuern: { standing-persons }; { standing-else } { standing-both }
    }
}
standing-else = { $neither_id ->
    [ask] sonst wirst du gefragt.
   *[other] sonst nichts.
}
standing-both = { $both_id ->
    [ship] Liegt beides da, dann das Schiff.
    [person] Liegt beides da, dann die Person.
   *[other] Liegt beides da, wirst du gefragt.
}
standing-state-ask-only = { standing-when } nichts nehmen{ $ships ->
    [0] { $persons_count ->
        [0] .
       *[other] ; gefragt wirst du nur, wenn das da liegt: { standing-persons }.
    }
   *[other] { $persons_count ->
        [0] ; gefragt wirst du nur, wenn ein Schiff da liegt, das { $ships } oder mehr bringt.
       *[other] ; gefragt wirst du nur, wenn ein Schiff da liegt, das { $ships } oder mehr bringt, oder: { standing-persons }.
    }
}
standing-state-draw-until = **In deinem Zug:** ziehen, bis { $colours ->
    [0] {""}
   *[other] { $colours } Farben da liegen{ standing-or-cards }
}{ $cards ->
    [0] {""}
   *[other] { $cards } Karten da liegen{ standing-or-chance }
}{ $chance ->
    [0] {""}
   *[other] das Risiko zu platzen über { $chance } % steigt{ standing-or-wished }
}{ $wished_count ->
    [0] {""}
    [one] diese Person da liegt: { $wished }
   *[other] eine davon da liegt: { $wished }
}. { $repel_id ->
    [always] Schiffe werden abgewehrt, wo es geht.
    [never] Kein Schiff wird abgewehrt; beim zweiten einer Farbe wirst du gefragt.
    [twin] Nur das zweite Schiff einer Farbe wird abgewehrt.
   *[other] Kann ein Schiff abgewehrt werden, wirst du gefragt.
}
standing-or-cards = { $cards ->
    [0] { standing-or-chance }
   *[other] {" "}oder{" "}
}
standing-or-chance = { $chance ->
    [0] { standing-or-wished }
   *[other] {" "}oder{" "}
}
standing-or-wished = { $wished_count ->
    [0] {""}
   *[other] {" "}oder{" "}
}
stopped-expedition = Eine neue Expedition liegt da, die du erfüllen kannst.
stopped-taxed = Eine Steuererhöhung hat dich vielleicht Münzen gekostet.
stopped-colours = { $colours } Schiffsfarben liegen da.
stopped-cards = { $cards } Karten liegen im Hafen.
stopped-chance = { $bust } von { $cards } ungesehenen Karten ließen dich platzen: Das Risiko ist über { $chance } % gestiegen.
stopped-wished = Da liegt: { $card }.
refusal-standing-no-such-ship = Kein Schiff kann dir { $coins } Münzen bringen; das beste bringt { $best }.
refusal-standing-always-asks = Ohne Schiff, ohne Person und mit „Mich fragen“ würdest du jedes Mal gefragt, wie ohne Antwort.
refusal-standing-not-both = „Wenn beides da liegt“ braucht oben ein Schiff und eine Person. Wähle beides, oder dort „Mich fragen“.
refusal-standing-endless = So endet das Ziehen erst, wenn du platzt. Wähle mindestens eine der vier Bedingungen.
refusal-standing-fewer-cards = { $colours } Farben können nicht da liegen, bevor { $cards } Karten es tun. Wähle weniger Farben oder mehr Karten.
refusal-standing-holds-already = Eine dieser Bedingungen gilt schon, es würde keine Karte gezogen.

# Wo mehrere Antworten liegen: wie der Ort heißt, vor der Zahl der Möglichkeiten.
place-card = Karte { $name }

# Badges: what each is called and what it is for.
badge-dry-feet = Trockene Füße
badge-dry-feet-for = Gewonnen, ohne zu platzen, während es allen anderen passiert ist.
badge-five-sails = Fünf Segel
badge-five-sails-for = Aufgehört, als Schiffe aller fünf Farben im Hafen lagen.
badge-pathfinder = Wegbereiter
badge-pathfinder-for = Mit zwei Expeditionen gewonnen.
badge-last-tide = Letzte Flut
badge-last-tide-for = Gewonnen, obwohl es zu Beginn der letzten Runde die wenigsten Punkte waren.
badge-cutlass = Entermesser
badge-cutlass-for = In einem Zug fünf Schiffe abgewehrt.
badge-empty-purse = Leerer Beutel
badge-empty-purse-for = Ohne eine Münze gewonnen.
badge-fools-gold = Narrengold
badge-fools-gold-for = Drei Münzen auf einmal von eigenen Gauklern.
badge-steady-nerve = Ruhige Nerven
badge-steady-nerve-for = Bei einem Risiko von mindestens 30 % gezogen und in diesem Zug eine Karte genommen.
