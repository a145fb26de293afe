feature-guests = Tische über Server hinweg
feature-guests-hint = Plätze an Tischen eines Servers für Leute eines anderen, die als Gast in Direktnachrichten spielen.
switch-shows_ours = Unsere Plätze anderswo zeigen
switch-shows_ours-hint = Wer einen Tisch eröffnet, kann ihn auch anderen Servern anbieten.
switch-shows_others = Plätze anderer hier zeigen
switch-shows_others-hint = Der Aushang zeigt dann auch Tische anderer Server.
switch-elsewhere = Auch auf anderen Servern
switch-elsewhere-hint = Andere Server zeigen ihn. Mit einem Gast gilt hier für alle der Gastname.
switch-elsewhere-short = auch auf anderen Servern
guest-heading = Ein Tisch eines anderen Servers
guest-first = Du spielst dort als Gast. Die ganze Partie kommt in Direktnachrichten zu dir: das Brett, dein Pult, Abstimmungen und das Ergebnis. Die anderen lesen dich unter einem Namen, den du selbst wählst, und sonst nichts von dir, weder dein Konto noch diesen Server; du liest sie genauso. Solche Partien werden getrennt von denen dieses Servers gewertet. Wähle den Namen, unter dem andere Server dich kennen; ändern kannst du ihn in `/settings`.
guest-arrives = { $game }: Ich suche deinen Platz am Tisch eines anderen Servers.
guest-sits = Du sitzt als Gast an Tisch { $number }. Die Partie kommt in Direktnachrichten zu dir: { $where }
guest-rematch = Eine Revanche in { $game } ist offen: Spielst du mit?
button-guest-name = Gastname
form-guest-name = Dein Name auf anderen Servern
field-guest-name = Gastname
field-guest-name-hint = { $least } bis { $most } Zeichen: Buchstaben, Ziffern, Leerzeichen, - und '. Nur du hast ihn.
setting-guest = Gastname
board-elsewhere = { $match } · anderswo
elsewhere-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
refusal-not-elsewhere = Dieser Tisch wird hier nicht mehr angeboten.
refusal-guest-dm-closed = Ich kann dir nicht schreiben, und ein Gast spielt in Direktnachrichten: Du wurdest nicht an den Tisch gesetzt. Erlaube Direktnachrichten von Mitgliedern dieses Servers (sein Name › Privatsphäre-Einstellungen) und drücke noch einmal *Mitspielen*.
refusal-guest-name-length = Ein Gastname hat { $least } bis { $most } Zeichen.
refusal-guest-name-signs = Ein Gastname besteht aus Buchstaben, Ziffern, Leerzeichen, Bindestrichen und Apostrophen, mit mindestens einem Buchstaben.
refusal-guest-name-taken = „{ $name }“ ist vergeben. Bitte wähle einen anderen Namen.
