# Heißt ein Platz „Du“, so sprechen die Sätze diese Person an.

pitch = Schieb eine Karte, und das ganze Labyrinth kommt ins Rutschen: Wer schwebt zuerst zum Schatz?

name-nobody = niemand
name-none = nichts
name-target = Gesucht
name-spare = Übrige Karte
name-turns = Züge
name-par = Zu schlagen
name-face_down = Verdeckte Plättchen

name-owl = die Eule
name-dragon = der Drache
name-chest = die Truhe
name-throne = der Thron
name-jester = der Narr
name-lute = die Laute
name-dagger = der Dolch
name-clock = die Uhr
name-helmet = der Helm
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
name-mark-candelabra = Ker

name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb

name-T1 = die Abzweigung T1
name-T2 = die Abzweigung T2
name-T3 = die Abzweigung T3
name-T4 = die Abzweigung T4
name-T5 = die Abzweigung T5
name-T6 = die Abzweigung T6
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

event-laid_out = Das Labyrinth liegt; die übrige Karte: { $spare }.
event-laid_again = Das Labyrinth stand sperrangelweit offen und wurde { $times ->
    [one] einmal
   *[other] { $times }-mal
} neu gelegt.
event-treasures_scattered = Die Schätze haben neue Verstecke.
event-discs_shuffled = { $discs } Plättchen liegen gemischt und verdeckt bereit{ $aside ->
    [0] {""}
    [one] ; eines bleibt in der Schachtel
   *[other] ; { $aside } bleiben in der Schachtel
}.
event-discs_dealt = Alle bekommen { $each ->
    [one] ein verdecktes Plättchen
   *[other] einen verdeckten Stapel mit { $each } Plättchen
}{ $aside ->
    [0] {""}
    [one] ; eines bleibt in der Schachtel
   *[other] ; { $aside } bleiben in der Schachtel
}.
event-placed = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} das Gespenst in { $ghost }. Startecke: { $square }.
event-begun = { $seat ->
    [Du] Du fängst an.
   *[other] { $seat } fängt an.
}
event-turned_up = { $seat ->
    [Du] Du deckst ein Plättchen auf
   *[other] { $seat } deckt ein Plättchen auf
}. Gesucht ist jetzt: { $treasure }. { $left ->
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
event-seen = Pst, geheim! { $seat ->
    [Du] Du suchst
   *[other] { $seat } sucht
}: { $treasure }.
event-pushed = { $seat ->
    [Du] Du schiebst
   *[other] { $seat } schiebt
} eine Karte ein, { $arrow }: { $card }. Am anderen Ende fällt heraus: { $out }.
event-treasure_entered = Jetzt im Labyrinth, auf { $square }: { $treasure }.
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
    [Du] Du gehst
   *[other] { $seat } geht
} nach { $square }.
event-stayed = { $seat ->
    [Du] Du bleibst
   *[other] { $seat } bleibt
} auf { $square }.
event-taken = { $seat ->
    [Du] Du findest einen Schatz
   *[other] { $seat } findet einen Schatz
}: { $treasure }! { $count ->
    [one] Ein erstes Plättchen.
   *[other] Das sind nun { $count } Plättchen.
}
event-put_under = { $turns } Züge ohne Fund. Dieses Plättchen kommt unter die anderen: { $treasure }.
event-all_put_under = { $turns } Züge ohne Fund: Wer den eigenen Schatz schon kennt, legt dieses Plättchen unter den Stapel.
event-tied = Gleich viele Plättchen: { $seats }. Der Sieg wird geteilt.
event-tie_broken = Gleich viele Plättchen: { $seats }. Das letzte Plättchen entscheidet: { $winners ->
    [Du] Du gewinnst.
   *[other] { $winners } gewinnt.
}
event-ended = { $how ->
    [whole_pile] { $winners ->
        [Du] Du hast deinen ganzen Stapel
       *[other] { $winners } hat den ganzen Stapel
    } aufgedeckt: Das Spiel ist aus!
    [lead] { $winners ->
        [Du] Dich
       *[other] { $winners }
    } holt niemand mehr ein: Hier ist Schluss.
   *[last_treasure] Der letzte Schatz des Spiels ist gefunden!
}
event-counted = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} alles gefunden; zu schlagen waren { $par }.

refusal-over = Das Spiel ist aus.
refusal-not_your_turn = { $seat ->
    [Du] Du bist dran.
   *[other] { $seat } ist dran.
}
refusal-no_such_move = Diesen Zug gibt es nicht.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-push_first = Schieb zuerst die übrige Karte ein, danach darfst du gehen.
refusal-push_stands = Geschoben ist geschoben: { $arrow }. Jetzt geh, oder bleib stehen.
refusal-would_undo = Damit würdest du den letzten Schub rückgängig machen: { $last }. Gesperrt ist darum nur { $arrow }, die sieben anderen Pfeile sind frei.
refusal-no_such_rotation = So gedreht sieht die Karte aus wie vorher.
refusal-no_turning = Die übrige Karte wird eingeschoben, wie sie liegt. Offen: { $sides }.
refusal-not_nearest = Geh so nah an den Schatz, wie du kannst: { $square } ist nicht nah genug.
refusal-in_reach = Du kommst bis zum Schatz: Bleib auf ihm stehen, { $goal }.
refusal-wall = Zwischen { $start } und { $square } steht eine Mauer.
refusal-no_way = Von { $start } führt kein Weg nach { $square }.
refusal-off_board = { $square } liegt nicht auf dem Plan, und der Rand ist eine Mauer.
refusal-no_such_arrow = Einen Pfeil { $arrow } gibt es nicht.
refusal-wrong_sides = Wie du sie auch drehst, { $card } öffnet sich nie nach { $sides }: Wähle { $ways }.
refusal-unreadable = „{ $text }“ verstehe ich nicht. Schreib einen Pfeil mit offenen Seiten (N oben, E rechts, S unten, W links), etwa R2> NES, oder ein Feld, etwa 1,3.

begins-question = Wer ist am jüngsten?

option-variant = Welche Schätze
choice-variant-common = alle suchen denselben
choice-variant-secret = jeder sucht heimlich seinen eigenen
option-discs = Plättchen im Spiel
option-no_rotation = Die übrige Karte darf nicht gedreht werden
option-strict_nearest = Man muss zum Schatz, oder so nah heran wie möglich
option-random_treasures = Schätze an zufälligen Orten
option-tie_break = Bei Gleichstand
choice-tie_break-shared = wird der Sieg geteilt
choice-tie_break-last_disc = entscheidet das letzte Plättchen
option-stall_turns = Züge ohne Fund, bis ein anderer Schatz gesucht wird (0: nie)
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
prompt-over = Das Spiel ist aus. Noch eins?

score-own = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
board-maze = Das Labyrinth
board-square = Reihe { $row }, Spalte { $column }
board-shape-T = Abzweigung
board-shape-L = Kurve
board-shape-I = Gerade
board-side-N = oben
board-side-E = rechts
board-side-S = unten
board-side-W = links
board-open = offene Seiten: { $sides }
board-fixed = festes Feld
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
board-card-T = die Abzweigung
board-card-L = die Kurve
board-card-I = die Gerade
board-barred = verboten: das nähme den letzten Schub zurück
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
board-target = Gesucht:
board-target-mine = Du suchst:
board-target-later = Du siehst ihn in deinem Zug
board-target-secret = Alle suchen heimlich
board-found = { $name }: { $treasures }
board-found-none = noch nichts
board-face-down = { $count ->
    [0] kein Plättchen verdeckt
    [one] ein Plättchen verdeckt
   *[other] { $count } Plättchen verdeckt
}
board-discs = Die Plättchen
board-par = { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}, { $par } zu schlagen
board-takes = { $seat ->
    [Du] Gefunden!
   *[other] { $seat } hat ihn gefunden!
}
board-advice = Rat
board-prompt-shift = Gesucht: { $treasure }. Dreh die Karte, dann schieb.
board-prompt-fast = Gesucht: { $treasure }. Wähl einen Pfeil.
board-prompt-stuck = Kein Weg geht auf: Bleib hier.
board-prompt-walk = Jetzt geh: { $count } Felder sind offen.
board-prompt-near = Geh so nah an den Schatz, wie du kannst.
tv-arrow = Pfeil { $number }
tv-left = { $count ->
    [0] der letzte
    [one] dann noch einer
   *[other] dann noch { $count }
}
tv-tasks = Noch zu finden
tv-found = Gefunden
tv-doing-shift = dreht die Karte
tv-doing-fast = wählt einen Pfeil
tv-doing-walk = führt sein Gespenst
hand-arrow = Pfeil { $number }
hand-barred = Pfeil { $number } ist gesperrt: Er nähme den letzten Schub zurück.
hand-push = Schieben bei Pfeil { $number }
hand-opens-there = Der Fernseher zeigt, was der Pfeil öffnen würde.
hand-opens-here = Der kleine Plan zeigt, was der Pfeil öffnen würde.
hand-seek = Gesucht: { $treasure }
hand-way = Gehen: { $side }
hand-wall = Mauer: { $side }
hand-walls = Eine Mauer hat keinen Pfeil. Zurückgehen darfst du, bis du stehen bleibst.
hand-stop = Ich halte hier an
hand-stay = Ich bleibe hier
hand-there = Hier ist der Schatz: { $treasure }!
hand-must-find = Geh bis zum Schatz: Er ist erreichbar.
hand-must-near = Geh so nah an den Schatz, wie du kannst.
hand-found = { $count ->
    [0] Noch kein Schatz
    [one] Dein Schatz
   *[other] Deine { $count } Schätze
}
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
lesson-barred = Ein Schatz! Jetzt der Mausritter. Der Pfeil gegenüber dem letzten Schub ist gesperrt: Kein Schub wird rückgängig gemacht. Schieb von unten in Spalte 2.
lesson-again = Der Weg zum Mausritter ist frei. Los!
lesson-ride = Der Drache ist weit weg, aber das Labyrinth kann dich tragen. Dreh die Karte senkrecht und schieb Reihe 2 von rechts: Du kommst drüben wieder herein.
lesson-dragon = Da bist du, auf der anderen Seite des Schlosses. Der Drache ist nur einen Schritt entfernt.
lesson-end = Das war das letzte Plättchen. Drei Schätze für dich, einer für Léa: Das Schloss gehört dir!

sheet-LA-14 = gefunden
sheet-LA-A6 = im Stehen
sheet-LA-20 = geheim

why-LA-1 = Der Zufall legt die Karten; eine bleibt immer übrig.
why-LA-2 = Die Plättchen liegen gemischt und verdeckt: Niemand weiß, welcher Schatz als Nächstes kommt.
why-LA-3 = Jedes Gespenst startet auf der Ecke in seiner Farbe.
why-LA-4 = Ein Plättchen ist aufgedeckt: Diesen Schatz suchen alle.
why-LA-5 = Erst schieben, das ist Pflicht; dann gehen oder stehen bleiben.
why-LA-6 = Die übrige Karte kommt bei einem Pfeil hinein, alles rückt ein Feld weiter, eine andere fällt heraus.
why-LA-7 = Wo die Karte eben herauskam, darf sie nicht hinein: Das nähme den letzten Schub zurück.
why-LA-8 = Die herausgeschobene Karte wartet draußen bis zum nächsten Zug.
why-LA-9 = Ein Schatz fährt mit seiner Karte mit, auch hinaus; feste Felder bewegen sich nie.
why-LA-10 = Dein Gespenst fährt auf seiner Karte mit; fällt es hinaus, kommt es drüben wieder herein.
why-LA-11 = Ein Gespenst geht, so weit der Weg offen ist, oder bleibt stehen.
why-LA-12 = Auch ein Gespenst geht nicht durch Mauern, und der Rand des Plans ist eine Mauer.
why-LA-13 = Gespenster stören einander nie: Sie gehen aneinander vorbei und teilen sich ein Feld.
why-LA-14 = Du bleibst auf dem gesuchten Schatz stehen: Das Plättchen ist deins. Vorbeigehen genügt nicht.
why-LA-15 = Rutscht der Schatz unter dein Gespenst, ist er noch nicht deiner: Warte auf deinen Zug.
why-LA-16 = Der Schatz ist geholt: Wer jetzt dran ist, deckt ein neues Plättchen auf.
why-LA-17 = Das letzte Plättchen ist geholt: Wer die meisten hat, gewinnt.
why-LA-18 = Alle bekommen einen Stapel Plättchen, alle gleich viele.
why-LA-19 = Zu Beginn deines Zuges schaust du heimlich dein oberstes Plättchen an.
why-LA-20 = Du bleibst auf deinem Schatz stehen: Leg das Plättchen offen hin, dein Zug ist vorbei.
why-LA-21 = Wer als Erstes den ganzen Stapel aufgedeckt hat, gewinnt sofort.
why-LA-A1 = Niemand weiß genau, welche Karten in der Schachtel waren: Butin hat diese gewählt.
why-LA-A2 = Die Schätze haben ihre Plätze, außer ihr versteckt sie zufällig.
why-LA-A23 = Das Labyrinth war schon ganz offen, und ihr wolltet, dass es dann neu gelegt wird.
why-LA-A16 = Ihr spielt mit weniger Plättchen: So dauert das Spiel nicht so lange.
why-LA-A22 = Nimm das Gespenst, das dir gefällt, wenn es noch frei ist.
why-LA-A12 = Wer am jüngsten ist, fängt an, oder das Los entscheidet.
why-LA-A13 = Ihr spielt der Reihe nach, im Uhrzeigersinn.
why-LA-A3 = Du darfst die übrige Karte vor dem Schieben drehen, außer ihr habt es verboten.
why-LA-A24 = Vor dem Schieben darfst du es dir anders überlegen; danach müssen die anderen einverstanden sein.
why-LA-A10 = Auch anders gedreht darf die Karte nicht dort hinein, wo sie herauskam.
why-LA-A9 = Noch einmal derselbe Pfeil ist erlaubt: Alles rückt ein Feld weiter.
why-LA-A7 = Der gesuchte Schatz kommt mit seiner Karte herein: Führt ein Weg hin, kannst du ihn gleich holen.
why-LA-A8 = Der gesuchte Schatz ist draußen: In diesem Zug kann ihn niemand holen.
why-LA-A11 = Dein Gespenst fiel hinaus: Es kommt drüben wieder herein und darf noch gehen.
why-LA-A4 = Bei euch muss man zum Schatz, oder so nah heran wie möglich.
why-LA-A5 = Niemand muss einen Schatz holen.
why-LA-A6 = Das Gespenst stand schon auf dem Schatz: erst schieben, dann darauf stehen bleiben.
why-LA-A14 = Das neue Plättchen wird erst aufgedeckt, wenn der nächste Zug beginnt.
why-LA-A19 = Diesen Schatz hat lange niemand gefunden: Sucht einen anderen.
why-LA-A18 = Niemand kann mehr aufholen: Ihr wolltet, dass dann Schluss ist.
why-LA-A17 = Gleich viele Plättchen: Ihr teilt den Sieg, außer der Tisch hat gewählt, dass das letzte Plättchen entscheidet.
why-LA-A15 = Allein zählst du deine Züge: je weniger, desto besser.
why-LA-A21 = Alle bekommen gleich viele Plättchen; der Rest bleibt aus dem Spiel.
why-LA-A20 = Was du suchst, bleibt dein Geheimnis, bis du es gefunden hast.
