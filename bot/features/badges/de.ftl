result-badge = { $who } · Abzeichen **{ $badge }**:
profile-badges = Abzeichen
profile-badges-of = { $count } von { $all }
button-badges = { $count ->
    [0] Abzeichen
   *[other] Abzeichen · { $count }
}
badges-heading = ### Abzeichen von { $name }
badges-game = **{ $title }** · { $count } von { $all }
badge-line = { $badge }: { $deed }
badge-line-earned = **{ $badge }** <t:{ $at }:d>: { $deed }
badges-alt = Die neuesten Abzeichen.
