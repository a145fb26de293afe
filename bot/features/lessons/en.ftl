feature-lessons = Lessons
feature-lessons-hint = Guided matches against the computer, and notes for your first match of a game.
switch-lesson-notes = Notes for your first match of a game
switch-lesson-notes-hint = Each new kind of question is explained once.

button-learn = Learn
button-learn-anew = Begin again
button-to-lesson = To the lesson
cmd-learn = Learn a game: a guided match against the computer, about ten minutes
cmd-learn-game = Which game
learn-which = Which game would you like to learn? You play a guided match against the computer, about ten minutes, in direct messages.
learn-hello = { $title }: a guided match against the computer. Nothing here counts, every choice is yours, and every choice can be taken back. *More* holds the rules and the button that ends it.
learn-open = Your lesson in { $title } waits in your direct messages.
learn-here = Your lesson in { $title } comes below. Nothing here counts, every choice is yours, and every choice can be taken back. *More* holds the rules and the button that ends it.
learn-in-thread = You get no direct messages from me, so your lesson in { $title } opens in a thread of this channel.
learn-goes-on = Your lesson in { $title } is still open. You can go on or begin again.
button-play-match = Play a match
learned-heading = The lesson is over
lesson-learned = You have met { $count ->
    [one] 1 idea
   *[other] { $count } ideas
}: { $what }.
learned-difference = What made the difference: { $source }. { $who } got { $more ->
    [one] 1 point
   *[other] { $more } points
} more than you there.
learned-cost = What made the difference: you lost { $more ->
    [one] 1 point
   *[other] { $more } points
} more than { $who }, { $source }.
learned-tie = You had as many points as { $who }; what breaks ties made the difference.
learned-match-begins = { $title } · table { $number } begins. It is a match like any other against computers.
lesson-count = -# ↑ Lesson · idea { $number } of up to { $total } · { $name }
lesson-step = A good step here: { $what }. The choice is yours.
lesson-best = Clearly the best here: { $what }. It wins about { $wins } % of the time, the next best { $others } %.
lesson-even = Several are as good here: { $what }.
lesson-weighing = -# What is best here follows in a moment.
slip-plain = This may cost you something: { $what }.
slip-weighed = Probably better: { $what }. It wins about { $wins } % of the time, your choice { $instead } %.
slip-better = Better: { $what }.
refusal-no-lesson = There is no lesson for this.
refusal-learn-no-place = You get no direct messages from me, and I cannot open a thread here. Allow direct messages from this server, or use `/learn` in a text channel where I may open threads.
