feature-templates = Vorlagen
feature-templates-hint = Tische, die sich wieder so eröffnen lassen, von Leuten und vom Server.

button-template = Als Vorlage speichern …
button-template-hint = Um denselben Tisch später neu zu eröffnen.
button-rename = Umbenennen …
button-delete = Löschen
cmd-game-templates = Tische, die du wieder so eröffnen kannst
form-template = Als Vorlage speichern
field-template = Name
field-template-for = Für wen
template-for-mine = Für mich, auf jedem Server
template-for-server = Für alle auf diesem Server
template-how = `/game new` bietet sie bei den Spielen an.
template-computers = { $count ->
    [one] 1 Computer
   *[other] { $count } Computer
}
template-hour = { $day } { $time }
templates-heading = Tische, die du wieder eröffnen kannst
templates-own = Meine
templates-of-server = Von diesem Server
templates-none = Noch keine. *Wann …* an der Karte eines Tisches und *Mehr* an einer Partie speichern eine.
templates-note = `/game new` bietet sie bei den Spielen an.
now-short = jetzt
templates-choose-own = Eine von meinen wählen
templates-choose-of-server = Eine von diesem Server wählen
refusal-no-such-template = Diese Vorlage gibt es nicht mehr.
refusal-template-without-name = Eine Vorlage braucht einen Namen.
refusal-too-many-templates = Mehr als { $most } Vorlagen werden nicht gespeichert. Lösche zuerst eine in `/game templates`.
