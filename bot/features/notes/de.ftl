feature-notes = Notizen
feature-notes-hint = Eine eigene Seite für Notizen, an jedem Tisch.

button-note = Notizen
form-note = Deine Notizen an diesem Tisch
field-note = Das liest nur du
field-note-hint = Sie stehen auf deinem Pult und gehen mit dir, nicht mit dem Platz.
desk-note = **Deine Notiz**
note-kept = Gemerkt. Das steht auf deinem Pult, und nur du siehst es.
note-gone = Deine Notiz ist weg.
