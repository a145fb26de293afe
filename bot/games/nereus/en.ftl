# Waters of Nereus: what the bot says.

summary = You sail a sea full of treasures with a crew of seven, chosen in secret card by card: who acts first gets the best space. Treasures fill the holds of your crew, which pay points and make its members better; after four days the most points win.

how-to-play =
    ### Aim
    Have the most points after four days.
    ### Start
    3 gold, a ☾ white treasure in storage, and three of the five science cards you are dealt.
    ### A day
    New treasures appear. Then four cycles: everybody secretly **chooses** a crew card from hand; from the hourglass ⌛ on, each in turn puts a marker on a free space of that row and **acts**; the hourglass moves on. Markers and cards come back at the end of the day. Before that, whoever has a marker in the explorer’s row may buy another turn, from the left for 2, 3, 4 and 5 gold.
    ### Your turn
    Up to three actions, in any order but without a break: **basic** (what the space shows), **gold** (pay the price at the end of the row), **enhanced** (if that hold was complete before your turn). Before or after: sell from storage, make and move gems, play science cards. Stow treasures at any time; what is still in your hand at the end is lost.
    ### Crew
    • **Captain**: sail in a line. **Pilot**: sail, never diagonally. Both take everything where they stop; passing a ship costs 1 gold to its owner. **Explorer**: take one treasure next to your ship. **Boatswain**: points, and move treasures in your cabin. **Purser**: gold. **Merchant**: pay gold for points. **Scientist**: science power and cards.
    ### Cabin
    • **Hold**: when full it scores once and enhances its crew member.
    • **Chest**: filled in the order ☾ ☀ ✚ ♥ ♛ ♠; each pays at once.
    • **Storage**: two each of ♠/♛, ♥/✚, ☀/☾, and three gems. A treasure sells for 2 gold, a gem ⬢ for 5. Two of a colour make a gem, which counts as any colour.
    ### Science
    Each card costs 1 power: some help in your turn, the others score at the end.
    ### End
    Score science cards, sell storage; 5 gold are 1 point. Ties: more complete holds, then more treasures in the others.

rule-aim-title = Aim of the game
rule-aim = After four days the most points win. You score for complete holds, for the treasure chest, with boatswain and merchant, and at the end with science cards and gold.

rule-setup-title = Set-up
rule-setup = In turn order everybody chooses a corner for the ship. Each water space without a ship gets a random treasure. You start with 3 gold, a ☾ white treasure in storage and no science power. Of five science cards you keep three in secret; the others are shuffled back. Four players use the large side (six by six water spaces, four action spaces a row), two and three the small one (five by five, three a row).

rule-day-title = A day
rule-day = A discovery card adds a treasure to each water space that it marks, but not under ships and not where three lie. Then four cycles of choosing crew and acting, then the explorer phase. At the end of the day markers and crew cards come back, and the player to the left of whoever has the sun takes sun and hourglass.

rule-crew-cards-title = Choosing crew, order of turns
rule-crew-cards = All choose at the same time and in secret; then all cards are turned over. A card can be used once a day, so after four cycles three are left in your hand. The player with the hourglass acts first, then clockwise; the hourglass moves on after each of the first three cycles. The signs beside a crew member show who has chosen it, in the order of their turns.

rule-spaces-title = Action spaces
rule-spaces = Put your marker on any free space of the chosen row. It stays until the end of the day, so every space is used once a day. You need not use the action. A turn in which nothing is left to decide ends by itself.

rule-actions-title = Basic, gold and enhanced
rule-actions = The three actions of a crew member come in any order, each at most once, one right after the other. Selling, gems and science cards come before or after this block, never inside. Stowing treasures is allowed at any time. Only one gold action a turn.

rule-enhanced-title = Enhanced actions
rule-enhanced = A complete hold improves its crew member from your next turn on: captain one step more, pilot turns for free, boatswain a treasure from the bag, purser 2 gold, merchant 2 points, scientist swaps a science card, explorer fetches any colour.

rule-captain-title = The captain
rule-captain = Sail in a line, in the directions and up to the number of steps of the space, and take everything where you stop. 2 gold add one step, 3 gold add two.

rule-pilot-title = The pilot
rule-pilot = Sail up to the number of steps of the space, never diagonally, and take everything where you stop. For 2 gold the ship may turn at right angles on the way, as often as you like.

rule-ships-title = Ships in the way
rule-ships = You may not stop on another ship. Passing one costs 1 gold, paid to its owner, or to the supply for the neutral ship. You cannot pass what you cannot pay.

rule-boatswain-title = The boatswain
rule-boatswain = Score the points of the space and move up to so many treasures between spaces of your cabin; a gem in a hold counts as one. Nothing leaves the chest, and gems in storage move freely anyway. 1 gold buys one more move.

rule-purser-merchant-title = Purser and merchant
rule-purser-merchant = The purser takes the gold of the space; 3 gold buy a treasure from the bag. The merchant pays gold for points as the space says; 2 gold buy one more point. Without the gold for the space you may still use the other actions.

rule-scientist-title = The scientist
rule-scientist = Gain science power (5 at most) or science cards as the space says; on the small side the third space gives one or the other. 3 gold buy one power or one card. Enhanced: draw a card, then discard one.

rule-explorer-title = The explorer and the explorer phase
rule-explorer = Fetch one treasure of the colours of the space from the water space directly above, below, left or right of your ship. After four cycles the markers in this row may buy another turn from left to right: 2 gold for the first, then 3, 4 and 5. You play another crew card and move the marker to its row. You may sell first, or decline.

rule-holds-title = Holds
rule-holds = Each space takes one treasure of its colour. The purser wants four different colours, the merchant three of the same. A full hold scores at once, its treasures go back to the bag and its gems to the supply. It is not filled again.

rule-chest-title = Treasure chest
rule-chest = Fill it in its order: ☾ white pays 1 gold and 1 point, ☀ yellow 3 gold and 2 points, ✚ green a treasure from the bag, ♥ red 3 points, ♛ purple 4, ♠ black 5. A gem counts as the colour it lies for. Nothing leaves the chest.

rule-storage-title = Storage and gems
rule-storage = Storage has two spaces for ♠ black or ♛ purple, two for ♥ red or ✚ green, two for ☀ yellow or ☾ white and three for gems. Two stored treasures of a colour become a gem ⬢. A stored gem moves freely to any space of a hold or to the chest. Sell a stored treasure for 2 gold, a gem for 5.

rule-hand-title = Treasures in hand
rule-hand = What you take goes to your hand first. Stow it during your turn; what is left when you end the turn goes back to the bag. You are warned before. Treasures in hand cannot be sold.

rule-science-title = Science cards
rule-science = Using a card costs 1 power. During your turn: draw two treasures from the bag, take a treasure from any water space, or pay 3 gold to sail 1 space. At the end: points for a treasure in storage or in the chest or for complete holds. Each treasure or gem serves one card only; the best use is found for you.

rule-bag-title = The bag
rule-bag = There are 23 ☾ white, 20 ☀ yellow, 18 ✚ green, 15 ♥ red, 11 ♛ purple and 9 ♠ black treasures. If one is to be drawn and the bag is empty, 2 white, 2 yellow and 1 of each other colour are added; later as many of these colours leave the game when discarded.

rule-end-title = Final scoring
rule-end = First science cards for the end, 1 power each. Then everything stored is sold, and 5 gold are 1 point. Ties go to the player with more complete holds, then to more treasures in incomplete holds; after that the win is shared.

rule-scores-title = Scores in parentheses
rule-scores = Behind the points stands what the final score would be if the match ended now. For others you see the lowest and the highest that is possible as far as you know: your own science cards, cards played openly, and the cards you put back at the start count.

rule-neutral-title = The neutral player
rule-neutral = With two players a neutral one can join. Before each cycle’s turns it plays a random crew card and takes the leftmost free space. For captain and pilot a die turns its compass, and its grey ship sails that way as far as the space says or the board allows; if it cannot move, the die is rolled again. It passes ships for free, may share a water space, and what lies where it stops goes into the bag. After an explorer it plays a fifth card.

rule-reconstructed-title = Values that are our own
rule-reconstructed = Some printed values could not be found and are our own: the discovery cards, the holds of pilot, boatswain, scientist and explorer, the points of pilot, boatswain, purser and explorer, and the die. If you own the printed game, please tell the people who run this bot.

# Parts of sentences

treasure-list = { $treasures_count ->
    [0] nothing
   *[other] { $treasures }
}
into-bag = { $treasures_count ->
    [0] {""}
   *[other] { " " }Into the bag: { $treasures }.
}
a-treasure = { $treasure_id ->
    [gem] a ⬢ gem
   *[other] { $treasure }
}
points-n = { $points } { $points ->
    [one] point
   *[other] points
}
the-place = { $place_id ->
    [storage] storage
   *[other] the { $place }
}
the-source = { $source_id ->
    [storage] storage
   *[other] the { $source }
}
of-crew = of the { $crew }
acc-crew = the { $crew }
dat-crew = the { $crew }
crew-title = { $crew_id ->
    [captain] Captain
    [pilot] Pilot
    [boatswain] Boatswain
    [purser] Purser
    [merchant] Merchant
    [scientist] Scientist
   *[other] Explorer
}
short-way = { $way_id ->
    [way-any] any way
    [way-straight] straight
   *[way-diagonal] diagonally
}
short-place = { $place_id ->
    [captain-hold] Captain
    [pilot-hold] Pilot
    [boatswain-hold] Boatswain
    [purser-hold] Purser
    [merchant-hold] Merchant
    [scientist-hold] Scientist
    [explorer-hold] Explorer
    [storage] storage
   *[other] chest
}
short-source = { $source_id ->
    [captain-hold] Captain
    [pilot-hold] Pilot
    [boatswain-hold] Boatswain
    [purser-hold] Purser
    [merchant-hold] Merchant
    [scientist-hold] Scientist
    [explorer-hold] Explorer
   *[other] storage
}
name-to-captain-hold = Captain
name-to-pilot-hold = Pilot
name-to-boatswain-hold = Boatswain
name-to-purser-hold = Purser
name-to-merchant-hold = Merchant
name-to-scientist-hold = Scientist
name-to-explorer-hold = Explorer
name-to-storage = storage
name-to-chest = chest
one-of = { $treasures_count ->
    [1] { $treasures }
   *[other] 1 of { $treasures }
}
found = { $treasures ->
    [0] {""}
   *[other] { ", " }1 treasure
}
gains = { $points ->
    [0] { $gold ->
        [0] { $draws ->
            [0] {""}
           *[other] { " · +1 treasure" }
        }
       *[other] { " · +" }{ $gold } gold
    }
   *[other] { $gold ->
        [0] { " · +" }{ $points } ★
       *[other] { " · +" }{ $gold } gold, +{ $points } ★
    }
}
filled = { $size ->
    [0] {""}
   *[other] { $points ->
        [0] { " " }{ $have }/{ $size }
       *[other] {""}
    }
}
as-colour = { $treasure_id ->
    [gem] { $colour_id ->
        [any] {""}
       *[other] { " as " }{ $colour }
    }
   *[other] {""}
}
# What a haul would bring at once, behind it; how much of it has no room in the cabin.
haul = { $points ->
    [0] {""}
   *[other] { " · +" }{ $points } ★
}{ $homeless ->
    [0] {""}
   *[other] { " · no room for " }{ $homeless }
}
catch = { " · " }{ $treasures_count } { $treasures_count ->
    [one] treasure
   *[other] treasures
}{ $points ->
    [0] {""}
   *[other] { ", +" }{ $points } ★
}{ $homeless ->
    [0] {""}
   *[other] { " · no room for " }{ $homeless }
}
# What a trip costs: the gold action, and 1 gold for each ship passed.
price = { $fare ->
    [0] {""}
   *[other] { " · −" }{ $fare } gold{ $extra ->
        [0] { $neutral ->
            [0] { $seats_count ->
                [1] { " to " }{ $seats }
               *[other] { passed }
            }
           *[other] { passed }
        }
       *[other] { passed }
    }
}
passed = { $seats_count ->
    [0] { $neutral ->
        [0] {""}
       *[other] { " past the neutral ship" }
    }
   *[other] { " past " }{ $seats }{ $neutral ->
        [0] {""}
       *[other] { " and the neutral ship" }
    }
}
laid-white = { $white_count ->
    [0] {""}
   *[other] { " ☾ " }{ $white }.
}
laid-yellow = { $yellow_count ->
    [0] {""}
   *[other] { " ☀ " }{ $yellow }.
}
laid-green = { $green_count ->
    [0] {""}
   *[other] { " ✚ " }{ $green }.
}
laid-red = { $red_count ->
    [0] {""}
   *[other] { " ♥ " }{ $red }.
}
laid-purple = { $purple_count ->
    [0] {""}
   *[other] { " ♛ " }{ $purple }.
}
laid-black = { $black_count ->
    [0] {""}
   *[other] { " ♠ " }{ $black }.
}
laid = { laid-white }{ laid-yellow }{ laid-green }{ laid-red }{ laid-purple }{ laid-black }

about-card = { $card_id ->
    [draw-two] { card-draw-two } (your turn)
    [take-anywhere] { card-take-anywhere } (your turn)
    [row] { card-row } (your turn)
    [chest-red] { card-chest-red }: 3 points
    [stored-white] { card-stored-white }: 4 points
    [stored-yellow] { card-stored-yellow }: 5 points
    [stored-green] { card-stored-green }: 6 points
    [stored-red] { card-stored-red }: 6 points
    [stored-purple] { card-stored-purple }: 7 points
    [stored-black] { card-stored-black }: 7 points
    [captain-done] { card-captain-done }: 3 points
    [pilot-done] { card-pilot-done }: 3 points
    [explorer-done] { card-explorer-done }: 3 points
    [merchant-boatswain-done] { card-merchant-boatswain-done }: 5 points
   *[other] { card-purser-scientist-done }: 5 points
}

name-power-2-cards-0 = 2 power
name-power-1-cards-0 = 1 power
name-power-0-cards-1 = 1 science card
name-power-1-cards-1 = 1 power, 1 card
name-power-1-cards-1-either = 1 power or 1 card
name-large-1 = discovery 1
name-large-2 = discovery 2
name-large-3 = discovery 3
name-large-4 = discovery 4
name-large-5 = discovery 5
name-large-6 = discovery 6
name-small-1 = discovery 1
name-small-2 = discovery 2
name-small-3 = discovery 3
name-small-4 = discovery 4
name-small-5 = discovery 5
name-small-6 = discovery 6

# Questions and answers

question-choose-corner = In which corner does your ship start?
answer-corner = { $cell }

question-keep-science = Which { $count } science cards do you keep?
pick-keep-science = Choose { $count } cards to keep
item-science-card = { about-card }
answer-keep = { $cards }

question-choose-crew = Day { $day }, cycle { $cycle }: whom do you send?
question-choose-crew-note = Each button shows its first free space.
answer-crew-captain = Captain · sail 0–{ $steps } { short-way }
answer-crew-pilot = Pilot · sail 0–{ $steps } { short-way }
answer-crew-boatswain = Boatswain · { points-n }, { $moves } moves
answer-crew-purser = Purser · { $gold } gold
answer-crew-merchant = Merchant · pay { $pay } gold: { points-n }
answer-crew-scientist = Scientist · { $what }
answer-crew-explorer = Explorer · { one-of }
answer-crew-short = { crew-title } · { $why_id ->
    [not-enough-gold] { $need } gold, have { $have }
    [nowhere-to-sail] nowhere to sail
    [nothing-to-fetch] nothing to fetch
    [power-full] power is full
   *[other] no cards left
}
answer-crew-card = { crew-title }

question-choose-space = Which space { of-crew }?
answer-space-captain = { $space } · sail 0–{ $steps } { short-way }
answer-space-pilot = { $space } · sail 0–{ $steps } { short-way }
answer-space-boatswain = { $space } · { points-n }, { $moves } moves{ found }
answer-space-purser = { $space } · { $gold } gold
answer-space-merchant = { $space } · pay { $pay } gold: { points-n }
answer-space-scientist = { $space } · { $what }
answer-space-explorer = { $space } · { one-of }
answer-space-short = { $space } · { $why_id ->
    [not-enough-gold] { points-n }: { $need } gold, have { $have }
    [nowhere-to-sail] nowhere to sail
    [nothing-to-fetch] no { $treasures } near
    [power-full] power is full
   *[other] no cards left
}
group-place-only = Only place the marker
answer-place = Space { $space }
answer-place-whole = Space { $space } · all else after it

answer-sail-from = { $space } → { answer-sail }
answer-sail-from-brief = { $space } → { answer-sail-brief }
answer-fetch-from = { $space } → { answer-fetch }
choose-sail-from = Or sail at once · { $count } water { $count ->
    [one] space
   *[other] spaces
}
choose-fetch-from = Or fetch at once

question-stow = { $treasures_count ->
    [1] Where does the { $treasures } treasure go?
   *[other] Where do these go: { $treasures }?
}
choose-stow = { $several ->
    [0] Where to?
   *[other] Or one at a time · { $count } places
}
question-sail = Where does your { $crew } sail?
choose-sail = Where to? { $count } water { $count ->
    [one] space
   *[other] spaces
}
question-fetch = What does your explorer fetch?
choose-fetch = Which treasure?
question-shift = What do you move? { $moves ->
    [one] 1 move left.
   *[other] { $moves } moves left.
}
choose-shift = From where to where?
question-turn = { crew-title } on space { $space }: what now?
question-turn-after = Your { $crew } has acted. Anything else?
question-nothing-to-fetch = No matching treasure lies beside the ship. Anything else?
question-nowhere-to-sail = Your { $crew } cannot sail anywhere from here. Anything else?
question-cannot-pay = You cannot pay your merchant. Sell something first, or end the turn.
question-nothing-to-gain = Your { $crew } gains nothing here. Anything else?
answer-basic-boatswain = Score { points-n }, { $moves } moves
answer-basic-purser = Take { $gold } gold
answer-basic-merchant = Pay { $pay } gold: { points-n }
answer-basic-scientist = Gain { $what }
answer-gold-boatswain = Pay { $pay } gold: { $moves } more move
answer-gold-purser = Pay { $pay } gold: a treasure
answer-gold-merchant = Pay { $pay } gold: { points-n }
answer-gold-scientist = Pay { $pay } gold: { $what }
answer-enhanced-boatswain = Enhanced: a treasure
answer-enhanced-purser = Enhanced: { $gold } gold
answer-enhanced-merchant = Enhanced: { points-n }
answer-enhanced-scientist = Enhanced: swap a science card
answer-idle-move = Pay { $pay } gold: nothing to move
answer-sail = { $cell }{ price } · { $treasures_count ->
    [0] empty
   *[other] { $treasures }
}{ haul }
answer-sail-brief = { $cell }{ $fare ->
    [0] {""}
   *[other] { " · −" }{ $fare } gold
}{ catch }
answer-beyond = { $cells }
answer-fetch = { $cell } · { $treasure }{ haul }
answer-stow = { $treasure } → { short-place }{ filled }{ gains }
answer-stow-whole = { answer-stow }
answer-stow-best = { $treasures_count ->
    [0] { $count ->
        [2] Both
       *[other] All { $count }
    }
   *[other] What fits
} · { $places }{ gains }{ $treasures_count ->
    [0] {""}
   *[other] { " · not " }{ $treasures }
}
answer-stow-best-brief = { $treasures_count ->
    [0] { $count ->
        [2] Both, best places
       *[other] All { $count }, best places
    }{ gains }
   *[other] What fits · not { $treasures }
}
answer-stow-all = Everything → storage
answer-stow-barred = { $treasure } → { short-place }
answer-shift-to = → { short-place }{ as-colour }{ filled }{ gains }
answer-shift-to-whole = { $treasure_id ->
    [gem] ⬢
   *[other] { $treasure }
}: { short-source } → { short-place }{ as-colour }{ filled }{ gains }
answer-shift-to-brief = { $treasure_id ->
    [gem] ⬢{ as-colour }
   *[other] { $treasure }: { short-source }
} → { short-place }
answer-gem = ⬢ gem → { short-place }{ as-colour }{ filled }{ gains }
answer-gem-whole = { answer-gem }
answer-gem-brief = ⬢{ as-colour } → { short-place }
answer-exchange = Two { $treasure } → ⬢ gem
answer-exchange-whole = { answer-exchange }
answer-sell = Sell { $treasure }: { $gold } gold
answer-sell-whole = { answer-sell }
answer-science = Science: { $card_id ->
    [draw-two] 2 from the bag
    [take-anywhere] any treasure
    [row] sail 1 for 3 gold
   *[other] { $card }
}
answer-end = End turn
answer-end-losing = End turn · lose { $treasures_count ->
    [1] { $treasures }
    [2] both
   *[other] all { $treasures_count }
}
answer-decline = Decline
answer-decline-losing = Decline · lose { $treasures_count ->
    [1] { $treasures }
    [2] both
   *[other] all { $treasures_count }
}

group-free-actions = Sell, make or use gems
group-row = Row { $row }
group-stow-treasure = { $treasure }
group-shift-source = Move something from { the-source }
group-shift-from = { $treasure_id ->
    [gem] { $from_id ->
        [any] { $treasure }
       *[other] ⬢ as { $from }
    }
   *[other] { $treasure }
}: { short-source }

still-basic-left = what the space { of-crew } brings
still-sail-left = sailing with the { $crew }
still-fetch-left = fetching a treasure
still-moves-left = { $moves } { $moves ->
    [one] move
   *[other] moves
} of the boatswain
still-gold-left = the gold action ({ $pay } gold)
still-enhanced-left = the enhanced action { of-crew }

question-explore = Another turn for { $gold } gold? Choose a crew card, or decline.
question-take-where = Which treasure do you take?
choose-take-where = Which treasure?
group-take-colour = { $treasure }{ haul }
answer-take = { $cell }
answer-take-whole = { $treasure } from { $cell }{ haul }
question-row-where = Where do you sail?
answer-row-to = { $cell } · { $treasures_count ->
    [0] empty
   *[other] { $treasures }
}{ haul }
answer-row-to-brief = { $cell }{ catch }
question-drop-which = Which science card do you discard?
answer-drop = { $card }{ $points ->
    [0] {""}
   *[other] { " · would score " }{ $points }
}

why-idle = { $why_id ->
    [not-enough-gold] That costs { $need } gold, and you have { $have }, even with everything sold too little.
    [nowhere-to-sail] Your ship cannot sail anywhere.
    [power-full] Your science power is full.
   *[other] No science card is left to draw.
}
confirm-lose-hand = End the turn and lose { $treasures }?
yes-lose-hand = End the turn anyway
confirm-skip-basic = End the turn? Your { $crew } can still do something.
yes-skip-basic = End the turn anyway
confirm-leave-move = End the turn? The boatswain can still do this: { answer-shift-to-whole }
yes-leave-move = End the turn anyway
confirm-leave-bought-move = End the turn? For { $pay } gold more the boatswain could do this: { answer-shift-to-whole }
yes-leave-bought-move = End the turn anyway
confirm-leave-gold-merchant = End the turn? Gold is worth little when the match ends, and this is still possible: { answer-gold-merchant }
yes-leave-gold-merchant = End the turn anyway
confirm-leave-gold-scientist = End the turn? Gold is worth little when the match ends. { answer-gold-scientist }, and your cards would score { $points } more.
yes-leave-gold-scientist = End the turn anyway
confirm-close-block = After this your { $crew } can do nothing more this turn. You would give up:
yes-close-block = Give it up
confirm-idle-crew = { why-idle } Send the { $crew } all the same?
yes-idle-crew = Send anyway
confirm-idle-space = { why-idle } Place the marker all the same?
yes-idle-space = Place it anyway
confirm-idle-move = There is nothing to move. Pay { $pay } gold all the same?
yes-idle-move = Pay anyway

# Refusals; the short ones stand on a button that cannot be pressed

refusal-unknown-action = I do not understand that. Please use the buttons below the newest picture.
refusal-other-phase = That belongs to another phase of the game.
refusal-answer-first = First finish the science card you have played.
refusal-not-a-corner = Ships start in the corners.
refusal-corner-taken = The ship of { $seat } is in that corner.
refusal-keep-three = Keep exactly three of the five cards you were dealt.
refusal-crew-played = You have already played the { $crew } today.
refusal-place-first = First put your marker on an action space.
refusal-take-turn-first = First take the additional turn or decline it.
refusal-marker-placed = Your marker is already placed.
refusal-no-such-space = The row { of-crew } has no such space.
refusal-space-taken = On space { $space } lies the marker of { $seat }.
barred-space-taken = taken
refusal-space-taken-neutral = On space { $space } lies the marker of the neutral player.
barred-space-taken-neutral = taken
refusal-first-space = That starts from the first free space only; for another one place the marker first.
refusal-block-over = Your crew actions are over: you did something else in between.
refusal-other-crew = You are playing the { $crew } this turn; that needs somebody else.
refusal-basic-done = The basic action { of-crew } is already used.
refusal-gold-done = Only one gold action a turn is allowed.
refusal-enhanced-done = The enhanced action { of-crew } is already used.
refusal-hold-not-ready = The hold { of-crew } was not complete when your turn began.
refusal-not-enough-gold = That costs { $need } gold, and you have { $have }.
barred-not-enough-gold = too little gold
refusal-power-full = Science power cannot rise above { $power }.
refusal-no-science-cards = No science card is left to draw.
refusal-no-such-cell = There is no such water space.
refusal-ship-there = A ship lies at { $cell }, so yours cannot stop there.
refusal-already-there = It is already there.
refusal-other-price = The way to { $cell } costs something else now. Please choose again.
refusal-not-in-line = From this space the captain sails in a line, { $way }.
refusal-too-far = That is further than { $steps } { $steps ->
    [one] step
   *[other] steps
}.
refusal-trip-too-dear = That trip costs { $need } gold, and you have { $have }.
barred-trip-too-dear = too dear
refusal-not-beside-ship = { $cell } is not directly above, below or beside your ship.
refusal-not-lying-there = No { $treasure } lies at { $cell }.
refusal-other-colour = This space fetches { $treasures } only.
refusal-chest-full = The treasure chest is full.
refusal-chest-order = The chest is filled in its order; { $treasure } comes next.
refusal-storage-full = Storage has no space left for { $treasure }.
refusal-hold-done = The hold { of-crew } is complete and takes nothing more.
refusal-hold-different = The hold { of-crew } takes four different colours.
refusal-hold-same = The hold { of-crew } takes three of the same colour.
refusal-hold-wants = The hold { of-crew } takes { $treasures }, each in its space.
refusal-space-full = The hold { of-crew } has no space left for { $treasure }.
refusal-not-in-hand = You have no { $treasure } in hand.
refusal-too-few-in-hand = That needs at least two treasures in hand.
refusal-nothing-fits = Nothing in your hand fits anywhere in your cabin.
refusal-no-moves-left = The boatswain has no moves left.
refusal-chest-stays = Nothing leaves the treasure chest.
refusal-gems-move-free = A stored gem moves for free, before or after the boatswain’s actions.
refusal-not-lying-in-cabin = No { $treasure } lies there in your cabin.
refusal-not-stored = You have no { $treasure } in storage.
refusal-needs-pair = Two { $treasure } in storage make a gem; you do not have two.
refusal-gem-spaces-full = All three spaces for gems are full.
refusal-no-power = That costs 1 science power, and you have none.
refusal-sea-empty = No treasure is left in the sea.
refusal-ship-shut-in = Ships lie on every water space around yours.
refusal-counts-at-end = This card counts at the end of the game only.
refusal-card-not-in-hand = You do not hold “{ $card }”.

# What happened

event-started = { $seat } was drawn to start. Everybody has { $gold } gold and a { $treasure } treasure in storage.
event-neutral-joined = The grey ship of the neutral player lies at { $cell }.
event-chose-corner = { $seat } started at { $cell }.
event-sea-filled = { $treasures } treasures lie in the sea.{ laid }
event-science-dealt = Everybody got { $count } science cards and keeps { $keep } of them.
event-your-science = Your science cards: { $cards }.
event-kept-science = You keep: { $cards }.
event-science-settled = Everybody has put { $count } science cards back.
event-day-began = **Day { $day }.** { $seat } has the sun and the hourglass.
event-discovered = { $treasures ->
    [0] The discovery brought no treasures.
    [one] The discovery brought 1 treasure.{ laid }
   *[other] The discovery brought { $treasures } treasures.{ laid }
}
event-bag-refilled = The bag was empty. Added: { $white } ☾ white, { $yellow } ☀ yellow, { $green } ✚ green, { $red } ♥ red, { $purple } ♛ purple, { $black } ♠ black.
event-sealed-crew = You chose { acc-crew } in secret.
event-revealed-crew = { $seat } sent { acc-crew }.
event-turn-began = Next: { $seat } with { dat-crew }.
event-hourglass-passed = Cycle { $cycle }: the hourglass went to { $seat }.
event-no-explorers = Nobody sent an explorer today.
event-explorer-phase = Explorer phase: { $seats_count ->
    [one] { $seats } may buy another turn.
   *[other] these may buy another turn: { $seats }.
}
event-may-explore = { $seat } may buy another turn for { $gold } gold.
event-took-extra = { $seat } paid { $gold } gold for another turn with { dat-crew }.
event-declined = { $seat } declined another turn.
event-neutral-moved-on = The neutral explorer moves on to space { $space } { of-crew }.
event-neutral-played = The neutral player took space { $space } { of-crew }.
event-neutral-blocked = The die showed { $die }: { $point }, but the neutral ship cannot move there. The die is rolled again.
event-neutral-sailed = The die showed { $die }: the neutral ship sailed { $point }, from { $start } to { $cell }.{ into-bag }
event-placed = { $seat } took space { $space } { of-crew }.
event-paid-to-sail = { $seat } paid { $gold } gold { $crew_id ->
    [pilot] to turn on the way
   *[other] to sail further
}.
event-passed-ship = { $seat } paid { $owner_seat } { $gold } gold for passing.
event-passed-neutral = { $seat } paid { $gold } gold for passing the neutral ship.
event-sailed = { $seat } sailed from { $start } to { $cell } and took { treasure-list }.
event-fetched = { $seat } fetched { $treasure } from { $cell }.
event-took-gold = { $seat } took { $gold } gold.
event-took-more-gold = { $seat } took { $gold } gold more, for the complete hold of the purser.
event-bought-treasure = { $seat } paid { $gold } gold and drew { $treasure } from the bag.
event-traded = { $seat } turned { $gold } gold into { points-n }.
event-merchant-scored = { $seat } scored { points-n }, for the complete hold of the merchant.
event-boatswain-scored = { $seat } scored { points-n } and may move up to { $moves } treasures.
event-bought-move = { $seat } paid { $gold } gold to move { $moves } treasure more.
event-boatswain-found = { $seat } drew { $treasure } from the bag, for the complete hold of the boatswain.
event-shifted = { $seat } moved { a-treasure } from { the-source } to { the-place }.
event-power-rose = { $seat } gained { $power } science power and has { $total }.
event-paid-scientist = { $seat } paid { $gold } gold for the scientist’s gold action.
event-drew-science = { $seat } drew a science card.
event-your-draw = You drew “{ $card }”.
event-exchanges-science = { $seat } drew a science card and must discard one.
event-dropped-science = { $seat } discarded a science card.
event-your-drop = You discarded “{ $card }”.
event-science-shuffled = { $count ->
    [one] 1 used science card is
   *[other] { $count } used science cards are
} shuffled into a new deck.
event-played-science = { $seat } played the science card “{ $card }” and has { $power ->
    [0] no power
   *[other] { $power } power
} left.
event-drew-treasures = { $seat } drew { $treasures } from the bag.
event-took-anywhere = { $seat } took { $treasure } from { $cell }.
event-paid-to-row = { $seat } paid { $gold } gold to sail 1 space.
event-stowed = { $seat } put { $treasure } into { the-place }.
event-chest-paid = The chest paid { $gold ->
    [0] { points-n }
   *[other] { $gold } gold and { points-n }
}.
event-chest-gave = The chest gave { $drawn } from the bag.
event-hold-completed = { $seat } completed the hold { of-crew }: { points-n }.
event-exchanged = { $seat } turned two { $treasure } into a ⬢ gem.
event-gem-moved = { $seat } moved a ⬢ gem from storage to { the-place }.
event-sold = { $seat } sold { a-treasure } for { $gold } gold.
event-lost = { $seat } did not stow { $treasures }: lost, back in the bag.
event-science-scored = { $cards_count ->
    [0] { $seat } scored no science cards.
   *[other] { $seat } scored { points-n } with science cards: { $cards }.
}
event-gold-scored = With storage sold, { $seat } has { $gold } gold: { points-n } (1 for every 5).
event-ended = { $seat } ended with { points-n }.

# The same told by turns, behind a name or “You”; what says nothing is left out

recap-chose-corner = started at { $cell }
recap-sea-filled = {""}
recap-science-dealt = {""}
recap-your-science = {""}
recap-kept-science = kept { $cards_count } science cards: { $cards }
headline-science-settled = Everybody has put { $count } science cards back.
headline-day-began = got the sun and the hourglass: day { $day } began
headline-discovered = { $treasures ->
    [0] The discovery brought no treasures.
    [one] The discovery brought 1 treasure.
   *[other] The discovery brought { $treasures } treasures, each in another water space.
}
headline-bag-refilled = { event-bag-refilled }
recap-sealed-crew = chose the { $crew } in secret
recap-revealed-crew = sent { acc-crew }
recap-turn-began = {""}
recap-hourglass-passed = {""}
line-hourglass-passed = got the hourglass: cycle { $cycle }
headline-no-explorers = { event-no-explorers }
headline-explorer-phase = { event-explorer-phase }
recap-may-explore = {""}
line-may-explore = {""}
recap-took-extra = paid { $gold } gold for another turn with the { $crew }
recap-declined = declined another turn
headline-neutral-moved-on = { event-neutral-moved-on }
headline-neutral-played = { event-neutral-played }
recap-neutral-blocked = {""}
headline-neutral-sailed = The neutral ship sailed { $point } to { $cell }.{ into-bag }
recap-placed = took space { $space } { of-crew }
recap-paid-to-sail = paid { $gold } gold to { $crew_id ->
    [pilot] turn
   *[other] sail further
}
recap-passed-ship = paid { $owner_seat } { $gold } gold for passing
recap-passed-neutral = paid { $gold } gold for passing the neutral ship
recap-sailed = sailed { $start } to { $cell }{ $treasures_count ->
    [0] {""}
   *[other] { " for " }{ $treasures }
}
recap-fetched = fetched { $treasure } from { $cell }
recap-took-gold = took { $gold } gold
recap-took-more-gold = { $gold } gold more
recap-bought-treasure = drew { $treasure } for { $gold } gold
recap-traded = paid { $gold } gold for { points-n }
recap-merchant-scored = scored { points-n } more
recap-boatswain-scored = scored { points-n }
recap-bought-move = paid { $gold } gold for 1 more move
recap-boatswain-found = drew { $treasure } from the bag
recap-shifted = moved { $each }
each-shifted = { $treasure } to { the-place }
recap-shifted-times = moved { $times } treasures in the cabin
recap-power-rose = gained { $power } power
recap-paid-scientist = paid { $gold } gold
recap-drew-science = drew a science card
recap-your-draw = namely “{ $card }”
recap-exchanges-science = drew a science card to swap
recap-dropped-science = discarded one
recap-your-drop = namely “{ $card }”
headline-science-shuffled = { event-science-shuffled }
recap-played-science = played “{ $card }”
recap-drew-treasures = drew { $treasures }
recap-took-anywhere = took { $treasure } from { $cell }
recap-paid-to-row = {""}
line-paid-to-row = paid { $gold } gold to sail 1 space
recap-stowed = put { $each }
each-stowed = { $treasure } into { the-place }
recap-stowed-times = stowed { $times } treasures
recap-chest-paid = got { $each } from the chest
each-chest-paid = { $gold ->
    [0] { points-n }
   *[other] { $gold } gold and { points-n }
}
recap-chest-gave = got { $drawn } from the chest
headline-hold-completed = completed the hold { of-crew }: { points-n }
recap-exchanged = made a ⬢ gem of two { $treasure }
recap-gem-moved = put a ⬢ gem into { the-place }
recap-sold = sold { $each }
each-sold = { $times ->
    [1] { a-treasure } for { $gold } gold
   *[other] { $treasure } for { $gold } gold each
}
headline-lost = lost { $treasures }: not stowed
recap-science-scored = { $cards_count ->
    [0] {""}
   *[other] scored { points-n } with science cards
}
recap-gold-scored = got { points-n } for { $gold } gold
recap-ended = ended with { points-n }

# Options and scores

option-neutral = Neutral player for two
option-neutral-hint = a third colour takes spaces and treasures; its ship sails where the die says

source-holds = complete holds
source-chest = treasure chest
source-boatswain = boatswain
source-merchant = merchant
source-science = science cards
source-gold = gold

# For the table panel and for readers of pictures

heading = Day { $day } · { $what }
heading-over = The match is over
when-setup = set-up
when-cycle = day { $day }, cycle { $cycle }
when-explorers = day { $day }, explorer phase

alt-players = Players:
alt-head = Board of Waters of Nereus.
alt-player = { $seat }{ $cell_id ->
    [none] {""}
   *[other] { " at " }{ $cell }
}: { points-n } ({ $low }{ $spread ->
    [0] {""}
   *[other] –{ $high }
}), { $gold } gold, { $power } power, { $cards } science { $cards ->
    [one] card
   *[other] cards
}, chest { $chest } of 6, complete: { $holds }.
alt-signs = { $seat } has the sun and begins the day, { $hourglass_seat } has the hourglass and begins this cycle.
alt-neutral = Neutral ship at { $cell }.
alt-explorer-asked = { $seat } is asked: another turn for { $gold } gold.
alt-explorer-waits = { $seat } may buy another turn later, for { $gold } gold.
alt-explorer-declined = { $seat } declined another turn.
alt-explorer-went = { $seat } bought another turn with the { $crew }.
alt-sea = The sea:
alt-cabin = Your cabin:
alt-rows = Action rows, taken:
alt-rows-free = Action rows: all spaces are free.
alt-space = { $crew } { $space } by { $seat }
alt-hand = In hand: { $treasures }.
alt-own = You have { points-n }, final score now { $low }, { $gold } gold, { $power } power.
alt-others = { $seat }: { $points }, in the end { $low }{ $spread ->
    [0] {""}
   *[other] –{ $high }
}.
alt-crew = Crew in hand: { $crews }.
alt-sealed = Sealed: { $crew }.
alt-hold = { $crew }: { $treasures }
alt-hold-any = { $crew }: { $count } { $rule_id ->
    [different] different colours
   *[other] of the same colour
}
alt-holds = Holds still need:
alt-done = Complete: { $crews }.
alt-chest = Chest next: { $treasure }.
alt-storage = Stored: { $treasures }.
alt-cards = Science cards:
alt-card-scores = { about-card } (scores now)
alt-card = { about-card }
name-none = nothing
name-none-full = none

# What points come from, in hints

part-holds = complete holds
part-chest = treasures in the chest
part-boatswain = points with the boatswain
part-merchant = points with the merchant
part-science = science cards
part-gold = gold at the end
part-hold-1 = holds on their way
part-hold-2 = holds on their way
part-hold-3 = holds on their way
part-stored = treasures in storage
part-pairs = pairs that can become gems
part-gems = gems in storage
part-science-open = science cards that a step would score
part-science-idle = science cards that wait for power
part-power = power for science cards
part-cards = science cards for your turn
part-gold-first = gold to spend
part-gold-more = gold to spend
part-haul = the catch within reach
part-skill-captain = an enhanced captain
part-skill-pilot = an enhanced pilot
part-skill-boatswain = an enhanced boatswain
part-skill-purser = an enhanced purser
part-skill-merchant = an enhanced merchant
part-skill-scientist = an enhanced scientist
part-skill-explorer = an enhanced explorer
part-fresh-captain = the captain still to play today
part-fresh-pilot = the pilot still to play today
part-fresh-boatswain = the boatswain still to play today
part-fresh-purser = the purser still to play today
part-fresh-merchant = the merchant still to play today
part-fresh-scientist = the scientist still to play today
part-fresh-explorer = the explorer still to play today

theme-crew = crew cards
theme-timing = one more turn, or its end
theme-holds = stowing the holds
theme-trips = where to sail and what to fetch
theme-spaces = which action space
theme-trade = buying, selling, playing

# What breaks ties

tie-values = { $first ->
    [one] 1 complete hold
   *[other] { $first } complete holds
}, { $second } loose treasures

# Standing answers

standing-kind-crew = Crew cards of this day
standing-kind-crew-hint = Which card to play in each of the next cycles
standing-now-crew = Plan the day
standing-kind-plain = Plain turns
standing-kind-plain-hint = Purser, merchant and scientist without being asked
standing-kind-extra = The additional turn
standing-kind-extra-hint = Decline it by itself
standing-kind-stow = Stowing
standing-kind-stow-hint = Treasures in hand go where the first answer would put them
standing-kind-end = End of turn
standing-kind-end-hint = End the turn when nothing but selling is left
standing-field-first = Next crew card
standing-field-second = Then
standing-field-third = Then
standing-field-fourth = Then
standing-field-row = Play it
standing-field-row-hint = The order ends with the day: after a discovery you are asked.
standing-field-members = Whose turns
standing-field-members-hint = The basic action and the enhanced one, never the gold action, no selling, no science card
standing-field-space = On the leftmost free space
standing-field-space-hint = Further to the right you are asked, also where its basic action is not possible or a choice.
standing-field-finish = Then
standing-field-finish-hint = After a science card was drawn you are asked all the same.
standing-field-price = Decline
standing-field-stowing = Where to
standing-field-stowing-hint = Only when the crew is done. Where a treasure would be drawn you are asked.
standing-field-ending = End my turn
standing-field-ending-hint = Never with something in hand or a science card to play, or where a sale may pay the basic action.
standing-choice-second-0 = leave it open
standing-choice-third-0 = leave it open
standing-choice-fourth-0 = leave it open
standing-choice-row-any = in any case
standing-choice-row-first = only while the first space of its row is free
standing-choice-space-n = { $n ->
    [one] only if it is space 1
   *[other] if it is one of the first { $n }
}
standing-choice-finish-end = End the turn
standing-choice-finish-ask = Ask me before the end
standing-choice-price-0 = always
standing-choice-price-n = if it costs { $n } gold or more
standing-choice-stowing-best = where it brings most
standing-choice-stowing-storage = everything into the storage
standing-choice-ending-selling = when nothing but selling is left
standing-state-crew = **The next cycles of this day:** { $cards }.{ $row_id ->
    [first] {" "}If the first space of its row is taken, you are asked.
   *[other] {""}
}
standing-state-plain = **Plain turns of { $members }:** the leftmost free space, { standing-spaces }, and the basic action{ $finish_id ->
    [end] ; then the turn ends.
   *[other] ; then you are asked.
}
standing-spaces = { $space ->
    [1] if it is space 1
   *[other] if it is one of the first { $space }
}
standing-state-extra = **The additional turn** is declined{ $price ->
    [0] .
   *[other] {" "}if it costs { $price } gold or more.
}
standing-state-stow = **Treasures in hand** go { $stowing_id ->
    [best] where they bring most
   *[other] into the storage
}, when the crew is done.
standing-state-end = **Your turn ends** by itself when nothing but selling is left.
stopped-row-taken = The first space of the { $crew } is taken.
refusal-standing-crew-twice = The same crew card stands there twice. Each is played once a day.

# Where several answers lie: what the place is called, before how many ways there are.
place-cell = { $name }
place-space = Space { $name }
place-in = { $name }
place-gems = Gems
place-gold = Gold action

# Badges: what each is called and what it is for.
badge-swept-cabin = Swept cabin
badge-swept-cabin-for = Won with nothing left in incomplete holds or storage.
badge-paid-in-full = Paid in full
badge-paid-in-full-for = Completed five holds.
badge-whole-chest = Whole chest
badge-whole-chest-for = Filled all six places of the treasure chest before the last day.
badge-early-anchor = Early anchor
badge-early-anchor-for = Completed three holds by the end of the second day.
badge-fourth-watch = Fourth watch
badge-fourth-watch-for = Took the explorer’s additional turn on all four days.
badge-jeweller = Jeweller
badge-jeweller-for = Made four gems ⬢.
badge-well-read = Well read
badge-well-read-for = Scored four science cards at the end.
badge-toll-gate = Toll gate
badge-toll-gate-for = Twice others paid for sailing past the own ship.
