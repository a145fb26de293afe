feature-hints = Hints
feature-hints-hint = Whoever is asked may see what a strong computer would do, where the table wants that.
switch-hints = Hints
switch-hints-hint = The button Hint under More says what a strong computer would do. Such a match is not rated.
switch-hints-short = Hints: yes, under *More* (the match is not rated)

button-hint = Hint
hint-heading = Hint: { $what }
hint-best = **Wins { $percent } % of the time**.
hint-ahead = Of 100 such matches it wins about { $more } more than the next best (± { $error }).
hint-reply = Then, most likely: { $who } · { $what }.
hint-other = **{ $what }** · { $percent } %
hint-nothing-to-weigh = There is nothing here that would need a long thought.
hint-note = By the strong computer, from what you can know.
hint-nearly = The first two are too close to tell apart.
refusal-hints-off = There are no hints at this table. The host may allow them under *Options* before a match starts; it is not rated then.
