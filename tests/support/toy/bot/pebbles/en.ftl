summary = A small game with one of everything. Signs are chosen in secret, pebbles are drawn and given away. Most points win.
how-to-play = Everybody chooses a sign in secret; then all signs are opened. Everybody chooses a sign in secret; then all signs are opened. Everybody chooses a sign in secret; then all signs are opened. Everybody chooses a sign in secret; then all signs are opened. Everybody chooses a sign in secret; then all signs are opened. Everybody chooses a sign in secret; then all signs are opened. Everybody chooses a sign in secret; then all signs are opened. Everybody chooses a sign in secret; then all signs are opened. Everybody chooses a sign in secret; then all signs are opened.

question-choose = Which sign do you choose?
question-turn = What do you do?
answer-choose = { $sign }
answer-draw = Draw a pebble
answer-pass = Pass
answer-give = { $colour }
answer-throw = Throw away { $colours }
group-give-to = To { $to_seat }
pick-throw = Throw pebbles away
item-pebble = { $colour }
confirm-give = Give the { $colour } to { $to_seat } for good?
yes-give = Give it away
refusal-hand-full = You hold { $most } pebbles already.
event-begun = { $rounds ->
    [one] One round begins.
   *[other] { $rounds } rounds begin.
}
event-chosen = You chose { $sign }.
event-opened = { $seat } chose { $sign }.
event-drew = { $seat } drew a pebble.
event-found = It is a { $colour }.
event-gave = { $seat } gave a { $colour } to { $to_seat }.
event-threw = { $seat } threw away { $colours }.
event-passed = { $seat } passed.
event-ended = The last round is over.
option-rounds = Rounds
option-rounds-hint = how long it takes
option-rounds-1 = one
option-rounds-2 = two
option-rounds-3 = three
option-generous = Generous
option-generous-hint = gifts count double
source-hand = pebbles in hand
source-points = points
heading = { $left ->
    [one] one round left
   *[other] { $left } rounds left
}
alt-player = { $seat }: { $points } points, { $held } pebbles.
alt-hand = You hold { $hand_size ->
    [0] nothing
   *[other] { $hand }
}. Your sign: { $chosen }.
rule-aim-title = Aim
rule-aim = What the rules say of aim.
rule-signs-title = Signs
rule-signs = What the rules say of signs.
rule-opening-title = Opening signs
rule-opening = What the rules say of opening signs.
rule-drawing-title = Drawing
rule-drawing = What the rules say of drawing.
rule-giving-title = Giving
rule-giving = What the rules say of giving.
rule-throwing-title = Throwing
rule-throwing = What the rules say of throwing.
rule-passing-title = Passing
rule-passing = What the rules say of passing.
rule-full-title = Full hand
rule-full = What the rules say of full hand.
rule-end-title = End
rule-end = What the rules say of end.
rule-score-title = Score
rule-score = What the rules say of score.
