# Gemeinsame Namen, für Bilder und Sätze aller Spiele.

seat-n = Platz { $number }
