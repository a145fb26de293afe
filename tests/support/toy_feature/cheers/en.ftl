feature-cheers = Cheers
feature-cheers-hint = Whoever plays at a table may cheer there, once.
switch-shy = Shy
switch-shy-hint = I am not asked to cheer.
switch-loud = Cheers on the desk
switch-loud-hint = Every desk says how many have cheered.
button-cheer = Cheer
cheered = They have heard you.
desk-cheers = { $count ->
    [one] One person has cheered.
   *[other] { $count } people have cheered.
}
choice-cheering = How you cheer
choice-cheering-aloud = aloud
choice-cheering-softly = softly
button-cheers = Cheers
cheered-first = cheered for
cheers-how = cheers { $how }
