# Heißt ein Platz „Du“, so sprechen die Sätze diese Person an.

pitch = Decke Stapel zu, lege die passende Karte darauf und verschwinde mit der Beute.

name-nobody = niemand
name-stock = Vorrat
name-game = Partie
name-chest = Schatztruhe
name-coach = Postkutsche
name-cow = Kuh
name-keg = Bierfass
name-wine = Wein
name-ham = Schweinshaxe
name-painting = Gemälde
name-candlestick = Leuchter
name-clock = Uhr
name-crown = Krone
name-moneybag = Geldbeutel

event-laid_out = Acht Stapel liegen auf dem Tisch: { $motifs }.
event-dealt = Auf der Hand ({ $seat }): { $cards }.
event-begun = { $game ->
    [1] Den Anfang macht: { $seat }.
   *[other] Partie { $game }. Den Anfang macht: { $seat }.
}
event-taken = { $seat ->
    [Du] Du legst „{ $motif }“ passend an und raubst
   *[other] { $seat } legt „{ $motif }“ passend an und raubt
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
    [Du] Du legst „{ $motif }“ passend auf deinen eigenen Stapel
   *[other] { $seat } legt „{ $motif }“ passend auf den eigenen Stapel
}{ $height ->
    [0] .
   *[other] , er ist jetzt { $height } Karten hoch.
}
event-drawn = { $seat ->
    [Du] Du ziehst eine Karte nach.
   *[other] { $seat } zieht eine Karte nach.
}
event-picked_up = Nachgezogen ({ $seat }): { $card }.
event-stock_emptied = Der Vorrat ist aufgebraucht. Ab jetzt wird nicht mehr nachgezogen.
event-scored = Erbeutete Karten, Platz für Platz: { $totals }.
event-ended = Die letzte Karte ist gespielt. Sieg: { $winners }.

refusal-over = Das Spiel ist aus: Es gibt keine Karte mehr zu spielen.
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
option-hide_log = Gespielte Karten verbergen (Merkspiel)
choice-tie_break-shared = der Sieg wird geteilt
choice-tie_break-piles = die meisten Stapel gewinnen, dann der höchste Stapel

bot-careless = Der Schlafwandler, der irgendetwas irgendwohin legt
bot-chaton = Kleines Kätzchen, das auf den höchsten Stapel springt und den Rest vergisst
bot-renard = Schlauer Fuchs, der mitzählt und raubt, was er behalten kann
bot-loup = Alter Wolf, der sich jede Hand ausmalt und auf seine Stunde wartet

prompt-play = Du bist dran. Lege eine Karte auf einen der acht Stapel; gleicht sie der obersten, gehört er dir.

board-pick = Du bist dran: Wähl eine Karte, dann einen Stapel.
board-first = Wähle zuerst eine Karte aus deiner Hand, dann diesen Stapel.
board-take = „{ $motif }“ raubt { $height ->
    [0] einen Stapel
   *[other] { $height } + 1 Karten
} { $from ->
    [niemand] aus der Mitte.
   *[other] von { $from }.
}
board-take-many = „{ $motif }“ kann { $count } Stapel rauben: Tippe einen an.
board-strengthen = „{ $motif }“ macht deinen eigenen Stapel um eine Karte höher.
board-cover = „{ $motif }“ raubt nichts: Decke zu, was du willst.
board-advised = Das ist der Tipp.
board-gain = { $height ->
    [0] für dich
   *[other] { $height } + 1
}
board-more = + 1
board-won = { $height ->
    [0] Geraubt!
   *[other] { $height } Karten!
}
board-piles = Die acht Stapel
board-hand = Deine Hand
board-keys = Pfeile zum Wählen, Eingabe, um eine Karte zu nehmen und dann zu legen, Escape für eine andere. Die Tasten 0 bis 7 führen zu den Stapeln.
board-label = Stapel { $pile }: { $motif }, { $height ->
    [0] Höhe verborgen
    [1] 1 Karte
   *[other] { $height } Karten
}, { $seat ->
    [niemand] in der Mitte
    [Du] deiner
   *[other] von { $seat }
}.
board-would-take = Du würdest ihn rauben{ $height ->
    [0] .
   *[other] : { $height } + 1 Karten.
}
board-would-strengthen = Er würde eine Karte höher.
board-would-cover = Du würdest ihn zudecken.
board-card = { $motif }, Karte { $number } von { $count }
board-stock = { $count ->
    [0] Vorrat leer
   *[other] Vorrat: { $count }
}
board-game = Partie { $game } von { $games }
board-scored = Ende der Partie{ $game ->
    [0] {""}
   *[other] {" "}{ $game }
}
advice-take = „{ $motif }“ auf das gleiche Bild { $from ->
    [niemand] in der Mitte
   *[other] bei { $from }
}: { $height ->
    [0] ein Stapel
   *[other] { $height } Karten
} für dich.
advice-strengthen = „{ $motif }“ auf den eigenen Stapel: eine Karte mehr für dich.
advice-pair = Leg ein „{ $motif }“ auf den Stapel mit dem Goldrand: Das andere „{ $motif }“ kann ihn später rauben.
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
lesson-steal = Stehlen geht genauso: Léas Stapel zeigt eine Krone, und du hast eine. Spiel sie, und alle fünf Karten ziehen um.
lesson-tall = Zwei Stapel zeigen ein Fass. Deine Karte nimmt nur einen davon: Wähl den höheren.
lesson-cover = Zu deinen Leuchtern passt nichts. Bereite etwas vor: Leg einen auf die Kuh in der Mitte. Der Stapel bleibt liegen und wartet auf das Gegenstück.
lesson-pair = Autsch, Tom hat dir die Truhe geklaut: Sicher ist hier nichts. Aber dein Leuchter liegt noch oben. Spiel den zweiten.
lesson-end = Das war die letzte Karte. Du zählst die Karten deiner Stapel; die in der Mitte zählen für niemanden. Die größte Beute ist deine!
