# Order of the Gilded Compass: was geschehen ist, Zug für Zug. Davor steht ein Name oder „Du“, dann ein Doppelpunkt.

heading = Runde { $round } von { $rounds } · { $state }
chapter-round-began = Runde { $round } von { $rounds }

recap-grown = { $grown ->
    [0] {""}
   *[other] , jetzt { $set }
}
recap-neutral = { $whose_id ->
    [neutral] neutral { $dice }
   *[other] { $dice }
}
recap-in-building = { $building_id ->
    [archives] ins Archiv
    [auction] ins Auktionshaus
   *[other] in die Schatzjägergilde
}
recap-at-building = { $building_id ->
    [archives] im Archiv
    [auction] im Auktionshaus
    [guild] in der Schatzjägergilde
   *[other] bei den Illuminati
}
recap-from-building = { $building_id ->
    [university] der Universität
   *[other] dem Schatzturm
}
recap-round-began = {""}
recap-laid-out = {""}
recap-abilities-laid-out = {""}
recap-items-laid-out = {""}
recap-rolled = {""}
recap-rolled-both = {""}
recap-rerolled = neu gewürfelt: { $dice }
recap-rerolled-both = neu gewürfelt: { $dice } und neutral { $neutral_dice }
recap-rerolled-times = { $times }-mal neu gewürfelt
recap-no-help = {""}
recap-help-used = Kleine Hilfe eingesetzt
recap-die-set = mit Zwingender Macht { $old } auf { $new } gedreht
recap-dice-now = {""}
recap-dice-now-both = {""}
recap-round-over = {""}
recap-gift-used = Gelegenes Geschenk für noch einen Zug eingesetzt
recap-ability-kept = {""}
recap-left-over = { $dice ->
    [one] 1 übrigen Würfel
   *[other] { $dice } übrige Würfel
} in die Bibliothek gelegt
recap-archives-dice = { recap-neutral } ins Archiv gesetzt{ recap-grown }, Rang { $place }
recap-sequence-dice = { recap-neutral } { recap-in-building } gesetzt{ recap-grown }, Rang { $place }
recap-university-dice = { recap-neutral } an die Universität gesetzt
recap-tower-dice = { recap-neutral } in den Schatzturm gesetzt
recap-illuminati-dice = { recap-neutral } zu den Illuminati gesetzt, jetzt { $set }
recap-galleon-dice = { recap-neutral } in die Versunkene Galeone gesetzt: { $size } Würfel, { $total }
recap-temple-dice = Plättchen { $tile } im Verborgenen Tempel gesichert mit { recap-neutral }
recap-library-die = einen Würfel in die Bibliothek gesetzt
recap-library-die-times = { $times } Würfel in die Bibliothek gesetzt
recap-will-used = Siegeswille { recap-at-building } eingesetzt gegen eine { $die } von { $victim_seat }
recap-will-used-neutral = Siegeswille { recap-at-building } eingesetzt gegen eine neutrale { $die }
headline-pushed-out = **eine { $die } verloren**, aus { recap-from-building } gedrängt
recap-neutral-pushed-out = eine neutrale { $die } aus { recap-from-building } gedrängt
recap-no-reward = { recap-at-building } nichts gewonnen
recap-ally-used = Verbündeten im Innern eingesetzt: { $set } steigt auf Rang { $place }
recap-artifacts-drawn = {""}
recap-artifacts-drawn-secret = { $artifacts } angesehen
recap-artifacts-kept = { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
} behalten
recap-artifacts-kept-secret = { $artifacts } behalten
recap-artifact-gained = ein Artefakt gezogen
recap-artifact-gained-secret = { $artifact } bekommen
recap-missions-seen = {""}
recap-missions-seen-secret = { $missions } angesehen
recap-mission-kept = eine Mission behalten
recap-mission-kept-secret = { $mission } behalten
recap-mission-gained = eine Mission bekommen
recap-mission-gained-secret = { $mission } bekommen
recap-missions-returned = {""}
recap-chests-drawn = { $count ->
    [one] 1 Truhe
   *[other] { $count } Truhen
} gezogen
recap-chests-drawn-secret = { $chests } Gold gefunden
recap-chests-kept = Truhen mit { $chests } Gold behalten
recap-treasures-gained = aus dem Schatzturm bekommen: { $levels }
recap-treasures-gained-secret = { $treasures } gefunden
recap-items-gained = { $count ->
    [one] 1 magischen Gegenstand
   *[other] { $count } magische Gegenstände
} genommen
recap-items-gained-secret = { $items } gefunden
recap-tokens-gained = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} bekommen
recap-maps-left = {""}
recap-specialists-left = {""}
recap-abilities-left = {""}
recap-items-left = {""}
recap-map-taken = { $map } genommen
recap-specialist-taken = { $specialist } angeheuert
recap-ability-taken = { $ability } genommen
recap-assigned = { $specialist } auf die Karte { $place } geschickt
recap-unassigned = { $specialist } von der Karte genommen
recap-equipped = { $specialist } bekommt { $item }
recap-unequipped = { $specialist } gibt den Gegenstand zurück
recap-assignment-best = zurück beim besten Einsatz
recap-assignment-accepted = Einsatz versiegelt
recap-collection-revealed = {""}
recap-artifacts-revealed = {""}
recap-missions-revealed = {""}
recap-items-revealed = {""}
recap-treasures-revealed = {""}
recap-map-worked = {""}
recap-map-worked-with-items = {""}
recap-scored = am Ende **{ $gold }** Gold
