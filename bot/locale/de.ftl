# Sätze des Hauses, für jedes Spiel.

match-heading = { $title } · Tisch { $number }
thread-name = { $title } · Tisch { $number }
choose-one = Wähle aus
choose-one-part = Wähle aus ({ $first } bis { $last } von { $total })
choose-rule = Wähle eine Regel
host = hat den Tisch eröffnet
computer-name = Computer { $number }
computer-alone = Computer
earlier-lines = { $count ->
    [one] 1 frühere Zeile steht im Verlauf
   *[other] { $count } frühere Zeilen stehen im Verlauf
}
more-lines = … und { $count } weitere

# Knöpfe

button-play = Spielen
button-hand = Meine Hand
button-history = Verlauf
button-undo = Zurücknehmen
button-more = Mehr
button-back = Zurück
button-help = Was geht nicht?
button-refresh = Neu laden
button-table = Zum Tisch
button-join = Mitspielen
button-leave = Aufstehen
button-start = Starten
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-options = Einstellungen
button-close = Tisch schließen
button-how-to-play = Spielanleitung
button-older = Älter
button-newer = Neuer
button-resign = Endgültig verlassen

# Der Tisch vor dem Start

option-line = { $option }: { $choice }
option-on = ja
option-off = nein
pace = Tempo
pace-hint = Nach welcher Zeit jemand erinnert wird.
pace-fast = schnell (Stunden)
pace-daily = täglich
pace-slow = langsam (Tage)
pace-none = keine Erinnerungen
seat-free = ○ freier Platz
lobby-numbers = -# { $count } am Tisch, { $low } bis { $high } können spielen
lobby-started = Gespielt wird in { $thread }.
lobby-finished = Gespielt wurde in { $thread }.
lobby-closed = Dieser Tisch wurde geschlossen.
form-options = Einstellungen des Tisches
form-switches = Regeln, die gelten

# Der Tisch

waiting = Am Zug: { $who }
waiting-until = Am Zug: { $who } · Erinnerung { $until }
waiting-sealed = { $count ->
    [one] Es fehlt noch 1 verdeckte Entscheidung
   *[other] Es fehlen noch { $count } verdeckte Entscheidungen
}
waiting-over = { $count ->
    [one] Die Partie ist zu Ende. Gewonnen hat { $winners }.
   *[other] Die Partie ist zu Ende. Gemeinsam gewonnen haben { $winners }.
}
waiting-ended = Die Partie wurde beendet.
waiting-suspended = Die Partie ruht.
panel-is-below = Erledigt. Der Tisch steht weiter unten in diesem Thread.

# Das Pult

since-you = **Seit deinem letzten Zug**
sealed-note = Deine Wahl bleibt geheim, bis alle gewählt haben. Bis dahin kannst du sie mit „Zurücknehmen“ ändern.
desk-waiting = Am Zug: { $who }.
desk-sealed = { $count ->
    [one] Deine Wahl liegt verdeckt. Es fehlt noch 1.
   *[other] Deine Wahl liegt verdeckt. Es fehlen noch { $count }.
}
help-heading = Was gerade nicht geht
help-all-possible = Alles, was du hast, kannst du jetzt spielen.

# Verlauf und Ende

history-page = Verlauf, Seite { $page } von { $pages }
history-empty = Noch ist nichts geschehen.
event-undone = { $seat } nimmt die letzte Aktion zurück.
result-heading = Ergebnis von
result-line = { $rank }. { $who } · **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
}

# Hinweise im Thread

notice-started = Die Partie beginnt: { $seats }. Alles, was gezogen wird, folgt aus einem geheimen Startwert, der am Ende gezeigt wird; seine SHA-256-Summe ist `{ $hash }`.
notice-resigned = Jemand hat die Partie verlassen. Für { $seat } spielt der Computer weiter.
notice-dm-closed = { $seat }, ich kann dir keine Direktnachrichten schicken. Hier geht auch alles: Drücke *Meine Hand* oder *Spielen*.
notice-step-failed = Dieser Schritt ist im Programm fehlgeschlagen. Er wurde für die Entwickler beiseitegelegt, die Partie steht wie zuvor. Vielleicht gelingt eine andere Wahl.

nudge = { $title }, Tisch { $number }: { $seat }, der Tisch wartet auf dich, seit { $since }.
nudge-alone = { $title }, Tisch { $number }: { $seat }, nur du fehlst noch, seit { $since }.
nudge-dm = { $title }, Tisch { $number } wartet auf dich, seit { $since }. [Zum Tisch]({ $where })
nudge-alone-dm = { $title }, Tisch { $number }: Nur du fehlst noch, seit { $since }. [Zum Tisch]({ $where })

# Mehr

more-rules-version = Fassung der Regeln: { $version }
more-fair = SHA-256 des geheimen Startwerts: `{ $hash }`
more-resign = Endgültig verlassen kannst du die Partie mit `/game resign`. Der Computer übernimmt dann deinen Platz.

# Listen

mine-heading = Deine Partien
mine-none = Du sitzt an keinem Tisch. Eröffne einen mit `/game new`.
mine-lobby = noch nicht gestartet
mine-your-turn = **du bist am Zug**, seit { $since }
mine-waiting = { $count ->
    [one] wartet auf jemand anderen
   *[other] wartet auf { $count } andere
}
mine-suspended = ruht
list-heading = Tische auf diesem Server
list-none = Noch gibt es keine. Eröffne einen mit `/game new`.
status-lobby = offen
status-running = läuft
status-suspended = ruht
status-finished = beendet
status-ended = abgebrochen
resign-sure = Tisch { $number } endgültig verlassen? Der Computer übernimmt deinen Platz. Das lässt sich nicht zurücknehmen.
resigned = Du hast die Partie verlassen.
no-such-rule = Keine Regel enthält „{ $wanted }“. Hier ist die Spielanleitung.

# Befehle

cmd-game = Tische für Brettspiele
cmd-game-new = Einen Tisch eröffnen
cmd-game-new-game = Welches Spiel
cmd-game-new-pace = Nach welcher Zeit jemand erinnert wird
cmd-game-list = Die Tische dieses Servers
cmd-game-board = Das Brett einer Partie zeigen
cmd-game-resign = Eine Partie endgültig verlassen
cmd-mygames = Alle deine Partien, die am längsten wartende zuerst
cmd-hand = Deine Hand und was du tun kannst
cmd-number = Nummer des Tisches; in seinem Thread nicht nötig
cmd-rules = Spielanleitung und alle Regeln
cmd-rules-game = Welches Spiel
cmd-rules-search = Ein Wort, nach dem gesucht wird

# Ablehnungen

refusal-not-possible-now = Das geht gerade nicht.
refusal-malformed = Das ist keine Aktion dieses Spiels.
refusal-unknown-action = Das ist keine Aktion dieses Spiels.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-at-this-table = Du sitzt nicht an diesem Tisch.
refusal-not-running = Diese Partie läuft nicht.
refusal-moved-on = Die Partie ist weitergegangen. So steht sie jetzt.
refusal-no-such-choice = Diese Wahl gibt es hier nicht. So steht die Partie jetzt.
refusal-cannot-pick-these = Diese Auswahl ist nicht möglich. Wähle { $low } bis { $high }.
refusal-nothing-to-undo = Hier gibt es nichts zurückzunehmen: Seitdem wurde etwas aufgedeckt, oder jemand anders hat sich entschieden.
refusal-step-failed = Dieser Schritt ist im Programm fehlgeschlagen und wurde für die Entwickler beiseitegelegt. Die Partie steht wie zuvor.
refusal-unknown-button = Dieser Knopf gehört zu einer älteren Fassung des Bots. Bitte nimm eine neuere Nachricht.
refusal-no-such-match = Einen Tisch { $number } gibt es hier nicht.
refusal-which-match = Welcher Tisch? Gib seine Nummer an oder nutze den Befehl im Thread der Partie.
refusal-unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Wähle eines aus der Liste.
refusal-no-such-pace = Ein Tempo „{ $given }“ gibt es nicht. Wähle eines aus der Liste.
refusal-unknown-option = Dieses Spiel hat keine Einstellung „{ $option }“.
refusal-bad-choice = „{ $given }“ ist für diese Einstellung nicht möglich.
refusal-bad-seats = Dieses Spiel ist für { $low } bis { $high } Personen.
refusal-wrong-number = Dieses Spiel ist für { $low } bis { $high } Personen.
refusal-already-started = Diese Partie hat schon begonnen.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-table-full = Dieser Tisch ist voll.
refusal-table-closed = Dieser Tisch wurde geschlossen.
refusal-no-computer = An diesem Tisch sitzt kein Computer.
refusal-only-the-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-only-in-a-server = Tische gibt es nur auf Servern, nicht in Direktnachrichten.
refusal-only-in-text-channels = Tische gibt es nur in Textkanälen.
refusal-not-in-this-channel = Auf diesem Server werden Tische in { $channels } eröffnet.
refusal-permissions-missing = Hier kann ich keinen Tisch eröffnen. Mir fehlen: { $permissions }. Wer den Server verwaltet, kann das in den Einstellungen dieses Kanals erlauben.

name-permission-view_channel = Kanal ansehen
name-permission-send_messages = Nachrichten senden
name-permission-create_public_threads = Öffentliche Threads erstellen
name-permission-send_messages_in_threads = Nachrichten in Threads senden
name-permission-attach_files = Dateien anhängen
name-permission-read_message_history = Nachrichtenverlauf anzeigen

trouble-storage = Das ließ sich nicht speichern, es hat sich also nichts geändert. Wer den Bot betreibt, sieht es im Protokoll. Bitte versuche es später noch einmal.
trouble-discord = Discord hat meine Antwort abgelehnt. Was du getan hast, gilt, wenn der Tisch es zeigt; bitte sieh dort nach.
trouble-inside = Im Programm ist etwas schiefgegangen. Es ging nichts verloren; bitte versuche es noch einmal.
trouble-command = So lässt sich dieser Befehl hier nicht verwenden.

# Ende einer Partie

result-total = Summe
result-open = Was geheim war, ist jetzt offen: *Verlauf* erzählt es, *Nachspielen* zeigt es.
result-seed = Ehrliches Spiel: Der geheime Startwert war `{ $seed }`; sein SHA-256 `{ $hash }` stand schon am Anfang hier. Jede Ziehung lässt sich prüfen: `python -m engine replay { $file }`
event-of-others = ({ $seats }, geheim) { $text }
button-rematch = Revanche
button-replay = Nachspielen
rematch-call = { $count ->
    [0] Revanche.
   *[other] Revanche: { $who }, drückt *Mitspielen*.
}
rematch-open = Tisch { $number } ist für die Revanche offen: { $where }
refusal-not-over = Diese Partie ist noch nicht zu Ende.
refusal-rematch-started = Die Revanche läuft schon: Tisch { $number }.
refusal-channel-gone = Im Kanal dieses Tisches kann ich nicht mehr schreiben. Eröffne anderswo einen Tisch mit `/game new`.

# Einstellungen einer Person

cmd-settings = Wie ich mit dir umgehe: Sprache, Erinnerungen, Zeitzone, Ruhezeit, Urlaub, deine Daten

settings-heading = Deine Einstellungen
settings-note = Sie gelten für dich auf jedem Server. Niemand sonst sieht diese Seite.
setting-language = Sprache
setting-dms = Hand und Fragen per Direktnachricht
setting-dms-closed = ja, aber Discord stellt dir meine Nachrichten nicht zu; erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten von Mitgliedern
setting-nudges = Erinnerungen
setting-zone = Zeitzone
setting-quiet = Ruhezeit
setting-vacation = Urlaub
setting-rated = In den Bestenlisten
setting-none = nichts eingetragen
language-en = English
language-de = Deutsch
language-automatic = wie in Discord
nudges-dm = per Direktnachricht
nudges-thread = im Thread der Partie
nudges-off = keine
from-until = { $first } bis { $last }
zone-and-time = { $zone }, dort ist es jetzt { $time }
zone-now = jetzt { $time }
choose-zone = Wähle deine Zeitzone

button-zone = Zeitzone
button-quiet = Ruhezeit
button-vacation = Urlaub
button-end-vacation = Urlaub beenden
button-dms-on = Direktnachrichten einschalten
button-dms-off = Direktnachrichten ausschalten
button-rated = In Bestenlisten erscheinen
button-unrated = Aus Bestenlisten heraushalten
button-export = Meine Daten herunterladen
button-forget = Vergiss mich
button-forget-really = Jetzt vergessen

form-zone = Deine Zeitzone
field-zone = Stadt oder Zeitzone
field-zone-hint = Zum Beispiel Berlin, Wien, Europe/Zurich oder UTC+2
form-quiet = Ruhezeit
field-from = Von
field-until = Bis
field-quiet-from-hint = Eine Uhrzeit wie 22:00; beide Felder leer für keine Ruhezeit
field-quiet-until-hint = In deiner Zeitzone. Dazwischen läuft keine Uhr, und niemand erinnert dich.
form-vacation = Urlaub
field-first-day = Erster Tag
field-first-day-hint = Ein Datum wie { $example }; leer für heute
field-last-day = Letzter Tag
field-last-day-hint = Er gehört noch dazu. So lange stehen deine Uhren still.

export-done = Das ist alles, was über dich gespeichert ist.
forget-heading = Soll ich dich vergessen?
forget-what = Deine Einstellungen und Wertungen werden gelöscht. In beendeten Partien bleibt dein Platz, ohne deinen Namen. Du verlässt jeden Tisch, der noch nicht begonnen hat. Was schon in Discord steht, bleibt dort. Das lässt sich nicht rückgängig machen.
forget-running = Diese Partien sind noch nicht zu Ende. Wo schon gespielt wird, übernimmt der Computer deinen Platz für immer:
forgotten = Erledigt. Ich habe dich vergessen. Wenn du wieder mitspielst, fängst du neu an.
former-player = Jemand von früher

refusal-unknown-zone = { $suggestions_count ->
    [0] Eine Zeitzone „{ $given }“ kenne ich nicht. Versuche es mit einer großen Stadt in deiner Nähe oder mit einem Abstand wie UTC+2.
   *[other] Eine Zeitzone „{ $given }“ kenne ich nicht. Wähle unten eine aus oder versuche es mit einer großen Stadt in deiner Nähe.
}
refusal-bad-time = „{ $given }“ ist keine Uhrzeit. Schreib sie wie 22:00.
refusal-quiet-hours-equal = Die Ruhezeit muss zu einer anderen Uhrzeit enden, als sie beginnt. Lass beide Felder leer, wenn du keine möchtest.
refusal-quiet-hours-too-long = Die Ruhezeit darf höchstens { $hours } Stunden dauern, damit der Tisch weiß, wann er mit dir rechnen kann.
refusal-bad-date = „{ $given }“ ist kein Datum, mit dem ich etwas anfangen kann. Schreib es wie { $example }.
refusal-vacation-past = Dieser Urlaub ist schon vorbei. Sein letzter Tag muss heute oder später sein.
refusal-vacation-backwards = Der letzte Urlaubstag kann nicht vor dem ersten liegen.
refusal-vacation-too-long = Ein Urlaub darf höchstens { $days } Tage dauern. Für länger gib deinen Platz jemand anderem.
refusal-no-such-setting = Diese Einstellung gibt es nicht mehr. Bitte öffne die Seite neu.

# Einstellungen eines Servers

cmd-setup = Für die Serververwaltung: wo Tische stehen, Vorgaben, und ob ich darf, was ich brauche

setup-heading = Hourglass auf diesem Server
setup-note = Was du wählst, gilt für Tische, die ab jetzt eröffnet werden.
setup-channels-all = Tische dürfen in **jedem** Textkanal stehen. Wähle unten Kanäle aus, um nur diese zu erlauben.
setup-channels-chosen = Tische dürfen nur in den unten gewählten Kanälen stehen.
setup-pace = Neue Tische: { $pace }
setup-enders = Wer eine laufende Partie beenden darf
enders-vote = Der Tisch beendet eine Partie durch Abstimmung
enders-host = Wer den Tisch eröffnet hat, darf sie beenden
enders-managers = Wer den Server verwaltet, darf sie beenden
choose-channels = Jeder Textkanal
language-of-bot = Sprache des Bots
permission-check = Darf ich, was ich brauche?
permission-fine = { $count ->
    [one] ✓ In 1 Kanal ist alles in Ordnung.
   *[other] ✓ In { $count } Kanälen ist alles in Ordnung.
}
permission-lacks = ✗ In { $where } fehlt: { $permissions }
permission-no-channel = ✗ { $where } gibt es nicht mehr, oder ich sehe den Kanal nicht. Wähle die Kanäle neu aus.
permission-how = So erlaubst du es: Öffne die Einstellungen des Kanals, dort *Berechtigungen*, füge die Rolle oder das Mitglied Hourglass hinzu, hake an, was fehlt, und nutze noch einmal `/setup`.

refusal-only-managers = Das darf nur, wer den Server verwalten darf.

# Bestenliste

cmd-game-leaderboard = Wer auf diesem Server ein Spiel am besten spielt
leaderboard-heading = { $title } · Bestenliste dieses Servers
leaderboard-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $wins } gewonnen
leaderboard-none = Noch hat niemand eine Wertung. Es zählt jede beendete Partie von mindestens zwei Personen.
leaderboard-note = Alle beginnen bei 1000. Verglichen werden nur Menschen, Computer zählen nicht; wer eine Partie verlässt, wird in ihr Letzter. Mit `/settings` bleibst du dieser Liste fern.

# Nachspielen

cmd-replay = Die Bilder einer Partie Zug für Zug ansehen
replay-turn = { $turn ->
    [0] Rückblick, der Anfang
   *[other] Rückblick, Zug { $turn } von { $turns }
}
replay-eyes = Wessen Sicht
replay-eyes-table = Der Tisch, wie ihn alle sehen
replay-eyes-seat = Was { $seat } in der Hand hat
button-first = Anfang
button-forward = Weiter
button-last = Ende
button-animate = Bewegtes Bild
animation-drawing = Ich zeichne { $all } Bilder, { $done } sind fertig …
animation-all = Zug um Zug, einer nach dem anderen.
animation-some = { $shown } von { $turns } Zügen, gleichmäßig verteilt.
animation-alt = { $title }, die Partie in { $turns } bewegten Bildern. Der Rückblick erzählt sie Zug für Zug in Worten.

refusal-no-replay = Die Regeln dieses Spiels wurden nach dieser Partie berichtigt, deshalb lässt sie sich nicht mehr durchblättern. Ihr Verlauf ist vollständig.
refusal-not-your-eyes = Solange eine Partie läuft, siehst du sie nur mit deinen eigenen Augen.
