feature-follow = Folgen
feature-follow-hint = Wer zusieht, bekommt auf Wunsch eine Zeile am Tag und das Ergebnis als Direktnachricht.

button-follow-match = Per Nachricht folgen
button-unfollow-match = Nicht mehr folgen
button-unfollow-all = Keiner Partie mehr folgen
follow-heading = Partien, denen du folgst
follow-replay = Ergebnis und Rückblick: { $match }
follow-stop = Nicht mehr folgen …
follow-began = Du folgst dieser Partie: eine Zeile am Tag und das Ergebnis, als Direktnachricht, außerhalb deiner Ruhezeiten.
follow-ended = Du folgst dieser Partie nicht mehr.
follow-ended-all = Du folgst keiner Partie mehr.
refusal-follow-own = Diese Partie spielst du selbst.
refusal-follow-too-many = Du folgst schon { $most } Partien. Beende das erst bei einer.
