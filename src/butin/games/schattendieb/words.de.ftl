# Heißt ein Platz „Du“, so sprechen die Sätze diese Person an.

pitch = Fülle deinen Tresor mit Schmuck, hüte dich vor Dieben und schließ ab, bevor es die anderen tun.

name-nobody = niemand
name-game = Durchgang
name-extra = Stechen
name-pile = Stapel
name-discard = Ablage
name-hand = Deine Hand
name-points = Pkt.
name-empty = leer
name-ring = Ringe
name-necklace = Ketten
name-watch = Uhren
name-brooch = Broschen
name-shadow = Schattendieb
name-thief-ring = Ringdieb
name-thief-necklace = Kettendieb
name-thief-watch = Uhrendieb
name-thief-brooch = Broschendieb
name-ring1 = Ring 1
name-ring2 = Ring 2
name-ring3 = Ring 3
name-ring4 = Ring 4
name-ring5 = Ring 5
name-ring6 = Ring 6
name-ring7 = Ring 7
name-ring8 = Ring 8
name-ring9 = Ring 9
name-ring10 = Ring 10
name-necklace1 = Kette 1
name-necklace2 = Kette 2
name-necklace3 = Kette 3
name-necklace4 = Kette 4
name-necklace5 = Kette 5
name-necklace6 = Kette 6
name-necklace7 = Kette 7
name-necklace8 = Kette 8
name-necklace9 = Kette 9
name-necklace10 = Kette 10
name-watch1 = Uhr 1
name-watch2 = Uhr 2
name-watch3 = Uhr 3
name-watch4 = Uhr 4
name-watch5 = Uhr 5
name-watch6 = Uhr 6
name-watch7 = Uhr 7
name-watch8 = Uhr 8
name-watch9 = Uhr 9
name-watch10 = Uhr 10
name-brooch1 = Brosche 1
name-brooch2 = Brosche 2
name-brooch3 = Brosche 3
name-brooch4 = Brosche 4
name-brooch5 = Brosche 5
name-brooch6 = Brosche 6
name-brooch7 = Brosche 7
name-brooch8 = Brosche 8
name-brooch9 = Brosche 9
name-brooch10 = Brosche 10
name-lock4 = Schloss 4
name-lock5 = Schloss 5
name-lock6 = Schloss 6
name-lock7 = Schloss 7
name-lock8 = Schloss 8
name-lock9 = Schloss 9
name-lock10 = Schloss 10
name-lock11 = Schloss 11
name-lock12 = Schloss 12
name-lock13 = Schloss 13
name-lock14 = Schloss 14
name-lock15 = Schloss 15

event-few_seated = Zu zweit bekommt alles, wer zuerst abschließt: Ab drei macht es noch mehr Spaß.
event-game_begun = Durchgang { $number } von { $games }: Los!
event-extra_game_begun = Gleichstand an der Spitze! Ein Stechen entscheidet: { $seats }.
event-safes_opened = Die Tresore stehen offen: { $seats }.
event-pile_laid = Im Stapel liegen { $count } Karten.
event-dealt = { $seat ->
    [Du] Deine Hand: { $cards }.
   *[other] { $seat } hat auf der Hand: { $cards }.
}
event-laid = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} eine Karte verdeckt hin.
event-chosen = { $seat ->
    [Du] Du hast gelegt
   *[other] { $seat } hat gelegt
}: { $card }.
event-revealed = { $seat ->
    [Du] Du deckst auf
   *[other] { $seat } deckt auf
}: { $card }.
event-cancelled = Patt bei der { $value } ({ $seats }). Auf die Ablage: { $cards }.
event-stolen = { $thief } am Werk: { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} { $from ->
    [Du] dir
   *[other] { $from }
} die Karte { $card } weg.
event-found_nothing = { $thief } am Werk: Für { $seat ->
    [Du] dich
   *[other] { $seat }
} gibt es nichts zu holen.
event-declined = { $seat ->
    [Du] Du verzichtest
   *[other] { $seat } verzichtet
} auf die Beute ({ $thief }).
event-thief_discarded = { $seat ->
    [Du] Du legst ab
   *[other] { $seat } legt ab
}: { $thief }.
event-decided = { $seat ->
    [Du] Du hast dich entschieden.
   *[other] { $seat } hat sich entschieden, ob noch Schmuck dazukommt.
}
event-added = { $seat ->
    [Du] Du legst dazu
   *[other] { $seat } legt dazu
}: { $cards }.
event-stored = { $seat ->
    [Du] Du legst in deinen Tresor
   *[other] { $seat } legt in den Tresor
}: { $cards }. Nun { $count ->
    [one] liegt dort { $count } Karte
   *[other] liegen dort { $count } Karten
}.
event-safe_too_full = Mit { $count } Karten lässt sich { $seat ->
    [Du] dein Tresor
   *[other] der Tresor von { $seat }
} nicht mehr schließen: So hoch ist kein Schloss.
event-lock_failed = { $seat ->
    [Du] Du kannst
   *[other] { $seat } kann
} { $count ->
    [0] einen leeren Tresor
    [one] einen Tresor mit { $count } Karte
   *[other] einen Tresor mit { $count } Karten
} nicht schließen: { $card } kommt auf die Ablage.
event-closed = { $seat ->
    [Du] Du schließt ab
   *[other] { $seat } schließt ab
} ({ $card }): { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}!
event-hand_returned = { $seat ->
    [Du] Du schiebst
   *[other] { $seat } schiebt
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} unter den Stapel.
event-hand_set_aside = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf die Ablage.
event-all_locked_at_once = Alle, die noch übrig waren, wollten in derselben Runde schließen: Ihre Tresore bleiben offen und zählen nichts ({ $seats }).
event-last_one_left = Nur noch ein Tresor ist offen, { $seat ->
    [Du] deiner
   *[other] der von { $seat }
}. Der Durchgang endet, und dieser Tresor zählt nichts.
event-lock_wasted = Zu spät für { $card }: Der Durchgang endet, bevor { $seat ->
    [Du] du abschließen kannst.
   *[other] { $seat } abschließen kann.
}
event-cards_ran_out = Alle Karten sind gespielt. Offene Tresore zählen nichts: { $seats }.
event-last_turn_reached = Das sind die letzten Karten: Ein Schloss schließt jetzt nichts mehr.
event-nobody_played = Niemand hat noch eine Karte zum Spielen.
event-sat_out = { $seat ->
    [Du] Du hast keine Karten mehr und setzt aus.
   *[other] { $seat } hat keine Karten mehr und setzt aus.
}
event-drawn = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-picked_up = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
}: { $cards }.
event-pile_short = Der Stapel reicht nicht für vier Karten auf jeder Hand. Alle ziehen auf { $level } nach, { $count ->
        [0] und nichts bleibt übrig.
        [one] und die übrige Karte kommt ungesehen auf die Ablage.
       *[other] und die übrigen { $count } Karten kommen ungesehen auf die Ablage.
    }
event-pile_emptied = Der Stapel ist aufgebraucht: Ab jetzt wird nicht mehr gezogen.
event-scored = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.
event-ended = Der letzte Durchgang ist gespielt: Die meisten Punkte gewinnen.

refusal-over = Die Partie ist zu Ende.
refusal-not_seated = Nur wer am Tisch sitzt, darf spielen.
refusal-safe_closed = Dein Tresor ist zu: Lehn dich zurück bis zum nächsten Durchgang.
refusal-not_tied = Dieses Stechen ist nur für die, die gleichauf liegen.
refusal-thief_chooses = Einen Moment: { $seat ->
    [Du] Du suchst dir
   *[other] { $seat } sucht sich
} gerade die Beute aus.
refusal-already_chosen = Deine Karte liegt schon auf dem Tisch, und da bleibt sie.
refusal-already_decided = Du hast dich schon entschieden. Die anderen überlegen noch.
refusal-no_jewel_in_front = Vor dir liegt kein Schmuck: Du kannst nichts dazulegen.
refusal-no_cards = Du hast keine Karten mehr.
refusal-another_step = Das ist gerade nicht dran.
refusal-not_in_hand = Das hast du nicht auf der Hand: { $card }.
refusal-must_steal = Dein Dieb muss Schmuck nehmen, wenn er kann.
refusal-not_loot = Das liegt vor niemandem: { $card }.
refusal-wrong_kind = Das geht nicht: { $card } ist nichts für deine Karte { $thief }.
refusal-other_kind = { $card } passt nicht dazu: Zu deinem Schmuck gehören nur { $expected }.
refusal-unreadable = „{ $text }“ ergibt hier keinen Sinn.
refusal-no_such_card = Es gibt keine Karte „{ $text }“.
refusal-one_card_only = Bitte nur eine Karte.
refusal-too_many = So viele Karten kannst du gar nicht auf der Hand haben.
refusal-not_a_jewel = Hier geht nur Schmuck, nicht { $card }.

option-games = Anzahl der Durchgänge
option-steal_optional = Ein Dieb darf auf die Beute verzichten
option-all_close_counts_intent = Auch misslungene Schlösser zählen, wenn alle Übrigen schließen wollen
option-tie_break = Bei Gleichstand am Ende
choice-tie_break-shared = Geteilter Sieg
choice-tie_break-extra_game = Ein Stechen unter den Ersten

bot-careless = Der Schlafwandler, der irgendetwas spielt
bot-loir = Kleiner Siebenschläfer, der sein Glänzendstes zeigt und manchmal einnickt
bot-hibou = Geduldige Eule, die sammelt, was glänzt, und weiß, wann Schluss ist
bot-corbeau = Meister Rabe, der in deiner Hand liest und kurz vor dir abschließt

prompt-choose = Wähle eine Karte und leg sie verdeckt hin: Schmuck, einen Dieb oder ein Schloss.
prompt-steal = Dein Dieb ist unterwegs: Welchen Schmuck soll er nehmen?
prompt-extras = Dein Schmuck ist durchgekommen. Leg mehr von derselben Sorte dazu, wenn du magst.
prompt-over = Die Partie ist zu Ende.

score-own = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-game = Durchgang { $number }/{ $games }
board-extra-game = Stechen
board-sheet = Punktezettel
board-total = Summe
board-step = Schritt { $step } von 7: { $name }
board-step-1 = Wahl
board-step-2 = Patt
board-step-3 = Diebe
board-step-4 = Dazulegen
board-step-5 = In den Tresor
board-step-6 = Schlösser
board-step-7 = Ziehen
board-pile = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-seat = { $seat }.
board-safe-of = { $seat ->
    [Du] Dein Tresor
   *[other] Der Tresor von { $seat }
}
board-safe-open = Tresor offen: { $count ->
    [0] leer.
    [one] { $count } Karte, { $points } Pkt.
   *[other] { $count } Karten, { $points } Pkt.
}
board-safe-closed = Tresor zu: { $count ->
    [one] { $count } Karte, { $points } Pkt. sicher.
   *[other] { $count } Karten, { $points } Pkt. sicher.
}
board-in-front = Davor: { $cards }.
board-held = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand.
board-mark-thinking = überlegt
board-mark-ready = hat gewählt
board-mark-cancelled = weg
board-mark-robbed = gestohlen
board-mark-failed = misslungen
board-mark-unlucky = leer ausgegangen
board-mark-closed = Tresor zu
board-mark-out = setzt aus
board-card = { $card }
board-own-card = { $card }, Karte { $number } von { $count }
board-fit-closes = schließt
board-fit-small = zu klein
board-fit-empty = leer
board-fit-wasted = zu spät
board-pick-choose = Wähle eine Karte
board-pick-steal = Wähle deine Beute
board-do-lay = { $card } legen
board-do-take = { $card } nehmen
board-do-decline = Nichts nehmen
board-do-add = { $count ->
    [0] Nichts dazulegen
    [one] { $count } Karte dazulegen
   *[other] { $count } Karten dazulegen
}
board-prompt-choose = Wähle heimlich deine Karte.
board-prompt-steal = Dein Dieb ist da: Was nimmt er?
board-prompt-extras = Dein Schmuck ist durch! Legst du mehr von der Sorte dazu?
board-prompt-nothing = Dein Schmuck ist durch! Mehr von der Sorte hast du nicht.
board-prompt-over = Die Partie ist zu Ende.
board-safe-empty = Dein Tresor ist leer: Er wartet auf den ersten Schmuck.
board-safe-too-full = Mehr als 15 Karten: Kein Schloss schließt ihn mehr.
board-needs = Ein Schloss ab { $lock } würde deinen Tresor schließen: { $points } Pkt.
board-passes = Kommt er durch: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $points } Pkt.
board-friends = { $count ->
    [one] Dann noch eine dazu.
   *[other] Dann noch { $count } dazu.
}
board-inside = In deinem Tresor: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $points } Pkt.
board-lock-no-more = Dein Schloss { $lock } reicht dann nicht mehr.
board-lock-closes = Schließt deinen Tresor: { $points } Pkt. sicher!
board-lock-small = Zu klein für { $count } Karten: Es wäre verloren.
board-lock-empty = Tresor leer: Das Schloss wäre verloren.
board-lock-wasted = Letzte Karten: Es schließt nichts mehr.
board-together = Schließt der andere auch, bekommt ihr beide nichts.
board-thief = Stiehlt Schmuck seiner Sorte, wenn noch welcher da liegt.
board-shadow = Kommt zuerst und stiehlt, was du willst, wenn etwas da liegt.
board-resting = Dein Tresor ist zu: { $points } Pkt. sicher. Schau den anderen zu.
board-watching = Du schaust bei diesem Durchgang zu.
board-thief-chooses = { $seat ->
    [Du] Dein Dieb wählt.
   *[other] Der Dieb von { $seat } wählt seine Beute.
}
board-others-choose = Deine Karte liegt. Die anderen wählen noch.
board-others-add = Die anderen legen vielleicht noch etwas dazu.
screen-step = { $game } · { $name }
screen-held = { $count } auf der Hand
screen-closed = zu
screen-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
screen-doing-choose = wählt im Geheimen
screen-doing-steal = wählt seine Beute
screen-doing-extras = noch etwas dazu?
hand-safe = Dein Tresor: { $count ->
    [0] noch nichts
   *[other] { $points } Pkt.
}
hand-shut = Tresor zu: { $points } Pkt.
hand-hide = Karten verdecken
hand-show = Karten aufdecken
hand-hidden = verdeckte Karte
hand-laid = liegt
hand-passed = liegt noch da
hand-loot = { $card }, { $seat }
spread-hidden = Eine verdeckte Karte.
spread-jewels = Darin: { $cards }.
advice = Tipp: { $cards }. { $why }
advice-nothing = Leg nichts dazu: So lässt sich dein Tresor leichter schließen.
advice-decline = Nimm nichts: So lässt sich dein Tresor leichter schließen.
end-won = { $seat ->
    [Du] Bravo, du gewinnst
   *[other] { $seat } gewinnt
} mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}{ $lead ->
    [0] !
   *[other] , { $lead } mehr als { $from ->
        [Du] du
       *[other] { $from }
    }!
}
end-shared = Gemeinsam gewonnen: { $seats }, mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}!
lesson-choose = Alle legen eine Karte verdeckt hin, dann wird gleichzeitig aufgedeckt. Deine Uhr 9 ist 9 Punkte wert: Leg sie hin.
lesson-extra = Deine Uhr ist durchgekommen. Du darfst mehr Schmuck derselben Sorte dazulegen: Nimm deine Uhr 4.
lesson-safe = Beide Uhren liegen im Tresor. Wer ist dran? Alle zugleich, wie immer. Versuch es mit dem Ring 5.
lesson-cancelled = Zweimal die 5, ein Patt: Dieser Schmuck ist verloren, deiner und der von Léa. Aber du hast den Schattendieb gezogen. Leg ihn hin.
lesson-thief = Der Schattendieb nimmt Schmuck, der vor jemandem liegt, und steckt ihn in deinen Tresor. Nimm den wertvollsten.
lesson-lock = Vier Karten im Tresor und ein Schloss 6: Es schließt bis zu sechs Karten. Ein offener Tresor zählt nichts. Schließ ab!
lesson-end = Nur Léas Tresor ist noch offen: Der Durchgang endet, und ihrer zählt nicht. Deiner behält 29 Punkte. Gewonnen!

sheet-SD-33 = Tresor

why-SD-1 = Alle beginnen mit einem offenen Tresor.
why-SD-2 = Schmuck, Schlösser und Diebe werden alle zusammen gemischt.
why-SD-3 = Alle bekommen 4 Karten, der Rest ist der Stapel.
why-SD-4 = Du spielst mit, solange dein Tresor offen ist; ist er zu, schaust du den anderen zu.
why-SD-5 = In jeder Runde legen alle heimlich eine Karte: Niemand setzt aus.
why-SD-6 = Schmuck, Dieb oder Schloss: Leg, was du willst.
why-SD-7 = Alle Karten werden zugleich aufgedeckt, und niemand darf es sich anders überlegen.
why-SD-8 = Gleiche Werte, ein Patt: Dieser Schmuck ist verloren.
why-SD-9 = Bei Schlössern gibt es kein Patt: Nur Schmuck wird verglichen.
why-SD-10 = Die Ablage liegt verdeckt: Niemand sieht sie durch, und was dort liegt, kommt nie zurück.
why-SD-11 = Stehlen kann man nur, was auf dem Tisch liegt, nie aus einem Tresor.
why-SD-12 = Der Schattendieb kommt zuerst und nimmt, was er will.
why-SD-13 = Jeder Spezialist nimmt eine Karte seiner Sorte, wenn noch eine da ist.
why-SD-14 = Ein Dieb nimmt nur eine Karte, und wenn er kann, muss er.
why-SD-15 = Was gestohlen wird, kommt gleich in den Tresor dessen, der den Dieb gelegt hat.
why-SD-16 = Ein Dieb kommt nur einmal dran, dann geht er auf die Ablage, mit Glück oder ohne.
why-SD-17 = Dein Schmuck liegt noch da: Du darfst mehr von derselben Sorte dazulegen.
why-SD-18 = Was du dazulegst, ist sicher: kein Patt und kein Dieb.
why-SD-19 = Ohne deinen Schmuck vor dir kannst du nichts dazulegen.
why-SD-20 = Der Schmuck vor dir kommt in deinen Tresor, und dort bleibt er.
why-SD-21 = Zum Schließen muss das Schloss mindestens so groß sein wie die Anzahl der Karten.
why-SD-22 = Dieses Schloss reicht nicht: Es ist verloren, und der Tresor bleibt offen.
why-SD-23 = Wenn alle, die noch übrig sind, in derselben Runde schließen, schließt niemand.
why-SD-24 = Das Schloss ist dran: Dieser Schmuck ist sicher, bis der Durchgang endet.
why-SD-25 = Der Stapel ist aufgebraucht: Ihr spielt mit den Karten auf der Hand weiter.
why-SD-26 = Am Ende der Runde ziehen alle, bis sie wieder 4 Karten haben.
why-SD-27 = Für 4 Karten auf jeder Hand reicht es nicht: Ihr zieht nur auf 3 nach.
why-SD-28 = Nur noch ganz wenige Karten: Alle ziehen auf dieselbe Zahl nach.
why-SD-29 = Der Stapel ist aufgebraucht, und einen neuen gibt es nicht.
why-SD-30 = Der letzte offene Tresor beendet den Durchgang und zählt nichts.
why-SD-31 = Alle Übrigen wollten in derselben Runde schließen: null Punkte für sie alle!
why-SD-32 = Kein Stapel, keine Karten: Der Durchgang ist aus, offene Tresore zählen nichts.
why-SD-33 = Ein geschlossener Tresor bringt die Werte von allem Schmuck darin.
why-SD-34 = Die Punkte aller Durchgänge werden zusammengezählt, und wer die meisten hat, gewinnt.
why-SD-A1 = Zu zweit geht es auch, aber ab drei macht es mehr Spaß.
why-SD-A2 = Vier Sorten Schmuck, von 1 bis 10, jede Karte zweimal.
why-SD-A3 = Die kleinen Schlösser gibt es zweimal, die vier größten nur einmal.
why-SD-A21 = Der Tisch entscheidet, wie viele Durchgänge ihr spielt.
why-SD-A22 = Alle dürfen in alle Tresore schauen.
why-SD-A23 = Ist deine Zeit um, wird eine Karte für dich gelegt.
why-SD-A4 = Für jede Sorte gibt es nur einen Spezialisten: Sie stören sich nie.
why-SD-A5 = Dein Dieb kann dich nicht bestehlen: Du hast ja nur ihn gelegt.
why-SD-A6 = Der Schattendieb kommt zuerst; der Spezialist nimmt, was übrig ist.
why-SD-A7 = Ein Dieb muss stehlen, wenn er kann, außer der Tisch hat gewählt, dass er verzichten darf.
why-SD-A9 = Alle wählen heimlich, was sie dazulegen, und zeigen es zugleich.
why-SD-A8 = Für das Schloss zählst du die Karten, nicht die Punkte.
why-SD-A19 = Mehr als 15 Karten: Für diesen Tresor ist kein Schloss groß genug.
why-SD-A15 = Ein misslungenes Schloss zählt nur, wenn der Tisch gewählt hat, dass das Wollen genügt.
why-SD-A13 = Wer schließt, schiebt seine Karten unter den Stapel; sie können gleich gezogen werden.
why-SD-A14 = Die Handkarten werden gemischt, bevor sie unter den Stapel kommen: Niemand weiß, was kommt.
why-SD-A12 = Kein Stapel mehr: Wer schließt, legt seine Handkarten auf die Ablage.
why-SD-A10 = Auch mit ganz wenigen Karten ziehen alle auf dieselbe Zahl nach.
why-SD-A11 = Die letzte Karte ist gezogen: Leer ist leer.
why-SD-A16 = Der Durchgang endet vor dem Schließen: Ein Schloss als letzte Karte kommt zu spät.
why-SD-A17 = Keine Karten, kein Stapel: Du kannst nur noch zuschauen.
why-SD-A18 = Es geht weiter, solange noch jemand eine Karte legen kann.
why-SD-A24 = Niemand hat mehr eine Karte: Der Durchgang ist aus.
why-SD-A20 = Bei Gleichstand teilt ihr euch den Sieg, oder ein Stechen entscheidet.
