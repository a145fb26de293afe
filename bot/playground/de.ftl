# Die Seite des Spielplatzes, in der Sprache der Person, die man ist.

## Um die Räume herum

new-game = Neues Spiel
rooms = Räume
room = Raum
direct-tab = Nachrichten
server = Brettspiele (Server)
channel-games = spiele
channel-find-a-table = tische
channel-other-server = anderer-server
direct = Direktnachrichten
direct-of = { $name }: Direktnachrichten
same-room = Derselbe Raum
table = { $game } · Tisch { $number }
table-small = Tisch { $number }
table-over = Tisch { $number } · beendet
you = du
unread = ungelesen
is-asked = { $name } ist gefragt
messages-as = Nachrichten wie am
looks-desktop = Rechner
looks-desktop-hint = So, wie Discord sie am Rechner zeigt
looks-phone = Handy
looks-phone-hint = So, wie Discord sie am Handy zeigt
looks-large = groß
looks-large-hint = Bilder so groß wie der Raum
follow = Dem Zug folgen
light = Hell
pretend = Ein gespieltes Discord
clock-of = Uhr des Spielplatzes
clock = Uhr
skip-hour = 1 h vor
skip-hour-hint = Eine Stunde überspringen
skip-night = bis 8 Uhr
skip-night-hint = Bis acht Uhr morgens überspringen
skip-day = 1 Tag vor
skip-day-hint = Einen Tag überspringen
second-pane = Zweiter Bereich
second-pane-shows = Was im zweiten Bereich steht
room-as = Dieser Raum als { $name }
close-pane = Diesen Bereich schließen
make-light = Hell machen
make-dark = Dunkel machen
developer = Entwickleransicht
keys = Tasten
close = Schließen
who-you-are = Wer du bist
you-are = Du bist
you-are-now = Du bist jetzt { $name }. Drücke noch einmal, wenn du es so meinst.
asked = gefragt
asked-here = hier am Zug
asked-elsewhere = in einem anderen Raum gefragt
manager = verwaltet den Server
as = als { $name }
phone = Handy von { $name }
phone-new = Neue Nachricht
phone-close = Die Mitteilung weglegen

## Ein Raum

pane = { $room }, gesehen von { $person }
messages = Nachrichten
away = Das Programm antwortet nicht. { $count ->
    [0] Was du jetzt drückst, wird aufgehoben und geht hinaus, wenn es wieder da ist.
    [one] Ein Knopfdruck ist aufgehoben und geht hinaus, wenn es wieder da ist.
   *[other] { $count } Knopfdrücke sind aufgehoben und gehen hinaus, wenn es wieder da ist.
}
try-now = Jetzt versuchen
try-again = Noch einmal
reminder = Erinnerung
you-are-asked = Du bist gefragt: { $what }
waiting-for = Warten auf { $name }: { $what }
waiting-for-several = Warten auf { $names }
be = { $name } sein
over = Diese Partie ist beendet.
free-seats = Spielplatz: „{ $table }“ hat freie Plätze.
seat-everybody = Alle hinsetzen und beginnen
no-direct = Noch nichts da. Was Hourglass nur an { $name } schickt, kommt hierher.
new = Neu
older-messages = Ältere Nachrichten
older-answers = { $count ->
    [one] Eine ältere private Antwort
   *[other] { $count } ältere private Antworten
}
skipped-line = { $time } übersprungen: Es ist { $now }
skipped = { $time } übersprungen. { $news ->
    [0] Nichts Neues für dich.
    [one] Eine Direktnachricht ist gekommen.
   *[other] { $news } Direktnachrichten sind gekommen.
}

## Eine Nachricht

edited = bearbeitet
thinking = Hourglass überlegt…
used = { $name } hat benutzt:
opened = { $name } hat den Thread geöffnet:
only = Nur { $name } sieht das
dismiss = Ausblenden
behind = dahinter
behind-hint = Die Anfrage und die Antwort hinter dieser Nachricht
no-room = #nicht mehr da
spoiler = Verdeckter Text; drücken, um ihn zu zeigen
unknown-part = Diesen Teil einer Nachricht kennt der Spielplatz nicht.
not-known = Es ist nicht bekannt, ob das geklappt hat.
not-done = Nicht gemacht.
waits = { $count ->
    [one] wartet
   *[other] { $count } warten
}
still-working = noch dabei
sending = unterwegs
choose = Wählen
choose-these = { $count } wählen
choose-between = { $least } bis { $most } wählen
choices = Auswahl
nothing-to-choose = Es gibt nichts zu wählen.
picture = Bild
no-description = Bild ohne Beschreibung
enlarge = Vergrößern: { $alt }
lost = Das Bild konnte nicht geladen werden; drücke, um es noch einmal zu versuchen.
picture-scroll = Bild; scrollen, um es ganz zu sehen
close-picture = Das Bild schließen

## Das Feld

write = Schreibe an Hourglass, oder / für Befehle
say = Sag etwas als { $name }, oder / für Befehle
message-as = Nachricht als { $name }
option-of = { $option } für /{ $command }
options-of = Optionen von /{ $command }
commands = Befehle
no-command = Diesen Befehl gibt es hier nicht
more-options = /{ $command } · was noch dazu kann
enter-sends = /{ $command } · Enter schickt es ab
pop-choose = wählen
pop-take = nehmen
pop-send = abschicken
pop-close = schließen
yes = Ja
no = Nein
kind-text = Text
kind-whole = eine ganze Zahl
kind-truth = ja oder nein
kind-person = eine Person
kind-channel = ein Kanal
kind-role = eine Rolle
kind-somebody = eine Person oder eine Rolle
kind-number = eine Zahl

## Formulare

optional = optional
no-files = Dateien kann man auf dem Spielplatz nicht abgeben.
length = { $now } von { $most }
answered-as = beantwortet als { $name }
close-form = Schließen; was du geschrieben hast, bleibt
cancel = Abbrechen
submit = Abschicken
write-something = Bitte schreibe etwas.
too-short = Mindestens { $least } Zeichen.
choose-one = Bitte wähle eines.
choose-exactly = Bitte wähle { $least }; bisher: { $count }.
choose-some = Bitte wähle { $least } bis { $most }; bisher: { $count }.

## Der erste Bildschirm

choose-game = Wähle ein Spiel
lead = Du bist { $name }. Einmal drücken, und du sitzt am Tisch; der nächste Druck ist dein erster Zug. Die Computer spielen gut; für leichte oder starke öffne einen Tisch und füge sie hinzu.
know-people = Vier Personen, alle deine.
know-people-more = Drücke oben ein Bild, um jemand anderes zu sein.
know-ring = Ein gelber Ring
know-ring-more = zeigt, wer am Zug ist.
know-private = Private Antworten
know-private-more = stehen am Ende des Raums; die anderen sehen sie nie.
good-first = Gut für den Anfang
facts = { $low } bis { $high } Personen · { $least } bis { $most } Minuten
play = Gegen Computer spielen
learn = Geführte erste Partie
people = Einen Tisch für Personen öffnen

## Tasten

key-answers = zu den Antworten
key-person = diese Person sein
key-room = der Raum darüber oder darunter
key-pane = der nächste Bereich
key-command = ein Befehl
key-choose = einen Befehl wählen, nehmen, abschicken
key-close = schließen, was offen ist
key-keys = diese Tasten

## Die Entwickleransicht

wire = Anfragen und Interaktionen
nothing-crossed = Drücke etwas; was Hourglass erfährt und was es verlangt, kommt hierher. Jede Nachricht hat ein „dahinter“.
behind-title = Hinter dieser Nachricht
show-all = Alles zeigen

## Warum etwas nicht gemacht wurde

refused-discord = Discord erlaubt das nicht: { $why }
refused-hourglass = { $why }
refused-not-there = Das ist nicht mehr da. Lade die Seite neu, um zu sehen, was da ist.
failed-late = Hourglass ist damit in einer Minute nicht fertig geworden. Es kann noch kommen.
failed-fault = Der Spielplatz hatte einen Fehler; welchen, steht im Terminal.
failed-silent = Hourglass hat nicht innerhalb von drei Sekunden geantwortet.
refused-message-gone = Diese Nachricht ist weg. Es wurde nichts gemacht; wie es steht, zeigt die neueste Nachricht.
refused-moved-on = Die Nachricht ist weiter: „{ $label }“ wird nicht mehr angeboten. Es wurde nichts gemacht.
refused-choice-gone = Die Nachricht ist weiter: Diese Wahl wird nicht mehr angeboten. Es wurde nichts gemacht.
refused-form-gone = Dieses Formular wurde schon abgeschickt oder weggelegt. Öffne es noch einmal mit seinem Knopf.
refused-too-long = Eine Nachricht hat höchstens { $most } Zeichen.
refused-backwards = Die Uhr geht vorwärts, um höchstens dreißig Tage.
refused-option-missing = /{ $command } braucht „{ $option }“.
refused-no-command = Den Befehl /{ $command } gibt es für diese Person in diesem Raum nicht.
refused-no-option = /{ $command } hat keine Option „{ $option }“.
refused-not-one-of = „{ $option }“ ist eines von: { $choices }.
refused-not-whole = „{ $option }“ ist eine ganze Zahl.
refused-not-number = „{ $option }“ ist eine Zahl.
refused-not-somebody = „{ $option }“ ist jemand oder etwas von diesem Server.
refused-no-lesson = Hourglass hat keine Lektion geöffnet; warum, sagt seine Antwort in #spiele.
refused-not-started = Die Partie hat nicht begonnen; warum, sagt die Karte des Tisches in #spiele.
