feature-replay = Replay
feature-replay-hint = A match picture by picture, also while it is played, and what has moved.

button-replay = Replay
cmd-replay = Step through the pictures of a match
cmd-replay-picture = Number of the picture to begin with
replay-picture = { $picture ->
    [0] replay, the start
   *[other] replay, picture { $picture } of { $pictures }
}
replay-eyes = Whose view
replay-eyes-table = The table, as everybody sees it
replay-eyes-seat = What { $seat } holds
button-first = First
button-last = Last
button-animate = Animation from here
animation-drawing = Drawing { $all } pictures, { $done } are done …
animation-all = From picture { $first } to { $last }, one after another.
animation-some = From picture { $first } to { $last }, { $shown } of them, evenly spread.
animation-alt = { $title }, from picture { $first } to { $last } of the replay, which tells it in words.
refusal-not-your-eyes = While a match runs you can look through your own eyes only.
replay-after-line = Picture after line …
