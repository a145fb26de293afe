# The lesson of Order of the Gilded Compass.

note-place = You have rolled all your dice. Place one or more of them, all in **one** building; the others are rolled again on your next turn. Few dice at a time give you more rolls to choose from. Each answer says what the dice would win if the round ended now.
note-neutral = The neutral dice belong to nobody: what they win is lost to all. Put some where they spoil something for your opponent, or end the turn without them.
note-archives = The **Archives** give maps, the ground of your gold. Sets of equal dice count here: more dice beat fewer, then the higher number wins. The best four sets take a map each, so even a single six is worth something.
note-university = The **University** gives specialists. Low dice stand in front and push the others on, in the end out of the door. A specialist is worth something only on a map of its own colour.
note-auction = The **Auction House** wants runs such as 3-4-5. The longest keeps two artifacts, the next two keep one each. Their worth is in your secret collection: 4 gold for one kind, 2 for another, 1 for the others.
note-round = You have few dice left. Once somebody has placed all of their own and everybody has had equally many turns, the round is over. Dice left over go to the Library and bring a knowledge token each. From the next round on I place the neutral dice for you.
note-artifacts = You may keep some of the artifacts you drew; nobody else sees which. Keep what your secret collection pays most for.
note-map = Take a map. It counts its large number if a specialist of its colour works on it, the small one otherwise. Green numbers in the picture say what each would add for you now.
note-specialist = Hire a specialist. A map has room for one cartographer and one excavator, both of its colour. Without such a map a specialist is worth nothing.
note-reroll = You have knowledge tokens. For one of them you may roll any of your dice again before you place. Two that are left at the end are only 1 gold, so spend them when a roll does not fit your plan.
note-plan = By now your colours show. Two kinds of luck help: specialists for maps you have, and maps for specialists you have. Look as well at what your opponent needs; a low die can push somebody out.
note-temple = The **Hidden Temple** gives magical items, for exactly the two dice it shows, and nobody can push you out again. An item doubles a specialist of its colour and kind.
note-final = The last round. In the end your specialists are put on your maps in the best way for you, so only what still adds gold counts: the green numbers, artifacts of your collection, a second token to the first. A specialist without a map is worth nothing; a map always counts its small number.
note-mission = Missions are secret and pay at the end if you have done what they ask. Keep the one that fits what you collect anyway; your own picture shows what each would bring now.
note-ability = A **Special Ability** is used once, in a later round, when it helps most; the bot asks you when its time comes or offers it with your dice. One that is left at the end is worth 1 gold.
note-assign = The last decision: who works on which map, which item goes to whom. What is proposed brings the most gold. Change it if you like, see what it would bring, then accept.

slip-library = A die in the Library brings no more than a token.
slip-less = Another one would have been worth more to you.

# What each of them is called: where it is told, and in a list of what was learned at the end
learned-place = placing dice
learned-neutral = neutral dice
learned-archives = the Archives
learned-university = the University
learned-auction = the Auction House
learned-round = few dice left
learned-artifacts = keeping artifacts
learned-map = taking maps
learned-specialist = hiring specialists
learned-reroll = re-rolls
learned-plan = planning by colour
learned-temple = the Hidden Temple
learned-final = the last round
learned-mission = missions
learned-ability = Special Abilities
learned-assign = the last decision
