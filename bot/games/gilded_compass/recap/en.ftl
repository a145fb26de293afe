# Order of the Gilded Compass: what happened, by turns. A player's name, or "You", stands in front of each.

heading = Round { $round } of { $rounds } · { $state }
chapter-round-began = Round { $round } of { $rounds }

recap-grown = { $grown ->
    [0] {""}
   *[other] , now { $set }
}
recap-neutral = { $whose_id ->
    [neutral] neutral { $dice }
   *[other] { $dice }
}
recap-in-building = in the { $building }
recap-at-building = in the { $building }
recap-from-building = the { $building }
recap-round-began = {""}
recap-laid-out = {""}
recap-abilities-laid-out = {""}
recap-items-laid-out = {""}
recap-rolled = {""}
recap-rolled-both = {""}
recap-rerolled = re-rolled to { $dice }
recap-rerolled-both = re-rolled to { $dice } and neutral { $neutral_dice }
recap-rerolled-times = re-rolled { $times } times
recap-no-help = {""}
recap-help-used = used A Little Help
recap-die-set = turned a { $old } to { $new } by A Compelling Power
recap-dice-now = {""}
recap-dice-now-both = {""}
recap-round-over = {""}
recap-gift-used = used A Timely Gift for one more turn
recap-ability-kept = {""}
recap-left-over = put { $dice } left-over { $dice ->
    [one] die
   *[other] dice
} into the Library
recap-archives-dice = placed { recap-neutral } in the Archives{ recap-grown }, rank { $place }
recap-sequence-dice = placed { recap-neutral } { recap-in-building }{ recap-grown }, rank { $place }
recap-university-dice = placed { recap-neutral } at the University
recap-tower-dice = placed { recap-neutral } in the Treasure Tower
recap-illuminati-dice = placed { recap-neutral } with the Illuminati, now { $set }
recap-galleon-dice = placed { recap-neutral } in the Sunken Galleon: { $size } dice, { $total }
recap-temple-dice = claimed tile { $tile } of the Hidden Temple with { recap-neutral }
recap-library-die = placed a die in the Library
recap-library-die-times = placed { $times } dice in the Library
recap-will-used = used The Will to Win { recap-at-building } against a { $die } of { $victim_seat }
recap-will-used-neutral = used The Will to Win { recap-at-building } against a neutral { $die }
headline-pushed-out = **lost a { $die }**, pushed out of { recap-from-building }
recap-neutral-pushed-out = pushed a neutral { $die } out of { recap-from-building }
recap-no-reward = won nothing { recap-at-building }
recap-ally-used = used An Ally Inside: { $set } rose to rank { $place }
recap-artifacts-drawn = {""}
recap-artifacts-drawn-secret = saw { $artifacts }
recap-artifacts-kept = kept { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
recap-artifacts-kept-secret = kept { $artifacts }
recap-artifact-gained = drew an artifact
recap-artifact-gained-secret = got { $artifact }
recap-missions-seen = {""}
recap-missions-seen-secret = saw { $missions }
recap-mission-kept = kept a mission
recap-mission-kept-secret = kept { $mission }
recap-mission-gained = got a mission
recap-mission-gained-secret = got { $mission }
recap-missions-returned = {""}
recap-chests-drawn = drew { $count ->
    [one] 1 chest
   *[other] { $count } chests
}
recap-chests-drawn-secret = found { $chests } gold
recap-chests-kept = kept chests worth { $chests } gold
recap-treasures-gained = got { $levels } from the Treasure Tower
recap-treasures-gained-secret = found { $treasures }
recap-items-gained = took { $count ->
    [one] 1 magical item
   *[other] { $count } magical items
}
recap-items-gained-secret = found { $items }
recap-tokens-gained = got { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
recap-maps-left = {""}
recap-specialists-left = {""}
recap-abilities-left = {""}
recap-items-left = {""}
recap-map-taken = took { $map }
recap-specialist-taken = hired { $specialist }
recap-ability-taken = took { $ability }
recap-assigned = sent { $specialist } to { $place }
recap-unassigned = took { $specialist } off the map
recap-equipped = gave { $item } to { $specialist }
recap-unequipped = took the item from { $specialist }
recap-assignment-best = went back to the best assignment
recap-assignment-accepted = sealed the assignment
recap-collection-revealed = {""}
recap-artifacts-revealed = {""}
recap-missions-revealed = {""}
recap-items-revealed = {""}
recap-treasures-revealed = {""}
recap-map-worked = {""}
recap-map-worked-with-items = {""}
recap-scored = ended with **{ $gold }** gold
