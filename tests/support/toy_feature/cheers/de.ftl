feature-cheers = Jubel
feature-cheers-hint = Wer am Tisch spielt, darf einmal jubeln.
switch-shy = Schüchtern
switch-shy-hint = Ich werde nicht zum Jubeln aufgefordert.
switch-loud = Jubel auf der eigenen Seite
switch-loud-hint = Jede eigene Seite sagt, wie viele gejubelt haben.
button-cheer = Jubeln
cheered = Sie haben dich gehört.
desk-cheers = { $count ->
    [one] Jemand hat gejubelt.
   *[other] { $count } Leute haben gejubelt.
}
choice-cheering = Wie du jubelst
choice-cheering-aloud = laut
choice-cheering-softly = leise
button-cheers = Jubel
cheered-first = bejubelt
cheers-how = jubelt { $how }
