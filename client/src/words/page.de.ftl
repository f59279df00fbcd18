replay = Noch einmal ansehen
not-affiliated = Butin ist mit den Autorinnen, Autoren und Verlagen dieser Spiele nicht verbunden.

back-home = Zurück zum Start
menu = Menü
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
motion = Animationen

how = Wie möchtest du spielen?
way-friends = Mit Freunden
way-bots = Roboter
way-device = Ein Gerät
your-name = Dein Name
rename = Ändern
rename-who = Anderer Name: { $name }
name-made-up = leer lassen: dann wird einer erfunden
house-key = Hausschlüssel
player = Person { $number }
one-more = Noch jemand
how-many = Wie viele Plätze?
which-bot = Gegen wen?
public = Alle
allow-hints = Tipps erlaubt
options = Den Tisch einstellen
open-table = Tisch öffnen

seats = Plätze
another-box = Ein anderes Spiel
another-box-ask = Ein anderes Spiel? Alle müssen einverstanden sein
which-box = Was spielen wir?
no-box-title = Wer spielt heute Abend?
invited-evening = Du bist zum Spielen eingeladen!
box-for = { $least } bis { $most } Personen
box-waits = { $waits ->
    [one] eine Person wartet
   *[other] { $waits } Personen warten
}
bench = Auf der Bank
bench-you = Du spielst, sobald ein Platz frei wird, oder in der nächsten Partie.
bench-before = { $before ->
    [0] Du bist als Nächstes dran.
    [one] Eine Person ist vor dir.
   *[other] { $before } Leute sind vor dir.
}
bench-wait = Auf der Bank warten
bench-leave = Die Bank verlassen: { $name }
empty-chairs = Freie Plätze
empty-close = Nur wir
empty-bots = Roboter
evening = Der Abend
evening-won = { $times ->
    [one] gewonnene Partie
   *[other] gewonnene Partien
}
evening-bots = Roboter
evening-matches = Alle Partien
evening-match = { $game }: { $names }
match--2 = viel schwächer als du
match--1 = etwas schwächer als du
match-0 = so stark wie du
match-1 = etwas stärker als du
match-2 = viel stärker als du
row-you = du
your-size = So stark wie du
strongest = Der Stärkste
which-size = Gegen wen?
take-robot = Diesen Roboter hinsetzen
size-next = Nächstes Mal: { $name }, { $how }.
stronger = Etwas stärker
weaker = Etwas schwächer
hint-more = Noch besser
sizes = Deine Größe
size-of = { $game }: { $size }, nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
nameless = Du
forget-sizes = Diese Partien vergessen
forget-all = Alles vergessen
forget-all-sure = Deine Einstellungen, Tische und Partien in diesem Browser vergessen? Du verlierst deine Plätze.
is-bot = Roboter
is-away = nicht da
is-gone = { $name } ist weg.
away-bot = { $name } ist weg: In { $seconds } s spielt ein Roboter.
call-bot = Roboter, sofort
wait-on = Warten
line = Verbindung: { $ms } ms
race-open = Wer war am schnellsten?
race-title = Wer war am schnellsten?
race-time = { $name }: { $ms } ms
race-said = (die Seite sagte { $ms } ms)
race-ruler = (allein vom Server gemessen)
race-how = Für alle läuft die Zeit, sobald die Würfel auf dem eigenen Bildschirm liegen, bis zum Griff: Wie weit weg jemand ist, zählt nicht.
has-won = hat gewonnen
time-left = { $left ->
    [one] Noch eine Sekunde
   *[other] Noch { $left } Sekunden
}
hurry = Nur noch { $left } s!
your-move = Du bist dran.
helped = { $moves ->
    [one] Ein Roboter hat einen Zug für dich gemacht.
   *[other] Ein Roboter hat { $moves } Züge für dich gemacht.
}
touch-again = Noch einmal berühren: { $what }.
tab-mine = Du bist dran
their-move = Am Zug: { $names }.
table-wait = Gerade gibt es nichts zu tun.
why = Warum?
whole-rules = Alle Regeln
retell = Den letzten Zug noch einmal zeigen
story = Verlauf
actions = Was tun
hint = Tipp
spot-advised = Das ist der Tipp.
say = Sagen…
pause-match = Partie anhalten
go-on = Weiter
question = Eine Frage
yes = Ja
no = Nein
never-mind = Doch nicht
take-back = Meinen Zug zurücknehmen
stand = Meinen Platz verlassen
close-table = Tisch schließen
connection-lost = Verbindung verloren, wir kommen zurück…
table-removed = Dieser Tisch wurde gelöscht.

waiting-title = { $game }: Wer spielt mit?
your-face = Dein Gesicht
face-0 = eine Brille
face-1 = ein Schnurrbart
face-2 = Sommersprossen
face-3 = lange Wimpern
face-4 = eine Augenklappe
face-5 = rote Wangen
face-6 = ein Spitzbart
face-7 = dicke Brauen
face-8 = ein Monokel
face-9 = eine rote Nase
face-10 = zwei große Zähne
face-11 = ein Stern
seat-free = freier Platz
host = Gastgeber
who-sits = Wer sitzt auf Platz { $number }?
free-seat = Platz frei machen
sit-here = Hier hinsetzen
take-place = Den Platz von { $name } nehmen
sit-for = Für { $name } weiterspielen
ask-seat = Ich bin { $name }: Gebt mir bitte meinen Platz zurück
late-hint = Eine Partie läuft. Bitte um den Platz eines Roboters, oder schau bis zur nächsten zu.
ask-chair = Darf ich für { $name } weiterspielen?
sit-again = Zurück auf meinen Platz
seat-kept-for = { $name } hat noch { $seconds } s, um zurückzukommen: Der Platz bleibt frei.
is-away-kept = nicht da · { $seconds } s
asked-for = Du möchtest für { $name } weiterspielen. Ja sagen müssen noch: { $names }.
free-away = { $name } ist weg: einen Roboter holen
notice-given = Der Platz gehört dir. Willkommen!
notice-denied = Diesmal nicht. Schau gern zu: In der nächsten Partie ist Platz für dich.
notice-again = Da bist du wieder! Dein Platz gehört wieder dir.
notice-returned = { $name } ist zurück auf dem Platz. Danke fürs Aushelfen!
enter-only = Zuschauen
invited = Spiel mit: „{ $game }“!
invited-by = { $name } lädt dich zu „{ $game }“ ein!
invited-full = Der Tisch ist voll. Du kannst zuschauen und nächstes Mal mitspielen.
invited-late = Die Partie läuft. Du kannst um den Platz eines Roboters bitten oder zuschauen.
invited-on = Die Partie läuft. Du kannst zuschauen und nächstes Mal mitspielen.
who-is-there = Wer ist da?
invite = Scannen und mitspielen
link = Link für Freunde
qr = Code zum Scannen mit dem Telefon
share = Teilen
copied = Link kopiert
start = Anfangen
start-hint = Auf leeren Plätzen spielen Roboter.
wait-for-host = Gleich geht es los
begins-question = Wer fängt an?
begins-lot = Auslosen
begins-who = { $seat ->
    [Du] Du fängst an.
   *[other] { $seat } fängt an.
}
begins-by-lot = Das Los entscheidet, wer anfängt.
begins-next = Wer fängt nächstes Mal an?
begins-next-who = { $seat ->
    [Du] Nächstes Mal fängst du an.
   *[other] Nächstes Mal fängt { $seat } an.
}
begins-next-by-lot = Nächstes Mal entscheidet das Los, wer anfängt.
begins-change = Ändern
picked = vergeben:
picks-left = Wählst du nichts, bekommst du, was übrig bleibt.
outdated-title = Diese Partie endet hier
outdated = Sie wurde nach älteren Regeln begonnen als den heutigen und lässt sich nicht mehr zu Ende spielen. Niemand hat verloren.
outdated-again = Neue Partie
refusal-bad_option = So lässt sich das nicht einstellen: { $option }.
fewer = Eins weniger: { $what }
one-more-of = Eins mehr: { $what }

winners = { $count ->
    [0] Das Spiel ist aus.
   *[other] Gewonnen: { $names }!
}
end-moment = Der große Moment
end-kind-you = Gut gespielt! Vielleicht gehört dir die nächste Partie.
end-kind = Gut gespielt, { $names }!
rematch = Revanche
record = Aufzeichnung sichern
score-sheet = Wertung
score-seat = Wer
score-total = Summe
details = Details
print-sheet = Drucken

curtain = { $name }, du bist dran
curtain-hint = Nimm das Gerät. Alle anderen: nicht gucken!
curtain-lift = Ich bin’s, { $name }

empty-seats = Auf leeren Plätzen spielen Roboter.
who-comes = Wer darf kommen?
by-link = Nur mit Link
who-plays = Wer spielt?
leave-out = Ohne Person { $number }
curtain-between = Zwischen den Zügen verdeckt ein Vorhang die Karten.
clock = Zeit für jeden Zug
clock-seconds = { $seconds ->
    [0] unbegrenzt
    [30] 30 Sekunden
    [60] 1 Minute
   *[other] 3 Minuten
}
rules-of = Regeln – { $title }
contents = Inhalt
search-rules = In den Regeln suchen
hits = { $count ->
    [0] Nichts gefunden.
    [one] Eine Stelle
   *[other] { $count } Stellen
}
copy-clause = Link zu { $clause } kopieren
drawing = Zeichnung
step-of = Schritt { $step } von { $steps }
step-back = Zurück
show-me = Zeig es mir
once-more = Noch einmal
learn-offline = Zum Lernen braucht es eine Verbindung, und gerade ist keine da.
try-again = Noch einmal versuchen
play-for-real = Richtig spielen
replay-whose = Nur das Gerät, mit dem du gespielt hast, kann diese Partie noch einmal zeigen.
replay-begins = Die Partie beginnt.
moment = Stelle der Partie
moment-of = Zug { $move } von { $moves }
marks = Geraubt und gefunden
to-begin = Zum Anfang
to-end = Zum Ende
step-before = Zug davor
step-after = Nächster Zug
autoplay = Abspielen
pause = Anhalten
whose-eyes = Blickwinkel
eyes-watcher = Sicht: was alle sehen
eyes-of = Sicht: { $name }
keep = Behalten
copy-moment = Link zu dieser Stelle kopieren
print = Verlauf drucken
to-table = Zurück zum Tisch
credits-games = Die Spiele
credits-ours = Was von uns ist
credits-drawn = Code, Regeltexte, Zeichnungen und Klänge sind für Butin gemacht. Die Regeln sind mit unseren eigenen Worten erzählt.
credits-used = Was wir verwenden
credits-privacy = Und deine Daten?
privacy = Kein Konto, keine Werbung, keine Auswertung, keine Anfrage an andere Seiten. Dieser Browser behält deine Einstellungen, die Schlüssel zu deinen Plätzen und von jedem Spiel deine letzten 30 Partien gegen Roboter, um einen in deiner Größe zu finden; die Einstellungen können alles vergessen. Tische werden nach 30 Tagen ohne Besuch gelöscht.
review = Rückblick
review-what = Ein Roboter sieht sich jede Entscheidung an: welche Chancen sie ließ, nach dem, was man in diesem Augenblick wissen konnte.
review-start = Zurückblicken
review-thinking = Der Roboter denkt nach…
review-curve = Die Gewinnchancen aller im Lauf der Partie
review-worst = Züge, die am meisten verschenkt haben
review-fine = Keiner hat viel verschenkt. Gut gespielt!
review-gave = { $name }, Zug { $move }: { $percent } % verschenkt
review-how = Tippe einen Zug an, um den Augenblick davor zu sehen, mit dem besseren Zug. Ein Roboter kann sich irren.

sealed = Der Zufall ist versiegelt
sealed-what = Der Server hat ein Geheimnis gezogen, das über jede Karte und jeden Würfel entscheidet, und es weggeschlossen: Ändern kann er es nicht mehr. Jedes Gerät gibt eine eigene geheime Zahl dazu; so kann niemand bestimmen, was kommt, auch der Server nicht. Nach dem Spiel können alle das prüfen.
sealed-code = Nummer des Siegels: { $code }
sealed-shared = { $count ->
    [one] { $count } von { $people } hat eine dazugegeben.
   *[other] { $count } von { $people } haben eine dazugegeben.
}
sealed-word = Gib ein eigenes Wort dazu
sealed-word-hint = Das Wort bleibt auf diesem Gerät: Es wird weder gesendet noch behalten.
sealed-add = Dazugeben
sealed-added = Dein Wort ist jetzt dabei.
sealed-refused = Das kam zu spät: Was vorher dazukam, gilt weiter.

verify = Zufall prüfen
verify-green = Alles, was dieses Gerät prüfen kann, stimmt.
verify-red = Etwas stimmt nicht!
verify-grey = Von hier aus lässt es sich nicht sagen.
verify-sealed = Der Zufall war vor dem Spiel versiegelt und ist noch derselbe.
verify-not-sealed = Der Zufall ist nicht der, der vor dem Spiel versiegelt war.
verify-not-seen = Dieses Gerät hat den Anfang nicht gesehen: Ob der Zufall versiegelt war, kann es nicht sagen.
verify-shared = Was dieses Gerät dazugab, ist dabei.
verify-not-shared = Was dieses Gerät für { $name } dazugab, ist nicht dabei.
verify-too-late = Das Spiel begann, bevor dieses Gerät für { $name } etwas dazugeben konnte.
verify-heard = { $count ->
    [one] Der eine Zug, der hier gezeigt wurde, steht in der Aufzeichnung.
   *[other] Die { $count } Züge, die hier gezeigt wurden, stehen so in der Aufzeichnung.
}
verify-not-heard = Die Aufzeichnung erzählt ein anderes Spiel als das hier gezeigte.
verify-unreadable = Die Aufzeichnung ist nicht lesbar.
verify-all = Jede Karte kommt daraus, und jeder Computer kann das prüfen: Aufzeichnung sichern, dann { $command }.

hand-take = Meine Hand, beim Fernseher
hand-board = Spielplan hier zeigen
hand-you-are = Das bist du
hand-watch = Schau auf den Fernseher
hand-later = Später
hand-several = Ihr teilt euch dieses Handy
hand-whose = Am Zug: { $names }.
hand-trembles = Dein Handy vibriert dann.
hand-dozes = Dein Handy kann einschlafen: Berühr es, und deine Hand ist da.
hand-ready = Wenn alle da sind, geht es los.
hand-spread = Erzähl mir den Tisch
hand-place = { $place }. Platz
screen-coming = Der Fernseher kommt zurück …
late-open = Wie spät zeigt der Fernseher?
late-title = Wie spät zeigt der Fernseher?
late-why = Ein Fernseher zeigt sein Bild etwas später als dein Handy. Zehn Lampen, hier und dort: Tipp, sobald du eine siehst, dann leuchten beide gleichzeitig.
late-begin = Anfangen
late-how = Schau auf Fernseher und Handy. Tipp, sobald eine Lampe leuchtet, hier oder dort.
late-tap = Da
late-nth = Lampe { $nth } von { $of }
late-found = Der Fernseher ist { $ms } ms zu spät. Das ist notiert.
late-unsteady = Du hast zu ungleich getippt: Das zählt nicht. Versuch es noch einmal, ganz in Ruhe.
late-early = Es ist keine Verspätung zu finden: Alles bleibt, wie es ist. Du kannst es noch einmal versuchen.
late-holds = Im Moment rechnen wir mit { $ms } ms.
code = Code
code-title = Hast du einen Code?
code-go = Hinein
code-wrong = Dieser Code führt zu keinem Tisch. Sieh dir die Buchstaben an und tipp ihn noch einmal.
code-here = { $count ->
    [0] Der Tisch wartet auf dich.
    [one] Jemand wartet auf dich!
   *[other] { $count } Leute warten auf dich!
}
code-later = Von hier aus wurden zu viele Codes versucht. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
code-full = Alle Plätze sind besetzt. Warte auf der Bank und spiel beim nächsten Mal mit.
code-on = Eine Partie läuft. Warte auf der Bank: Du kannst um den Platz eines Bots bitten oder beim nächsten Mal mitspielen.
invite-code = Oder tipp { $address }
invite-screen = Ein Fernseher? Öffne dort { $address } und tipp den Code { $code }.
