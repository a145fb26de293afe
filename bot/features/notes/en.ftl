feature-notes = Notes
feature-notes-hint = A private page for each player at each match.

button-note = Notes
form-note = Your notes at this table
field-note = Only you read this
field-note-hint = It stands on your desk and goes with you, not with the seat.
desk-note = **Your note**
note-kept = Kept. It stands on your desk, and only you see it.
note-gone = Your note is gone.
