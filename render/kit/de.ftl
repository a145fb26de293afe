# Gemeinsame Namen, für Bilder und Sätze aller Spiele.

# In pictures, who has a name that they cannot show.
player-n = Spieler { $number }
seat-n = Platz { $number }

# Below a picture with marks of what has changed: what they are, and whose move one tells that nobody made.
changed-private = Seit du geschaut hast
changed-board = Letzte Züge
changed-by-nobody = das Spiel

# In place of a picture that could not be drawn.
absent = Dieses Bild ließ sich nicht zeichnen
absent-note = Wie es steht, sagen die Worte darunter. Das nächste wird neu gezeichnet.
