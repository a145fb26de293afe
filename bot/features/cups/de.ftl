feature-cups = Pokale und Ligen
feature-cups-hint = Turniere, die von selbst beginnen, über Tage gespielt werden und enden.
switch-cups-everybody = Alle dürfen Pokale jeder Form eröffnen
switch-cups-everybody-hint = Sonst nur die Verwaltung; einen Minipokal dürfen alle eröffnen.
switch-cups-new-wait = Neue warten bei Pokalen auf freie Plätze
switch-cups-new-wait-hint = Konten unter 30 Tagen oder weniger als 3 beendete Partien.
