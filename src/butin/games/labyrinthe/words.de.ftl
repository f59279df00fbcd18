# Heißt ein Platz „Du“, so sprechen die Sätze diese Person an.

pitch = Schieb eine Karte, und das ganze Labyrinth verschiebt sich: Wer schwebt zuerst zum Schatz?

name-nobody = niemand
name-none = nichts
name-target = Gesucht
name-spare = Übrige Karte
name-turns = Züge
name-par = Richtwert
name-face_down = Verdeckte Schätze

name-owl = die Eule
name-dragon = der Drache
name-chest = die Schatztruhe
name-throne = der Thron
name-jester = der Narr
name-lute = die Laute
name-dagger = der Dolch
name-clock = die Uhr
name-helmet = der Ritterhelm
name-mouse_knight = der Mausritter
name-frog = der Frosch
name-candelabra = der Kerzenleuchter

name-mark-owl = Eul
name-mark-dragon = Dra
name-mark-chest = Tru
name-mark-throne = Thr
name-mark-jester = Nar
name-mark-lute = Lau
name-mark-dagger = Dol
name-mark-clock = Uhr
name-mark-helmet = Hel
name-mark-mouse_knight = Mau
name-mark-frog = Fro
name-mark-candelabra = Leu

name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb

name-T1 = die Kreuzung T1
name-T2 = die Kreuzung T2
name-T3 = die Kreuzung T3
name-T4 = die Kreuzung T4
name-T5 = die Kreuzung T5
name-T6 = die Kreuzung T6
name-L1 = die Kurve L1
name-L2 = die Kurve L2
name-L3 = die Kurve L3
name-L4 = die Kurve L4
name-L5 = die Kurve L5
name-L6 = die Kurve L6
name-I1 = die Gerade I1
name-I2 = die Gerade I2
name-I3 = die Gerade I3
name-I4 = die Gerade I4
name-I5 = die Gerade I5

event-laid_out = Das Labyrinth liegt; eine Karte ist übrig: { $spare }.
event-laid_again = Das Labyrinth stand sperrangelweit offen und wurde neu gelegt ({ $times }-mal).
event-treasures_scattered = Die Schätze haben neue Verstecke.
event-discs_shuffled = { $discs } Schatzplättchen liegen gemischt und verdeckt bereit{ $aside ->
    [0] {""}
    [one] ; { $aside } bleibt in der Schachtel
   *[other] ; { $aside } bleiben in der Schachtel
}.
event-discs_dealt = Alle bekommen { $each ->
    [one] ein verdecktes Plättchen
   *[other] einen verdeckten Stapel mit { $each } Plättchen
}{ $aside ->
    [0] {""}
    [one] ; { $aside } bleibt in der Schachtel
   *[other] ; { $aside } bleiben in der Schachtel
}.
event-placed = { $seat ->
    [Du] Du startest
   *[other] { $seat } startet
} auf { $square } mit dem Gespenst in { $ghost }.
event-begun = Den Anfang macht: { $seat }.
event-turned_up = { $seat ->
    [Du] Du deckst ein Plättchen auf
   *[other] { $seat } deckt ein Plättchen auf
}. Jetzt suchen alle: { $treasure }. { $left ->
    [0] Es ist das letzte.
    [one] Eines liegt noch verdeckt.
   *[other] { $left } liegen noch verdeckt.
}
event-looked = { $seat ->
    [Du] Du schaust heimlich das oberste Plättchen an und legst es zurück.
   *[other] { $seat } schaut heimlich das oberste Plättchen an und legt es zurück.
} { $left ->
    [one] Es ist das letzte.
   *[other] Der Stapel hat { $left }.
}
event-seen = Geheim ({ $seat }), zu suchen: { $treasure }.
event-pushed = { $seat ->
    [Du] Du schiebst
   *[other] { $seat } schiebt
} bei { $arrow } ein: { $card }. Am anderen Ende fällt heraus: { $out }.
event-treasure_entered = Zurück im Labyrinth, auf { $square }: { $treasure }.
event-treasure_left = Vorerst draußen: { $treasure }.
event-brought_round = { $seat ->
    [Du] Du wirst hinausgeschoben und schwebst
   *[other] { $seat } wird hinausgeschoben und schwebt
} auf { $square } wieder herein.
event-carried = { $seat ->
    [Du] Du fährst
   *[other] { $seat } fährt
} auf der Karte mit nach { $square }.
event-walked = { $seat ->
    [Du] Du schwebst
   *[other] { $seat } schwebt
} nach { $square }.
event-stayed = { $seat ->
    [Du] Du bleibst
   *[other] { $seat } bleibt
} auf { $square }.
event-taken = { $seat ->
    [Du] Du findest einen Schatz
   *[other] { $seat } findet einen Schatz
}: { $treasure }! { $count ->
    [one] Das ist das erste Plättchen.
   *[other] Das sind nun { $count } Plättchen.
}
event-put_under = { $turns } Züge ohne Fund. Unter die anderen Plättchen kommt: { $treasure }.
event-all_put_under = { $turns } Züge ohne Fund: Wer sein Ziel schon kennt, schiebt es unter den eigenen Stapel.
event-tied = Gleichstand: { $seats }. Sieg: { $winners }.
event-ended = Die Jagd ist aus. Sieg: { $winners }. Plättchen, Platz für Platz: { $totals }.
event-counted = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} { $turns } Züge gebraucht; zu schlagen sind { $par }.

refusal-over = Die Jagd ist aus.
refusal-not_your_turn = { $seat ->
    [Du] Du bist dran.
   *[other] { $seat } ist dran.
}
refusal-no_such_move = Diesen Zug gibt es nicht.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-push_first = Schieb zuerst die übrige Karte ein, danach darfst du gehen.
refusal-push_stands = Du hast bei { $arrow } geschoben, dabei bleibt es. Jetzt geh, oder bleib stehen.
refusal-would_undo = Bei { $arrow } würdest du den Schub von { $last } rückgängig machen. Die sieben anderen Pfeile sind frei.
refusal-no_such_rotation = So gedreht sieht die Karte aus wie vorher.
refusal-no_turning = Die übrige Karte wird eingeschoben, wie sie liegt: { $sides }.
refusal-not_nearest = Geh so nah an den Schatz, wie du kannst: { $square } ist nicht nah genug.
refusal-in_reach = Du kommst bis zum Schatz: Geh auf { $goal }.
refusal-wall = Zwischen { $start } und { $square } steht eine Mauer.
refusal-no_way = Von { $start } führt kein Weg nach { $square }.
refusal-off_board = { $square } liegt nicht auf dem Plan, und der Rand ist eine Mauer.
refusal-no_such_arrow = Einen Pfeil { $arrow } gibt es nicht.
refusal-wrong_sides = Wie du sie auch drehst, { $card } öffnet sich nie nach { $sides }: Wähle { $ways }.
refusal-unreadable = „{ $text }“ verstehe ich nicht. Schreib einen Pfeil mit offenen Seiten, etwa R2> NES, oder ein Feld, etwa 1,3.

begins-question = Wer ist am jüngsten?

option-variant = Welche Schätze
choice-variant-common = alle suchen denselben
choice-variant-secret = jeder sucht heimlich seinen eigenen
option-discs = Schatzplättchen im Spiel
option-no_rotation = Die übrige Karte darf nicht gedreht werden
option-strict_nearest = Man muss zum Schatz, oder so nah heran wie möglich
option-random_treasures = Schätze an zufälligen Orten
option-tie_break = Bei Gleichstand
choice-tie_break-shared = wird der Sieg geteilt
choice-tie_break-last_disc = entscheidet das letzte Plättchen
option-stall_turns = Züge ohne Fund, bis ein anderer Schatz gesucht wird
option-early_end = Aufhören, sobald der Vorsprung uneinholbar ist
option-reshuffle_if_open = Neu legen, wenn von Anfang an alles offen ist
option-solo_par = Zu schlagende Züge, wenn du allein spielst
option-ghosts = Wer welches Gespenst hat
pick-ghosts = { $seat ->
    [Du] Such dir ein Gespenst aus.
   *[other] { $seat }, such dir ein Gespenst aus.
}
choice-ghosts-red = Rot
choice-ghosts-blue = Blau
choice-ghosts-green = Grün
choice-ghosts-yellow = Gelb

bot-careless = Der Schlafwandler, der schiebt und schwebt, wie es gerade kommt
bot-luciole = Kleines Glühwürmchen, das ein paar Gänge probiert und zum Schatz flattert
bot-taupe = Frau Maulwurf, die jeden Gang probiert und sich nah heranwühlt
bot-araignee = Weberin Spinne, die jeden Faden spürt und die der anderen kappt

prompt-shift = Du bist dran. Dreh die übrige Karte und schieb sie bei einem der Pfeile ein.
prompt-walk = Geh jetzt, so weit der Weg offen ist, oder bleib, wo du bist.
prompt-over = Die Jagd ist aus. Noch eine?

board-maze = Das Labyrinth
board-square = Reihe { $row }, Spalte { $column }
board-shape-T = Kreuzung
board-shape-L = Kurve
board-shape-I = Gang
board-side-N = oben
board-side-E = rechts
board-side-S = unten
board-side-W = links
board-open = offen { $sides }
board-fixed = fest
board-sought = der gesuchte Schatz
board-ghost = das Gespenst von { $name } in { $ghost }
board-ghost-mine = dein Gespenst in { $ghost }
board-can-go = du kannst hingehen
board-would-open = würde aufgehen
board-arrow = { $from ->
    [left] Reihe { $line }, von links
    [right] Reihe { $line }, von rechts
    [top] Spalte { $line }, von oben
   *[bottom] Spalte { $line }, von unten
}
board-at = { $from ->
    [left] Reihe { $line } von links
    [right] Reihe { $line } von rechts
    [top] Spalte { $line } von oben
   *[bottom] Spalte { $line } von unten
}
board-card-T = die Kreuzung
board-card-L = die Kurve
board-card-I = der Gang
board-barred = verboten: das nähme den letzten Zug zurück
board-spare = Übrige Karte
board-spare-card = Übrige Karte: { $card }
board-turn = Drehen
board-turn-card = Die übrige Karte drehen: { $card }
board-fast = Sie wird nicht gedreht
board-push = Schieben
board-choose = Wähl einen Pfeil
board-cancel = Abbrechen
board-stay = Hier bleiben
board-opens = { $count ->
    [one] Ein Feld geht auf.
   *[other] { $count } Felder gehen auf.
}
board-squares = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
board-within = Erreichbar: { $treasure }!
board-target = Gesucht
board-target-mine = Du suchst
board-target-later = Du siehst es in deinem Zug
board-target-secret = Jeder sucht geheim
board-found = { $name }: { $treasures }
board-found-none = noch nichts
board-face-down = { $count ->
    [0] kein Plättchen verdeckt
    [one] ein Plättchen verdeckt
   *[other] { $count } Plättchen verdeckt
}
board-discs = Die Schatzplättchen
board-par = { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}, { $par } zu schlagen
board-takes = { $seat ->
    [Du] Gefunden!
   *[other] { $seat } hat es gefunden!
}
board-advice = Rat
board-prompt-shift = Gesucht: { $treasure }. Dreh die Karte, dann schieb.
board-prompt-fast = Gesucht: { $treasure }. Wähl einen Pfeil.
board-prompt-stuck = Kein Weg geht auf: bleib hier.
board-prompt-walk = Jetzt geh: { $count } Felder sind offen.
board-prompt-near = Geh so nah an den Schatz, wie du kannst.
advice-within = Schieb { $arrow }: Dann ist der Schatz in Reichweite: { $treasure }!
advice-opens = Schieb { $arrow }: { $count ->
    [one] Ein Feld geht auf.
   *[other] { $count } Felder gehen auf.
}
advice-find = Der Weg ist offen, der Schatz in Reichweite: { $treasure }!
advice-walk = Geh auf { $square }: Von dort ist der Schatz nicht mehr so weit.
advice-stay = Bleib hier: Besser wird es nirgends.
end-won = { $seat ->
    [Du] Bravo, du gewinnst
   *[other] { $seat } gewinnt
} mit { $score ->
    [one] { $score } Schatz
   *[other] { $score } Schätzen
}{ $lead ->
    [0] !
   *[other] , { $lead } mehr als { $from ->
        [Du] du
       *[other] { $from }
    }!
}
end-shared = Gemeinsam gewonnen: { $seats }, mit { $score ->
    [one] { $score } Schatz
   *[other] { $score } Schätzen
}!
end-tie = Gleich viele Schätze ({ $seats }): dann gewinnt der letzte Fund.
lesson-push = Alle suchen die Eule. Dreh die Karte: oben, rechts und unten offen. Dann schieb sie von links in Reihe 2.
lesson-walk = Die Reihe ist verrutscht, die Gänge treffen sich. Geh zur Eule: so weit du willst, solange der Weg offen ist.
lesson-barred = Ein Schatz! Jetzt der Mausritter. Der Pfeil gegenüber dem letzten Schub ist gesperrt: Nichts wird rückgängig gemacht. Schieb von unten in Spalte 2.
lesson-again = Der Weg zum Mausritter ist frei. Los.
lesson-ride = Der Drache ist weit, aber die Mauern tragen dich. Dreh die Karte senkrecht, schieb Reihe 2 von rechts: Du kommst drüben wieder herein.
lesson-dragon = Da bist du, auf der anderen Seite des Schlosses. Der Drache ist nur einen Schritt entfernt.
lesson-end = Das war die letzte Scheibe. Drei Schätze für dich, einer für Léa: Das Schloss gehört dir!
