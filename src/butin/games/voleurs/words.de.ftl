# Heißt ein Platz „Du“, so sprechen die Sätze diese Person an.

pitch = Decke Stapel zu, lege das gleiche Bild obenauf und verschwinde mit der Beute.

name-nobody = niemand
name-stock = Vorrat
name-game = Partie
name-chest = Truhe
name-coach = Kutsche
name-cow = Kuh
name-keg = Fass
name-wine = Wein
name-ham = Schinken
name-painting = Gemälde
name-candlestick = Leuchter
name-clock = Uhr
name-crown = Krone
name-moneybag = Geldsack

event-laid_out = Acht Stapel liegen auf dem Tisch: { $motifs }.
event-dealt = { $seat ->
    [Du] Du bekommst: { $cards }.
   *[other] { $seat } bekommt: { $cards }.
}
event-begun = { $game ->
    [1] {""}
   *[other] Partie { $game }.{" "}
}{ $seat ->
    [Du] Du fängst an.
   *[other] { $seat } fängt an.
}
event-taken = { $seat ->
    [Du] Du triffst mit „{ $motif }“ und raubst
   *[other] { $seat } trifft mit „{ $motif }“ und raubt
} einen Stapel { $from ->
    [niemand] aus der Mitte
    [Du] von dir
   *[other] von { $from }
}{ $height ->
    [0] .
   *[other] : { $height } Karten!
}
event-covered = { $seat ->
    [Du] Du deckst
   *[other] { $seat } deckt
} einen Stapel mit „{ $motif }“ zu{ $height ->
    [0] .
   *[other] , er ist jetzt { $height } Karten hoch.
}
event-strengthened = { $seat ->
    [Du] Du triffst mit „{ $motif }“ deinen eigenen Stapel
   *[other] { $seat } trifft mit „{ $motif }“ den eigenen Stapel
}{ $height ->
    [0] .
   *[other] , er ist jetzt { $height } Karten hoch.
}
event-drawn = { $seat ->
    [Du] Du ziehst eine Karte nach.
   *[other] { $seat } zieht eine Karte nach.
}
event-picked_up = { $seat ->
    [Du] Deine neue Karte: { $card }.
   *[other] Eine neue Karte für { $seat }: { $card }.
}
event-stock_emptied = Der Vorrat ist leer. Ab jetzt wird nicht mehr nachgezogen.
event-scored = Karten insgesamt: { $totals }.
event-ended = Die letzte Karte ist gespielt: Die größte Beute gewinnt.

refusal-over = Die Partie ist aus: Es gibt keine Karte mehr zu spielen.
refusal-not_your_turn = { $seat ->
    [Du] Du bist dran.
   *[other] { $seat } ist dran.
}
refusal-no_such_move = Diesen Zug gibt es nicht: Wähle eine Karte aus deiner Hand und einen der acht Stapel.
refusal-not_in_hand = „{ $motif }“ hast du nicht auf der Hand.
refusal-unreadable = „{ $text }“ ist kein Zug. Schreib Karte und Stapel so: crown>3
refusal-no_such_motif = Keine Karte heißt „{ $motif }“.
refusal-no_such_pile = Einen Stapel { $pile } gibt es nicht: Die Stapel tragen die Nummern 0 bis 7.
refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.

begins-question = Wer ist am jüngsten?

option-games = Anzahl der Partien
option-tie_break = Bei Gleichstand
option-hide_heights = Höhe der Stapel verbergen
option-hide_log = Gespielte Karten verbergen (Gedächtnisspiel)
choice-tie_break-shared = der Sieg wird geteilt
choice-tie_break-piles = die meisten Stapel gewinnen, dann der höchste Stapel

bot-careless = Der Schlafwandler, der irgendetwas irgendwohin legt
bot-chaton = Kleines Kätzchen, das auf den höchsten Stapel springt und den Rest vergisst
bot-renard = Schlauer Fuchs, der mitzählt und raubt, was er behalten kann
bot-loup = Alter Wolf, der sich jede Hand ausmalt und auf seine Stunde wartet

prompt-play = Du bist dran. Lege eine Karte auf einen der acht Stapel; zeigt sie das gleiche Bild wie die oberste, gehört er dir.

score-own = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-pick = Du bist dran: Wähl eine Karte, dann einen Stapel.
board-first = Wähle zuerst eine Karte aus deiner Hand, dann diesen Stapel.
board-take = „{ $motif }“ raubt einen Stapel { $from ->
    [niemand] aus der Mitte
   *[other] von { $from }
}{ $height ->
    [0] .
    [one] : eine Karte, dazu deine.
   *[other] : { $height } Karten, dazu deine.
}
board-take-many = „{ $motif }“ kann { $count } Stapel rauben: Tippe einen an.
board-strengthen = „{ $motif }“ macht deinen eigenen Stapel um eine Karte höher.
board-cover = „{ $motif }“ raubt nichts: Decke zu, was du willst.
board-gain = { $height ->
    [0] für dich
   *[other] { $height } + 1
}
board-more = + 1
board-won = Geraubt!
board-total = { $seat } { $count }
board-piles = Die acht Stapel
board-hand = Deine Hand
board-keys = Pfeile zum Wählen, Eingabe, um eine Karte zu nehmen und dann zu legen, Escape für eine andere. Die Tasten 0 bis 7 führen zu den Stapeln.
board-label = Stapel { $pile }: { $motif }, { $height ->
    [0] Höhe verborgen
    [one] 1 Karte
   *[other] { $height } Karten
}, { $seat ->
    [niemand] in der Mitte
    [Du] gehört dir
   *[other] gehört { $seat }
}.
board-would-take = Du würdest ihn rauben{ $height ->
    [0] .
    [one] : eine Karte, dazu deine.
   *[other] : { $height } Karten, dazu deine.
}
board-would-strengthen = Er würde um eine Karte höher.
board-would-cover = Du würdest ihn zudecken.
board-card = { $motif }, Karte { $number } von { $count }
board-stock = { $count ->
    [0] Vorrat leer
    [one] Vorrat: eine Karte
   *[other] Vorrat: { $count } Karten
}
board-game = Partie { $game } von { $games }
board-scored = Ende der Partie{ $game ->
    [0] {""}
   *[other] {" "}{ $game }
}
screen-doing = wählt eine Karte
screen-middle = Mitte
hand-order = Die Stapel liegen wie im Fernsehen.
hand-change = Für eine andere Karte tippe sie an.
hand-waits = Deine Hand wartet auf dich.
hand-score = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
advice-take = „{ $motif }“ auf das gleiche Bild { $from ->
    [niemand] in der Mitte
   *[other] bei { $from }
}: { $height ->
    [0] ein Stapel
   *[other] { $height } Karten
} für dich.
advice-strengthen = „{ $motif }“ auf den eigenen Stapel: eine Karte mehr für dich.
advice-pair = Leg eine Karte „{ $motif }“ auf den Stapel mit dem Goldrand: Die andere auf deiner Hand kann ihn später rauben.
advice-hide = Versteck „{ $top }“ unter „{ $motif }“: Dann ist dein Stapel schwerer zu stehlen.
advice-cover = Diesmal gibt es nichts zu rauben: „{ $motif }“ wird dir am wenigsten fehlen.
end-won = { $seat ->
    [Du] Bravo, du gewinnst
   *[other] { $seat } gewinnt
} mit { $score ->
    [one] { $score } Karte
   *[other] { $score } Karten
}{ $lead ->
    [0] !
   *[other] , { $lead } mehr als { $from ->
        [Du] du
       *[other] { $from }
    }!
}
end-shared = Gemeinsam gewonnen: { $seats }, mit { $score ->
    [one] { $score } Karte
   *[other] { $score } Karten
}!
end-tie = Gleich viele Karten ({ $seats }): dann gewinnen die meisten Stapel, dann der höchste.
lesson-match = Du hast eine Truhe auf der Hand, und in der Mitte liegt auch eine. Leg deine darauf: gleiches Bild, der Stapel gehört dir.
lesson-steal = Rauben geht genauso: Léas Stapel zeigt eine Krone, und du hast eine. Spiel sie, und alle fünf Karten wechseln den Besitzer.
lesson-tall = Zwei Stapel zeigen ein Fass. Deine Karte raubt nur einen davon: Wähl den höheren.
lesson-cover = Mit deinen Leuchtern triffst du gerade nichts. Stell eine Falle: Leg einen auf die Kuh in der Mitte. Der Stapel bleibt noch liegen: Er wartet auf deinen zweiten Leuchter.
lesson-pair = Autsch, Tom hat dir die Truhe geraubt: Sicher ist hier nichts. Aber dein Leuchter liegt noch oben. Spiel den zweiten.
lesson-end = Das war die letzte Karte. Alle zählen die Karten ihrer Stapel; die in der Mitte zählen für niemanden. Die größte Beute ist deine!

sheet-VO-14 = Karten
sheet-VO-A14 = Karten

why-VO-1 = Am Anfang liegen acht verschiedene Karten in der Mitte: Sie gehören niemandem.
why-VO-2 = Alle bekommen fünf Karten, die nur sie selbst sehen; der Rest ist der Vorrat.
why-VO-3 = Wer am jüngsten ist, fängt an, oder das Los entscheidet; dann geht es der Reihe nach.
why-VO-4 = Bist du dran, legst du eine Karte aus deiner Hand auf einen der acht Stapel.
why-VO-5 = Das gleiche Bild wie obenauf: ein Treffer, der ganze Stapel ist geraubt!
why-VO-6 = Ein anderes Bild: Die Karte bleibt oben liegen, und der Stapel bleibt, wo er ist.
why-VO-7 = Ein Treffer auf dem eigenen Stapel: Er bleibt deiner und wird um eine Karte höher.
why-VO-8 = Es sind immer acht Stapel, 0 bis 7: Keiner wird geteilt, keine zwei kommen zusammen.
why-VO-9 = Nur die oberste Karte zählt, nicht die Karten darunter.
why-VO-10 = Zwei Stapel zeigen das gleiche Bild? Du suchst dir einen aus.
why-VO-11 = Nach dem Legen ziehst du eine Karte nach, dann hast du wieder fünf.
why-VO-12 = Der Vorrat ist leer: Alle spielen die Karten, die sie noch haben.
why-VO-13 = Die letzte Karte ist gespielt: Die Partie ist aus.
why-VO-14 = Alle zählen die Karten ihrer Stapel; die in der Mitte gehören niemandem.
why-VO-A2 = Ihr könnt zu zweit, zu dritt, zu viert, zu fünft oder zu sechst spielen.
why-VO-A1 = Am Anfang sind die acht Bilder in der Mitte alle verschieden.
why-VO-A13 = In jeder neuen Partie fängt an, wer als Nächstes sitzt.
why-VO-A14 = Spielt ihr mehrere Partien, zählt ihr alle gewonnenen Karten zusammen.
why-VO-A6 = Im ersten Zug gehört noch niemandem ein Stapel: Du legst in die Mitte.
why-VO-A4 = Ein Treffer raubt den Stapel: Liegen lassen kannst du ihn nicht.
why-VO-A3 = Ein zugedeckter Stapel ist nicht sicher: Der nächste Räuber kann ihn rauben.
why-VO-A5 = Du darfst deinen eigenen Stapel zudecken, um sein oberstes Bild zu verstecken.
why-VO-A10 = In die Stapel wird nicht hineingeschaut: Nur die oberste Karte ist zu sehen.
why-VO-A9 = Du siehst, wie viele Karten ein Stapel hat, wenn der Tisch es nicht verbirgt.
why-VO-A15 = Geht jemand weg, spielt ein Roboter weiter: Jede Karte muss gespielt werden.
why-VO-A11 = Zu fünft spielt acht Karten, wer anfängt, und alle anderen sieben.
why-VO-A7 = Gleich viele Karten: Ihr teilt euch den Sieg, außer der Tisch lässt auch die Stapel zählen.
why-VO-A8 = Ihr zählt die Karten: Messen müsst ihr die Stapel nicht.
why-VO-A12 = Kein Stapel am Ende, keine Beute: null Karten.
