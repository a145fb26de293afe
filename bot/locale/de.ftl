# Sätze des Hauses, für jedes Spiel.

match-heading = { $title } · Tisch { $number }
thread-name = { $title } · Tisch { $number }
choose-one = Wähle aus
choose-other = Weitere ({ $count })
choose-other-and = Weitere ({ $count }) · { $more }
choose-one-part = Wähle aus ({ $first } bis { $last } von { $total })
host = hat eröffnet
computer-hint-gentle = Für die ersten Partien: ohne Plan, macht Fehler.
computer-hint-good = Spielt wie jemand, der das Spiel kennt.
computer-hint-strong = Denkt voraus und ist schwer zu schlagen.
computer-alone = Computer
more-lines = … und { $count } weitere

# Knöpfe

button-play = Spielen
button-hand = Mein Pult
button-undo = Rückgängig
button-more = Mehr
button-back = Zurück
button-help = Was geht nicht?
button-refresh = Neu laden
button-show-table = Tisch zeigen
button-result = Zum Ergebnis
button-next = Nächste Partie ({ $count })
button-next-named = Nächste: { $title } ({ $count })
button-follow = Thread in meine Liste
button-join = Mitspielen
button-leave = Platz freigeben
button-options = Optionen
button-resign = Endgültig verlassen
button-resign-hint = Der Computer spielt für dich weiter.

# Der Tisch vor dem Start

option-line = { $option }: { $choice }
option-on = ja
option-off = nein
pace = Tempo
pace-hint = Nach welcher Zeit jemand erinnert wird.
pace-fast = schnell (Erinnerung nach 4 Stunden)
pace-daily = täglich (nach 24 Stunden)
pace-slow = langsam (nach 3 Tagen)
pace-own = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
switch-weekends_off = Wochenenden frei
weekends-off-short = Wochenenden frei
switch-weekends_off-hint = Samstags und sonntags stehen alle Uhren still, nach der Zeitzone jeder Person.
pace-none = ohne Uhr, ohne Erinnerung
lobby-line-started = **{ $match }** wird in { $thread } gespielt.
lobby-line-finished = **{ $match }** wurde in { $thread } gespielt.
lobby-line-closed = **{ $match }** wurde geschlossen, bevor es losging.
lobby-line-began = **{ $match }** hat begonnen.
lobby-facts = **{ $low }–{ $high } Personen · etwa { $shortest }–{ $longest } Minuten · { $weight }** (Anspruch { $level } von 5)
weight-very-light = sehr leicht
weight-light = leicht
weight-medium = mittel
weight-demanding = anspruchsvoll
weight-heavy = schwer
lobby-expected = **Dauert etwa { $expected }** mit diesen Leuten · Tempo: { $pace }
lobby-pace = Tempo: { $pace }
lobby-now = **Jetzt gleich: etwa { $minutes } Minuten**, wenn alle dabeibleiben
lobby-alone = **Etwa { $minutes } Minuten** gegen Computer; niemand wartet, also läuft keine Uhr
lobby-different = Anders als üblich: { $what }
seats-free = ◌ { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
button-start = Zu { $count } beginnen
button-start-missing = { $count ->
    [one] Es fehlt noch 1
   *[other] Es fehlen noch { $count }
}
button-close = Tisch schließen
close-sure = Du bist die einzige Person an Tisch { $number }. Wenn du gehst, wird er geschlossen.
table-closed = Tisch { $number } ist geschlossen.
computers = Computer: dazu, Stärke, weg
computers-add = Ein Computer dazu: { $level }
computers-level = { $name }: ab jetzt { $level }
computers-remove = { $name } geht
level-random = zufällig
level-gentle = leicht
level-good = gut
level-strong = stark
computer-random = Computer
computer-gentle = Computer, leicht
computer-good = Computer, gut
computer-strong = Computer, stark
computer-hint-random = Spielt irgendetwas, das erlaubt ist.
button-invite = Einladen
invite-whom = Wen lädst du an diesen Tisch ein? Alle werden im Kanal gerufen, jede Person einmal.
invite-choose = Menschen auswählen
invited = Eingeladen: { $who }
invited-nobody = Niemand Neues: Sie sitzen schon hier, waren schon eingeladen oder sind Bots.
switch-now = Jetzt gleich spielen
switch-now-hint = Wer gefragt ist, wird sofort gerufen. Nach einer Viertelstunde ohne Zug gilt wieder das Tempo.
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-minutes-range = { $low }–{ $high } Minuten
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-hours-range = { $low }–{ $high } Stunden
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
span-days-range = { $low }–{ $high } Tage
span-weeks = { $count ->
    [one] 1 Woche
   *[other] { $count } Wochen
}
span-weeks-range = { $low }–{ $high } Wochen
form-options = Optionen des Tisches
form-switches = Außerdem an diesem Tisch
form-game-switches = Außerdem im Spiel

# Der Tisch

waiting = Dran: { $who }
time-until = Zeit bis { $at }
from-last-press = **Seit der letzten Entscheidung von { $seat }**
waiting-sealed = { $count ->
    [one] Es fehlt noch 1 verdeckte Entscheidung
   *[other] Es fehlen noch { $count } verdeckte Entscheidungen
}
waiting-ended = Die Partie wurde beendet.
waiting-suspended = Die Partie ruht.
panel-is-below = Erledigt. Der Tisch steht weiter unten in diesem Thread.

pace-live = Live, bis { $minutes } Minuten lang nichts geschieht
time-to-go = noch etwa { $rest }

# Das Pult

desk-of = { $title }, [Tisch { $number }]({ $where })
desk-your-turn = Du bist dran
desk-played = Gespielt
desk-waits = Andere sind am Zug
desk-sealed = Deine Entscheidung liegt verdeckt
desk-suspended = Die Partie ruht
desk-finished = Zu Ende
desk-ended = Beendet
since-then = Seitdem:
so-far = **Bisher**
still-open = **Noch offen:** { $what }
barred = { $what } · { $reason }
picture-follows = Das Bild folgt.
alt-course = Verlauf der Partie: die Punkte von allen, Zug für Zug.
barred-now = Jetzt nicht: { $what }
place-ways = { $what }: { $count } Möglichkeiten
place-barred = { $what }: jetzt nicht. { $reason }
ended-won = Du hast mit **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkten
} gewonnen.
ended-shared = Du teilst dir den Sieg mit { $who }: **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
}.
ended-other = Platz { $rank } von { $players } für dich, mit **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkten
}. { $count ->
    [one] Gewonnen hat { $who } mit { $best }.
   *[other] Den Sieg teilen sich { $who } mit { $best }.
}
sealed-note = Geheim, bis alle gewählt haben; ändern mit *Rückgängig*.
desk-waiting = Dran: { $who }.
desk-elsewhere = Du spielst gerade im Thread.
desk-sealed-waits = Die anderen wählen noch.
button-plan-ahead = Vorausplanen
button-change-standing = Antwort ändern
button-cancel-standing = Antwort streichen
standing-heading = Vorausplanen
standing-note = Was ich für dich antworten darf, wenn du dran bist. Niemand sonst sieht es, und du kannst es jederzeit streichen.
standing-choose = Worum geht es?
standing-held = Du hast zurückgenommen, was das bewirkt hat. Diesmal entscheidest du, danach gilt es wieder.
standing-stopped = **Du wirst wieder gefragt:** { $why }
    -# Damit ist zu Ende: { $what }
refusal-standing-too-late = Dafür ist nichts mehr vorauszuplanen. Deine Antworten bleiben, wie sie sind.
refusal-standing-out-of-range = Eine dieser Möglichkeiten gibt es jetzt nicht. Bitte fülle das Formular noch einmal aus.
help-heading = Was gerade nicht geht
help-all-possible = Nichts ist gesperrt: Alles, was hier steht, geht jetzt.

# Was geschehen ist, Zug für Zug

recap-line = { $who }: { $what }
you = Du
names-and = { $first } und { $last }
recap-each = { $who }, je: { $what }
recap-you = Du: { $what }
recap-folded = { $who }: { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
recap-made = { $what } (nichts anderes war möglich)
recap-undone-by-vote = den letzten Schritt und alles danach zurückgenommen, wie am Tisch beschlossen

# Tipps

button-take-back = Das zurücknehmen
button-to-desk = Zurück zum Pult
hint-none = nichts
hint-why = Ausschlaggebend: { $what }.
hint-why-theirs = Ausschlaggebend, weil die anderen weniger davon haben: { $what }.
refusal-no-hint-now = Dafür gibt es gerade keinen Tipp. Die Partie geht weiter wie gewohnt.

# Lernen

switch-previews = Teure Entscheidungen vorher sehen
switch-previews-hint = Das Bild zeigt sie schon getroffen; dann kommt So machen oder Zurück.
preview-heading = Noch nicht getan: { $what }
preview-chance = Was dann kommt, ist Zufall.
button-do-it = So machen

# Verlauf und Ende

event-undone = { $seat } nimmt die eigene letzte Aktion zurück.
result-call = { $match } ist zu Ende: { $who }
result-won = { $count ->
    [one] { $who } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
   *[other] { $who } teilen sich den Sieg mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
}
result-rank = **{ $rank }** { $who } · **{ $points }**
result-ahead = Vorsprung auf { $who }: { $ahead }.
result-why = Vorsprung auf { $who }: { $ahead } ({ $source }: { $more } mehr).
result-other-sources = andere{"\u00A0"}{ $points }
result-finished = beendet
tie-values = { $first }
result-took = Dauer: { $span }
event-of-others = Nur für { $seats }: „{ $text }“
button-rematch = Revanche
rematch-call = { $count ->
    [0] Revanche.
   *[other] Revanche: { $who }, drückt *Mitspielen*.
}
rematch-open = Tisch { $number } ist für die Revanche offen: { $where }
rematch-begun = Die Revanche hat begonnen: Tisch { $number }.
refusal-not-over = Diese Partie ist noch nicht zu Ende.
refusal-rematch-started = Die Revanche hat schon begonnen: Tisch { $number }.
refusal-channel-gone = Im Kanal dieses Tisches kann ich nichts mehr schreiben. Eröffne mit `/game new` woanders einen Tisch.

# Hinweise im Thread

notice-started = Eine Partie { $game } beginnt: { $seats }.
notice-left = Jemand hat die Partie verlassen. Der Computer spielt als { $seat } weiter. Wer gegangen ist, kann mit `/game return` um die Rückkehr bitten.
notice-taken-over = { $seat } spielt jetzt auf diesem Platz.
notice-paused = { $seat } hat die Partie für alle pausiert. Wer am Tisch sitzt, kann sie fortsetzen.
notice-stepped-for = Der Computer hat einmal für { $seat } gehandelt, wie der Tisch es beschlossen hat.
notice-still-playing = Hier ist seit { $days } Tagen nichts geschehen. Spielt ihr noch? Nach 30 Tagen ruht die Partie; gelöscht wird sie nie.
channel-gone = Den Kanal dieser Partie gibt es nicht mehr. Sie geht hier weiter, in den Direktnachrichten. Auch deine Fragen kommen hierher.
notice-dm-closed = { $seat }, ich kann dir keine Direktnachrichten schicken. Hier geht auch alles: Drücke *Mein Pult* oder *Spielen*.
notice-guest-away = { $seat }, Gast eines anderen Servers, ist in Direktnachrichten nicht mehr erreichbar. Kommt rechtzeitig nichts, wird der Tisch gefragt wie immer.
notice-step-failed = Das ging bei mir schief und zählt nicht. Die Partie steht wie zuvor; wer mich betreibt, weiß Bescheid. Vielleicht gelingt eine andere Antwort.

nudge = gefragt { $since }
nudge-alone = nur du fehlst noch, gefragt { $since }
nudge-sealed = { $game } wartet noch auf { $count ->
    [one] 1 verdeckte Entscheidung.
   *[other] { $count } verdeckte Entscheidungen.
}
button-reminders = Erinnerungen

# What a notification says: one line, plain words

call = { $game } mit { $others }: { $asked }
call-still = { $game } mit { $others } wartet noch auf dich: { $asked }
call-alone = { $game }: { $asked }
call-more = { $first } und { $count } weiteren
call-digest = { $count } Partien warten auf dich: { $games }
call-vote-slow = Die Zeit von { $seat } ist um. Wie geht es weiter?
call-vote-missing = Die Zeit für verdeckte Entscheidungen ist um. Wie geht es weiter?
call-vote-stay = Bleibt { $seat } am Tisch?
call-vote-undo = Darf { $asker } die letzte Aktion zurücknehmen?
call-vote-end = { $asker } möchte die Partie beenden. Bist du einverstanden?
call-vote-return = Darf { $asker } an den Tisch zurückkommen?
call-vote-replace = Dir wird der Platz von { $seat } angeboten. Nimmst du ihn?
call-invited = { $by } lädt dich zu { $game } ein
call-elsewhere = Der Kanal ist weg, darum geht es hier weiter
call-rematch = Revanche in { $game } mit { $others }: Spielst du mit?

# Mehr

more-changes = Pause, Rücknahme, Verlassen …
more-changes-over = Behalten, prüfen, nicht mit …
more-lots = So fing es an
more-fair-over = Fingerabdruck der Partie und ihrer geheimen Zahl: `{ $hash }`. Die Zahl war `{ $seed }`.
more-fair = Fingerabdruck der Partie und ihrer geheimen Zahl: `{ $hash }`. Die Zahl wird gezeigt, wenn die Partie zu Ende ist.
button-pause = Partie pausieren (für alle)
button-pause-hint = Die Uhren stehen, bis jemand am Tisch fortsetzt.
button-offer-seat = Platz anbieten
button-offer-seat-hint = Jemand anderes spielt für dich weiter.
button-come-back = Zurückkehren
button-come-back-hint = Fragt den Tisch nach deinem alten Platz.
offer-whom = Wem bietest du deinen Platz an? Wer ihn nimmt, spielt mit allem weiter, was dort liegt.
offer-choose = Eine Person
button-offer-anybody = Allen

# Listen

mine-heading = Deine Partien
mine-none = Du sitzt an keinem Tisch. Eröffne einen mit `/game new`, oder sag mit `/game find`, was du gern spielst.
mine-lobby = noch nicht gestartet
mine-queued = auf der Warteliste, Nummer { $place }
mine-held = ein Platz wird für dich gehalten
mine-your-turn = { $asked } · gefragt { $since }
mine-your-turn-until = { $asked } · gefragt { $since } · deine Zeit endet { $until }
mine-your-turn-late = { $asked } · gefragt { $since } · deine Zeit ist um
mine-suspended = ruht
mine-turn-heading = Du bist dran · { $count }
mine-waiting-heading = Andere sind dran · { $count }
mine-others-heading = Nicht begonnen oder ruhend · { $count }
mine-invited-heading = Eingeladen · { $count }
mine-invited = { $match } von { $host } · { $count } von { $high } Plätzen
mine-finished = Diese Woche beendet: { $what }
mine-won = gewonnen
mine-rank = Platz { $rank }
button-settings = Meine Einstellungen
list-heading = Tische auf diesem Server
list-none = Noch gibt es keine. Eröffne einen mit `/game new`.
list-lobby = Offen: geh hin und drücke *Mitspielen*
list-running = Laufend
list-suspended = Ruhend
list-finished = Beendet
list-seated = { $who } · { $count } am Tisch · für { $low } bis { $high } Personen
list-waits = wartet auf { $who } · gefragt { $since }
list-waits-until = wartet auf { $who } · gefragt { $since } · Zeit endet { $until }
list-won = gewonnen von { $who } · { $at }
resign-sure = Tisch { $number } endgültig verlassen? Der Computer übernimmt deinen Platz. Das lässt sich nicht zurücknehmen.
resigned = Du hast die Partie verlassen.

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
cmd-which-game = Welches Spiel; im Thread einer Partie nicht nötig

cmd-game-replace = Biete deinen Platz jemand anderem an
cmd-game-replace-member = Nur dieses Mitglied darf ihn nehmen; leer lassen für alle
cmd-game-return = Bitte um die Rückkehr auf einen verlassenen Platz
cmd-game-pause = Halte die Uhren einer Partie an
cmd-game-resume = Setze eine ruhende Partie fort
cmd-game-end = Beende eine Partie ohne Ergebnis

# Abstimmungen

vote-slow-title = Die Zeit von { $who } ist um
vote-slow = Dran ist { $seat }, gefragt { $since }. Wie geht es weiter?
vote-hint-slow-wait = **Warten**: { $who } bekommt mehr Zeit
vote-hint-slow-step = **Computer handelt einmal**: eine Aktion für { $who }, dann geht es wie bisher weiter
vote-hint-slow-computer = **Computer übernimmt**: { $who } kann um Rückkehr bitten
vote-hint-slow-replace = **Ersatz suchen**: Der Platz wird anderen angeboten
vote-hint-slow-end = **Partie beenden**, ohne Ergebnis
vote-hint-missing-wait = **Warten**: Alle bekommen mehr Zeit
vote-hint-missing-step = **Computer handelt einmal**, wo eine Entscheidung fehlt
vote-hint-missing-end = **Partie beenden**, ohne Ergebnis
vote-stay-title = Bleibt { $who }?
vote-stay = { $about } darf auf diesem Server keine Tische mehr eröffnen und sich an keinen mehr setzen: So hat es die Moderation entschieden. Wie geht diese Partie weiter?
vote-hint-stay-stay = **Bleibt**: { $who } spielt diese Partie zu Ende
vote-hint-stay-computer = **Computer übernimmt** den Platz von { $who }
vote-hint-stay-end = **Partie beenden**, ohne Ergebnis
vote-how = Mehr als die Hälfte entscheidet; haben alle abgestimmt, die meisten. Bei Gleichstand zählt, was zuerst steht.
vote-how-slow = Ein Zug von { $who } beendet die Abstimmung.
vote-not-yet = { $who } (noch nicht)
vote-count = { $choice } · { $count }
vote-undo = { $asker } möchte die letzte eigene Aktion und alles, was danach kam, zurücknehmen. Was aufgedeckt wurde, bleibt bekannt. Alle müssen zustimmen.
vote-end = { $asker } möchte diese Partie ohne Ergebnis beenden. Mehr als die Hälfte muss zustimmen.
vote-return = { $asker } möchte auf den Platz von { $seat } zurück. Mehr als die Hälfte muss zustimmen.
vote-replace = Der Platz von { $seat } ist frei. Wer ihn nimmt, spielt mit allem weiter, was dort liegt.
vote-for = Nur { $person } darf ihn nehmen.
vote-choice-wait = Warten
vote-choice-step = Computer handelt einmal
vote-choice-stay = Bleibt
vote-choice-computer = Computer übernimmt
vote-choice-replace = Ersatz suchen
vote-choice-end = Partie beenden
vote-choice-yes = Ja
vote-choice-no = Nein
vote-choice-take = Platz nehmen
vote-slow-wait = Beschlossen: Der Tisch wartet auf { $about }.
vote-slow-step = Beschlossen: Der Computer handelt einmal für { $about }.
vote-slow-computer = Beschlossen: Ein Computer übernimmt den Platz von { $about }.
vote-slow-replace = Beschlossen: Für den Platz von { $about } wird Ersatz gesucht.
vote-slow-end = Beschlossen: Die Partie ist beendet.
vote-stay-stay = Entschieden: { $about } bleibt bis zum Ende dieser Partie.
vote-stay-computer = Entschieden: Ein Computer übernimmt den Platz von { $about }.
vote-stay-end = Entschieden: Die Partie wird beendet.
vote-undo-yes = Einverstanden: { $asker } nimmt die letzte Aktion zurück.
vote-undo-no = Nicht einverstanden: Die letzte Aktion von { $asker } gilt.
vote-end-yes = Einverstanden: Die Partie ist beendet.
vote-end-no = Nicht einverstanden: Die Partie geht weiter.
vote-return-yes = Einverstanden: { $asker } ist zurück.
vote-return-no = Nicht einverstanden: { $asker } kommt nicht zurück.
vote-replace-take = Der Platz ist vergeben: { $seat } spielt weiter.
vote-obsolete = Nicht mehr nötig: Die Partie ist weitergegangen
vote-was-slow = Die Frage war, wie es ohne { $about } weitergeht.
vote-was-missing = Die Frage war, wie es ohne die fehlenden Entscheidungen weitergeht.
vote-was-stay = Die Frage war, ob { $about } am Tisch bleibt.
vote-was-undo = { $asker } wollte die letzte Aktion zurücknehmen.
vote-was-end = { $asker } wollte die Partie beenden.
vote-was-return = { $asker } wollte zurückkommen.
vote-was-replace = Ein Platz war angeboten.
vote-opened = Die Frage steht jetzt am Tisch.
vote-missing-title = Die Zeit ist um
vote-missing = Verdeckte Entscheidungen haben die Zeit dieses Tisches aufgebraucht. Wie geht es weiter?
vote-joined = Das wurde der Tisch schon gefragt. Dein Ja zählt jetzt mit.
vote-missing-wait = Beschlossen: Der Tisch wartet.
vote-missing-step = Beschlossen: Wo eine Entscheidung fehlt, entscheidet der Computer.
vote-missing-end = Beschlossen: Die Partie ist beendet.
vote-done-undo = Zurückgenommen.
vote-done-end = Die Partie ist beendet.
vote-done-return = Du bist wieder am Tisch.
vote-done-replace = Dein Platz ist angeboten.
event-undone-by-vote = Der Tisch ist einverstanden: { $seat } nimmt die letzte eigene Aktion und alles Folgende zurück.
button-ask-undo = Um Rücknahme bitten
button-ask-undo-hint = Dein letzter Schritt, wenn der Tisch zustimmt.
button-ask-table = Den Tisch fragen
button-resume = Fortsetzen
button-resume-hint = Die Uhren laufen weiter.
button-keep = Ja, wir spielen
button-snooze = 4 Std. später
button-mygames = Meine Partien
button-end = Partie beenden
button-end-hint = Für alle, ohne Ergebnis.
match-paused = Die Partie ruht. Wer am Tisch sitzt, kann sie fortsetzen.
match-resumed = Die Partie geht weiter.
match-set-aside = In Partie { $number } ist im Programm etwas fehlgeschlagen, darum ist sie beiseitegelegt. Nichts ist verloren, alle anderen Partien gehen weiter. { $host } kann es noch einmal versuchen, sie zur letzten guten Stellung zurücknehmen oder sie beenden.
match-goes-on = Die Partie geht weiter.
button-retry = Noch einmal
button-roll-back = Zurücknehmen
event-taken-back-in-trouble = { $count ->
    [one] Der letzte Schritt wurde zurückgenommen, weil er im Programm zu einem Fehler führte.
   *[other] Die letzten { $count } Schritte wurden zurückgenommen, weil sie im Programm zu einem Fehler führten.
}
mine-in-trouble = beiseitegelegt
refusal-match-in-trouble = Partie { $number } ist beiseitegelegt, weil im Programm etwas fehlgeschlagen ist. Wer für sie verantwortlich ist, entscheidet am Tisch, wie es weitergeht.
refusal-other-rules = Partie { $number } wurde mit Version { $recorded } ihrer Regeln gespielt; dieses Programm spielt Version { $current }. Hier kann sie weder gezeigt noch gespielt werden.
refusal-not-in-trouble = Diese Partie geht schon weiter.
refusal-only-those-responsible = Das entscheidet, wer die Partie leitet, oder wer den Server verwaltet.
match-kept = Gut. Der Tisch bleibt offen.
match-ended = Die Partie ist beendet.
snoozed = Du wirst frühestens { $until } erinnert.
end-sure = Tisch { $number } für alle ohne Ergebnis beenden? Das lässt sich nicht zurücknehmen.

# Ablehnungen

refusal-not-suspended = Diese Partie ruht nicht.
refusal-no-such-vote = Diese Frage gibt es nicht mehr.
refusal-vote-closed = Diese Frage ist schon entschieden.
refusal-not-a-voter = Diese Frage geht an andere am Tisch.
refusal-not-for-you = Dieser Platz ist jemand anderem angeboten.
refusal-too-many-undos = In dieser Partie wurde schon sehr viel zurückgenommen. Was jetzt gewählt ist, bleibt.
refusal-asked-too-often = Du hast diesen Tisch heute schon sehr oft gefragt. Bitte versuche es morgen wieder.
refusal-too-many-tables = Du hast sehr viele offene Tische. Schließe einige davon oder beende ihre Partien, bevor du noch einen eröffnest.
refusal-asked-already = Das wurde der Tisch schon gefragt.
refusal-seat-taken = Dort sitzt jetzt jemand anderes.
refusal-sits-here-already = Dieses Mitglied sitzt schon am Tisch.
refusal-no-bots = Bots können keinen Platz nehmen.
refusal-no-seat-to-return-to = Du hast hier keinen Platz verlassen, oder jemand anderes hat ihn genommen.
refusal-may-not-end = Allein darfst du diese Partie nicht beenden.
refusal-match-is-bound = Diese Partie gehört zu etwas Größerem, das allein bestimmt, wer spielt und wann sie endet.
refusal-nothing-to-snooze = Im Augenblick wartet keine Partie auf dich.

refusal-not-possible-now = Das geht gerade nicht.
refusal-not-from-elsewhere = Als Gast kannst du das nicht: Der Server würde sehen, wer du bist.
refusal-malformed = Das verstehe ich nicht. Bitte nimm die Knöpfe unter dem neuesten Bild.
refusal-unknown-action = Das verstehe ich nicht. Bitte nimm die Knöpfe unter dem neuesten Bild.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-whose-turn = Du bist noch nicht am Zug: { $who } wurde { $since } gefragt.
refusal-nothing-waits = Jetzt wartet keine andere Partie auf dich.
refusal-choices-missing = { $count ->
    [one] Du hast schon entschieden. Es fehlt noch 1 Entscheidung.
   *[other] Du hast schon entschieden. Es fehlen noch { $count }.
}
stranger-may-follow = Du sitzt nicht an diesem Tisch. Du kannst zuschauen: Brett, Verlauf und Gespräch stehen hier allen offen. Nimm den Thread in deine Kanalliste, oder folge der Partie per Nachricht: eine Zeile am Tag und das Ergebnis.
following = Der Thread dieser Partie steht jetzt in deiner Kanalliste.
refusal-not-at-this-table = Du sitzt nicht an diesem Tisch.
refusal-not-running = Diese Partie läuft nicht.
refusal-moved-on = Die Partie ist weitergegangen. So steht sie jetzt.
refusal-no-such-choice = Diese Antwort gibt es hier nicht. So steht die Partie jetzt.
refusal-cannot-pick-these = { $exact ->
    [1] Das lässt sich nicht zusammen wählen. Wähle genau { $low }.
   *[other] Das lässt sich nicht zusammen wählen. Wähle { $low } bis { $high }.
}
refusal-nothing-to-undo = Hier gibt es noch nichts zurückzunehmen.
undo-played = Seitdem { $count ->
    [one] hat
   *[other] haben
} { $who } gespielt. Den Tisch fragen?
undo-revealed = Seitdem wurde etwas aufgedeckt. Den Tisch fragen?
refusal-step-failed = Das ging bei mir schief und zählt nicht. Die Partie steht wie zuvor.
refusal-too-fast = Das war sehr viel in kurzer Zeit, darum habe ich dies ausgelassen. Bitte warte ein paar Sekunden und versuche es noch einmal.
refusal-unknown-button = Dieser Knopf gehört zu einer älteren Fassung des Bots. Bitte nimm eine neuere Nachricht.
refusal-no-such-match = Einen Tisch { $number } gibt es hier nicht.
refusal-which-match = Welcher Tisch? Gib seine Nummer an oder nutze den Befehl im Thread der Partie.
refusal-unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Wähle eines aus der Liste.
refusal-no-such-pace = „{ $given }“ kenne ich nicht als Tempo. Wähle eines aus der Liste oder schreibe Stunden wie 12h ({ $low }h bis { $high }h).
refusal-time-is-past = Das war <t:{ $at }:F> und ist vorbei. Wähle eine Zeit, die noch kommt.
refusal-unknown-option = Dieses Spiel hat keine Option „{ $option }“.
option-left-out = **{ $option }** weggelassen: Dafür braucht es { $needs } ({ $choices }).
options-set = Alles andere gilt.
refusal-bad-choice = „{ $given }“ ist für diese Option nicht möglich.
refusal-bad-seats = Dieses Spiel ist für { $low } bis { $high } Personen.
refusal-wrong-number = Dieses Spiel ist für { $low } bis { $high } Personen.
refusal-already-started = Diese Partie hat schon begonnen.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-sat-here-before = Du hattest einen Platz in dieser Partie und weißt, was er weiß. Einen anderen kannst du nicht nehmen.
refusal-others-sit-there = { $count ->
    [one] Dort sitzt jetzt 1 Person
   *[other] Dort sitzen jetzt { $count } Personen
}, deshalb gilt das nicht mehr. An der Karte des Tisches beginnt er so, wie er ist.
refusal-table-full = Dieser Tisch ist voll.
refusal-already-waiting = Du stehst schon auf der Warteliste dieses Tisches. Ich frage dich, sobald ein Platz frei ist.
refusal-list-full = Auf diesen Tisch warten schon { $most }. Eröffne selbst einen mit `/game new`.
refusal-no-seat-held = Für dich wird kein Platz mehr gehalten.
refusal-asked-another = Dort ist jemand anderes gefragt.
refusal-already-seated-there = Diese Person hat hier schon einen Platz oder wartet auf einen.
refusal-seat-kept-already = Du hältst schon jemandem einen Platz frei. Einer auf einmal.
refusal-kept-for-nobody = Freihalten kannst du einen Platz für Menschen, nicht für Bots.
refusal-not-waiting = Nur wer auf der Warteliste steht, kann einen zweiten Tisch eröffnen.
refusal-too-few-waiting = { $count ->
    [one] Es muss noch eine Person warten, bevor es einen zweiten Tisch geben kann.
   *[other] Es müssen noch { $count } warten, bevor es einen zweiten Tisch geben kann.
}
refusal-no-such-number = Zu so vielen kann dieses Spiel nicht beginnen.
refusal-begins-too-late = Ein Tisch, der nicht begonnen hat, schließt { $at }. Wähle eine frühere Zeit.
refusal-table-closed = Dieser Tisch wurde geschlossen.
refusal-no-computer = Dort sitzt kein Computer.
refusal-no-such-level = Auf dieser Stufe spielen Computer { $title } nicht. Wähle eine, die die Karte des Tisches anbietet.
refusal-thread-locked = Der Thread dieser Partie ist gesperrt, darum kann niemand dazukommen.
refusal-only-the-host = Das darf nur, wer den Tisch eröffnet hat: { $host }.
refusal-only-in-a-server = Das geht nur auf einem Server, nicht in Direktnachrichten.
refusal-only-in-text-channels = Tische gibt es nur in Textkanälen.
refusal-not-in-this-channel = Auf diesem Server werden Tische in { $channels } eröffnet.
refusal-game-not-here = In { $where } werden nur diese Spiele eröffnet: { $games }.
refusal-pace-not-here = In { $where } haben Tische eines dieser Tempos: { $paces }.
refusal-enough-tables-here = Du hast in { $where } schon { $most ->
    [1] einen Tisch
   *[other] { $most } Tische
}, und mehr möchte dieser Server von einer Person nicht. Ein weiterer geht auf, wenn einer davon vorbei ist.
refusal-role-opens-here = In { $where } darf nur { $role } Tische eröffnen. An wartende Tische kannst du dich setzen.
refusal-permissions-missing = Hier kann ich keinen Tisch eröffnen. Mir fehlen: { $permissions }. Wer den Server verwaltet, kann das in den Einstellungen dieses Kanals erlauben.

name-permission-view_channel = Kanal ansehen
name-permission-send_messages = Nachrichten senden
name-permission-create_public_threads = Öffentliche Threads erstellen
name-permission-send_messages_in_threads = Nachrichten in Threads senden
name-permission-attach_files = Dateien anhängen
name-permission-read_message_history = Nachrichtenverlauf anzeigen

trouble-storage = Das ließ sich nicht speichern, es hat sich also nichts geändert. Wer den Bot betreibt, weiß Bescheid. Bitte versuche es später noch einmal.
trouble-discord = Discord hat meine Antwort abgelehnt. Was du getan hast, gilt, wenn der Tisch es zeigt; bitte sieh dort nach.
trouble-inside = Im Programm ist etwas schiefgegangen. Es ging nichts verloren; bitte versuche es noch einmal.
trouble-command = So lässt sich dieser Befehl hier nicht verwenden.

# Einstellungen einer Person

cmd-settings = Deine Einstellungen: Sprache, Erinnerungen, Zeitzone, Ruhezeiten, Urlaub, deine Daten

settings-heading = Deine Einstellungen
settings-note = Sie gelten für dich auf jedem Server. Diese Seite sieht sonst niemand.
choice-language = Sprache
switch-dms = Hand und Fragen als Direktnachricht
switch-dms-hint = Aus: sie stehen nur im Thread der Partie.
setting-dms-closed = Discord lehnt meine Nachrichten an dich ab; erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten von Mitgliedern.
choice-nudges = Erinnerungen
setting-zone = Zeitzone
setting-quiet = Ruhezeiten
setting-vacation = Urlaub
setting-none = nichts gewählt
language-en = English
language-de = Deutsch
choice-language-auto = wie in Discord
choice-language-en = { language-en }
choice-language-de = { language-de }
button-choices = Allgemeines …
choice-nudges-dm = als Direktnachricht
choice-nudges-thread = im Thread der Partie
choice-nudges-off = keine
from-until = { $first } bis { $last }
zone-and-time = { $zone }, dort ist es jetzt { $time }
zone-now = jetzt { $time }

button-data = Meine Daten …
button-zone = Zeitzone
button-quiet = Ruhezeiten
button-vacation = Urlaub
button-end-vacation = Urlaub beenden
button-export = Meine Daten herunterladen
button-forget = Vergiss mich
button-forget-really = Jetzt vergessen

form-choices = Nachrichten, Profil und Hilfen
form-choices-switches = Was du möchtest
form-quiet = Ruhezeiten
field-from = Von
field-until = Bis
field-quiet-until-hint = In deiner Zeitzone. Dazwischen läuft keine Uhr und niemand erinnert dich.
form-vacation = Urlaub
field-first-day = Erster Tag

data-heading = Deine Daten
data-what = *Meine Daten herunterladen* gibt dir eine Datei mit allem, was über dich gespeichert ist. *Vergiss mich* löscht es; vorher wirst du noch einmal gefragt.
button-privacy = Datenschutz
button-terms = Bedingungen
button-support = Kontakt
export-done = Das ist alles, was über dich gespeichert ist.
forget-heading = Dich vergessen?
forget-what = Deine Einstellungen und Wertungen werden gelöscht, und alles andere, was nur dir gehört. In beendeten Partien bleibt dein Platz, aber ohne deinen Namen. Jeden Tisch, der noch nicht begonnen hat, verlässt du. Was schon in Discord steht, bleibt dort. Das lässt sich nicht zurücknehmen.
forget-running = Diese Partien sind nicht zu Ende. Wo schon gespielt wird, übernimmt der Computer deinen Platz endgültig:
forgotten = Erledigt. Ich habe dich vergessen. Setzt du dich wieder an einen Tisch, fängst du neu an.
former-player = Nicht mehr dabei

refusal-quiet-hours-equal = Ruhezeiten müssen zu einer anderen Zeit enden, als sie beginnen.
refusal-quiet-hours-too-long = Ruhezeiten dauern höchstens { $hours } Stunden, damit der Tisch weiß, wann mit dir zu rechnen ist.
field-week = Woche
week-of = ab { $day }
field-how-long = Wie lange
field-how-long-hint = Bis er vorbei ist, stehen deine Uhren still. Du kannst ihn jederzeit beenden.
quiet-none = keine Ruhezeiten
quiet-at-night = nicht eingetragen; von { $first } bis { $last } erinnere ich dich nicht
zone-unsaid = UTC, bis du sagst, wie spät es bei dir ist
clock-question = Wie spät ist es bei dir?
clock-why = Dann gelten Uhrzeiten, die du wählst, bei dir, und nachts kommt keine Erinnerung. Das sieht sonst niemand.
place-question = Welcher Ort hat dieselbe Zeit wie du?
zone-said = Notiert: { $zone }, dort ist es jetzt { $time }.
button-go-on = Weiter
day-today = heute
day-tomorrow = morgen
day-in-words = { $weekday }, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
refusal-vacation-past = Dieser Urlaub ist schon vorbei. Der letzte Tag muss heute oder später sein.
refusal-no-such-setting = Diese Einstellung gibt es nicht mehr. Bitte öffne die Seite noch einmal.

# Einstellungen eines Servers

cmd-setup = Für die Serververwaltung: wo Tische eröffnet werden, Vorgaben, Prüfung meiner Rechte

setup-heading = Hourglass auf diesem Server
setup-channels = Kanäle
setup-channels-short = was wo eröffnet werden darf
setup-choose-channels = **Tische dürfen öffnen in**
choose-room = In keinem Kanal
choose-role = Keine Rolle
setup-first-note = Noch ist nichts gewählt. So ginge es sofort; alles lässt sich später ändern.
setup-first-cards = **Tische** öffnen in { $where }, jeder mit einer Karte.
setup-first-alone = **{ $what }**: zeigt, welche Tische warten, allein in { $where }.
setup-first-no-alone = **{ $what }**: zeigt, welche Tische warten, allein in einem Kanal. Kein Kanal sieht danach aus: Lege einen an, etwa *#mitspielen*, und wähle ihn unter *Meldungen*.
button-first-use = Diese Kanäle nehmen
button-first-choose = Selbst wählen
setup-noise = Meldungen
setup-noise-short = was ich wo poste und wen ich rufe
setup-features-short = was dieser Server hat
setup-every-channel = Jeder Textkanal
setup-other-channels = Jeder andere Kanal
setup-no-tables = keine Tische
setup-every-table = Auf dem ganzen Server
setup-change-which = Ändern, was eröffnet werden darf in …
setup-calls-how = Wie oft die Rolle gerufen wird
setup-calls = Höchstens { $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
} am Tag in jedem Kanal
rules-games-all = alle Spiele
rules-games-few = { $games }
rules-paces-all = jedes Tempo
rules-most = { $most ->
    [0] beliebig viele Tische
    [1] 1 Tisch pro Person
   *[other] { $most } Tische pro Person
}
rules-everybody = alle eröffnen
rules-role = { $role } eröffnet
form-rules = Was eröffnet werden darf: { $name }
rules-games = Spiele
rules-paces = Tempo
rules-most-field = Tische einer Person zugleich
rules-most-hint = Wartende und laufende.
rules-openers = Wer Tische eröffnen darf
rules-openers-hint = Nichts gewählt: alle. Mitspielen und eine Revanche eröffnen darf, wer am Tisch sitzt.
name-pace-fast = schnell
name-pace-daily = täglich
name-pace-slow = langsam
name-pace-none = ohne Uhr
choice-pace-here = Tempo neuer Tische
choice-pace-here-fast = { pace-fast }
choice-pace-here-daily = { pace-daily }
choice-pace-here-slow = { pace-slow }
choice-pace-here-none = { pace-none }
choice-enders = Wer eine laufende Partie beenden darf
form-setup = Auf dem ganzen Server
choice-enders-vote = Die Leute am Tisch stimmen ab
choice-enders-host = Wer den Tisch eröffnet hat
choice-enders-managers = Wer den Server verwaltet
choose-channels = Jeder Textkanal
choice-language-here = { choice-language }
choice-language-here-auto = Voreinstellung des Bots
choice-language-here-en = { language-en }
choice-language-here-de = { language-de }
permission-fine = { $count ->
    [one] ✓ In 1 Kanal darf ich alles, was ich brauche.
   *[other] ✓ In { $count } Kanälen darf ich alles, was ich brauche.
}
permission-lacks = ✗ In { $where } fehlt mir: { $permissions }
permission-no-channel = ✗ { $where } gibt es nicht mehr, oder ich kann den Kanal nicht sehen. Wähle die Kanäle neu.
permission-how = So erlaubst du es: Öffne die Einstellungen des Kanals, dann *Berechtigungen*, füge die Rolle oder das Mitglied Hourglass hinzu, hake an, was fehlt, und nutze noch einmal `/setup`.

refusal-only-managers = Das darf nur, wer die Berechtigung *Server verwalten* hat.


# Rückblick

button-forward = Weiter
button-from-here = Rückblick ab hier

refusal-no-replay = Die Regeln dieses Spiels wurden nach dieser Partie berichtigt, deshalb lässt sie sich nicht mehr durchblättern. Ihr Verlauf ist vollständig.

# A match in direct messages
lobby-line-direct = **{ $match }** wird hier gespielt, in diesen Nachrichten.
rematch-here = hier
direct-opened = Dein Tisch ist in deinen Direktnachrichten offen: { $where }
refusal-direct-closed = Ich kann dir nicht schreiben. Erlaube Direktnachrichten von mir, oder öffne sie selbst und nutze dort `/game new`.
refusal-computers-only = Dieser Tisch steht in Direktnachrichten: Dort spielen außer der Person, der er gehört, nur Computer. Für einen Tisch mit anderen nutze `/game new` auf einem Server.

# Computer
computer-pictured = { $name } ({ $level })


# Aushang
board-free = **{ $count } frei**
board-now = jetzt gleich, etwa { $minutes } Minuten
pace-short-fast = schnell
pace-short-daily = täglich
pace-short-slow = langsam
pace-short-none = ohne Uhr
names-more = { $who } und { $count } weitere
button-open-table = Tisch eröffnen
board-sits = Du sitzt jetzt an { $match }, mit { $who }.
board-full = Der Tisch ist voll: { $host } kann beginnen.
board-waits = An { $match } ist kein Platz mehr frei: Du stehst auf der Warteliste, als Nummer { $count }. Ich frage dich, sobald ein Platz frei ist.
board-left = Du hast Tisch { $number } verlassen.
lobby-guests = Hier sitzen Gäste anderer Server, darum heißen in der Partie alle nach ihrem Gastnamen oder nach einem Stern.
lobby-guest = Du bist hier Gast: Alle heißen nach ihrem Gastnamen oder nach einem Stern.
lobby-line-guest-plays = **{ $match }** hat begonnen. Was du gefragt wirst, kommt hierher, in Direktnachrichten.
lobby-line-guest-over = **{ $match }** ist zu Ende.
somebody-before = jemand, der gegangen ist
table-opened = Tisch { $number } ist in { $where } offen.

# Ein Bus
bus-heading = { $count ->
    [one] { $host } wartet noch auf 1 Person
   *[other] { $host } wartet noch auf { $count } Personen
}
bus-heading-two = { $first } und { $second } warten
bus-with = Am Tisch: { $who }.
bus-awake = { $hours ->
    [0] Weniger als eine Stunde am Tag seid ihr alle wach.
    [one] Etwa **1 Stunde** am Tag seid ihr alle wach.
   *[other] Etwa **{ $hours } Stunden** am Tag seid ihr alle wach.
}
button-own-table = Lieber ein eigener Tisch

# Plätze, die freigehalten werden
button-pass = Verzichten
refusal-seat-held = Die freien Plätze sind für Leute reserviert, die einen Tisch suchen, der erste bis { $until }.
refusal-no-such-role = Wähle eine Rolle dieses Servers.
# Tische, die zu einer Uhrzeit beginnen
button-plan = Wann …
field-day = Tag
field-hour = Uhrzeit
field-hour-hint = In deiner Zeit ({ $zone }). Deine Zeitzone steht in /settings.
plan-none = Der Tisch beginnt, sobald er gestartet wird.
plan-of-host = { $host } kann das ändern.
hour-short = beginnt <t:{ $at }:f>

# Tage
weekday = { $day ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[other] Sonntag
}

# Volle Tische
switch-starts_full = Beginnt, wenn der Tisch voll ist
starts-full-short = beginnt, sobald voll
switch-steady = Nur für Zuverlässige und Neue
steady-short = nur für Zuverlässige und Neue
switch-steady-hint = Wer zwei der letzten zehn Partien verlassen hat, nimmt hier vor Beginn keinen Platz.
host-often-leaves = { $count ->
    [one] { $who } sitzt jetzt an deinem Tisch { $match } und verlässt Partien oft vor dem Ende.
   *[other] { $who } sitzen jetzt an deinem Tisch { $match } und verlassen Partien oft vor dem Ende.
} Das siehst nur du. Unter *Optionen* kann der Tisch ab jetzt Zuverlässige und Neue suchen.
refusal-often-leaves = Dieser Tisch sucht Zuverlässige und Neue, und du hast { $left } deiner letzten { $count } Partien verlassen. Niemand sonst erfährt davon. Jede Partie, die du zu Ende spielst, verdrängt eine ältere; andere Tische nehmen dich, wie du bist.
switch-starts_full-hint = Binnen einer Minute nach dem letzten Platz. Sonst wird gerufen, wer den Tisch eröffnet hat.
call-full = { $host } Dein Tisch ist voll und kann beginnen: { $match }
call-full-started = { $match } hat begonnen.
begins-short = { $fill ->
    [yes] beginnt zu { $count } am { $at }, mit Computern auf den übrigen Plätzen
   *[other] beginnt zu { $count } am { $at }
}
called-full = **Voll: Wer ist dabei?**
called = **Wer ist dabei?**
called-until = Es beginnt, sobald alle zugesagt haben, spätestens { $at }.
seat-in = dabei
seat-asked = gefragt { $at }
seat-held = ◌ gehalten für { $who }, bis { $at }
seat-kept = ◌ freigehalten für { $who }, bis { $at }
held-for-somebody = jemanden
held-for-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
waiting-list = **Warteliste:** { $who }
waiting-second = { $count ->
    [one] Mit einer Person mehr gibt es einen zweiten Tisch
   *[other] Mit { $count } Personen mehr gibt es einen zweiten Tisch
}
button-am-in = Ich bin dabei
button-wait = Auf die Warteliste
button-take-held = Gehaltenen Platz nehmen
button-take-kept = Platz nehmen
button-second = Zweiten Tisch eröffnen
begins-after-hour = { $begins }, aber nur ohne die Uhrzeit, die vorgeht
plan-fewer = Wenn sonst niemand kommt: Der Tisch { $begins }.
button-begins = Mit weniger …
keep-note = Oder halte einer Person einen Platz frei, einen Tag lang. Das steht im Kanal, und bis dahin bekommt ihn niemand sonst.
keep-choose = Einen Platz freihalten für …
seat-is-kept = Für { $who } ist einen Tag lang ein Platz freigehalten.
second-opened = Tisch { $number } gehört dir, mit denselben Optionen. Seine Karte kommt nach { $where }, und alle, die mit dir gewartet haben, werden gefragt, ob sie dort einen Platz nehmen.
ask-in-line = { $game }: Bist du dabei? Der Tisch beginnt gleich.
ask-seat-line = { $game }: Ein Platz ist für dich frei.
ask-kept-line = { $by } hält dir einen Platz frei: { $game }.
ask-heading = { $ask ->
    [in] Bist du dabei? { $table }
   *[other] Ein Platz für dich: { $table }
}
ask-in-full = Der Tisch ist voll. Du hast deinen Platz { $since } genommen, darum frage ich vor dem Beginn.
ask-in-begins = Der Tisch soll beginnen. Du hast deinen Platz { $since } genommen, darum frage ich vorher.
ask-in-heir = **Bis { $at }**; danach geht der Platz an { $who } von der Warteliste.
ask-in-free = **Bis { $at }**; danach ist der Platz wieder frei.
ask-kept-by = { $by } hält ihn dir frei.
ask-held = **Für dich gehalten bis { $at }**; danach wird er weitergegeben.
asked-sits = **Du sitzt an { $table }.**
asked-off = **Du musst nicht mehr antworten.** { $table } beginnt nun doch nicht, und du behältst deinen Platz.
asked-began = **Du sitzt an { $table }.** Es hat begonnen.
asked-without = { $table } hat ohne dich begonnen.
asked-on = **Der Platz wurde weitergegeben.** Du sitzt nicht an { $table }; vielleicht ist dort ein anderer frei.
asked-closed = { $table } wurde geschlossen.
form-begins = Mit weniger beginnen
form-begins-none = nur, wenn alle Plätze besetzt sind
form-begins-when = Bis wann können andere kommen?
form-begins-when-hint = Dann beginnt es mit denen, die da sind; sobald voll, sofort.
form-begins-people = Mit mindestens so vielen
form-begins-count = { $count } Personen
form-begins-rest = Plätze, die dann frei sind
fills-up = Computer nehmen sie
fills-up-hint = Sonst beginnt der Tisch mit weniger Personen.

# Features
setup-features = Funktionen
setup-features-note = Was aus ist, hat keinen Knopf und keine Nachricht.
refusal-feature-off = Auf diesem Server ist das ausgeschaltet. Wer ihn verwaltet, kann es ändern: `/setup`, *Funktionen*.

# Die Seite im Web
web-welcome = Hourglass
web-to-main = Zum Brett
web-ways = Navigation
web-look = Aussehen
web-look-auto = wie das Gerät
web-look-light = hell
web-look-dark = dunkel
web-lost = Die Verbindung ist weg. Ich versuche es weiter; nichts, was beantwortet wurde, geht verloren.
web-trouble = Das ging nicht
web-nothing-here = Hier ist nichts. Vielleicht wurde es zurückgenommen.
web-not-understood = Das habe ich nicht verstanden. Geh bitte zurück und versuche es noch einmal.
web-other-host = Diese Seiten stehen unter einer anderen Adresse.
web-other-origin = Das hat keine dieser Seiten geschickt, also habe ich nichts getan.
web-old-form = Diese Seite ist zu alt oder gehört jemand anderem. Öffne sie bitte neu; es wurde nichts getan.
web-too-much = Das war mehr, als ich auf einmal annehme.
web-too-slow = Das kam zu langsam an. Versuche es bitte noch einmal.
web-too-many = Zu viele Seiten sind gleichzeitig offen. Diese schaut trotzdem ab und zu nach.
web-link-over = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Drücke auf Discord *Brett* für einen neuen.
web-how-in = Deine Bretter öffnest du von Discord aus: Drücke dort auf deinem Tisch **Brett** und folge dem Link.
web-open-as = Als { $name } öffnen
web-open-instead = Auf diesem Gerät ist { $other } angemeldet. Von jetzt an ist es { $name }.
web-open-note = Du bleibst auf diesem Gerät 30 Tage angemeldet. Mach nur weiter, wenn du diesen Link selbst wolltest.
web-only-you = Nur du siehst diese Seite.
web-sign-out = Überall abmelden
web-mine = Meine Partien
web-mine-count = Meine Partien ({ $count })
web-you-are = Du bist { $who }
web-answers = Antworten
web-tap = Tippe ins Bild, um zu wählen; nichts zählt, bevor du hier den Knopf drückst.
web-ways-at = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-opened = Geöffnet
web-close = Schließen
web-send = Senden
web-choose = Wählen
web-earlier = Frühere Bilder
web-not-begun = Diese Partie hat noch nicht begonnen.
web-on-discord = Das lässt sich auf Discord wählen.
web-turn = Zug { $turn }
web-picture = Bild { $picture } von { $pictures }
web-slider = Welches Bild
web-first = Erstes Bild
web-before = Das Bild davor
web-after = Das nächste Bild
web-show = Zeigen
web-live = Wie es jetzt steht
web-eyes = Wessen Sicht
web-eyes-table = Der Tisch, wie alle ihn sehen
web-eyes-seat = { $who }
web-in-words = Das Bild in Worten
web-turns = Züge
web-all-turns = Die Partie in Worten
web-looks-on = Du schaust zu
web-everybody = Alle, die diese Adresse haben, sehen diese Seite. Hände bleiben bis zum Ende verdeckt.
web-a-player = jemand
refusal-web-only-there = Das wird in einem Kanal gepostet; mach es bitte auf Discord.
web-not-now = Jetzt nicht
setup-web = Bretter im Browser: { $address }
