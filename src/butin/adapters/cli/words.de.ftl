you = Du
commands = ein Zug oder seine Nummer · warum · tipp · regel KLAUSEL · ende · hilfe
help = Schreib einen Zug wie oben oder seine Nummer. „warum“ öffnet die Regeln hinter dem, was gerade geschah, „tipp“ fragt einen Bot, „regel“ zeigt eine Klausel, „ende“ hebt das Spiel für später auf. Die Plätze zählen ab 0.
your-moves = Deine Züge:
ask = {"> "}
hint = { $bot } würde spielen: { $move }
wait = abwarten
no-story = Es ist noch nichts geschehen.
saved = Das Spiel ist aufgehoben. Weiter geht es mit: butin play { $game } --resume
refused = Das ist nicht erlaubt:
over = Das Spiel ist aus.
result = { $name }: { $score }
winners = { $count ->
    [one] Es gewinnt { $names }.
   *[other] Den Sieg teilen sich { $names }.
}
waiting-for = Warten auf { $names } ...
race-keys = Schnell: { $keys } · Leertaste wartet · q hebt das Spiel für später auf
bots-made = Am Tisch: { $names }
replay-keys = Eingabe: weiter · b: zurück · eine Zahl: zu diesem Zug · q: Ende
replay-place = Zug { $move } von { $moves }
level-debutant = Anfänger
level-habitue = Stammgast
level-expert = Meister
review-thinking = Der Bot blickt zurück
review-worst = Züge, die am meisten verschenkt haben
review-move = Zug
review-name = wer
review-made = gespielt
review-best = besser
review-gave = verschenkte Chancen
game-facts = { $players } Personen, { $minutes } Minuten, ab { $age } Jahren
game-credit = { $credit }; Butin gehört nicht zu ihnen
option = { $meaning }: { $takes } (sonst { $default })
option-none = nichts
takes-flag = true oder false
takes-number = eine ganze Zahl von { $low } bis { $high }
takes-one = eins von { $words }
takes-several = Wörter aus { $words }
takes-each = für jeden Platz ein anderes von { $words }
play-one = Gegen Bots spielen:
open-room = Einen Raum mit Seite öffnen:
check-broken = UNLESBAR
check-differs = WEICHT AB
check-sum = { $held ->
    [one] { $held } stimmt
   *[other] { $held } stimmen
}, { $differed ->
    [one] { $differed } weicht ab
   *[other] { $differed } weichen ab
}, { $unreadable ->
    [one] { $unreadable } ist unlesbar
   *[other] { $unreadable } sind unlesbar
}
verified = { $record } stimmt: { $game }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, zum Zufall beigetragen: { $shares } von { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätzen
}
verified-day = Es ist die Partie vom { $day }, für alle gleich: nicht versiegelt, jeder konnte sie vorher kennen.
backed-up = { $tables ->
    [one] { $tables } Tisch ist
   *[other] { $tables } Tische sind
} in { $file }
restored = { $tables ->
    [one] { $tables } Tisch ist
   *[other] { $tables } Tische sind
} wieder in { $file }
simulated = { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startzahl { $seed }
simulated-seat = Platz
simulated-bot = Bot
simulated-mean = Punkte im Schnitt
simulated-wins = Siege
simulated-moves = { $moves } Züge je Partie, { $ties ->
    [one] { $ties } Partie
   *[other] { $ties } Partien
} mit geteiltem Sieg
simulated-clauses = angewandte Regeln:
arena-held = { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} je Begegnung, Startzahl { $seed }; ein gleicher Anteil ist { $equal }
arena-one = Bot
arena-against = gegen
arena-share = Anteil der Siege
arena-bot = Bot
arena-rating = Wertung
open-at = Butin ist offen: { $address }
television-at = Auf dem Fernseher: { $address }
key-link = Wer über diesen Link kommt, darf Tische öffnen: { $link }
cannot-open = der Raum lässt sich nicht öffnen: { $why }
new-file = Die Tische liegen in einer neuen Datei: { $file }
find-phones = Handys im selben Netz finden ihn mit seinem Code oder unter { $address }
find-others = In anderen Netzen dieses Rechners: { $addresses }
find-only-here = Nur dieser Rechner erreicht ihn; für Handys starte ihn mit { $option }
find-no-network = Dieser Rechner ist in keinem Netz, also erreicht ihn kein Handy: Verbinde ihn und starte neu.
find-plain-http = Mit einfachem http lässt sich spielen, aber die Seite nicht installieren, nicht ohne Netz öffnen und kein Link mit einem Tipp teilen: Dafür stell einen Proxy mit https davor.
find-port-free = Port { $port } ist frei.
find-port-taken = Port { $port } ist belegt: Versuch es mit --port { $free }
find-cannot-listen = kann nicht auf { $host }:{ $port } lauschen: { $why }
find-room-open = Auf Port { $port } ist ein Raum offen.
find-not-kept = In { $folder } lässt sich nichts aufheben: { $why }.
find-disk = { $free } frei in { $folder }.
find-disk-low = Nur { $free } frei in { $folder }: Schaff Platz, sonst lässt sich bald nichts mehr aufheben.
find-clock = Die Uhr sagt { $now }.
find-clock-early = Die Uhr sagt { $now }, und das kann nicht sein: Stell sie.
find-clock-back = Die Uhr sagt { $now }, aber um { $newest } wurde gespielt: Stell sie, sonst warten diese Tische bis dahin.
find-form = butin { $version }, { $form ->
    [compiled] kompiliert
   *[other] interpretiert
}, Python { $python }
find-page = Die Seite ist gebaut.
find-no-page = Die Seite ist nicht gebaut, Browser finden nichts: Starte ./butin, das baut sie.
find-database = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, Schema { $schema } von { $known }.
find-no-database = Es gibt noch keine Datenbank: { $file } entsteht beim ersten Start.
find-newer-schema = { $file } hat Schema { $schema }, und dieses Butin kennt { $known }: Nimm wieder das neuere.
find-bad-database = { $why }
find-open-to-others = Andere Benutzer dieses Rechners können die Tische mit allen Handkarten lesen; das verschließt sie: chmod go= { $files }
find-in-use = Ein Server benutzt sie.
find-copy = Die neueste Kopie ist { $file }, vom { $date }.
find-no-copy = Daneben liegt keine Kopie: butin backup DATEI macht eine.
find-shared = PostgreSQL auf { $where } antwortet: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}.
find-not-shared = PostgreSQL auf { $where } antwortet nicht: { $why }
made-game = { $folder } enthält ein ganzes Spiel. Regeln und Wörter liegen in { $package }. So wird es gespielt:
