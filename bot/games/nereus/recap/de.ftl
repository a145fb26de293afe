# Waters of Nereus: was geschehen ist, Zug für Zug. Davor steht ein Name oder „Du“, dann ein Doppelpunkt.

heading = Tag { $day }, Runde { $cycle } · { $state }
heading-explorers = Tag { $day }, Entdeckerphase · { $state }
chapter-day-began = Tag { $day }

recap-chose-corner = Beginn auf { $cell }
recap-sea-filled = {""}
recap-science-dealt = {""}
recap-your-science = {""}
recap-kept-science = { $cards } behalten
recap-science-settled = {""}
recap-day-began = {""}
recap-discovered = {""}
recap-sealed-crew = verdeckt { acc-crew } gewählt
recap-revealed-crew = { acc-crew } geschickt
recap-turn-began = {""}
recap-hourglass-passed = {""}
recap-no-explorers = {""}
recap-explorer-phase = {""}
recap-may-explore = {""}
recap-took-extra = { $gold } Gold gezahlt für noch einen Zug mit { dat-crew }
recap-declined = auf den zusätzlichen Zug verzichtet
recap-neutral-played = Neutral hat Feld { $space } { of-crew } genommen
recap-neutral-blocked = sein Schiff konnte nicht fahren
recap-neutral-sailed = sein Schiff ist nach { $cell } gefahren und hat { treasure-list } { $treasures_count ->
    [0] genommen
   *[other] in den Beutel genommen
}
recap-placed = Feld { $space } { of-crew } genommen
recap-paid-to-sail = { $gold } Gold gezahlt, um { $crew_id ->
    [pilot] unterwegs abzubiegen
   *[other] weiter zu fahren
}
recap-passed-ship = { $gold } Gold an { $owner_seat } fürs Vorbeifahren gezahlt
recap-passed-neutral = { $gold } Gold fürs Vorbeifahren am neutralen Schiff gezahlt
recap-sailed = von { $start } nach { $cell } gefahren und { treasure-list } genommen
recap-fetched = { $treasure } von { $cell } geholt
recap-took-gold = { $gold } Gold genommen
recap-took-more-gold = { $gold } Gold mehr genommen
recap-bought-treasure = { $treasure } für { $gold } Gold gezogen
recap-traded = { $gold } Gold in { points-n } verwandelt
recap-merchant-scored = { points-n } bekommen
recap-boatswain-scored = { points-n } bekommen
recap-bought-move = { $gold } Gold für ein weiteres Umräumen gezahlt
recap-boatswain-found = { $treasure } gezogen
recap-shifted = { a-treasure } { the-place } umgeräumt
recap-shifted-times = { $times } Stücke umgeräumt
recap-power-rose = { $power } Kraft gewonnen
recap-paid-scientist = { $gold } Gold gezahlt
recap-drew-science = eine Forschungskarte gezogen
recap-your-draw = nämlich „{ $card }“
recap-exchanges-science = eine Forschungskarte zum Tausch gezogen
recap-dropped-science = eine Forschungskarte abgelegt
recap-your-drop = nämlich „{ $card }“
recap-played-science = „{ $card }“ gespielt
recap-drew-treasures = { $treasures } aus dem Beutel gezogen
recap-took-anywhere = { $treasure } von { $cell } genommen
recap-paid-to-row = { $gold } Gold gezahlt, um ein Feld zu fahren
recap-stowed = { $treasure } { the-place } gelegt
recap-stowed-times = { $times } Schätze verstaut
recap-chest-paid = { $gold ->
    [0] { points-n }
   *[other] { $gold } Gold und { points-n }
} aus der Truhe bekommen
recap-chest-gave = { $drawn } aus der Truhe bekommen
headline-hold-completed = **Laderaum { of-crew }** voll: { points-n }
recap-exchanged = aus zwei { $treasure } einen ⬢ Edelstein gemacht
recap-gem-moved = einen ⬢ Edelstein { the-place } gelegt
recap-sold = { a-treasure } für { $gold } Gold verkauft
recap-sold-times = { $times } Schätze verkauft
recap-lost = { $treasures } an den Beutel verloren
recap-science-scored = Forschung { points-n }
recap-gold-scored = Gold { points-n }
recap-ended = zusammen **{ points-n }**
