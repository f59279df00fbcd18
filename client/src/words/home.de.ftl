lang-fr = Français
lang-en = English
lang-de = Deutsch
welcome = Vier Schatzspiele, Tag und Nacht.
welcome-invite = Lade ein, wen du magst: Auf leeren Plätzen spielen Roboter.
play-now = Spielen
friends = Mit Freunden
one-box = Nur ein Spiel
own-devices = Jeder ein Gerät
one-device = Ein Gerät
learn = Lernen
rules = Regeln
credits = Mitwirkende
people-first = Ein Abend mit Freunden
people-first-how = Erst die Leute, dann ein Spiel nach dem anderen: ein Link für alle.
public-tables = Offene Tische
free-seats = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
my-tables = Meine Tische
home = Start
close = Schließen
loading = Einen Moment…
language = Sprache
settings = Einstellungen
room-stopped = Der Raum ist gleich wieder da…
sit-down = Hinsetzen
box-facts = Die Schachtel
box-players = Personen
box-minutes = { $minutes } Min.
box-age = ab { $age }
offline = Keine Verbindung. Sobald sie wieder da ist, versuchen wir es noch einmal.
table-you = Du bist dran
table-others = Läuft
table-waiting = Wartet
table-over = Ansehen
table-won = gewonnen
table-outdated = Abgebrochen
table-closed = Geschlossen
forget = Vergessen
forget-table = Den Tisch { $game } vom { $when } vergessen
more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
}
have-code = Ich habe einen Code
on-tv = Am Fernseher
on-tv-how = Öffne { $address } am Fernseher.
