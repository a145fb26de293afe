result-badge = { $who } · Badge **{ $badge }**:
profile-badges = Badges
profile-badges-of = { $count } of { $all }
button-badges = { $count ->
    [0] Badges
   *[other] Badges · { $count }
}
badges-heading = ### Badges of { $name }
badges-game = **{ $title }** · { $count } of { $all }
badge-line = { $badge }: { $deed }
badge-line-earned = **{ $badge }** <t:{ $at }:d>: { $deed }
badges-alt = The newest badges.
