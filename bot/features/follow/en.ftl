feature-follow = Following
feature-follow-hint = Whoever looks on may have a line a day and the result by direct message.

button-follow-match = Follow by message
button-unfollow-match = Stop following
button-unfollow-all = Stop following all
follow-heading = Matches you follow
follow-replay = Result and replay: { $match }
follow-stop = Stop following…
follow-began = You follow this match: a line a day and the result, by direct message, outside of your quiet hours.
follow-ended = You follow this match no more.
follow-ended-all = You follow no match any more.
refusal-follow-own = You play this match yourself.
refusal-follow-too-many = You follow { $most } matches already. Stop following one first.
