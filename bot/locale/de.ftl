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
result-part = { $source } { $points }
result-seed = Nachprüfbar fair: Der geheime Startwert war `{ $seed }`; seine SHA-256-Summe `{ $hash }` stand von Anfang an fest.

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
