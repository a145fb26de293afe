# Gemeinsame Namen, für Bilder und Sätze aller Spiele.

# In pictures, who has a name that they cannot show.
player-n = Spieler { $number }
seat-n = Platz { $number }

# In place of a picture that could not be drawn.
absent = Dieses Bild ließ sich nicht zeichnen
absent-note = Wie es steht, sagen die Worte darunter. Das nächste wird neu gezeichnet.
