# The lesson of Yucata'.

note-card = Play one card; your amulet goes that far. In the picture each card shows where it would end (→), which stones it would take and, at its foot, your points after it; the button says how they change. Spaces 1 to 4 are empty, and a card comes back only when you have played all seven: so ask yourself which one you can spare.
note-barred = The card just played is barred: nobody may play the same one right after it, unless it is their last. That cuts both ways: what you play now, your opponent cannot play next.
note-stones = Whoever goes beyond the leading amulet takes **every** stone on the way. Pale stones ○ are a point each, so run ahead where only pale ones lie.
note-dark = Dark stones ⬢ cost pale ones at the end, and each costs more than the one before: the first 1, the second 2, the third 3. One is cheap, four together cost ten. Keep an eye on the score in the picture.
note-repeat = The **?** repeats the card played just before it. Keep it until that is the very card you need.
note-behind = You are behind the leading amulet. As far as its space there is nothing to take, so this is the time for cards you want to be rid of, and the other one may have to run into the dark stones first.
note-spear = The **spear** jumps one space beyond the leading amulet, however far away that is, and takes only the stone lying there. From far behind it saves the most steps.
note-hands = Every card was played openly, so the picture shows what your opponent still holds. With few cards left there are few ways out: see what they will have to play.
note-temple = The temple is near. The match ends at once when an amulet reaches it, and its red stone ✸ takes one dark stone away. Compare the scores: run for it while you are ahead, otherwise there are pale stones to fetch first.

slip-dark = That took more dark stones than it had to.
slip-pale = There were pale stones to be had without a dark one.

# What each of them is called: where it is told, and in a list of what was learned at the end
learned-card = cards that come back after all seven
learned-barred = the card just played is barred
learned-stones = taking every stone on the way
learned-dark = dark stones that cost more each time
learned-repeat = the ? repeats a card
learned-behind = free steps behind the leader
learned-spear = the spear
learned-hands = counting the other’s cards
learned-temple = the race to the temple
