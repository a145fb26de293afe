# Waters of Nereus: was der Bot sagt.

summary = Du befährst mit sieben Leuten ein Meer voller Schätze und wählst sie verdeckt, Karte für Karte: Wer zuerst handelt, bekommt das beste Feld. Schätze füllen die Laderäume deiner Mannschaft, die Punkte bringen und sie besser machen; nach vier Tagen gewinnen die meisten Punkte.

how-to-play =
    ### Ziel
    Nach vier Tagen die meisten Punkte haben.
    ### Beginn
    3 Gold, ein Schatz ☾ Weiß im Lager und drei von fünf Forschungskarten.
    ### Ein Tag
    Neue Schätze tauchen auf. Dann vier Runden: Alle **wählen** verdeckt eine Mannschaftskarte von der Hand; ab der Sanduhr ⌛ legen alle reihum einen Marker auf ein freies Feld dieser Reihe und **handeln**; die Sanduhr wandert. Danach darf jeder Marker beim Entdecker einen Zug kaufen, von links für 2, 3, 4 und 5 Gold. Abends kommen Marker und Karten zurück.
    ### Dein Zug
    Bis zu drei Aktionen, in beliebiger Folge, ohne Pause: **einfach** (was das Feld zeigt), **Gold** (für den Preis am Ende der Reihe), **verbessert** (wenn der Laderaum schon vor dem Zug voll war). Davor oder danach: aus dem Lager verkaufen, Edelsteine bilden und bewegen, Forschungskarten spielen. Verstauen geht immer; was am Ende in der Hand ist, ist verloren.
    ### Mannschaft
    • **Kapitän**: in einer Linie fahren. **Lotse**: fahren, nie schräg. Beide nehmen alles, wo sie halten; ein Schiff passieren kostet 1 Gold an den Besitzer. **Entdecker**: einen Schatz neben dem Schiff holen. **Bootsmann**: Punkte, und in der Kajüte umräumen. **Zahlmeister**: Gold. **Händler**: Gold für Punkte. **Forscher**: Forschungskraft und Karten.
    ### Kajüte
    • **Laderaum**: Voll bringt er einmal Punkte und die verbesserte Aktion.
    • **Truhe**: in der Folge ☾ ☀ ✚ ♥ ♛ ♠; jeder Schatz bringt sofort etwas.
    • **Lager**: je zwei ♠/♛, ♥/✚, ☀/☾ und drei Edelsteine. Ein Schatz bringt 2 Gold, ein Edelstein ⬢ 5. Zwei einer Farbe werden ein Edelstein; er zählt als jede Farbe.
    ### Forschung
    Jede Karte kostet 1 Kraft: Manche helfen im Zug, andere zählen am Ende.
    ### Ende
    Forschungskarten werten, Lager verkaufen, 5 Gold sind 1 Punkt. Gleichstand: mehr volle Laderäume, dann mehr Schätze in den anderen.

rule-aim-title = Ziel des Spiels
rule-aim = Nach vier Tagen gewinnen die meisten Punkte. Es gibt sie für volle Laderäume, für die Schatztruhe, mit Bootsmann und Händler und am Ende für Forschungskarten und Gold.

rule-setup-title = Aufbau
rule-setup = Reihum wählen alle eine Ecke für ihr Schiff. Auf jedes Meerfeld ohne Schiff kommt ein zufälliger Schatz. Du beginnst mit 3 Gold, einem Schatz ☾ Weiß im Lager und ohne Forschungskraft. Von fünf Forschungskarten behältst du verdeckt drei; die anderen werden zurückgemischt. Zu viert gilt die große Seite (sechs mal sechs Meerfelder, vier Aktionsfelder je Reihe), zu zweit und dritt die kleine (fünf mal fünf, drei je Reihe).

rule-day-title = Ein Tag
rule-day = Eine Entdeckungskarte bringt auf jedes ihrer Meerfelder einen Schatz, aber nicht unter Schiffe und nicht dorthin, wo schon drei liegen. Dann kommen vier Runden mit Wählen und Handeln, danach die Entdeckerphase. Am Ende des Tages kommen Marker und Mannschaftskarten zurück, und Sonne und Sanduhr gehen an die Person links von der, die die Sonne hatte.

rule-crew-cards-title = Mannschaft wählen, Reihenfolge
rule-crew-cards = Alle wählen gleichzeitig und verdeckt; dann werden alle Karten umgedreht. Jede Karte geht nur einmal am Tag; nach vier Runden hast du also noch drei auf der Hand. Wer die Sanduhr hat, handelt zuerst, dann geht es im Uhrzeigersinn weiter; nach jeder der ersten drei Runden wandert die Sanduhr weiter. Die Zeichen neben einem Mannschaftsmitglied zeigen, wer es gewählt hat, in der Reihenfolge der Züge.

rule-spaces-title = Aktionsfelder
rule-spaces = Lege deinen Marker auf ein freies Feld der gewählten Reihe. Er bleibt bis zum Ende des Tages; jedes Feld wird also einmal am Tag benutzt. Du musst die Aktion nicht ausführen. Ein Zug, in dem nichts mehr zu entscheiden ist, endet von selbst.

rule-actions-title = Einfach, Gold und verbessert
rule-actions = Die drei Aktionen eines Mannschaftsmitglieds kommen in beliebiger Folge, jede höchstens einmal, direkt nacheinander. Verkaufen, Edelsteine und Forschungskarten kommen davor oder danach, nie dazwischen. Schätze verstauen geht jederzeit. Nur eine Goldaktion im Zug.

rule-enhanced-title = Verbesserte Aktionen
rule-enhanced = Ein voller Laderaum macht sein Mannschaftsmitglied ab deinem nächsten Zug besser: Kapitän ein Schritt mehr, Lotse biegt kostenlos ab, Bootsmann ein Schatz aus dem Beutel, Zahlmeister 2 Gold, Händler 2 Punkte, Forscher tauscht eine Forschungskarte, Entdecker holt jede Farbe.

rule-captain-title = Der Kapitän
rule-captain = Fahre in einer Linie, in den Richtungen und so weit, wie das Feld sagt, und nimm alles, wo du hältst. 2 Gold bringen einen Schritt mehr, 3 Gold zwei.

rule-pilot-title = Der Lotse
rule-pilot = Fahre so weit, wie das Feld sagt, nie schräg, und nimm alles, wo du hältst. Für 2 Gold darf das Schiff unterwegs rechtwinklig abbiegen, so oft du willst.

rule-ships-title = Schiffe im Weg
rule-ships = Auf einem anderen Schiff darfst du nicht halten. Vorbeifahren kostet 1 Gold an den Besitzer, beim neutralen Schiff an den Vorrat. Was du nicht zahlen kannst, kannst du nicht passieren.

rule-boatswain-title = Der Bootsmann
rule-boatswain = Du bekommst die Punkte des Feldes und darfst bis zu so viele Schätze in deiner Kajüte umräumen, wie das Feld sagt; ein Edelstein in einem Laderaum zählt als einer. Aus der Truhe kommt nichts heraus, und gelagerte Edelsteine bewegen sich ohnehin frei. Für 1 Gold räumst du einen mehr um.

rule-purser-merchant-title = Zahlmeister und Händler
rule-purser-merchant = Der Zahlmeister nimmt das Gold des Feldes; 3 Gold kaufen einen Schatz aus dem Beutel. Der Händler zahlt Gold für Punkte, wie das Feld sagt; 2 Gold kaufen einen Punkt mehr. Fehlt das Gold für das Feld, bleiben die anderen Aktionen.

rule-scientist-title = Der Forscher
rule-scientist = Du bekommst Forschungskraft (höchstens 5) oder Forschungskarten, wie das Feld sagt; auf der kleinen Seite bringt das dritte Feld eines von beiden. 3 Gold kaufen eine Kraft oder eine Karte. Verbessert: Ziehe eine Karte, dann wirf eine ab.

rule-explorer-title = Entdecker und Entdeckerphase
rule-explorer = Hole einen Schatz in den Farben des Aktionsfeldes von dem Meerfeld direkt über, unter, links oder rechts von deinem Schiff. Nach vier Runden dürfen die Marker dieser Reihe von links nach rechts noch einen Zug kaufen: für 2 Gold der erste, dann 3, 4 und 5. Du spielst eine weitere Mannschaftskarte und versetzt den Marker in ihre Reihe. Vorher darfst du verkaufen; oder du verzichtest.

rule-holds-title = Laderäume
rule-holds = Jeder Platz nimmt einen Schatz seiner Farbe. Der Zahlmeister will vier verschiedene Farben, der Händler drei gleiche. Ein voller Laderaum zählt sofort, seine Schätze gehen in den Beutel und seine Edelsteine in den Vorrat. Er wird nicht noch einmal gefüllt.

rule-chest-title = Schatztruhe
rule-chest = Fülle sie in ihrer Reihenfolge: ☾ Weiß bringt 1 Gold und 1 Punkt, ☀ Gelb 3 Gold und 2 Punkte, ✚ Grün einen Schatz aus dem Beutel, ♥ Rot 3 Punkte, ♛ Lila 4, ♠ Schwarz 5. Ein Edelstein zählt als die Farbe, für die er liegt. Nichts verlässt die Truhe.

rule-storage-title = Lager und Edelsteine
rule-storage = Das Lager hat zwei Plätze für ♠ Schwarz oder ♛ Lila, zwei für ♥ Rot oder ✚ Grün, zwei für ☀ Gelb oder ☾ Weiß und drei für Edelsteine. Zwei gelagerte Schätze einer Farbe werden ein Edelstein ⬢. Ein gelagerter Edelstein geht frei auf jeden Platz eines Laderaums oder in die Truhe. Ein gelagerter Schatz bringt 2 Gold, ein Edelstein 5.

rule-hand-title = Schätze in der Hand
rule-hand = Was du nimmst, ist zuerst in deiner Hand. Verstaue es in deinem Zug; was am Ende noch da ist, geht in den Beutel zurück. Du wirst vorher gewarnt. Schätze in der Hand kannst du nicht verkaufen.

rule-science-title = Forschungskarten
rule-science = Eine Karte zu nutzen kostet 1 Kraft. In deinem Zug: zwei Schätze aus dem Beutel ziehen, einen Schatz von irgendeinem Meerfeld nehmen oder für 3 Gold 1 Feld fahren. Am Ende: Punkte für einen Schatz im Lager oder in der Truhe oder für volle Laderäume. Jeder Schatz oder Edelstein dient nur einer Karte; die beste Nutzung wird für dich gefunden.

rule-bag-title = Der Beutel
rule-bag = Es gibt 23 Schätze ☾ Weiß, 20 ☀ Gelb, 18 ✚ Grün, 15 ♥ Rot, 11 ♛ Lila und 9 ♠ Schwarz. Ist der Beutel leer, wenn gezogen wird, kommen 2 weiße, 2 gelbe und je 1 der anderen Farben dazu; später verlassen ebenso viele dieser Farben das Spiel, wenn sie abgelegt werden.

rule-end-title = Schlusswertung
rule-end = Zuerst Forschungskarten für das Ende, je 1 Kraft. Dann wird alles Gelagerte verkauft, und 5 Gold sind 1 Punkt. Bei Gleichstand zählen mehr volle Laderäume, dann mehr Schätze in unvollständigen; danach wird geteilt.

rule-scores-title = Punkte in Klammern
rule-scores = Hinter den Punkten steht, wie es ausginge, wenn die Partie jetzt endete. Bei anderen siehst du den niedrigsten und den höchsten Stand, der nach deinem Wissen möglich ist: Deine Forschungskarten, offen gespielte und die am Anfang zurückgelegten sind berücksichtigt.

rule-neutral-title = Die neutrale Farbe
rule-neutral = Zu zweit kann eine neutrale Farbe mitspielen. Vor den Zügen jeder Runde spielt sie eine zufällige Mannschaftskarte und nimmt das freie Feld ganz links. Bei Kapitän und Lotse dreht ein Würfel ihren Kompass, und ihr graues Schiff fährt dorthin, so weit das Feld sagt oder der Rand erlaubt; geht es nicht, wird neu gewürfelt. Es passiert Schiffe kostenlos, darf ein Meerfeld teilen, und was am Ziel liegt, kommt in den Beutel. Nach einem Entdecker spielt sie eine fünfte Karte.

rule-reconstructed-title = Was wir ergänzt haben
rule-reconstructed = Einige gedruckte Werte waren nicht zu finden und sind von uns gewählt: die Entdeckungskarten, die Laderäume von Lotse, Bootsmann, Forscher und Entdecker, die Punkte von Lotse, Bootsmann, Zahlmeister und Entdecker und der Würfel. Wer das Spiel besitzt, sage es bitte denen, die den Bot betreiben.

# Satzteile

treasure-list = { $treasures_count ->
    [0] nichts
   *[other] { $treasures }
}
into-bag = { $treasures_count ->
    [0] {""}
   *[other] { " " }In den Beutel: { $treasures }.
}
a-treasure = { $treasure_id ->
    [gem] einen ⬢ Edelstein
   *[other] { $treasure }
}
points-n = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
the-place = { $place_id ->
    [storage] ins Lager
    [chest] in die Schatztruhe
   *[other] in den { $place }
}
the-source = { $source_id ->
    [storage] aus dem Lager
   *[other] aus dem { $source }
}
of-crew = { $crew_id ->
    [captain] des Kapitäns
    [pilot] des Lotsen
    [boatswain] des Bootsmanns
    [purser] des Zahlmeisters
    [merchant] des Händlers
    [scientist] des Forschers
   *[other] des Entdeckers
}
acc-crew = { $crew_id ->
    [pilot] den Lotsen
   *[other] den { $crew }
}
dat-crew = { $crew_id ->
    [pilot] dem Lotsen
   *[other] dem { $crew }
}
crew-title = { $crew }
short-way = { $way_id ->
    [way-any] jede Richtung
    [way-straight] nicht schräg
   *[way-diagonal] schräg
}
short-place = { $place_id ->
    [captain-hold] Kapitän
    [pilot-hold] Lotse
    [boatswain-hold] Bootsmann
    [purser-hold] Zahlmeister
    [merchant-hold] Händler
    [scientist-hold] Forscher
    [explorer-hold] Entdecker
    [storage] Lager
   *[other] Truhe
}
short-source = { $source_id ->
    [captain-hold] Kapitän
    [pilot-hold] Lotse
    [boatswain-hold] Bootsmann
    [purser-hold] Zahlmeister
    [merchant-hold] Händler
    [scientist-hold] Forscher
    [explorer-hold] Entdecker
   *[other] Lager
}
name-to-captain-hold = Kapitän
name-to-pilot-hold = Lotse
name-to-boatswain-hold = Bootsmann
name-to-purser-hold = Zahlmeister
name-to-merchant-hold = Händler
name-to-scientist-hold = Forscher
name-to-explorer-hold = Entdecker
name-to-storage = Lager
name-to-chest = Truhe
one-of = { $treasures_count ->
    [1] { $treasures }
   *[other] 1 aus { $treasures }
}
found = { $treasures ->
    [0] {""}
   *[other] { ", " }1 Schatz
}
gains = { $points ->
    [0] { $gold ->
        [0] { $draws ->
            [0] {""}
           *[other] { " · +1 Schatz" }
        }
       *[other] { " · +" }{ $gold } Gold
    }
   *[other] { $gold ->
        [0] { " · +" }{ $points } ★
       *[other] { " · +" }{ $gold } Gold, +{ $points } ★
    }
}
filled = { $size ->
    [0] {""}
   *[other] { $points ->
        [0] { " " }{ $have }/{ $size }
       *[other] {""}
    }
}
as-colour = { $treasure_id ->
    [gem] { $colour_id ->
        [any] {""}
       *[other] { " als " }{ $colour }
    }
   *[other] {""}
}
# Was ein Fang sofort bringt, dahinter; wie viel davon in der Kajüte keinen Platz hat.
haul = { $points ->
    [0] {""}
   *[other] { " · +" }{ $points } ★
}{ $homeless ->
    [0] {""}
   *[other] { " · kein Platz für " }{ $homeless }
}
catch = { " · " }{ $treasures_count } { $treasures_count ->
    [one] Schatz
   *[other] Schätze
}{ $points ->
    [0] {""}
   *[other] { ", +" }{ $points } ★
}{ $homeless ->
    [0] {""}
   *[other] { " · kein Platz für " }{ $homeless }
}
# Was eine Fahrt kostet: die Goldaktion und je 1 Gold für jedes Schiff, an dem sie vorbeiführt.
price = { $fare ->
    [0] {""}
   *[other] { " · " }{ $fare } Gold{ $extra ->
        [0] { $neutral ->
            [0] { $seats_count ->
                [1] { " an " }{ $seats }
               *[other] { passed }
            }
           *[other] { passed }
        }
       *[other] { passed }
    }
}
passed = { $seats_count ->
    [0] { $neutral ->
        [0] {""}
       *[other] { " vorbei am neutralen Schiff" }
    }
   *[other] { " vorbei an " }{ $seats }{ $neutral ->
        [0] {""}
       *[other] { " und dem neutralen Schiff" }
    }
}
laid-white = { $white_count ->
    [0] {""}
   *[other] { " ☾ " }{ $white }.
}
laid-yellow = { $yellow_count ->
    [0] {""}
   *[other] { " ☀ " }{ $yellow }.
}
laid-green = { $green_count ->
    [0] {""}
   *[other] { " ✚ " }{ $green }.
}
laid-red = { $red_count ->
    [0] {""}
   *[other] { " ♥ " }{ $red }.
}
laid-purple = { $purple_count ->
    [0] {""}
   *[other] { " ♛ " }{ $purple }.
}
laid-black = { $black_count ->
    [0] {""}
   *[other] { " ♠ " }{ $black }.
}
laid = { laid-white }{ laid-yellow }{ laid-green }{ laid-red }{ laid-purple }{ laid-black }

about-card = { $card_id ->
    [draw-two] { card-draw-two } (dein Zug)
    [take-anywhere] { card-take-anywhere } (dein Zug)
    [row] { card-row } (dein Zug)
    [chest-red] { card-chest-red }: 3 Punkte
    [stored-white] { card-stored-white }: 4 Punkte
    [stored-yellow] { card-stored-yellow }: 5 Punkte
    [stored-green] { card-stored-green }: 6 Punkte
    [stored-red] { card-stored-red }: 6 Punkte
    [stored-purple] { card-stored-purple }: 7 Punkte
    [stored-black] { card-stored-black }: 7 Punkte
    [captain-done] { card-captain-done }: 3 Punkte
    [pilot-done] { card-pilot-done }: 3 Punkte
    [explorer-done] { card-explorer-done }: 3 Punkte
    [merchant-boatswain-done] { card-merchant-boatswain-done }: 5 Punkte
   *[other] { card-purser-scientist-done }: 5 Punkte
}

name-power-2-cards-0 = 2 Kraft
name-power-1-cards-0 = 1 Kraft
name-power-0-cards-1 = 1 Forschungskarte
name-power-1-cards-1 = 1 Kraft, 1 Karte
name-power-1-cards-1-either = 1 Kraft oder 1 Karte
name-large-1 = Entdeckung 1
name-large-2 = Entdeckung 2
name-large-3 = Entdeckung 3
name-large-4 = Entdeckung 4
name-large-5 = Entdeckung 5
name-large-6 = Entdeckung 6
name-small-1 = Entdeckung 1
name-small-2 = Entdeckung 2
name-small-3 = Entdeckung 3
name-small-4 = Entdeckung 4
name-small-5 = Entdeckung 5
name-small-6 = Entdeckung 6

# Fragen und Antworten

question-choose-corner = In welcher Ecke beginnt dein Schiff?
answer-corner = { $cell }

question-keep-science = Welche { $count } Forschungskarten behältst du?
pick-keep-science = Wähle { $count } Karten, die bleiben
item-science-card = { about-card }
answer-keep = { $cards }

question-choose-crew = Tag { $day }, Runde { $cycle }: Wen schickst du?
question-choose-crew-note = Jeder Knopf nennt das erste freie Feld.
answer-crew-captain = Kapitän · 0–{ $steps } weit, { short-way }
answer-crew-pilot = Lotse · 0–{ $steps } weit, { short-way }
answer-crew-boatswain = Bootsmann · { points-n }, { $moves }× räumen
answer-crew-purser = Zahlmeister · { $gold } Gold
answer-crew-merchant = Händler · zahl { $pay } Gold: { points-n }
answer-crew-scientist = Forscher · { $what }
answer-crew-explorer = Entdecker · { one-of }
answer-crew-short = { crew-title } · { $why_id ->
    [not-enough-gold] { $need } Gold, hast { $have }
    [nowhere-to-sail] kann nirgends hin
    [nothing-to-fetch] nichts zu holen
    [power-full] Kraft ist voll
   *[other] keine Karten mehr
}
answer-crew-card = { crew-title }

question-choose-space = Welches Feld { of-crew }?
answer-space-captain = { $space } · 0–{ $steps } weit, { short-way }
answer-space-pilot = { $space } · 0–{ $steps } weit, { short-way }
answer-space-boatswain = { $space } · { points-n }, { $moves }× räumen{ found }
answer-space-purser = { $space } · { $gold } Gold
answer-space-merchant = { $space } · zahl { $pay } Gold: { points-n }
answer-space-scientist = { $space } · { $what }
answer-space-explorer = { $space } · { one-of }
answer-space-short = { $space } · { $why_id ->
    [not-enough-gold] { points-n }: { $need } Gold, hast { $have }
    [nowhere-to-sail] kann nirgends hin
    [nothing-to-fetch] kein { $treasures } daneben
    [power-full] Kraft ist voll
   *[other] keine Karten mehr
}
group-place-only = Nur den Marker legen
answer-place = Feld { $space }
answer-place-whole = Feld { $space } · alles Weitere danach

answer-sail-from = { $space } → { answer-sail }
answer-sail-from-brief = { $space } → { answer-sail-brief }
answer-fetch-from = { $space } → { answer-fetch }
choose-sail-from = Oder gleich fahren · { $count } { $count ->
    [one] Meerfeld
   *[other] Meerfelder
}
choose-fetch-from = Oder gleich holen

question-stow = { $treasures_count ->
    [1] Wohin mit dem Schatz { $treasures }?
   *[other] Wohin damit: { $treasures }?
}
choose-stow = { $several ->
    [0] Wohin?
   *[other] Oder einzeln · { $count } Plätze
}
question-sail = Wohin fährt dein { $crew }?
choose-sail = Wohin? { $count } { $count ->
    [one] Meerfeld
   *[other] Meerfelder
}
question-fetch = Was holt dein Entdecker?
choose-fetch = Welchen Schatz?
question-shift = Was räumst du um? { $moves ->
    [one] Noch 1 Schatz.
   *[other] Noch { $moves } Schätze.
}
choose-shift = Von wo nach wo?
question-turn = { crew-title } auf Feld { $space }: Was nun?
question-turn-after = Dein { $crew } war dran. Noch etwas?
question-nothing-to-fetch = Neben dem Schiff liegt kein passender Schatz. Noch etwas?
question-nowhere-to-sail = Dein { $crew } kann von hier nirgends hinfahren. Noch etwas?
question-cannot-pay = Du kannst deinen Händler nicht bezahlen. Verkaufe zuerst etwas oder beende den Zug.
question-nothing-to-gain = Dein { $crew } bringt hier nichts. Noch etwas?
answer-basic-boatswain = { points-n }, { $moves }× räumen
answer-basic-purser = { $gold } Gold nehmen
answer-basic-merchant = { $pay } Gold zahlen: { points-n }
answer-basic-scientist = { $what } bekommen
answer-gold-boatswain = { $pay } Gold zahlen: { $moves }× räumen
answer-gold-purser = { $pay } Gold zahlen: ein Schatz
answer-gold-merchant = { $pay } Gold zahlen: { points-n }
answer-gold-scientist = { $pay } Gold zahlen: { $what }
answer-enhanced-boatswain = Verbessert: ein Schatz
answer-enhanced-purser = Verbessert: { $gold } Gold
answer-enhanced-merchant = Verbessert: { points-n }
answer-enhanced-scientist = Verbessert: Karte tauschen
answer-idle-move = { $pay } Gold zahlen: nichts umzuräumen
answer-sail = { $cell }{ price } · { $treasures_count ->
    [0] leer
   *[other] { $treasures }
}{ haul }
answer-sail-brief = { $cell }{ $fare ->
    [0] {""}
   *[other] { " · " }{ $fare } Gold
}{ catch }
answer-beyond = { $cells }
answer-fetch = { $cell } · { $treasure }{ haul }
answer-stow = { $treasure } → { short-place }{ filled }{ gains }
answer-stow-whole = { answer-stow }
answer-stow-best = { $treasures_count ->
    [0] { $count ->
        [2] Beide
       *[other] Alle { $count }
    }
   *[other] Was passt
} → { $places }{ gains }{ $treasures_count ->
    [0] {""}
   *[other] { " · nicht " }{ $treasures }
}
answer-stow-best-brief = { $treasures_count ->
    [0] { $count ->
        [2] Beide verstauen
       *[other] Alle { $count } verstauen
    }{ gains }
   *[other] Was passt · nicht { $treasures }
}
answer-stow-all = Alles → Lager
answer-stow-barred = { $treasure } → { short-place }
answer-shift-to = → { short-place }{ as-colour }{ filled }{ gains }
answer-shift-to-whole = { $treasure_id ->
    [gem] ⬢
   *[other] { $treasure }
}: { short-source } → { short-place }{ as-colour }{ filled }{ gains }
answer-shift-to-brief = { $treasure_id ->
    [gem] ⬢{ as-colour }
   *[other] { $treasure }: { short-source }
} → { short-place }
answer-gem = ⬢ Edelstein → { short-place }{ as-colour }{ filled }{ gains }
answer-gem-whole = { answer-gem }
answer-gem-brief = ⬢{ as-colour } → { short-place }
answer-exchange = Zwei { $treasure } → ⬢ Edelstein
answer-exchange-whole = { answer-exchange }
answer-sell = { $treasure } verkaufen: { $gold } Gold
answer-sell-whole = { answer-sell }
answer-science = Forschung: { $card_id ->
    [draw-two] 2 aus dem Beutel
    [take-anywhere] ein Schatz
    [row] 1 Feld für 3 Gold
   *[other] { $card }
}
answer-end = Zug beenden
answer-end-losing = Zug beenden · { $treasures_count ->
    [1] { $treasures }
    [2] beide
   *[other] alle { $treasures_count }
} verlieren
answer-decline = Verzichten
answer-decline-losing = Verzichten · { $treasures_count ->
    [1] { $treasures }
    [2] beide
   *[other] alle { $treasures_count }
} verlieren

group-free-actions = Verkaufen, Edelsteine bilden
group-row = Reihe { $row }
group-stow-treasure = { $treasure }
group-shift-source = Umräumen { the-source }
group-shift-from = { $treasure_id ->
    [gem] { $from_id ->
        [any] { $treasure }
       *[other] ⬢ als { $from }
    }
   *[other] { $treasure }
}: { short-source }

still-basic-left = was das Feld { of-crew } bringt
still-sail-left = mit { dat-crew } fahren
still-fetch-left = einen Schatz holen
still-moves-left = { $moves }× umräumen mit dem Bootsmann
still-gold-left = die Goldaktion ({ $pay } Gold)
still-enhanced-left = die verbesserte Aktion { of-crew }

question-explore = Noch ein Zug für { $gold } Gold? Wähle eine Mannschaftskarte oder verzichte.
question-take-where = Welchen Schatz nimmst du?
choose-take-where = Welchen Schatz?
group-take-colour = { $treasure }{ haul }
answer-take = { $cell }
answer-take-whole = { $treasure } von { $cell }{ haul }
question-row-where = Wohin fährst du?
answer-row-to = { $cell } · { $treasures_count ->
    [0] leer
   *[other] { $treasures }
}{ haul }
answer-row-to-brief = { $cell }{ catch }
question-drop-which = Welche Forschungskarte wirfst du ab?
answer-drop = { $card }{ $points ->
    [0] {""}
   *[other] { " · brächte " }{ $points }
}

why-idle = { $why_id ->
    [not-enough-gold] Das kostet { $need } Gold, du hast { $have }; auch mit allem verkauft ist es zu wenig.
    [nowhere-to-sail] Dein Schiff kann nirgends hinfahren.
    [power-full] Deine Forschungskraft ist voll.
   *[other] Es gibt keine Forschungskarten mehr.
}
confirm-lose-hand = Zug beenden und { $treasures } verlieren?
yes-lose-hand = Zug trotzdem beenden
confirm-skip-basic = Zug beenden? Es sind noch Aktionen { of-crew } offen.
yes-skip-basic = Zug trotzdem beenden
confirm-leave-move = Zug beenden? Der Bootsmann kann noch umräumen: { answer-shift-to-whole }
yes-leave-move = Zug trotzdem beenden
confirm-leave-bought-move = Zug beenden? Für { $pay } Gold könnte der Bootsmann noch umräumen: { answer-shift-to-whole }
yes-leave-bought-move = Zug trotzdem beenden
confirm-leave-gold-merchant = Zug beenden? Am Ende der Partie ist Gold wenig wert, und das ginge noch: { answer-gold-merchant }
yes-leave-gold-merchant = Zug trotzdem beenden
confirm-leave-gold-scientist = Zug beenden? Am Ende der Partie ist Gold wenig wert. { answer-gold-scientist }: Deine Karten brächten { $points } mehr.
yes-leave-gold-scientist = Zug trotzdem beenden
confirm-close-block = Danach kann dein { $crew } in diesem Zug nichts mehr tun. Du gäbest auf:
yes-close-block = Darauf verzichten
confirm-idle-crew = { why-idle } Trotzdem { acc-crew } schicken?
yes-idle-crew = Trotzdem schicken
confirm-idle-space = { why-idle } Den Marker trotzdem legen?
yes-idle-space = Trotzdem legen
confirm-idle-move = Es gibt nichts umzuräumen. Trotzdem { $pay } Gold zahlen?
yes-idle-move = Trotzdem zahlen

# Ablehnungen; die kurzen stehen auf einem Knopf, der sich nicht drücken lässt

refusal-unknown-action = Das verstehe ich nicht. Bitte nimm die Knöpfe unter dem neuesten Bild.
refusal-other-phase = Das gehört in eine andere Phase des Spiels.
refusal-answer-first = Führe zuerst deine Forschungskarte zu Ende aus.
refusal-not-a-corner = Schiffe beginnen in den Ecken.
refusal-corner-taken = In dieser Ecke liegt das Schiff von { $seat }.
refusal-keep-three = Behalte genau drei der fünf Karten, die du bekommen hast.
refusal-crew-played = Du hast { acc-crew } heute schon gespielt.
refusal-place-first = Lege zuerst deinen Marker auf ein Aktionsfeld.
refusal-take-turn-first = Nimm zuerst den zusätzlichen Zug oder verzichte darauf.
refusal-marker-placed = Dein Marker liegt schon.
refusal-no-such-space = So ein Feld hat die Reihe { of-crew } nicht.
refusal-space-taken = Auf Feld { $space } liegt der Marker von { $seat }.
barred-space-taken = besetzt
refusal-space-taken-neutral = Auf Feld { $space } liegt der Marker der neutralen Farbe.
barred-space-taken-neutral = besetzt
refusal-first-space = Das geht nur vom ersten freien Feld aus; für ein anderes lege zuerst den Marker.
refusal-block-over = Deine Mannschaftsaktionen sind vorbei: Du hast dazwischen etwas anderes getan.
refusal-other-crew = Du spielst in diesem Zug { acc-crew }; dafür braucht es jemand anderen.
refusal-basic-done = Die einfache Aktion { of-crew } ist schon genutzt.
refusal-gold-done = Nur eine Goldaktion im Zug ist erlaubt.
refusal-enhanced-done = Die verbesserte Aktion { of-crew } ist schon genutzt.
refusal-hold-not-ready = Der Laderaum { of-crew } war zu Beginn deines Zuges nicht voll.
refusal-not-enough-gold = Das kostet { $need } Gold, du hast { $have }.
barred-not-enough-gold = zu wenig Gold
refusal-power-full = Mehr als { $power } Forschungskraft geht nicht.
refusal-no-science-cards = Es gibt keine Forschungskarten mehr.
refusal-no-such-cell = So ein Meerfeld gibt es nicht.
refusal-ship-there = Auf { $cell } liegt ein Schiff; deines kann dort nicht halten.
refusal-already-there = Es ist schon dort.
refusal-other-price = Der Weg nach { $cell } kostet jetzt etwas anderes. Bitte wähle neu.
refusal-not-in-line = Von diesem Feld aus fährt der Kapitän in einer Linie, { $way }.
refusal-too-far = Das ist weiter als { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}.
refusal-trip-too-dear = Diese Fahrt kostet { $need } Gold, du hast { $have }.
barred-trip-too-dear = zu teuer
refusal-not-beside-ship = { $cell } liegt nicht direkt über, unter oder neben deinem Schiff.
refusal-not-lying-there = { $treasure } liegt nicht auf { $cell }.
refusal-other-colour = Dieses Feld holt nur { $treasures }.
refusal-chest-full = Die Schatztruhe ist voll.
refusal-chest-order = Die Truhe wird in ihrer Reihenfolge gefüllt; als Nächstes kommt { $treasure }.
refusal-storage-full = Für { $treasure } ist im Lager kein Platz mehr.
refusal-hold-done = Der Laderaum { of-crew } ist voll und nimmt nichts mehr auf.
refusal-hold-different = Der Laderaum { of-crew } nimmt vier verschiedene Farben.
refusal-hold-same = Der Laderaum { of-crew } nimmt dreimal die gleiche Farbe.
refusal-hold-wants = Der Laderaum { of-crew } nimmt { $treasures }, jede Farbe auf ihrem Platz.
refusal-space-full = Im Laderaum { of-crew } ist kein Platz mehr für { $treasure }.
refusal-not-in-hand = { $treasure } hast du nicht in der Hand.
refusal-too-few-in-hand = Dafür brauchst du mindestens zwei Schätze in der Hand.
refusal-nothing-fits = Nichts aus deiner Hand passt irgendwo in deine Kajüte.
refusal-no-moves-left = Der Bootsmann kann nichts mehr umräumen.
refusal-chest-stays = Aus der Schatztruhe kommt nichts heraus.
refusal-gems-move-free = Ein gelagerter Edelstein bewegt sich frei, vor oder nach den Aktionen des Bootsmanns.
refusal-not-lying-in-cabin = { $treasure } liegt dort in deiner Kajüte nicht.
refusal-not-stored = { $treasure } hast du nicht im Lager.
refusal-needs-pair = Für einen Edelstein braucht es zwei { $treasure } im Lager; die hast du nicht.
refusal-gem-spaces-full = Alle drei Plätze für Edelsteine sind voll.
refusal-no-power = Das kostet 1 Forschungskraft, und du hast keine.
refusal-sea-empty = Im Meer liegt kein Schatz mehr.
refusal-ship-shut-in = Auf allen Meerfeldern um dein Schiff liegen Schiffe.
refusal-counts-at-end = Diese Karte zählt erst am Ende der Partie.
refusal-card-not-in-hand = „{ $card }“ hast du nicht auf der Hand.

# Was geschehen ist

event-started = Ausgelost: { $seat } beginnt. Alle haben { $gold } Gold und im Lager einen Schatz { $treasure }.
event-neutral-joined = Das graue Schiff der neutralen Farbe liegt auf { $cell }.
event-chose-corner = { $seat } beginnt auf { $cell }.
event-sea-filled = { $treasures } Schätze liegen im Meer.{ laid }
event-science-dealt = Alle bekommen { $count } Forschungskarten und behalten { $keep } davon.
event-your-science = Deine Forschungskarten: { $cards }.
event-kept-science = Du behältst: { $cards }.
event-science-settled = Alle haben { $count } Forschungskarten zurückgelegt.
event-day-began = **Tag { $day }.** { $seat } hat Sonne und Sanduhr.
event-discovered = { $treasures ->
    [0] Die Entdeckung bringt keine Schätze.
    [one] Die Entdeckung bringt einen Schatz.{ laid }
   *[other] Die Entdeckung bringt { $treasures } Schätze.{ laid }
}
event-bag-refilled = Der Beutel war leer. Dazu kommen: { $white } ☾ Weiß, { $yellow } ☀ Gelb, { $green } ✚ Grün, { $red } ♥ Rot, { $purple } ♛ Lila, { $black } ♠ Schwarz.
event-sealed-crew = Du schickst verdeckt { acc-crew }.
event-revealed-crew = { $seat } schickt { acc-crew }.
event-turn-began = Als Nächstes: { $seat } mit { dat-crew }.
event-hourglass-passed = Runde { $cycle }: Die Sanduhr geht an { $seat }.
event-no-explorers = Heute hat niemand den Entdecker geschickt.
event-explorer-phase = Entdeckerphase: { $seats_count ->
    [one] { $seats } darf noch einen Zug kaufen.
   *[other] noch einen Zug kaufen dürfen { $seats }.
}
event-may-explore = { $seat } darf für { $gold } Gold noch einen Zug kaufen.
event-took-extra = { $seat } zahlt { $gold } Gold für noch einen Zug mit { dat-crew }.
event-declined = { $seat } verzichtet auf den zusätzlichen Zug.
event-neutral-moved-on = Der neutrale Entdecker zieht weiter: Feld { $space } { of-crew }.
event-neutral-played = Die neutrale Farbe nimmt Feld { $space } { of-crew }.
event-neutral-blocked = Der Würfel zeigt { $die }: { $point }, aber dorthin kann das neutrale Schiff nicht. Es wird neu gewürfelt.
event-neutral-sailed = Der Würfel zeigt { $die }: Das neutrale Schiff fährt nach { $point }, von { $start } nach { $cell }.{ into-bag }
event-placed = { $seat } nimmt Feld { $space } { of-crew }.
event-paid-to-sail = { $seat } zahlt { $gold } Gold, um { $crew_id ->
    [pilot] unterwegs abzubiegen
   *[other] weiter zu fahren
}.
event-passed-ship = { $seat } zahlt { $owner_seat } { $gold } Gold fürs Passieren.
event-passed-neutral = { $seat } zahlt { $gold } Gold fürs Passieren des neutralen Schiffs.
event-sailed = { $seat } fährt von { $start } nach { $cell } und nimmt { treasure-list }.
event-fetched = { $seat } holt { $treasure } von { $cell }.
event-took-gold = { $seat } nimmt { $gold } Gold.
event-took-more-gold = { $seat } nimmt { $gold } Gold mehr, dank vollem Laderaum.
event-bought-treasure = { $seat } zahlt { $gold } Gold und zieht { $treasure } aus dem Beutel.
event-traded = { $seat } macht aus { $gold } Gold { points-n }.
event-merchant-scored = { $seat } bekommt { points-n }, dank vollem Laderaum des Händlers.
event-boatswain-scored = { $seat } bekommt { points-n } und darf bis zu { $moves } Schätze umräumen.
event-bought-move = { $seat } zahlt { $gold } Gold und darf { $moves } Schatz mehr umräumen.
event-boatswain-found = { $seat } zieht { $treasure } aus dem Beutel, dank vollem Laderaum des Bootsmanns.
event-shifted = { $seat } räumt { a-treasure } { the-source } { the-place }.
event-power-rose = { $seat } bekommt { $power } Forschungskraft und hat { $total }.
event-paid-scientist = { $seat } zahlt { $gold } Gold für die Goldaktion des Forschers.
event-drew-science = { $seat } zieht eine Forschungskarte.
event-your-draw = Du ziehst „{ $card }“.
event-exchanges-science = { $seat } zieht eine Forschungskarte und muss eine abwerfen.
event-dropped-science = { $seat } wirft eine Forschungskarte ab.
event-your-drop = Du wirfst „{ $card }“ ab.
event-science-shuffled = { $count ->
    [one] 1 benutzte Forschungskarte wird zu einem neuen Stapel.
   *[other] { $count } benutzte Forschungskarten werden zu einem neuen Stapel gemischt.
}
event-played-science = { $seat } spielt die Forschungskarte „{ $card }“ und hat { $power ->
    [0] keine Kraft mehr
   *[other] noch { $power } Kraft
}.
event-drew-treasures = { $seat } zieht { $treasures } aus dem Beutel.
event-took-anywhere = { $seat } nimmt { $treasure } von { $cell }.
event-paid-to-row = { $seat } zahlt { $gold } Gold, um 1 Feld zu fahren.
event-stowed = { $seat } legt { $treasure } { the-place }.
event-chest-paid = Die Truhe bringt { $gold ->
    [0] { points-n }
   *[other] { $gold } Gold und { points-n }
}.
event-chest-gave = Die Truhe bringt { $drawn } aus dem Beutel.
event-hold-completed = { $seat } hat den Laderaum { of-crew } voll: { points-n }.
event-exchanged = { $seat } macht aus zwei { $treasure } einen ⬢ Edelstein.
event-gem-moved = { $seat } legt einen ⬢ Edelstein aus dem Lager { the-place }.
event-sold = { $seat } verkauft { a-treasure } für { $gold } Gold.
event-lost = { $seat } hat nicht verstaut: { $treasures }. Verloren, zurück in den Beutel.
event-science-scored = { $cards_count ->
    [0] { $seat } wertet keine Forschungskarten.
   *[other] { $seat } bekommt { points-n } mit Forschungskarten: { $cards }.
}
event-gold-scored = Nach dem Verkauf hat { $seat } { $gold } Gold: { points-n } (1 je 5 Gold).
event-ended = { $seat } hat am Ende { points-n }.

# Dasselbe zugweise, hinter einem Namen oder „Du“; was nichts sagt, wird ausgelassen

recap-chose-corner = auf { $cell } begonnen
recap-sea-filled = {""}
recap-science-dealt = {""}
recap-your-science = {""}
recap-kept-science = { $cards_count } Forschungskarten behalten: { $cards }
headline-science-settled = Alle haben { $count } Forschungskarten zurückgelegt.
headline-day-began = Sonne und Sanduhr bekommen, Tag { $day } beginnt
headline-discovered = { $treasures ->
    [0] Die Entdeckung bringt keine Schätze.
    [one] Die Entdeckung bringt einen Schatz.
   *[other] Die Entdeckung bringt { $treasures } Schätze, jeden auf ein anderes Meerfeld.
}
headline-bag-refilled = { event-bag-refilled }
recap-sealed-crew = verdeckt { acc-crew } gewählt
recap-revealed-crew = { acc-crew } geschickt
recap-turn-began = {""}
recap-hourglass-passed = {""}
line-hourglass-passed = Sanduhr bekommen, Runde { $cycle }
headline-no-explorers = { event-no-explorers }
headline-explorer-phase = { event-explorer-phase }
recap-may-explore = {""}
line-may-explore = {""}
recap-took-extra = { $gold } Gold für noch einen Zug mit { dat-crew } gezahlt
recap-declined = auf den zusätzlichen Zug verzichtet
headline-neutral-moved-on = { event-neutral-moved-on }
headline-neutral-played = { event-neutral-played }
recap-neutral-blocked = {""}
headline-neutral-sailed = Das neutrale Schiff fährt nach { $point } auf { $cell }.{ into-bag }
recap-placed = Feld { $space } { of-crew } genommen
recap-paid-to-sail = { $gold } Gold gezahlt, um { $crew_id ->
    [pilot] abzubiegen
   *[other] weiter zu fahren
}
recap-passed-ship = { $owner_seat } { $gold } Gold fürs Passieren gezahlt
recap-passed-neutral = { $gold } Gold fürs Passieren des neutralen Schiffs gezahlt
recap-sailed = von { $start } nach { $cell } gefahren{ $treasures_count ->
    [0] {""}
   *[other] { " und " }{ $treasures } genommen
}
recap-fetched = { $treasure } von { $cell } geholt
recap-took-gold = { $gold } Gold genommen
recap-took-more-gold = { $gold } Gold mehr
recap-bought-treasure = { $treasure } für { $gold } Gold gezogen
recap-traded = { $gold } Gold für { points-n } gezahlt
recap-merchant-scored = { points-n } mehr bekommen
recap-boatswain-scored = { points-n } bekommen
recap-bought-move = { $gold } Gold gezahlt, um 1× mehr umzuräumen
recap-boatswain-found = { $treasure } aus dem Beutel gezogen
recap-shifted = { $each } geräumt
each-shifted = { $treasure } { the-place }
recap-shifted-times = { $times } Schätze umgeräumt
recap-power-rose = { $power } Kraft bekommen
recap-paid-scientist = { $gold } Gold gezahlt
recap-drew-science = eine Forschungskarte gezogen
recap-your-draw = nämlich „{ $card }“
recap-exchanges-science = eine Forschungskarte zum Tauschen gezogen
recap-dropped-science = eine abgeworfen
recap-your-drop = nämlich „{ $card }“
headline-science-shuffled = { event-science-shuffled }
recap-played-science = „{ $card }“ gespielt
recap-drew-treasures = { $treasures } gezogen
recap-took-anywhere = { $treasure } von { $cell } genommen
recap-paid-to-row = {""}
line-paid-to-row = { $gold } Gold gezahlt, um 1 Feld zu fahren
recap-stowed = { $each } gelegt
each-stowed = { $treasure } { the-place }
recap-stowed-times = { $times } Schätze verstaut
recap-chest-paid = { $each } aus der Truhe bekommen
each-chest-paid = { $gold ->
    [0] { points-n }
   *[other] { $gold } Gold und { points-n }
}
recap-chest-gave = { $drawn } aus der Truhe bekommen
headline-hold-completed = Laderaum { of-crew } gefüllt: { points-n }
recap-exchanged = aus zwei { $treasure } einen ⬢ Edelstein gemacht
recap-gem-moved = einen ⬢ Edelstein { the-place } gelegt
recap-sold = { $each } verkauft
each-sold = { $times ->
    [1] { a-treasure } für { $gold } Gold
   *[other] { $treasure } für je { $gold } Gold
}
headline-lost = nicht verstaut und verloren: { $treasures }
recap-science-scored = { $cards_count ->
    [0] {""}
   *[other] { points-n } mit Forschungskarten bekommen
}
recap-gold-scored = { points-n } für { $gold } Gold bekommen
recap-ended = am Ende { points-n }

# Möglichkeiten und Punkte

option-neutral = Neutrale Farbe zu zweit
option-neutral-hint = eine dritte Farbe besetzt Felder und nimmt Schätze; ihr Schiff fährt, wohin der Würfel zeigt

source-holds = volle Laderäume
source-chest = Schatztruhe
source-boatswain = Bootsmann
source-merchant = Händler
source-science = Forschungskarten
source-gold = Gold

# Für die Anzeige am Tisch und für alle, die Bilder vorgelesen bekommen

heading = Tag { $day } · { $what }
heading-over = Die Partie ist zu Ende
when-setup = Vorbereitung
when-cycle = Tag { $day }, Runde { $cycle }
when-explorers = Tag { $day }, Entdeckerphase

alt-players = Alle am Tisch:
alt-head = Plan von Waters of Nereus.
alt-player = { $seat }{ $cell_id ->
    [none] {""}
   *[other] { " auf " }{ $cell }
}: { points-n } ({ $low }{ $spread ->
    [0] {""}
   *[other] –{ $high }
}), { $gold } Gold, { $power } Kraft, { $cards } { $cards ->
    [one] Forschungskarte
   *[other] Forschungskarten
}, Truhe { $chest } von 6, voll: { $holds }.
alt-signs = { $seat } hat die Sonne und beginnt den Tag, { $hourglass_seat } hat die Sanduhr und beginnt diese Runde.
alt-neutral = Neutrales Schiff auf { $cell }.
alt-explorer-asked = { $seat } ist gefragt: noch ein Zug für { $gold } Gold.
alt-explorer-waits = { $seat } darf später für { $gold } Gold noch einen Zug kaufen.
alt-explorer-declined = { $seat } hat auf den zusätzlichen Zug verzichtet.
alt-explorer-went = { $seat } hat noch einen Zug gekauft, mit { dat-crew }.
alt-sea = Das Meer:
alt-cabin = Deine Kajüte:
alt-rows = Aktionsreihen, besetzt:
alt-rows-free = Aktionsreihen: alle Felder sind frei.
alt-space = { $crew } { $space } von { $seat }
alt-hand = In der Hand: { $treasures }.
alt-own = Du hast { points-n }, Endstand jetzt { $low }, { $gold } Gold, { $power } Kraft.
alt-others = { $seat }: { $points }, am Ende { $low }{ $spread ->
    [0] {""}
   *[other] –{ $high }
}.
alt-crew = Mannschaft auf der Hand: { $crews }.
alt-sealed = Verdeckt: { $crew }.
alt-hold = { $crew }: { $treasures }
alt-hold-any = { $crew }: { $count } { $rule_id ->
    [different] verschiedene Farben
   *[other] von der gleichen Farbe
}
alt-holds = Laderäume brauchen noch:
alt-done = Voll: { $crews }.
alt-chest = Truhe als Nächstes: { $treasure }.
alt-storage = Im Lager: { $treasures }.
alt-cards = Forschungskarten:
alt-card-scores = { about-card } (zählt jetzt)
alt-card = { about-card }
name-none = nichts
name-none-full = keiner

# Woher Punkte kommen, in Tipps

part-holds = volle Laderäume
part-chest = Schätze in der Truhe
part-boatswain = Punkte mit dem Bootsmann
part-merchant = Punkte mit dem Händler
part-science = Forschungskarten
part-gold = Gold am Ende
part-hold-1 = begonnene Laderäume
part-hold-2 = begonnene Laderäume
part-hold-3 = begonnene Laderäume
part-stored = Schätze im Lager
part-pairs = Paare, die Edelsteine werden können
part-gems = Edelsteine im Lager
part-science-open = Forschungskarten, denen ein Schritt fehlt
part-science-idle = Forschungskarten, denen Kraft fehlt
part-power = Kraft für Forschungskarten
part-cards = Forschungskarten für den Zug
part-gold-first = Gold zum Ausgeben
part-gold-more = Gold zum Ausgeben
part-haul = der Fang in Reichweite
part-skill-captain = verbesserter Kapitän
part-skill-pilot = verbesserter Lotse
part-skill-boatswain = verbesserter Bootsmann
part-skill-purser = verbesserter Zahlmeister
part-skill-merchant = verbesserter Händler
part-skill-scientist = verbesserter Forscher
part-skill-explorer = verbesserter Entdecker
part-fresh-captain = Kapitän heute noch spielbar
part-fresh-pilot = Lotse heute noch spielbar
part-fresh-boatswain = Bootsmann heute noch spielbar
part-fresh-purser = Zahlmeister heute noch spielbar
part-fresh-merchant = Händler heute noch spielbar
part-fresh-scientist = Forscher heute noch spielbar
part-fresh-explorer = Entdecker heute noch spielbar

theme-crew = Mannschaftskarten
theme-timing = noch ein Zug, oder sein Ende
theme-holds = die Laderäume füllen
theme-trips = wohin fahren, was holen
theme-spaces = welches Aktionsfeld
theme-trade = kaufen, verkaufen, spielen

# What breaks ties

tie-values = { $first ->
    [one] 1 voller Laderaum
   *[other] { $first } volle Laderäume
}, sonst { $second } in Laderäumen

# Antworten im Voraus

standing-kind-crew = Mannschaft dieses Tages
standing-kind-crew-hint = Welche Karte in jeder der nächsten Runden gespielt wird
standing-now-crew = Tag planen
standing-kind-plain = Schlichte Züge
standing-kind-plain-hint = Zahlmeister, Händler und Forscher ohne Nachfrage
standing-kind-extra = Der zusätzliche Zug
standing-kind-extra-hint = Von selbst ablehnen
standing-kind-stow = Verstauen
standing-kind-stow-hint = Schätze in der Hand kommen dorthin, wo die erste Antwort sie hinlegt
standing-kind-end = Zugende
standing-kind-end-hint = Den Zug beenden, wenn nur noch Verkaufen bleibt
standing-field-first = Nächste Mannschaftskarte
standing-field-second = Danach
standing-field-third = Danach
standing-field-fourth = Danach
standing-field-row = Spielen
standing-field-row-hint = Die Folge endet mit dem Tag: nach einer Entdeckung wirst du gefragt.
standing-field-members = Wessen Züge
standing-field-members-hint = Einfache und verbesserte Aktion, nie die Goldaktion, kein Verkauf, keine Forschungskarte
standing-field-space = Auf das freie Feld ganz links
standing-field-space-hint = Weiter rechts wirst du gefragt, auch wo die einfache Aktion nicht geht oder etwas zu wählen ist.
standing-field-finish = Danach
standing-field-finish-hint = Wurde eine Forschungskarte gezogen, wirst du doch gefragt.
standing-field-price = Ablehnen
standing-field-stowing = Wohin
standing-field-stowing-hint = Erst wenn die Mannschaft fertig ist. Wo ein Schatz gezogen würde, wirst du gefragt.
standing-field-ending = Meinen Zug beenden
standing-field-ending-hint = Nie mit etwas in der Hand, spielbarer Forschungskarte oder wenn Verkauf die einfache Aktion bezahlt.
standing-choice-second-0 = offen lassen
standing-choice-third-0 = offen lassen
standing-choice-fourth-0 = offen lassen
standing-choice-row-any = in jedem Fall
standing-choice-row-first = nur, solange das erste Feld ihrer Reihe frei ist
standing-choice-space-n = { $n ->
    [one] nur, wenn es Feld 1 ist
   *[other] wenn es eines der ersten { $n } ist
}
standing-choice-finish-end = Zug beenden
standing-choice-finish-ask = Vor dem Ende fragen
standing-choice-price-0 = immer
standing-choice-price-n = wenn er { $n } Gold oder mehr kostet
standing-choice-stowing-best = wo es am meisten bringt
standing-choice-stowing-storage = alles ins Lager
standing-choice-ending-selling = wenn nur noch Verkaufen bleibt
standing-state-crew = **Die nächsten Runden dieses Tages:** { $cards }.{ $row_id ->
    [first] {" "}Ist das erste Feld der Reihe besetzt, wirst du gefragt.
   *[other] {""}
}
standing-state-plain = **Schlichte Züge ({ $members }):** das freie Feld ganz links, { standing-spaces }, und die einfache Aktion{ $finish_id ->
    [end] ; dann endet der Zug.
   *[other] ; dann wirst du gefragt.
}
standing-spaces = { $space ->
    [1] wenn es Feld 1 ist
   *[other] wenn es eines der ersten { $space } ist
}
standing-state-extra = **Der zusätzliche Zug** wird abgelehnt{ $price ->
    [0] .
   *[other] , wenn er { $price } Gold oder mehr kostet.
}
standing-state-stow = **Schätze in der Hand** kommen { $stowing_id ->
    [best] dorthin, wo sie am meisten bringen
   *[other] ins Lager
}, wenn die Mannschaft fertig ist.
standing-state-end = **Dein Zug endet** von selbst, wenn nur noch Verkaufen bleibt.
stopped-row-taken = Das erste Feld ist besetzt: { $crew }.
refusal-standing-crew-twice = Dieselbe Mannschaftskarte steht zweimal da. Jede wird am Tag einmal gespielt.

# Wo mehrere Antworten liegen: wie der Ort heißt, vor der Zahl der Möglichkeiten.
place-cell = { $name }
place-space = Feld { $name }
place-in = { $name }
place-gems = Edelsteine
place-gold = Goldaktion

# Badges: what each is called and what it is for.
badge-swept-cabin = Reine Kajüte
badge-swept-cabin-for = Gewonnen, ohne dass in offenen Laderäumen oder im Lager etwas übrig war.
badge-paid-in-full = Volle Ladung
badge-paid-in-full-for = Fünf Laderäume gefüllt.
badge-whole-chest = Volle Truhe
badge-whole-chest-for = Alle sechs Plätze der Truhe vor dem letzten Tag gefüllt.
badge-early-anchor = Früher Anker
badge-early-anchor-for = Bis zum Ende des zweiten Tages drei Laderäume gefüllt.
badge-fourth-watch = Vierte Wache
badge-fourth-watch-for = An allen vier Tagen den Zug beim Entdecker gekauft.
badge-jeweller = Juwelier
badge-jeweller-for = Vier Edelsteine ⬢ gebildet.
badge-well-read = Belesen
badge-well-read-for = Am Ende vier Forschungskarten gewertet.
badge-toll-gate = Zollschranke
badge-toll-gate-for = Zweimal haben andere bezahlt, um am eigenen Schiff vorbeizufahren.
