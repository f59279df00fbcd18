lang-fr = Français
lang-en = English
lang-de = Deutsch

welcome = Vier Schatzspiele, Tag und Nacht. Lade ein, wen du magst, Roboter halten die leeren Stühle.
box = { $min } bis { $max } · { $minutes } min · ab { $age }
play-now = Spielen
with-friends = Mit Freunden
one-device = Ein Gerät
learn = Lernen
rules = Regeln
replay = Noch einmal ansehen
credits = Dank
public-tables = Tische, die warten
free-seats = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
my-tables = Meine Tische
not-affiliated = Butin ist mit den Autorinnen, Autoren und Verlagen dieser Spiele nicht verbunden.

home = Start
back-home = Zurück zum Start
menu = Menü
close = Schließen
loading = Einen Moment…
language = Sprache
settings = Einstellungen
sound = Töne
pace = Tempo
pace-calm = gemütlich
pace-normal = normal
pace-quick = schnell
pace-at-once = ohne Warten
text-size = Schriftgröße
theme = Stimmung
theme-night = Nacht
theme-day = Tag
contrast = Starker Kontrast
motion = Bewegung

how = Wie spielst du?
way-friends = mit Freunden, jeder am eigenen Gerät
way-bots = gegen Roboter
way-device = zusammen an diesem Gerät
your-name = Dein Name
name-made-up = leer lassen: dann wird einer erfunden
player = Platz { $number }
one-more = Noch jemand
one-less = Jemand weniger
how-many = Wie viele Plätze?
which-bot = Gegen wen?
public = Tisch offen für alle
allow-hints = Tipps erlaubt
options = Regeln dieses Tisches
open-table = Tisch öffnen

seats = Plätze
is-bot = Roboter
is-away = nicht da
has-won = hat gewonnen
time-left = Noch { $left } Sekunden
your-move = Du bist dran.
their-move = Am Zug: { $names }.
table-wait = Gerade gibt es nichts zu tun.
why-clause = Warum? { $clause }
whole-rules = Alle Regeln
retell = Den letzten Zug noch einmal zeigen
story = Verlauf
actions = Was tun
hint = Tipp
say = Sagen…
question = Eine Frage
yes = Ja
no = Nein
never-mind = Doch nicht
take-back = Meinen Zug zurücknehmen
stand = Meinen Platz verlassen
close-table = Tisch schließen
connection-lost = Verbindung weg, gleich zurück…
table-removed = Dieser Tisch wurde gelöscht.

waiting-title = Wer spielt mit?
seat-free = freier Platz
host = Gastgeber
who-sits = Wer sitzt auf Platz { $number }?
free-seat = Frei machen
sit-here = Hier hinsetzen
sit-for = Für { $name } weiterspielen
ask-seat = Ich bin { $name }: gib mir meinen Platz zurück
enter-only = Ohne Platz eintreten
sit-down = Hinsetzen
invited = Du bist zum Spielen eingeladen
invite = Zeig diesen Code oder schick diesen Link.
link = Link für Freunde
qr = Code für ein Telefon
share = Link teilen
copied = Link kopiert
start = Anfangen
start-hint = Roboter nehmen die leeren Stühle.
wait-for-host = Der Gastgeber startet das Spiel.

winners = { $count ->
    [0] Das Spiel ist aus.
    [one] Gewonnen: { $names }!
   *[other] Gemeinsam gewonnen: { $names }!
}
rematch = Revanche
record = Aufzeichnung sichern

curtain = { $name }, du bist dran
curtain-hint = Alle anderen machen die Augen zu: gleich zeigt sich eine Hand.
curtain-lift = Ich bin's, { $name }
