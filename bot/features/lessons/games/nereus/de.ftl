# Die Lernpartie von Waters of Nereus.

note-corner = Wähle die Ecke, in der dein Schiff startet. Die Schätze tauchen erst danach auf, es zählt also nur der Platz: Weit weg von den anderen Schiffen hast du mehr Meer für dich.
note-science = Du hast fünf Forschungskarten bekommen und behältst drei davon, geheim. Manche helfen in einem Zug, andere werten am Ende; jede kostet 1 Forschungskraft, und die bringt der Forscher. Behalte Karten, die zusammenpassen: Was sie belohnen, wirst du sammeln.
note-crew = Alle wählen geheim eine Mannschaftskarte; dann wird aufgedeckt. An einem Tag kommen vier der sieben dran, jede einmal. Zuerst braucht es Schätze: Kapitän und Lotse fahren hin, der Entdecker holt einen von neben dem Schiff.
note-space = Zu jedem Mitglied der Mannschaft gehören mehrere Felder auf dem Plan, und wer zuerst kommt, hat die Wahl. Je weiter links, desto mehr bringt es; was besetzt ist, bleibt bis zum Abend besetzt.
note-sail = Hier steht, wohin dein Schiff kommt und was das kostet. Du nimmst **alle** Schätze, wo du hältst, unterwegs keine. Zwei auf einem Meerfeld sind einen weiteren Weg wert. ♠ und ♛ sind selten, ☾ und ☀ gibt es oft.
note-stow = Jeder Schatz braucht einen Platz in deiner Kajüte; was am Ende des Zuges noch in der Hand ist, ist verloren. **Laderäume** werten, sobald sie voll sind, und machen ihr Mitglied der Mannschaft stärker. Die **Truhe** zahlt sofort, nimmt die Farben aber nur in ihrer Folge. Das **Lager** hebt ein paar für später auf.
note-choose = Das ist die zweite von vier Runden. Jetzt hat die andere Seite die Sanduhr ⌛ und fängt an. Karten und Marker bleiben bis zum Abend liegen. Ab und zu brauchst du Gold: Der Zahlmeister bringt es, der Händler macht Punkte daraus.
note-gold = Hinter jeder Reihe steht ein Preis. Einmal im Zug darfst du ihn für etwas mehr zahlen, egal auf welchem Feld: die **Goldaktion**.
note-action = Es gibt mehr zu tun, als das Feld zeigt: die Goldaktion, davor oder danach; und ist der Laderaum dazu voll, ab dem nächsten Mal eine dritte, verbesserte Aktion. Was du nicht brauchst, lässt du und beendest den Zug.
note-fetch = Der Entdecker holt **einen** Schatz von einem Meerfeld neben deinem Schiff, in einer Farbe, die das Feld zeigt; das Schiff bleibt, wo es ist. Wo es liegt, zählt also doppelt: Denk beim Fahren an seine Nachbarn.
note-chest = Die Truhe wartet auf genau diese Farbe. Sie zahlt sofort und will dann die nächste: ☾ ☀ ✚ ♥ ♛ ♠, jede mehr wert als die davor. Aber die Laderäume wollen dieselben Schätze.
note-gem = In deinem Lager liegen zwei Schätze einer Farbe. Du darfst daraus einen **Edelstein** machen: Er zählt als jede Farbe und kommt an seinen Platz, wann immer du am Zug bist. Oder du verkaufst: ein Schatz bringt 2 Gold, ein Edelstein 5. Am Ende wird das ganze Lager verkauft, und 5 Gold sind ein Punkt.
note-explore = Die Entdeckerphase: Ein Marker in der Reihe des Entdeckers darf dir heute noch einen Zug kaufen, mit einer Mannschaftskarte, die du noch nicht gespielt hast. Das ist viel wert, wenn das Gold da ist und ein gutes Feld frei.
note-shift = Der Bootsmann räumt um, was in deiner Kajüte liegt, auf andere Plätze, die es nehmen: aus dem Lager, von einem Laderaum in den anderen oder in die Truhe, wo es bleibt. Fang an mit dem, was einen Laderaum füllt oder was die Truhe bezahlt. Was du nicht brauchst, lässt du.
note-day = Ein neuer Tag: Karten und Marker sind zurück, neue Schätze sind aufgetaucht. Jetzt weißt du, wie ein Tag abläuft. Am Ende zählen volle Laderäume am meisten: Wähle zwei oder drei, sammle dafür, und sieh ab und zu nach deinen Forschungskarten. Die kleinen Schritte, die du kennst, mache jetzt ich: verstauen, das beste Feld nehmen, Züge beenden.
note-power = Du hast **Forschungskraft**. Jeder Punkt davon spielt eine Karte und ist dann weg: eine für den Zug, wann du magst, die für das Ende von selbst, wenn die Partie vorbei ist. Ohne Kraft sind die besten nichts wert.

slip-lost = Was in der Hand war, ist verloren.
slip-idle = In diesem Zug war noch etwas zu tun.
slip-space = Ein anderes Feld hätte mehr gebracht.

# What each of them is called: where it is told, and in a list of what was learned at the end
learned-corner = die erste Ecke
learned-science = Forschungskarten
learned-crew = Mannschaft verdeckt wählen
learned-space = Felder einer Reihe
learned-sail = Fahren
learned-stow = Schätze verstauen
learned-choose = Runden und Sanduhr
learned-gold = Preise einer Reihe
learned-action = Goldaktionen
learned-fetch = einen Schatz holen
learned-chest = die Truhe
learned-gem = Edelsteine
learned-explore = die Entdeckerphase
learned-shift = Umräumen
learned-day = ein neuer Tag
learned-power = Forschungskraft
