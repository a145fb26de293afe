# Die Lernpartie von Order of the Gilded Compass.

note-place = Alle deine Würfel sind geworfen. Setz einen oder mehrere davon, alle in **ein** Gebäude; die übrigen werden in deinem nächsten Zug neu geworfen. Wenige Würfel auf einmal geben dir mehr Würfe zur Auswahl. Jede Antwort sagt, was die Würfel gewännen, wenn die Runde jetzt endete.
note-neutral = Die neutralen Würfel gehören niemandem: Was sie gewinnen, ist für alle verloren. Setz welche dorthin, wo sie der anderen Seite etwas verderben, oder beende den Zug ohne sie.
note-archives = Das **Archiv** gibt Karten, den Boden für dein Gold. Hier zählen Sätze gleicher Würfel: Mehr Würfel schlagen weniger, dann gewinnt die höhere Zahl. Die besten vier Sätze nehmen je eine Karte; auch eine einzelne Sechs ist also etwas wert.
note-university = Die **Universität** gibt Spezialisten. Niedrige Würfel stehen vorn und schieben die anderen weiter, am Ende zur Tür hinaus. Ein Spezialist ist nur auf einer Karte seiner eigenen Farbe etwas wert.
note-auction = Das **Auktionshaus** will Folgen wie 3-4-5. Die längste behält zwei Artefakte, die nächsten beiden je eines. Ihren Wert sagt deine geheime Sammlung: 4 Gold für eine Art, 2 für eine andere, 1 für die übrigen.
note-round = Du hast nur noch wenige Würfel. Sobald jemand alle eigenen gesetzt hat und alle gleich oft dran waren, ist die Runde vorbei. Übrige Würfel kommen in die Bibliothek und bringen je einen Wissensmarker. Von der nächsten Runde an setze ich die neutralen Würfel für dich.
note-artifacts = Von den gezogenen Artefakten darfst du einige behalten; welche, sieht sonst niemand. Behalte, wofür deine geheime Sammlung am meisten zahlt.
note-map = Nimm eine Karte. Sie zählt ihre große Zahl, wenn ein Spezialist ihrer Farbe darauf arbeitet, sonst die kleine. Grüne Zahlen im Bild sagen, was dir jede jetzt brächte.
note-specialist = Heuere einen Spezialisten an. Eine Karte hat Platz für einen Kartografen und einen Ausgräber, beide in ihrer Farbe. Ohne so eine Karte ist ein Spezialist nichts wert.
note-reroll = Du hast Wissensmarker. Für einen davon darfst du vor dem Setzen beliebige deiner Würfel neu werfen. Zwei, die am Ende übrig sind, sind nur 1 Gold; gib sie also aus, wenn ein Wurf nicht zu deinem Plan passt.
note-plan = Inzwischen zeigen sich deine Farben. Zweierlei hilft: Spezialisten für Karten, die du hast, und Karten für Spezialisten, die du hast. Sieh auch nach, was die andere Seite braucht; ein niedriger Würfel kann jemanden hinausschieben.
note-temple = Der **Verborgene Tempel** gibt magische Gegenstände, genau für die zwei Würfel, die er zeigt, und niemand kann dich wieder hinausschieben. Ein Gegenstand verdoppelt einen Spezialisten seiner Farbe und Art.
note-final = Die letzte Runde. Am Ende werden deine Spezialisten so auf deine Karten gesetzt, wie es für dich am besten ist; es zählt also nur, was noch Gold bringt: die grünen Zahlen, Artefakte deiner Sammlung, ein zweiter Marker zum ersten. Ein Spezialist ohne Karte ist nichts wert; eine Karte zählt immer ihre kleine Zahl.
note-mission = Missionen sind geheim und zahlen am Ende, wenn du getan hast, was sie verlangen. Behalte die, die zu dem passt, was du ohnehin sammelst; dein eigenes Bild zeigt, was jede jetzt brächte.
note-ability = Eine **Sonderfähigkeit** setzt du einmal ein, in einer späteren Runde, wenn sie am meisten hilft; der Bot fragt dich, wenn ihre Zeit kommt, oder bietet sie bei deinen Würfeln an. Eine, die am Ende übrig ist, ist 1 Gold wert.
note-assign = Die letzte Entscheidung: wer auf welcher Karte arbeitet, welcher Gegenstand an wen geht. Der Vorschlag bringt das meiste Gold. Ändere daran, was du magst, sieh, was es brächte, und nimm dann an.

slip-library = Ein Würfel in der Bibliothek bringt nicht mehr als einen Marker.
slip-less = Ein anderer wäre dir mehr wert gewesen.

# What each of them is called: where it is told, and in a list of what was learned at the end
learned-place = Würfel einsetzen
learned-neutral = neutrale Würfel
learned-archives = das Archiv
learned-university = die Universität
learned-auction = das Auktionshaus
learned-round = wenige Würfel
learned-artifacts = Artefakte behalten
learned-map = Karten nehmen
learned-specialist = Spezialisten anheuern
learned-reroll = neu werfen
learned-plan = nach Farben planen
learned-temple = der Verborgene Tempel
learned-final = die letzte Runde
learned-mission = Missionen
learned-ability = Sonderfähigkeiten
learned-assign = die letzte Entscheidung
