# Waters of Nereus: what happened, by turns. A player's name, or "You", stands in front of each.

heading = Day { $day }, cycle { $cycle } · { $state }
heading-explorers = Day { $day }, explorer phase · { $state }
chapter-day-began = Day { $day }

recap-chose-corner = started at { $cell }
recap-sea-filled = {""}
recap-science-dealt = {""}
recap-your-science = {""}
recap-kept-science = kept { $cards }
recap-science-settled = {""}
recap-day-began = {""}
recap-discovered = {""}
recap-sealed-crew = chose { acc-crew }, sealed
recap-revealed-crew = sent { acc-crew }
recap-turn-began = {""}
recap-hourglass-passed = {""}
recap-no-explorers = {""}
recap-explorer-phase = {""}
recap-may-explore = {""}
recap-took-extra = paid { $gold } gold for another turn with { dat-crew }
recap-declined = declined another turn
recap-neutral-played = Neutral took space { $space } { of-crew }
recap-neutral-blocked = its ship could not move
recap-neutral-sailed = its ship sailed to { $cell } and took { treasure-list }{ $treasures_count ->
    [0] {""}
   *[other] {" into the bag"}
}
recap-placed = took space { $space } { of-crew }
recap-paid-to-sail = paid { $gold } gold { $crew_id ->
    [pilot] to turn on the way
   *[other] to sail further
}
recap-passed-ship = paid { $owner_seat } { $gold } gold for passing
recap-passed-neutral = paid { $gold } gold for passing the neutral ship
recap-sailed = sailed { $start } to { $cell } and took { treasure-list }
recap-fetched = fetched { $treasure } from { $cell }
recap-took-gold = took { $gold } gold
recap-took-more-gold = took { $gold } more gold
recap-bought-treasure = drew { $treasure } for { $gold } gold
recap-traded = turned { $gold } gold into { points-n }
recap-merchant-scored = scored { points-n }
recap-boatswain-scored = scored { points-n }
recap-bought-move = paid { $gold } gold to move one more
recap-boatswain-found = drew { $treasure }
recap-shifted = moved { a-treasure } to { the-place }
recap-shifted-times = moved { $times } pieces
recap-power-rose = gained { $power } power
recap-paid-scientist = paid { $gold } gold
recap-drew-science = drew a science card
recap-your-draw = “{ $card }” it is
recap-exchanges-science = drew a science card to exchange
recap-dropped-science = put a science card away
recap-your-drop = it was “{ $card }”
recap-played-science = played “{ $card }”
recap-drew-treasures = drew { $treasures } from the bag
recap-took-anywhere = took { $treasure } from { $cell }
recap-paid-to-row = paid { $gold } gold to sail one cell
recap-stowed = put { $treasure } into { the-place }
recap-stowed-times = stowed { $times } treasures
recap-chest-paid = got { $gold ->
    [0] { points-n }
   *[other] { $gold } gold and { points-n }
} for the chest
recap-chest-gave = got { $drawn } for the chest
headline-hold-completed = completed the **hold { of-crew }**: { points-n }
recap-exchanged = made a ⬢ gem of two { $treasure }
recap-gem-moved = moved a ⬢ gem to { the-place }
recap-sold = sold { a-treasure } for { $gold } gold
recap-sold-times = sold { $times } treasures
recap-lost = lost { $treasures } to the bag
recap-science-scored = science { points-n }
recap-gold-scored = gold { points-n }
recap-ended = in all **{ points-n }**
