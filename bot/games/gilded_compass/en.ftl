# Order of the Gilded Compass: what the bot says.

summary = Roll your dice, send them to five buildings, and push others out of the way. Maps, the specialists assigned to them and the treasures of the buildings at your table bring gold, most of it counted only at the end.

how-to-play =
    ### Aim
    Have the most gold after 6 rounds with 2–3 players, 5 with 4–5. Everybody has eight dice and starts with a knowledge token.
    ### Your turn
    All your unplaced dice are rolled. Place **at least one**; all go to **one** building. Before that you may pay knowledge tokens to roll again. With 2–3 players you also have two **neutral dice** and may place some in one building; what they win is lost to all.
    ### End of a round
    Once somebody has placed all their own dice and all have had equally many turns, the rest goes to the Library. Buildings pay in the order of their numbers.
    ### Always there
    • **Archives**: sets of equal dice, no two alike. More dice win, then higher. The best four take a map.
    • **University**: one die, or 1 and 4, or 2 and 3. Low dice stand left and push the others right and out. From the left each takes a specialist.
    • **Library**: one die instead of anything else. Each die here, placed or pushed out, brings a token.
    ### One of
    • **Auction House**: runs like 2-3-4, no two alike. The three longest draw artifacts, worth 4, 2 or 1 gold by your secret collection.
    • **Treasure Hunters’ Guild**: the same for secret missions.
    ### And one of
    • **Hidden Temple**: 1 and 6, or 2 and 5, claim a magical item; it doubles a specialist.
    • **Illuminati**: show the longest set and one die more. The two longest win abilities.
    • **Sunken Galleon**: one die more and a higher total than the longest set. Each die draws a chest; the longest keeps two, others one.
    • **Treasure Tower**: one die, or two that total 7, enter below and push up. Higher floors pay better; from the top dice fall out.
    ### Scoring
    A map counts its large number with a specialist, else the small one. A specialist counts only on a map of its colour: one cartographer, one excavator. Two tokens are 1 gold.

rule-aim-title = Aim and length
rule-aim = The most gold wins. A match has 6 rounds with 2 or 3 players and 5 rounds with 4 or 5. Almost everything is scored after the last round. Equal gold: the higher total value of specialists without a map wins; then the win is shared.

rule-turn-title = A turn
rule-turn = All your unplaced dice are rolled, then you place at least one. All dice of the turn go to one building and into one set there. A die that is placed stays until the end of the round, unless it is pushed out.

rule-reroll-title = Knowledge tokens and re-rolls
rule-reroll = Before you place anything, neutral dice too, you may pay a knowledge token and roll any of your unplaced dice again, neutral ones too. You may do so as often as you have tokens. At the end two tokens are one gold. Everybody starts with one.

rule-round-title = End of a round
rule-round = A round ends when at least one player has placed all their own dice and everybody has had equally many turns. Own dice that are still unplaced go to the Library. Then the buildings are resolved in the order of the numbers on the picture, and the start player’s flag moves on.

rule-neutral-title = Neutral dice
rule-neutral = With 2 or 3 players everybody has two neutral dice a round. Once a turn you may place some of them in one building, before or after your own, by the rules of that building. They never join your own set, but anybody may add to a neutral set. What they win is lost to all. They may not go to the Library, and unplaced ones do not keep the round going.

rule-archives-title = Archives
rule-archives = Place any number of dice of one value, as a new set or to add to one of yours. No two sets may have the same value and the same number of dice. At the end sets rank by number, then by value; each of the best four takes one of four Ancient Maps. Other sets go to the Library.

rule-maps-title = Ancient Maps and Dig Sites
rule-maps = An Ancient Map has a large number, which counts if a specialist is assigned to it, and a small one, which counts otherwise. There are six colours. An Abandoned Dig Site ✕ is grey: specialists of any colour may go there, but two on one site must be of the same colour.

rule-university-title = University
rule-university = Place one die, or 1 + 4, or 2 + 3. Dice stand in ascending order; a new die goes before equal and higher ones and pushes them right. What falls off the end goes to the Library. Of a pair the higher die goes first. If all entrances are taken, a die above the last one cannot enter. At the end each die, from the left, takes a specialist.

rule-specialists-title = Specialists
rule-specialists = A specialist counts its value if it is assigned to a map of its colour, else nothing. A map takes at most one cartographer and one excavator. Nothing is assigned before the end of the match.

rule-library-title = Library
rule-library = You may place one die here instead of anything else; you must if no other building takes your dice. The lowest one goes. Pushed-out dice, dice that win nothing and unplaced dice end here too. Each die here brings a knowledge token.

rule-runs-title = Runs in the Auction House and the Guild
rule-runs = Place dice with consecutive values, also a single one, as a new run or to lengthen one of yours at either end. No two runs may be the same. You may have several. At the end runs rank by length, then by their highest die; the first three win something.

rule-auction-title = Auction House
rule-auction = The longest run draws three artifacts and keeps two, the second draws two and keeps one, the third draws one. Discards lie open. Your private collection makes one kind worth 4 gold each, one 2, all others 1. Neutral dice on rank 1, 2 or 3 discard three, two or one.

rule-guild-title = Treasure Hunters’ Guild
rule-guild = The longest run draws three missions, keeps one and passes two on; the second keeps one and passes the other to the third. Missions without a taker go under the stack. Neutral dice on rank 1 leave two for rank 2; on rank 2 or 3 they lose one of them. Missions of buildings that are not at the table are not in the stack.

rule-temple-title = Hidden Temple
rule-temple = Each face-down tile asks for 1 + 6 or for 2 + 5. Place both dice on a free tile to claim it; nobody can drive you away. You look at it at the end of the round. A compass doubles a cartographer of its colour, a shovel an excavator. Two of them on one map double the map too.

rule-illuminati-title = Illuminati
rule-illuminati = The first set is a single die. Every other one must show all dice of the longest set and any one more. Everybody has one set and may add to it. At the end the owner of the longest set takes one of three abilities, the owner of the second longest another, and the longest gets the last. A lone set takes two.

rule-abilities-title = Special Abilities
rule-abilities = They lie open and are handed in when used. Unused ones are worth one gold. A Timely Gift: one more turn after the round, if you have a die of your own left. The Will to Win: place a set or run equal to another’s; then one die of the other leaves. It may not leave a set that is there twice. A Little Help: two more dice, from your first turn of a round on, for one player a round. A Compelling Power: after rolling, turn two different dice to any faces.

rule-galleon-title = Sunken Galleon
rule-galleon = The first set is a single die. Every other one needs exactly one die more than the longest set and a higher total. Each die you add draws a chest, which you look at. At the end the longest set keeps its two best chests, every other set its best one. A single die in the whole building keeps its chest and gets another. A neutral longest set leaves everybody one.

rule-tower-title = Treasure Tower
rule-tower = Place one die, or two that total 7. 1 to 3 enter the left tower, 4 to 6 the right one, on the first floor. They push the others up; from the third floor dice fall into the Library. At the end each die brings a treasure by its floor: bronze (0–2 gold), silver (1–3) or gold (1–3).

rule-missions-title = Missions
rule-missions = Your picture shows what each of your missions asks for and what it would bring now. Missions that count assigned specialists count them on Secret and Dual Maps too. Find the Maps and Hire the Right Hunters count Ancient Maps only. Scour the Globe counts grey as a colour.

rule-mission-maps-title = Secret Map, Dual Map, Second Opinion
rule-mission-maps = A Secret Map takes specialists like a dig site and is worth 1 gold with one. A Dual Map takes one specialist of either colour, or a cartographer and an excavator of different colours; then it is worth 3 gold. Second Opinion allows a third specialist of either type on every map that has one of each.

rule-assignment-title = Final assignment
rule-assignment = With the Auction House the best assignment is made for everybody. With the Guild players assign themselves, all at the same time and in secret; the best assignment is proposed, and you may change it. Among equally good ones the one that leaves more value unassigned is proposed, because that breaks ties.

rule-expansions-title = Expansions
rule-expansions = Coveted Artifacts ♛: one is worth 1 gold, two 4, three 9 and so on. An Ally Inside: before the Archives are resolved, one of your sets rises by one rank. Tools of Power are magical items for any colour. Treasure fragments are worth 0, 1 or 2 gold alone, and 3, 5 or 7 as a pair of one metal; two other tokens of each metal stay out.

rule-secret-title = What is secret
rule-secret = Secret until the end: private collections, kept artifacts, missions, magical items and the values of treasures. Chests are secret until the round is resolved. Rolls, maps, specialists, tokens and Special Abilities are open.

# Questions

question-place = Place your dice: { $dice }
question-place-both-note = You may also place neutral dice, in one building: { $neutral_dice }
question-throw-which-note = It costs a knowledge token; you have { $tokens }.
question-throw-which-neutral-note = It costs a knowledge token; you have { $tokens }.
question-second-die-note = It must be another one.
question-take-map-note = Behind each map: how many of your specialists may go there.
question-use-gift-note = You have { $dice } { $dice ->
    [one] die
   *[other] dice
} left.
question-use-ally-note = One of your sets in the Archives rises by one rank.
question-keep-alike-note = All that you drew are alike. Nobody else is to notice that, so you are asked all the same.
question-keep-mission-pass-one-note = { $next_id ->
    [player] The other one goes to { $next_seat }.
    [lost] The other one is lost to neutral dice.
   *[stack] The other one goes under the stack.
}
question-keep-mission-pass-two-note = { $next_id ->
    [player] { $next_seat } chooses one of the other two
   *[lost] One of the other two is lost to neutral dice
}; { $last_id ->
    [player] { $last_seat } gets the last.
    [lost] neutral dice take the last.
   *[stack] the last goes under the stack.
}
question-keep-mission-pass-none-note = { $next_id ->
    [lost] The other two are lost to neutral dice.
   *[stack] The other two go under the stack.
}
question-assign-note = Nobody sees your assignment before everybody has accepted.
question-place-both = Place your dice: { $dice }
question-place-own = Your own dice: { $dice }
question-place-neutral = Place neutral dice too? { $dice }
question-throw-which = Which of your dice do you roll again?
question-throw-which-neutral = And which neutral dice?
question-second-die = Turn a second die?
question-use-help = Use A Little Help before you roll?
question-use-gift = Use A Timely Gift for one more turn?
question-use-ally = Use An Ally Inside?
question-take-map = Which map do you take?
question-take-specialist = Which specialist do you take?
question-take-ability = Which Special Ability do you take?
question-keep-artifacts = { $count ->
    [one] Which artifact do you keep?
   *[other] Which { $count } artifacts do you keep?
}
question-keep-alike = { $count ->
    [one] You keep one artifact.
   *[other] You keep { $count } artifacts.
}
question-keep-mission-pass-one = Which mission do you keep?
question-keep-mission-pass-two = Which mission do you keep?
question-keep-mission-pass-none = Which mission do you keep?
question-assign = Who goes where? { $gold } gold in all

group-building = { $building } · { $count } { $count ->
    [one] way
   *[other] ways
}
group-building-neutral = Neutral dice: { in-building } · { $count } { $count ->
    [one] way
   *[other] ways
}
group-will = Will to Win: { in-building } · { $count } { $count ->
    [one] way
   *[other] ways
}
group-will-neutral = Will to Win, neutral: { in-building } · { $count } { $count ->
    [one] way
   *[other] ways
}
group-value = Dice that show { $die }
group-run-from = Runs from { $die } on
group-power = A Compelling Power
group-own-die = A { $die }
group-neutral-die = A neutral { $die }
group-specialist = { $specialist }
pick-dice-to-throw = Choose the dice
item-own-die = { $die }
item-neutral-die = neutral { $die }

# Answers

archives-wins = { $whose_id ->
    [neutral] { $keeps ->
        [0] {""}
       *[other] : map lost
    }
   *[own] { $keeps ->
        [0] : nothing
       *[other] : a map
    }
}
run-wins = { $whose_id ->
    [neutral] {""}
   *[own] { $keeps ->
        [0] : nothing
       *[other] { $building_id ->
            [auction] , keep { $keeps }
           *[guild] { $looks ->
                [one] : the last
               *[other] : { $keeps } of { $looks }
            }
        }
    }
}
will-laid = { $grown ->
    [0] { $dice }
   *[other] { $dice } makes { $set }
}
entered = { $out ->
    [0] { $places_count ->
        [one] entrance
       *[other] entrances
    } { $places }
   *[other] out: { $seats }
}
floor = { $out ->
    [0] floor 1
   *[other] out: { $seats }
}
pushed = { $out ->
    [0] {""}
   *[other] { " · " }{ $out } out
}
name-neutral-die = neutral
name-own-die = yours

answer-archives-new = { laid } · rank { $place }{ archives-wins }
answer-archives-grow = { laid } · rank { $place }{ archives-wins }
answer-run-new = { laid } · rank { $place }{ run-wins }
answer-run-grow = { laid } · rank { $place }{ run-wins }
answer-will = { laid } · { will-does }
answer-will-neutral = { laid } · { $left_id ->
    [nothing] neutral dice lose it
   *[other] leaves { $left } to neutral dice
}
answer-university = { $dice } · { entered }
answer-temple = Tile { $tile } with { $dice }
answer-illuminati = { $dice } · leads with { $size } { $size ->
    [one] die
   *[other] dice
}
answer-galleon = { $dice } · total { $total }: { chests }
answer-galleon-neutral = { $dice } · total { $total }, no chest
answer-tower = { $dice } · { floor }
answer-library = lowest die, +1 token
answer-not-here-place = { $dice_id ->
    [nothing] { $building }
   *[other] { $building } { $dice }
}
answer-not-here-neutral = { $dice_id ->
    [nothing] Neutral: { $building }
   *[other] Neutral: { $building } { $dice }
}
answer-not-here-will = { $dice_id ->
    [nothing] Will to Win: { $building }
   *[other] Will to Win: { $building } { $dice }
}
answer-not-here-will-neutral = { $dice_id ->
    [nothing] Will to Win, neutral: { $building }
   *[other] Will to Win, neutral: { $building } { $dice }
}
answer-reroll-barred = Re-roll
answer-ability-barred = { $ability }
answer-reroll = Re-roll · { $tokens ->
    [one] 1 token left
   *[other] { $tokens } tokens left
}
answer-throw = Roll { $dice } again
answer-throw-none = No own dice
answer-throw-neutral = Roll neutral { $dice } again
answer-throw-no-neutral = No neutral dice
answer-back = Back, keep the token
answer-set-die = { $die } → { $to }
answer-leave = No second die
answer-end = End the turn
answer-use-help = Use it: two more dice
answer-roll = Keep it and roll
answer-use-gift = Use it: one more turn
answer-decline = Keep { $ability }
answer-use-ally = { $set } to rank { $place }
answer-take-map = { $map } · { $count ->
    [0] 0 fit
    [one] 1 fits
   *[other] { $count } fit
}
answer-take-specialist = { $specialist } · { $count ->
    [0] no map
    [one] 1 map
   *[other] { $count } maps
}
answer-take-ability = { $ability } · { $ability_id ->
    [gift] one more turn
    [will] equal a set
    [help] two more dice
    [power] turn two dice
   *[other] one rank up
}
choose-placements = { $count ->
    [one] The only placement
   *[other] All { $count } placements, by building
}
in-building = { $building_id ->
    [archives] Archives
    [university] University
    [library] Library
    [auction] Auction
    [guild] Guild
    [temple] Temple
    [illuminati] Illuminati
    [galleon] Galleon
   *[tower] Tower
}
at = { $told_id ->
    [neutral] Neutral, { in-building }
   *[no] { in-building }
}
laid = { $grown ->
    [0] { $set }
   *[other] { $before } → { $set }
}
will-does = { $left_id ->
    [nothing] { $victim_seat } loses it
   *[other] leaves { $left } to { $victim_seat }
}
answer-archives-new-whole = { at } { laid } · rank { $place }{ archives-wins }
answer-archives-grow-whole = { at } { laid } · rank { $place }{ archives-wins }
answer-archives-new-brief = { at } { laid } · rank { $place }
answer-archives-grow-brief = { at } { laid } · rank { $place }
answer-run-new-whole = { at } { laid } · rank { $place }{ run-wins }
answer-run-grow-whole = { at } { laid } · rank { $place }{ run-wins }
answer-will-whole = Will to Win: { at } { laid } · { will-does }
answer-will-brief = Will to Win: { at } { laid }
answer-will-neutral-whole = Will to Win: { at } { laid } · { $left_id ->
    [nothing] neutral dice lose it
   *[other] leaves { $left } to neutral dice
}
answer-university-whole = { at } { $dice } · { entered }
answer-university-brief = { at } { $dice }{ pushed }
answer-temple-whole = { at } tile { $tile } with { $dice }
answer-illuminati-whole = { at } { $dice } · leads: { $size } { $size ->
    [one] die
   *[other] dice
}
answer-illuminati-brief = { at } { $dice } · leads: { $size }
chests = { $keeps } of { $looks }
answer-galleon-whole = { at } { $dice } · total { $total }: { chests }
answer-galleon-brief = { at } { $dice } · { chests }
answer-galleon-neutral-whole = { at } { $dice } · total { $total }, no chest
answer-tower-whole = { at } { $dice } · { floor }
answer-tower-brief = { at } { $dice }{ pushed }
answer-library-whole = Library · lowest die, +1 token
confirm-accept-less = Accept this for { $gold } gold? The proposal brings { $best }.
yes-accept-less = Accept anyway
confirm-place-in-vain = Place them there? Rank { $place } wins nothing as things lie. What wins nothing goes to the Library at the end, for a knowledge token each.
yes-place-in-vain = Place anyway
answer-set-die-whole = { $whose_id ->
    [neutral] Neutral { $die } → { $to }
   *[own] { $die } → { $to }
}
answer-power-die = { $die } → { $to }
answer-power-die-whole = A Compelling Power: { $whose_id ->
    [neutral] neutral { $die } → { $to }
   *[own] { $die } → { $to }
}
answer-assign-hint = { $place }
barred-no-tokens = no token
barred-no-reroll-after-placing = dice are placed
result-won = { $count ->
    [one] { $who } wins with { $points } gold
   *[other] { $who } share the win with { $points } gold
}
ended-won = You won with **{ $points }** gold.
ended-shared = You share the win with { $who }: **{ $points }** gold.
ended-other = Place { $rank } of { $players } for you, with **{ $points }** gold. { $count ->
    [one] { $who } won with { $best }.
   *[other] { $who } share the win with { $best }.
}
answer-keep-artifacts = { $artifacts } · { $gold } gold
answer-keep-artifacts-brief = { $artifacts }
answer-keep-mission = { $mission }
answer-keep-mission-hint = { $mission_id ->
    [secret] { brief-secret }
    [broaden] { brief-broaden }
    [congregate] { brief-congregate }
    [dive] { brief-dive }
    [embrace] { brief-embrace }
    [find] { brief-find }
    [gather] { brief-gather }
    [hire] { brief-hire }
    [join] { brief-join }
    [loot] { brief-loot }
    [raid] { brief-raid }
    [recruit] { brief-recruit }
    [scour] { brief-scour }
    [second] { brief-second }
    [unite] { brief-unite }
   *[other] { brief-dual }
}
answer-accept = Accept this · { $gold } gold
answer-best = Back to the best · { $gold } gold
answer-assign = Map { $number } · { $gold } gold
answer-unassign = No map · { $gold } gold
answer-unassign-brief = { $specialist } · No map
answer-equip = Give { $item } · { $gold } gold
answer-unequip = Not { $item } · { $gold } gold
answer-assign-barred = { $specialist } on a map
answer-equip-barred = Give { $item }

# Refusals

refusal-same-set = The Archives already hold a set { $dice }; no two may be the same.
refusal-same-run = A run { $dice } lies there already; no two may be the same.
refusal-row-full = Every entrance is taken; only a die of { $die } or less can still push one out.
refusal-no-neutral-in-library = Neutral dice may not go to the Library.
refusal-item-claimed = Tile { $tile } of the Hidden Temple is claimed.
refusal-needs-dice = You need both dice at once, { $dice }.
refusal-needs-dice-and-one = You need { $dice } and one more die of any value.
refusal-galleon-too-few = You need { $dice } { $dice ->
    [one] die
   *[other] dice
} at once.
refusal-galleon-too-low = { $dice ->
    [one] The die has
   *[other] { $dice } dice have
} to total { $total } or more.
refusal-no-tokens = A re-roll costs a knowledge token, and you have none.
refusal-no-reroll-after-placing = A re-roll comes before you place any dice in a turn, neutral ones too.
refusal-no-power-after-placing = A Compelling Power comes before you place any dice in a turn, neutral ones too.
refusal-power-once-a-turn = A Compelling Power can be used once a turn, for two dice.
refusal-same-die = A Compelling Power turns two different dice, and this { $die } has been turned already.
refusal-will-needs-opponent = The Will to Win works against others only, and { $dice } is your own.
refusal-will-leaves-same = The Will to Win: the other one would shrink to { $dice }, which lies there already; no two may be the same.
refusal-will-nothing-equal = The Will to Win: your dice equal no set or run that lies there.
refusal-gift-after-round = A Timely Gift can be used after the round, if you have a die of your own left.
refusal-help-first-roll = A Little Help can be used only before your first roll of a round.
refusal-help-one-a-round = A Little Help is for one player a round, and somebody has used it.
refusal-ally-before-archives = An Ally Inside can be used at the end of the round, before the Archives are resolved.
refusal-already-first = This set is the first already.
refusal-no-map-for = You have no map to which { $specialist } may go.
refusal-item-needs-user = { $item }: nobody on a map who could use it is without an item.
refusal-item-for-nobody = { $item }: you have no specialist who could use it.
refusal-no-such-building = That building is not at this table.
refusal-neutral-dice-placed = You have placed neutral dice in this turn already.
refusal-no-neutral-dice = You have no neutral dice to place.
refusal-own-dice-placed = You have placed your own dice in this turn already.
refusal-no-such-ability = You do not have { $ability }.
refusal-not-these-dice = { $building }: your dice do not allow this.
refusal-nothing-fits = { $building }: none of your dice can go there now.

# What happened

event-set-out = Buildings at this table: { $b } and { $c }, besides Archives, University and Library.
event-collection-dealt = Your private collection: artifacts { $first } are worth 4 gold each, { $second } 2, all others 1.
event-round-began = Round { $round } of { $rounds } began. { $seat } starts.
event-laid-out = Maps: { $maps }. Specialists: { $specialists }.
event-abilities-laid-out = Special Abilities: { $abilities }.
event-items-laid-out = The Hidden Temple asks for { $backs }.
event-rolled = { $seat } rolled { $dice }.
event-rolled-both = { $seat } rolled { $dice } and neutral { $neutral_dice }.
event-rerolled = { $seat } paid a token, rolled { $number } { $number ->
    [one] die
   *[other] dice
} again and had { $dice }.
event-rerolled-both = { $seat } paid a token, rolled { $number } { $number ->
    [one] die
   *[other] dice
} again and had { $dice } and neutral { $neutral_dice }.
event-no-help = { $seat } did not use A Little Help.
event-help-used = { $seat } used A Little Help and has { $dice } dice in this round.
event-die-set = { $seat } used A Compelling Power: a { $whose_id ->
    [neutral] neutral { $old }
   *[other] { $old }
} became a { $new }.
event-dice-now = { $seat } has { $dice } now.
event-dice-now-both = { $seat } has { $dice } and neutral { $neutral_dice } now.
event-round-over = The round is over.
event-gift-used = { $seat } used A Timely Gift for one more turn.
event-ability-kept = { $seat } did not use { $ability }.
event-left-over = { $seat } had { $dice } { $dice ->
    [one] die
   *[other] dice
} left; { $dice ->
    [one] it goes
   *[other] they go
} to the Library.

placed-dice = { $number ->
    [one] a { $whose_id ->
        [neutral] neutral { $dice }
       *[other] { $dice }
    }
   *[other] { $whose_id ->
        [neutral] neutral { $dice }
       *[other] { $dice }
    }
}
event-archives-dice = { $seat } placed { placed-dice } in the Archives{ $grown ->
    [0] {""}
   *[other] {" "}to make { $set }
}, rank { $place }.
event-sequence-dice = { $seat } placed { placed-dice } in the { $building }{ $grown ->
    [0] {""}
   *[other] {" "}to make { $set }
}, rank { $place }.
event-university-dice = { $seat } placed { placed-dice } at the University.
event-tower-dice = { $seat } placed { placed-dice } in the Treasure Tower.
event-illuminati-dice = { $seat } placed { placed-dice } with the Illuminati; { $set } is the longest set.
event-galleon-dice = { $seat } placed { placed-dice } in the Sunken Galleon; { $size ->
    [one] 1 die leads
   *[other] { $size } dice lead
} with { $total }.
event-temple-dice = { $seat } claimed tile { $tile } of the Hidden Temple with { $whose_id ->
    [neutral] neutral { $dice }
   *[other] { $dice }
}.
event-library-die = { $seat } placed a die in the Library.
event-will-used = { $seat } used The Will to Win in the { $building }: { $victim_seat } lost a { $die } to the Library.
event-will-used-neutral = { $seat } used The Will to Win in the { $building }: a neutral { $die } is gone.
event-pushed-out = { $seat } lost a { $die } out of the { $building }; it goes to the Library.
event-neutral-pushed-out = A neutral { $die } was pushed out of the { $building }.

event-no-reward = { $building }: nothing for { $dice } { $dice ->
    [one] die
   *[other] dice
} of { $seat }; { $dice ->
    [one] it goes
   *[other] they go
} to the Library.
event-ally-used = { $seat } used An Ally Inside: { $set } rose to rank { $place } in the Archives.
event-artifacts-drawn = Auction House, rank { $place }: { $seat } drew { $count } artifacts.
event-artifacts-drawn-secret = You drew: { $artifacts }.
event-artifacts-kept = { $seat } kept { $count } { $count ->
    [one] artifact
   *[other] artifacts
} and discarded { $discarded }.
event-artifacts-kept-secret = You kept: { $artifacts }.
event-artifact-gained = Auction House, rank { $place }: { $seat } drew an artifact and kept it.
event-artifact-gained-secret = Your new artifact: { $artifact }.
event-neutral-artifacts = Neutral dice on rank { $place } of the Auction House discarded { $artifacts }.
event-missions-seen = Guild, rank { $place }: { $seat } looked at { $count } missions.
event-missions-seen-secret = You see: { $missions }.
event-mission-kept = { $seat } kept a mission{ $passed ->
    [one] {" and passed one on"}
   *[other] {" and passed two on"}
}.
event-mission-kept-secret = Kept: { $mission }. Passed on: { $missions }.
event-mission-gained = Guild, rank { $place }: { $seat } got the last mission.
event-mission-gained-secret = Your new mission: { $mission }.
event-missions-returned = { $count ->
    [one] A mission went
   *[other] Two missions went
} under the stack.
event-neutral-mission = Guild, rank { $place }: neutral dice, so there is one mission fewer for the ranks after it.
event-neutral-item = Neutral dice sent the item that asked for { $back } back to the supply.
event-chests-drawn = { $seat } drew { $count } { $count ->
    [one] chest
   *[other] chests
}.
event-chests-drawn-secret = Gold in your chests: { $chests }.
event-chests-kept = { $seat } kept { $chests_count ->
    [one] a chest
   *[other] chests
} ({ $chests } gold){ $returned_count ->
    [0] {""}
   *[other] {" "}and returned others ({ $returned })
}.
event-neutral-galleon = { $place ->
    [1] Neutral dice lead in the Sunken Galleon: everybody keeps just one chest.
   *[other] Neutral dice got nothing in the Sunken Galleon.
}
event-treasures-gained = Treasure Tower: { $seat } got { $levels }.
event-treasures-gained-secret = You found: { $treasures }.
event-items-gained = { $seat } took { $count } magical { $count ->
    [one] item
   *[other] items
} from the Hidden Temple.
event-items-gained-secret = You found: { $items }.
event-tokens-gained = { $seat } got { $count } knowledge { $count ->
    [one] token
   *[other] tokens
} and has { $tokens }.
event-maps-left = Nobody took { $things }; out of the game.
event-specialists-left = Nobody hired { $things }; out of the game.
event-abilities-left = Nobody took { $things }; out of the game.
event-items-left = Nobody claimed { $things }; out of the game.
event-neutral-map = Neutral dice took { $thing } out of the game.
event-neutral-specialist = Neutral dice took { $thing } out of the game.
event-neutral-ability = Neutral dice took { $thing } out of the game.
event-map-taken = { $seat } took { $map }.
event-specialist-taken = { $seat } hired { $specialist }.
event-ability-taken = { $seat } took { $ability }.

event-assigning = The last round is over. Everybody assigns specialists and items, in secret.
event-assigned = Assigned: { $specialist } → { $place }.
event-unassigned = Taken off the map: { $specialist }.
event-equipped = Given to { $specialist }: { $item }.
event-unequipped = Taken back from { $specialist }: the item.
event-assignment-best = Back to the proposal.
event-assignment-accepted = Your assignment is sealed.
event-collection-revealed = { $seat } showed the collection { $kinds } (4 and 2 gold each).
event-artifacts-revealed = { $seat } { $artifacts_count ->
    [0] has no artifacts
   *[other] shows artifacts: { $artifacts }
}.
event-missions-revealed = { $seat } { $missions_count ->
    [0] has no missions
   *[other] had these missions: { $missions }
}.
event-items-revealed = { $seat } { $items_count ->
    [0] has no magical items
   *[other] shows items: { $items }
}.
event-treasures-revealed = { $seat } { $treasures_count ->
    [0] has no treasures
   *[other] shows treasures: { $treasures }
}.
event-map-worked = { $map } of { $seat }: { $specialists }.
event-map-worked-with-items = { $map } of { $seat }: { $specialists }, with { $items }.
event-scored = { $seat } has { $gold } gold (in a tie: { $unassigned } for specialists without a map).

# What happened, by turns, and where the match stands

heading-place = Round { $round } of { $rounds } · { $seat } to place
heading-choose = Round { $round } of { $rounds } · { $building }: { $seat } chooses
heading-ability = Round { $round } of { $rounds } · { $seat }: use an ability?
heading-assign = Assigning specialists
heading-over = The match is over
when = round { $round } of { $rounds }
when-assigning = final assignment
progress-way = Most gold in sight: { $gold }
chapter-round-began = Round { $round } of { $rounds }
chapter-assigning = The final assignment

recap-set-out = {""}
recap-collection-dealt = {""}
recap-laid-out = {""}
recap-abilities-laid-out = {""}
recap-items-laid-out = {""}
recap-rolled = {""}
line-rolled = rolled { $dice }
recap-rolled-both = {""}
line-rolled-both = rolled { $dice } and neutral { $neutral_dice }
recap-rerolled = rolled { $number ->
    [one] 1 die
   *[other] { $number } dice
} again
recap-rerolled-times = rolled again { $times } times
recap-rerolled-both = rolled { $number ->
    [one] 1 die
   *[other] { $number } dice
} again
recap-rerolled-both-times = rolled again { $times } times
recap-no-help = {""}
line-no-help = kept A Little Help
recap-help-used = used A Little Help: { $dice } dice this round
recap-die-set = turned { $each }
each-die-set = a { $old } to { $new }
recap-dice-now = {""}
line-dice-now = then had { $dice }
recap-dice-now-both = {""}
line-dice-now-both = then had { $dice } and neutral { $neutral_dice }
recap-round-over = {""}
recap-gift-used = used A Timely Gift for one more turn
recap-ability-kept = {""}
line-ability-kept = kept { $ability }
recap-left-over = put { $dice ->
    [one] the last die
   *[other] the last { $dice } dice
} into the Library
placed = { $whose_id ->
    [neutral] placed neutral { $dice }
   *[other] placed { $dice }
}
recap-archives-dice = { placed } in the Archives{ $grown ->
    [0] {""}
   *[other] {" "}to make { $set }
}, rank { $place }
recap-sequence-dice = { placed } in the { $building }{ $grown ->
    [0] {""}
   *[other] {" "}to make { $set }
}, rank { $place }
recap-university-dice = { placed } at the University
recap-tower-dice = { placed } in the Treasure Tower
recap-illuminati-dice = { placed } with the Illuminati, leading with { $set }
recap-galleon-dice = { placed } in the Sunken Galleon, leading with { $total }
recap-temple-dice = { $whose_id ->
    [neutral] claimed temple tile { $tile } with neutral { $dice }
   *[other] claimed temple tile { $tile } with { $dice }
}
recap-library-die = placed a die in the Library
recap-no-reward = got nothing for { $each }
each-no-reward = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} in the { $building }
recap-ally-used = used An Ally Inside: { $set } rose to rank { $place } in the Archives
recap-artifacts-drawn = {""}
line-artifacts-drawn = drew { $count } artifacts, rank { $place } in the Auction House
recap-artifacts-drawn-secret = {""}
recap-artifacts-kept = kept { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
recap-artifact-gained = got 1 artifact
recap-missions-seen = {""}
line-missions-seen = looked at { $count } missions, rank { $place } in the Guild
recap-missions-seen-secret = {""}
recap-mission-kept = kept a mission
recap-mission-gained = got the last mission
recap-chests-drawn = drew { $count ->
    [one] 1 chest
   *[other] { $count } chests
}
recap-chests-kept = kept chests ({ $chests } gold)
recap-treasures-gained = got treasures: { $levels }
recap-items-gained = took { $count ->
    [one] 1 magical item
   *[other] { $count } magical items
}
recap-tokens-gained = got { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
recap-maps-left = {""}
recap-specialists-left = {""}
recap-abilities-left = {""}
recap-items-left = {""}
recap-map-taken = took the map { $each }
each-map-taken = { $map }
recap-specialist-taken = hired { $each }
each-specialist-taken = { $specialist }
recap-ability-taken = gained { $each }
each-ability-taken = { $ability }
recap-assignment-accepted = accepted the assignment
recap-collection-revealed = showed the collection { $kinds }
recap-scored = scored { $gold } gold
recap-artifacts-revealed = {""}
line-artifacts-revealed = { $artifacts_count ->
    [0] has no artifacts
   *[other] artifacts: { $artifacts }
}
recap-missions-revealed = {""}
line-missions-revealed = { $missions_count ->
    [0] has no missions
   *[other] missions: { $missions }
}
recap-items-revealed = {""}
line-items-revealed = { $items_count ->
    [0] has no magical items
   *[other] items: { $items }
}
recap-treasures-revealed = {""}
line-treasures-revealed = { $treasures_count ->
    [0] has no treasures
   *[other] treasures: { $treasures }
}
recap-map-worked = {""}
line-map-worked = { $map }: { $specialists }
recap-map-worked-with-items = {""}
line-map-worked-with-items = { $map }: { $specialists }, with { $items }
recap-artifacts-kept-secret = now yours: { $artifacts }
recap-artifact-gained-secret = now yours: { $artifact }
recap-mission-kept-secret = now yours: { $mission }
recap-mission-gained-secret = now yours: { $mission }
recap-items-gained-secret = now yours: { $items }
recap-treasures-gained-secret = now yours: { $treasures }
recap-chests-drawn-secret = gold in them: { $chests }
headline-round-began = opened round { $round } of { $rounds }
headline-will-used = used The Will to Win in the { $building }: { $victim_seat } lost a { $die } to the Library
headline-will-used-neutral = used The Will to Win in the { $building }: a neutral { $die } is gone
headline-pushed-out = lost a { $die } out of the { $building } to the Library

# Options and scores

option-b = Building B
option-b-hint = left of the Archives
option-b-auction = Auction House
option-b-guild = Treasure Hunters’ Guild
option-b-random = at random
option-c = Building C
option-c-hint = right of the Archives
option-c-temple = Hidden Temple
option-c-illuminati = Illuminati
option-c-galleon = Sunken Galleon
option-c-tower = Treasure Tower
option-c-random = at random
option-coveted = Coveted Artifacts
option-coveted-hint = expansion of the Auction House: eight artifacts, worth 1, 4, 9, 16 … gold together
option-ally = An Ally Inside
option-ally-hint = expansion of the Illuminati: a set in the Archives rises by one rank
option-tools = Tools of Power
option-tools-hint = expansion of the Hidden Temple: four magical items for any colour
option-fragments = Treasure Fragments
option-fragments-hint = expansion of the Treasure Tower: halves of goblets, worth more as a pair

source-maps = Ancient Maps
source-specialists = specialists
source-missions = missions
source-artifacts = artifacts
source-abilities = abilities
source-chests = sunken chests
source-treasures = Treasure Tower
source-tokens = tokens

# For the table panel and for readers of pictures

alt-board = Order of the Gilded Compass, round { $round } of { $rounds }.
alt-players = Players:
alt-over = Order of the Gilded Compass, end of the match.
alt-roll = { $seat } rolled { $dice }.
alt-roll-neutral = Neutral dice: { $dice }.
alt-resolving = Resolving { $building }.
alt-nobody = neutral
alt-sets = { $building }: { $sets }.
alt-empty = { $building }: empty.
alt-maps = Maps: { $maps }.
alt-specialists = Specialists: { $specialists }.
alt-abilities = Special Abilities: { $abilities }.
alt-tiles = Hidden Temple: { $tiles }.
alt-free = { $dice } free
alt-library = Library: { $counts }.
alt-player = { $seat }: { $gold } gold in sight, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} to place, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $maps ->
    [one] 1 map
   *[other] { $maps } maps
}, { $specialists ->
    [one] 1 specialist
   *[other] { $specialists } specialists
}.
alt-first = { $seat } begins this round (flag).
alt-score = { $seat }: { $gold } gold, rank { $rank }.
alt-drawn = You may keep: { $things }.
alt-fits = { $building }: { $dice }.
alt-collection = Collection: { $first } 4 gold each, { $second } 2.
alt-artifacts = Artifacts: { $things }.
alt-missions = Missions: { $things }.
alt-items = Magical items: { $things }.
alt-treasures = Treasures: { $things }.
alt-chests = Chests of this round: { $things }.
alt-works = { $map }: { $people }
alt-nobody-works = empty
alt-own-side = Your side.
alt-own-maps = Your maps: { $maps }.
alt-spare = Without a map: { $people }.
alt-gold = Worth { $gold } gold now.
alt-rivals = Gold in sight: { $golds }.

# What points come from, in hints

part-maps = maps
part-specialists = assigned specialists
part-missions = missions
part-artifacts = artifacts
part-abilities = unused abilities
part-chests = chests
part-treasures = treasures
part-tokens = knowledge tokens
part-set-1 = sets in the Archives
part-set-2 = sets in the Archives
part-set-3 = sets in the Archives
part-set-4 = sets in the Archives
part-row-low = dice in the University
part-row-middle = dice in the University
part-row-high = dice in the University
part-run-1 = runs that may win
part-run-2 = runs that may win
part-run-3 = runs that may win
part-run-4 = runs that may win
part-temple = tiles claimed in the Hidden Temple
part-illuminati-first = the set at the Illuminati
part-illuminati-lead = the set at the Illuminati
part-illuminati-second = the set at the Illuminati
part-galleon-lead = the set in the Sunken Galleon
part-floor-1 = dice in the Treasure Tower
part-floor-2 = dice in the Treasure Tower
part-floor-3 = dice in the Treasure Tower
part-library = dice in the Library
part-left = dice still to place
part-idle = specialists without a map yet
part-places = free places on maps
part-unused = items that double nothing yet
part-ability-gift = abilities to use
part-ability-will = abilities to use
part-ability-help = abilities to use
part-ability-power = abilities to use
part-ability-ally = abilities to use

theme-dice = throwing and turning dice
theme-neutral = neutral dice
theme-building = which building
theme-group = which dice
theme-tiles = tiles and abilities

# What breaks ties

tie-values = specialists without a map: { $first }

# Standing answers

standing-kind-place = Placements of this round
standing-kind-place-hint = Place by itself where the roll allows what you want
standing-now-place = Place by plan
standing-kind-rest = The last dice
standing-kind-rest-hint = Few dice go to the Library; neutral dice stay out
standing-now-rest = Rest to the Library
standing-kind-tiles = Maps and specialists
standing-kind-tiles-hint = Take the tile that brings most
standing-kind-uses = Special Abilities
standing-kind-uses-hint = Use or decline by itself where a question is asked
standing-kind-assign = Final assignment
standing-kind-assign-hint = Accept the best assignment at the end
standing-field-first = First choice
standing-field-first-hint = Only what would win something as things lie, and pushes out no own die
standing-field-second = Else
standing-field-third = Else
standing-field-rank = Only with rank, entrance or floor
standing-field-rank-hint = If nothing fits you are asked. It ends with the round.
standing-field-skip = Do not ask me about
standing-field-skip-hint = What is not ticked: as long as you could use it, you are asked.
standing-field-few = Into the Library
standing-field-few-hint = One die a turn, when so few own dice are left
standing-field-neutral = Neutral dice after my own
standing-field-maps = Maps
standing-field-specialists = Specialists
standing-field-help = A Little Help
standing-field-gift = A Timely Gift
standing-field-ally = An Ally Inside
standing-field-ally-hint = If more than one set could rise you are asked.
standing-field-accept = When the match ends
standing-choice-second-0 = ask me
standing-choice-third-0 = ask me
standing-choice-rank-any = any that wins something
standing-choice-rank-n = { $n ->
    [one] 1
   *[other] { $n } or better
}
standing-choice-skip-reroll = Re-rolling
standing-choice-skip-power = A Compelling Power
standing-choice-skip-will = The Will to Win
standing-choice-few-0 = never by itself
standing-choice-few-n = { $n ->
    [one] with 1 die left
   *[other] with { $n } dice left or fewer
}
standing-choice-neutral-ask = Ask me
standing-choice-neutral-never = Never place them
standing-choice-maps-best = The one that brings me most
standing-choice-maps-ask = Ask me
standing-choice-specialists-best = The one that brings me most
standing-choice-specialists-ask = Ask me
standing-choice-help-ask = Ask me
standing-choice-help-always = Always use
standing-choice-help-never = Never use
standing-choice-gift-ask = Ask me
standing-choice-gift-always = Always use
standing-choice-gift-never = Never use
standing-choice-ally-ask = Ask me
standing-choice-ally-always = Always use
standing-choice-ally-never = Never use
standing-choice-accept-best = Accept the best assignment
standing-state-place = **Placing, in this round:** { $buildings }{ $rank ->
    [1] , if it is rank 1
    [2] , if it is rank 2 or better
    [3] , if it is rank 3 or better
    [4] , if it is rank 4 or better
   *[other] {""}
}, where it wins something; otherwise you are asked.{ $skip_count ->
    [0] {" "}You are also asked while you could re-roll or use an ability.
   *[other] {""}
}
standing-state-rest = **The last dice, in this round:** { $few ->
    [0] you are asked
    [one] your last die goes to the Library
   *[other] your last { $few } dice go to the Library
}{ $neutral_id ->
    [never] ; neutral dice are not placed after your own.
   *[other] .
}
standing-state-tiles = **When tiles are won:** { $maps_id ->
    [best] { $specialists_id ->
        [best] the map and the specialist that bring most.
       *[other] the map that brings most; about specialists you are asked.
    }
   *[other] the specialist that brings most; about maps you are asked.
}
standing-state-uses = **Special Abilities:** A Little Help { standing-use-help }, A Timely Gift { standing-use-gift }, An Ally Inside { standing-use-ally }.
standing-use-help = { $help_id ->
    [always] always
    [never] never
   *[other] asks you
}
standing-use-gift = { $gift_id ->
    [always] always
    [never] never
   *[other] asks you
}
standing-use-ally = { $ally_id ->
    [always] always
    [never] never
   *[other] asks you
}
standing-state-assign = **At the end of the match** the best assignment is accepted.
refusal-standing-building-twice = The same building stands there twice. Choose each once.
refusal-standing-always-asks = With these choices you would be asked every time, as without an answer.

# Where several answers lie: what the place is called, before how many ways there are.
place-house = { $name }

# Badges: what each is called and what it is for.
badge-from-behind = From behind
badge-from-behind-for = Five gold or more behind everybody after three rounds, first at the end.
badge-full-digs = Full digs
badge-full-digs-for = Three maps with both a cartographer and an excavator.
badge-four-alike = Four alike
badge-four-alike-for = Put four equal dice into the Archives at once.
badge-long-run = Long run
badge-long-run-for = Built a sequence of all six in the Auction House or the Guild.
badge-as-they-fell = As they fell
badge-as-they-fell-for = Won without throwing dice again, while everybody else did.
badge-every-door = Every door
badge-every-door-for = Something from all five buildings in each of two rounds.
badge-nobody-idle = Nobody idle
badge-nobody-idle-for = Won with eight specialists or more, all of them on maps.
badge-elbow-room = Elbow room
badge-elbow-room-for = Pushed four dice of others out of the University.
