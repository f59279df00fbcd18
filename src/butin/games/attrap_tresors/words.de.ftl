# Heißt ein Platz „Du“, so sprechen die Sätze diese Person an.

pitch = Behalte die Würfel im Auge: Wenn sie dich rufen, schnapp dir die Silbersäule vor allen anderen.

name-nobody = niemand
name-column = die Silbersäule
name-lamp = die Lampe
name-chest = die Truhe
name-gem = einen Edelstein
name-two-gem = zwei Edelsteine
name-gem1 = den anderen Edelstein
name-carpet = den fliegenden Teppich
name-cushion = das Kissen
name-nothing = nichts
name-label-column = Säule
name-label-lamp = Lampe
name-label-chest = Truhe
name-label-gem = Edelstein
name-label-carpet = Teppich
name-label-cushion = Kissen
name-red = Rot
name-orange = Orange
name-yellow = Gelb
name-green = Grün
name-blue = Blau
name-purple = Lila
name-plainly = mit lockerem Schwung
name-gently = ganz sachte
name-hard = mit voller Kraft
name-three = mindestens drei Würfel zeigen die Farbe der Aufgabe
name-six = alle sechs Farben sind da
name-both = alle sechs Farben sind da, die der Aufgabe gleich dreimal
name-bazaar = auf dem Basar
name-edge = auf dem Rand
name-beside = neben dem Basar
name-label-round = Runde
name-label-roller = würfelt
name-label-token = hat Vorrang
name-label-tower = Der Turm
name-label-tasks = Offene Aufgaben:
name-label-task = Aufgabe
name-label-bags = Goldsäcke
name-label-supply = Vorrat:
name-label-aside = Erfüllte Aufgaben:
name-label-cup = Die Würfel warten noch.
name-label-uncounted = zählt nicht
name-label-stacked = gestapelt, wird neu geworfen

event-tower_built = Der Turm steht. Zu holen gibt es { $objects }.
event-tower_rebuilt = Der Turm steht wieder. Zu holen gibt es { $objects }.
event-gold_sorted = Die Goldkarten liegen bereit: { $of_1 } mit der 1, { $of_2 } mit der 2, { $of_4 } mit der 4, { $of_5 } mit der 5.
event-tasks_dealt = Alle haben eine geheime Aufgabe gezogen; { $left } liegen noch im Stapel.
event-tasks_opened = Drei offene Aufgaben für euch beide: { $tasks }.
event-task_seen = Deine Aufgabe: { $task }.
event-roller_named = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} die Würfel.
event-thrown = { $seat ->
    [Du] Du würfelst
   *[other] { $seat } würfelt
} { $strength }: { $colours }.
event-rethrown = { $seat ->
    [Du] Du wirfst
   *[other] { $seat } wirft
} die gestapelten Würfel noch einmal: { $colours }.
event-on_edge = Auf dem Rand, das zählt nicht: { $colours }.
event-beside = Neben dem Basar, das zählt nicht: { $colours }.
event-stacked = Aufeinander gelandet, also werden alle neu geworfen: { $colours }.
event-thrown_again = Diesmal keine Säule. { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} die Würfel wieder auf.
event-column_taken = { $seat ->
    [Du] Du schnappst dir
   *[other] { $seat } schnappt sich
} die Silbersäule!
event-tower_opened = Jetzt greifen die anderen zu! Es gibt { $objects }.
event-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} { $object }.
event-too_late = { $seat ->
    [Du] Du wolltest
   *[other] { $seat } wollte
} { $object }, aber zu spät. { $seats ->
    [Du] Du hast schon zugegriffen.
   *[other] Schneller: { $seats }.
}
event-closed = { $count ->
        [0] Alles ist weg, die Runde ist zu Ende.
       *[other] Die Runde ist zu Ende. Niemand nahm { $left }.
    }
event-task_shown = { $seat ->
    [Du] Du zeigst deine Aufgabe
   *[other] { $seat } zeigt die Aufgabe
}: { $task }.
event-judged_right = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} richtig zugegriffen: { $pattern }.
event-judged_wrong = { $seat ->
    [Du] Du hast falsch zugegriffen: Die Würfel haben dich nicht gerufen. Kein Gold für dich in dieser Runde.
   *[other] { $seat } hat falsch zugegriffen und bekommt in dieser Runde kein Gold.
}
event-nothing_given_back = { $seat ->
    [Du] Du hast kein Gold und gibst nichts zurück.
   *[other] { $seat } hat kein Gold und gibt nichts zurück.
}
event-given_back = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} eine { $value }er-Karte zurück.
event-paid = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $value ->
    [one] { $value } Goldsack
   *[other] { $value } Goldsäcke
} für { $object }.
event-round_counted = { $paid ->
    [one] { $paid } Runde
   *[other] { $paid } Runden
} von { $of } ausgezahlt.
event-round_not_counted = Niemand hat Gold bekommen, die Runde zählt nicht: Es bleibt bei { $paid } von { $of }.
event-task_kept = { $seat ->
    [Du] Du behältst deine Aufgabe.
   *[other] { $seat } behält die Aufgabe.
}
event-task_set_aside = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} eine erfüllte Aufgabe beiseite: { $task }.
event-task_drawn = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} eine neue geheime Aufgabe.
event-task_opened = Eine neue offene Aufgabe: { $task }.
event-ended = Zehn Runden sind ausgezahlt, der Basar schließt. Die meisten Goldsäcke gewinnen; bei Gleichstand die meisten Karten.
event-chosen = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} gewählt.
event-revealed = { $seat ->
    [Du] Du wolltest
   *[other] { $seat } wollte
} { $choice }.
event-voided = Ohne Säule bleibt alles stehen. { $seats ->
    [Du] Du hast vergeblich zugegriffen.
   *[other] Vergeblich gegriffen: { $seats }.
}
event-column_left = Niemand wollte die Säule. Es wird neu gewürfelt.
event-missed = { $seat ->
    [Du] Du wolltest { $object } und gehst
   *[other] { $seat } wollte { $object } und geht
} leer aus. { $seats ->
    [Du] Du hattest Vorrang.
   *[other] Vorrang hatte: { $seats }.
}
event-token_passed = Ab jetzt { $seat ->
    [Du] hast du Vorrang.
   *[other] hat { $seat } Vorrang.
}

refusal-over = Das Spiel ist aus.
refusal-no_such_seat = Auf diesem Platz sitzt niemand.
refusal-no_such_move = Diesen Zug gibt es nicht.
refusal-unreadable = „{ $text }“ verstehe ich nicht. Versuch es mit „throw“, „column“ oder „lamp“.
refusal-only_the_table = Nur der Tisch beendet eine Runde, wenn die Zeit um ist.
refusal-only_quiet = „Nichts“ gehört zum ruhigen Modus. Hier lässt du die Hand einfach liegen.
refusal-only_close = Der Tisch kann nur eine Runde beenden.
refusal-no_window = Gerade gibt es keine Runde zu beenden.
refusal-choose_first = Die Würfel ruhen, bis alle gewählt haben.
refusal-round_first = Erst endet diese Runde, dann fallen die Würfel wieder.
refusal-not_the_roller = { $seat ->
    [Du] Du hast die Würfel.
   *[other] { $seat } hat die Würfel.
}
refusal-thrown_already = Deine vier Würfel liegen schon. Warte auf die anderen vier.
refusal-none_stacked = Keiner deiner Würfel ist gestapelt; nur gestapelte werden neu geworfen.
refusal-before_the_column = Noch nicht: erst die Säule, dann { $object }.
refusal-yours_already = Du hast die Säule schon in der Hand.
refusal-round_closed = Die Runde ist zu Ende. Zu spät für { $object }.
refusal-chosen_already = Du hast schon gewählt: Warte, bis alle gewählt haben.
refusal-gone = Zu spät für { $object }. { $seats ->
    [Du] Schon bei dir.
   *[other] Schneller: { $seats }.
}
refusal-not_still = Warte, bis die Würfel still liegen.
refusal-dice_stacked = Würfel liegen aufeinander. Sie werden erst alle neu geworfen.
refusal-hands_full = Deine Hände sind voll: zwei Schätze pro Runde, mehr nicht.
refusal-column_is_enough = Du hast die Säule, also nimmst du in dieser Runde nichts anderes.
refusal-not_in_tower = Das gibt es in diesem Turm nicht: { $object }.
refusal-nothing_to_give = Du musst gerade nichts zurückgeben.
refusal-not_owned = Du hast keine { $value }er-Karte.
refusal-nothing_to_replace = Gerade ist keine Aufgabe zu ersetzen.
refusal-not_the_holder = { $seat ->
    [Du] Du hattest die Säule und entscheidest.
   *[other] { $seat } hatte die Säule und entscheidet.
}
refusal-not_fulfilled = Die Würfel erfüllen diese Aufgabe nicht: { $task }.
refusal-tower_columns = Die Säule fehlt: Nimm sie dazu, oder leere den Turm, dann bleibt es beim üblichen.
refusal-tower_high = Mehr Schätze, als eure Hände fassen: zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
} höchstens { $most } neben der Säule.

begins-question = Wer sagt „Schnapp die Schätze“ am schnellsten?

option-dice = Zahl der Würfel, zu dritt bis zu sechst
choice-dice-6 = sechs, wie es die Regel sagt
choice-dice-8 = alle acht, für flottere Runden
option-tower_custom = Dein eigener Turm (leer: der übliche)
choice-tower_custom-column = Säule
choice-tower_custom-lamp = Lampe
choice-tower_custom-chest = Truhe
choice-tower_custom-gem = Edelstein
choice-tower_custom-carpet = Teppich
choice-tower_custom-cushion = Kissen
option-tidy_dice = Brave Würfel: Alle landen auf dem Basar
option-patience_s = Sekunden, bis neu gewürfelt werden darf
option-grab_window_s = Sekunden für den Rest, wenn die Säule weg ist (0: ohne Ende)
option-early_grab_lock_ms = Pause für eine voreilige Hand, in Tausendstelsekunden
option-distinct_open_tasks = Zu zweit: drei verschiedene offene Aufgaben
option-two_player_cap = Zu zweit: Schätze für jeden
choice-two_player_cap-2 = zwei, die Säule mitgezählt
choice-two_player_cap-none = so viele, wie man erwischt
option-quiet_mode = Ruhiger Modus: heimlich wählen statt um die Wette greifen (Hausvariante)
option-bot_speed = Wie flink die Roboter sind
choice-bot_speed-slow = gemütlich
choice-bot_speed-normal = munter
choice-bot_speed-quick = blitzschnell

bot-careless = Der Schlafwandler, der nach allem greift
bot-caneton = Kleines Entlein, das oft zu spät hinsieht und jeden Schatz mag
bot-pie = Elsa Elster, der nichts Glitzerndes entgeht
bot-epervier = Flinker Sperber, der auf die Säule stößt und sich selten irrt

prompt-throw = Wirf die Würfel auf den Basar: ganz sachte, mit lockerem Schwung oder mit voller Kraft.
prompt-stacked = Würfel liegen aufeinander, davon zählt keiner. Wirf sie noch einmal.
prompt-race = Dreimal deine Farbe oder alle sechs? Dann schnapp dir die Säule. Sonst lass die Hand liegen.
prompt-loot = Die Säule ist weg. Nimm, was du kriegen kannst, höchstens zwei Schätze.
prompt-give_back = Die Würfel haben dich nicht gerufen. Welche Karte gibst du zurück?
prompt-replace = Zwei Aufgaben sind erfüllt. Welche soll weg?
prompt-choose = Wähle heimlich: die Säule, einen anderen Schatz oder gar nichts.
prompt-over = Der Basar schließt. Zähl deine Goldsäcke.

score-own = { $count ->
    [one] { $count } Goldsack
   *[other] { $count } Goldsäcke
}
board-bazaar = Der Basar
board-tower = Der Turm
board-places = Wer was genommen hat
board-round = Runde { $now } von { $of }
board-thing = Zu holen: { $object }, { $worth } wert
board-cup = Würfle: tippe, schiebe sachte oder schnippe
board-throw = Wirf die Würfel
board-throw-stacked = Wirf sie noch einmal
board-gently = Ganz sachte
board-hard = Volle Kraft
board-again = Noch mal
board-grab-column = Schnapp die Säule
board-take = { $object } nehmen, { $worth } wert
board-choose = { $object } wählen, { $worth } wert
board-nothing = Nichts
board-task = Deine Aufgabe
board-task-is = Deine geheime Aufgabe: { $task }
board-open-task = Aufgabe für euch beide: { $task }
board-open-tasks = Für euch beide
board-known = bekannte Aufgabe: { $task }
board-place = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} { $objects }
board-rolls = würfelt
board-first = hat Vorrang
board-has-chosen = hat gewählt
board-die-edge = { $colour } auf dem Rand, zählt nicht
board-die-beside = { $colour } daneben, zählt nicht
board-die-stacked = { $colour } in einem Stapel, wird neu geworfen
board-give = Eine { $value }er-Karte zurückgeben
board-replace = Ersetzen: { $task }
board-watch = Du schaust zu.
board-chosen = Deine Wahl: { $object }. Die anderen überlegen noch.
board-hold = Du hältst die Säule. Die anderen greifen zu.
board-full = Deine Hände sind voll.
board-full-two = Du hast deine zwei Schätze.
board-waits = Es würfelt: { $seats }. Halte die Hand bereit.
board-took = Deine Hand: { $seconds } s.
board-your-throw = Du bist dran: Würfle!
board-race = Dreimal deine Farbe, oder alle sechs? Die Säule!
board-race-roller = Dreimal deine Farbe, oder alle? Die Säule! Sonst noch mal.
board-race-two = Dreimal eine der Aufgaben, oder alle sechs Farben? Die Säule!
board-one-more = Noch einen, wenn du schnell bist.
board-one-hand = Nur eine Hand: Leg deinen Schatz ab, dann nimm den nächsten.
board-choose-more = Wähle geheim, was du noch willst, oder nichts.
board-gold = { $bags ->
    [one] { $bags } Goldsack
   *[other] { $bags } Goldsäcke
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
doing-throw = wirft die Würfel
doing-stacked = wirft noch einmal
doing-thrown = hat geworfen
doing-race = belauert die Würfel
doing-loot = schnappt sich Schätze
doing-loot-two = greift mit einer Hand
doing-give_back = gibt Gold zurück
doing-replace = tauscht eine Aufgabe
doing-choose = wählt im Geheimen
spread-tower = Im Turm: { $objects }.
spread-dice = Die Würfel: { $dice }.
spread-tasks = Offene Aufgaben: { $tasks }.
hand-or = oder
hand-column = Die Säule
hand-hands = Deine Hände
hand-one = Deine Hand
hand-pick = Wähle im Geheimen
hand-choose = Ich wähle { $object }
advice-throw = Alle warten auf dich: Wirf die Würfel.
advice-again = Diese Würfel rufen niemanden: Wirf noch einmal.
advice-column = Die Würfel rufen dich: Schnapp dir die Säule!
advice-take = Nimm { $object }: Das bringt { $worth }.
advice-give = Gib die Karte mit { $value } zurück: So verlierst du am wenigsten.
advice-replace = Tausch diese Aufgabe: { $task }.
advice-nothing = Halt die Hand still: Diesmal ist nichts für dich dabei.
end-won = { $seat ->
    [Du] Bravo, du gewinnst
   *[other] { $seat } gewinnt
} mit { $score ->
    [one] { $score } Goldsack
   *[other] { $score } Goldsäcken
}{ $lead ->
    [0] !
   *[other] , { $lead } mehr als { $from ->
        [Du] du
       *[other] { $from }
    }!
}
end-shared = Gemeinsam gewonnen: { $seats }, mit { $score ->
    [one] { $score } Goldsack
   *[other] { $score } Goldsäcken
}!
end-tie = Gleich viele Goldsäcke ({ $seats }): dann gewinnen die meisten Goldkarten.
lesson-throw = Deine geheime Aufgabe ist Rot: Liegen drei rote Würfel auf dem Basar, darfst du dir die Silbersäule schnappen. Wirf die Würfel.
lesson-beside = Dreimal Rot? Nein: Einer liegt neben dem Basar und zählt nicht. Wer falsch zugreift, gewinnt nichts und gibt Gold zurück. Wirf lieber noch einmal.
lesson-column = Schau dir die Würfel genau an: Sie rufen dich. Schnapp dir die Säule, schnell, vor den anderen!
lesson-paid = Die Säule bringt dir 4 Goldsäcke, und die anderen haben sich den Rest genommen. Du hast eine neue Aufgabe. Wirf noch einmal.
lesson-loot = Sechs verschiedene Farben: Alle durften zugreifen, und Léa war am schnellsten. Der Turm fällt: Rette die Lampe, sie ist 2 wert.
lesson-hands = Du hast zwei Hände. Nimm dir noch einen Edelstein, er ist 1 wert.
lesson-end = Zehn Runden sind ausgezahlt, das Spiel ist aus. Alle zählen ihre Goldsäcke, und du hast die meisten!

sheet-AT-16 = Säule
sheet-AT-17 = Strafen
sheet-AT-18 = Schätze
sheet-AT-A3 = Doppelglück
sheet-AT-A19 = Säule

why-AT-1 = Der Turm steht mitten auf dem Tisch; je mehr ihr seid, desto mehr Schätze hat er.
why-AT-2 = Das Gold wartet in Stapeln, für jeden Wert einer: Das ist der Vorrat.
why-AT-3 = Alle haben ihre eigene Aufgabe, und pst! sie bleibt geheim.
why-AT-4 = Wer am schnellsten spricht, fängt an; hier sagt es der Gastgeber oder das Los.
why-AT-5 = Daneben oder auf dem Rand zählt ein Würfel nicht. Was aufeinanderliegt, wird neu geworfen.
why-AT-6 = Drei Würfel in der Farbe deiner Aufgabe: Die Würfel rufen dich!
why-AT-7 = Alle sechs Farben sind da: Jetzt dürfen alle zur Säule greifen.
why-AT-8 = Zugreifen dürfen alle; ob es richtig war, prüft ihr am Ende der Runde.
why-AT-9 = Wenn die Würfel niemanden rufen, würfelt derselbe Spieler noch einmal.
why-AT-10 = Die Säule gehört der ersten Hand, die sie greift.
why-AT-11 = Erst die Säule! Dann erst sind die anderen Schätze frei.
why-AT-12 = Wer die Säule hat, nimmt nichts anderes: Sie ist schon viel wert.
why-AT-13 = Du hast zwei Hände: in jede ein Schatz, mehr nicht.
why-AT-14 = Wer zuerst kommt, hat ihn: Aus fremden Händen wird nichts gerissen.
why-AT-15 = Alle Schätze sind weg: Die Runde ist zu Ende.
why-AT-16 = Die Säule bringt 5 bei allen sechs Farben und 4 bei dreimal deiner Farbe.
why-AT-17 = Wer falsch zur Säule greift, bekommt kein Gold und gibt eine Karte zurück.
why-AT-18 = Lampe und Truhe bringen 2; Edelstein, Teppich und Kissen bringen 1.
why-AT-19 = Ein Schatz, eine Karte: Eine 4 ist nur eine einzige Karte.
why-AT-20 = Erfüllt? Dann kommt die Aufgabe beiseite, und du ziehst eine neue. Sonst behältst du sie.
why-AT-21 = Wer seine Aufgabe erfüllt hat, würfelt als Nächstes, sobald alle gesehen haben, wer bezahlt wurde.
why-AT-22 = Der Turm wird wieder aufgebaut, und weiter geht es!
why-AT-23 = Nach zehn Runden, in denen es Gold gab, ist das Spiel aus: Danach kommt nichts mehr.
why-AT-24 = Wer die meisten Goldsäcke hat, gewinnt das Spiel.
why-AT-25 = Am Ende gleich viele Goldsäcke? Dann gewinnt, wer mehr Karten hat.
why-AT-26 = Zu zweit ist der Turm klein: Säule, Lampe und ein Edelstein.
why-AT-27 = Zu zweit liegen drei Aufgaben offen, und sie gelten für euch beide.
why-AT-28 = Zu zweit werft ihr je vier Würfel, und alle acht zählen zusammen.
why-AT-29 = Zu zweit reichen drei Würfel in der Farbe einer Aufgabe, oder alle sechs Farben.
why-AT-30 = Zu zweit greift ihr mit einer Hand: Leg den Schatz ab, dann nimm den nächsten.
why-AT-31 = Die Würfel entscheiden nichts: Ihr werft beide noch einmal.
why-AT-A2 = Der Turm hat immer einen Schatz mehr, als ihr Spieler seid.
why-AT-A1 = Ihr spielt mit sechs Würfeln; mit acht geht es schneller.
why-AT-A23 = Wie lange ein Roboter braucht, sagt der Zufall, und ab und zu irrt er sich.
why-AT-A24 = Im ruhigen Modus wählt ihr heimlich; der Vorrangstein sagt, wer zuerst darf.
why-AT-A21 = Würfel fallen, wohin sie wollen, wie auf einem echten Tisch.
why-AT-A8 = Niemand hat zugegriffen: Es wird neu gewürfelt, und die Aufgaben bleiben geheim.
why-AT-A11 = Ist der Turm von selbst umgefallen? Baut ihn wieder auf, die Würfel bleiben liegen.
why-AT-A4 = Zwei werden gerufen: Wer schneller ist, hat die Säule; die Aufgabe des anderen bleibt.
why-AT-A22 = Deine Zeit läuft erst, wenn die Würfel auf deinem Bildschirm ruhig liegen.
why-AT-A5 = Genau im selben Augenblick? Die Säule bekommt, wer weniger Goldsäcke hat.
why-AT-A10 = Zu früh! Vor der Säule wird nichts genommen, aber es kostet dich kein Gold.
why-AT-A12 = Der Turm stürzt ein? So soll es sein! Nimm die Schätze, wo sie liegen.
why-AT-A9 = Die Zeit ist um: Was noch liegt, gehört niemandem.
why-AT-A3 = Alle sechs Farben und deine gleich dreimal: 5 Goldsäcke und eine neue Aufgabe!
why-AT-A13 = Du hast kein Gold, also gibst du nichts zurück.
why-AT-A6 = Die zurückgegebene Karte kommt wieder in den Vorrat.
why-AT-A15 = Der Griff zur Säule war falsch: Alle behalten ihre Aufgabe.
why-AT-A7 = Wer richtig gegriffen hat, würfelt; war es falsch, würfelt der linke Nachbar.
why-AT-A14 = Hat jemand Gold bekommen, zählt die Runde zu den zehn.
why-AT-A20 = Gleich viele Goldsäcke, gleich viele Karten: Ihr gewinnt zusammen.
why-AT-A16 = Zweimal dieselbe Farbe bei den Aufgaben? Das bleibt so, es ist Zufall.
why-AT-A18 = Auch zu zweit sind es höchstens zwei Schätze, die Säule mitgezählt.
why-AT-A19 = Auch zu zweit bringt die Säule 5 bei allen sechs Farben, sonst 4.
why-AT-A17 = Zu zweit geht eine erfüllte Aufgabe weg, und eine neue kommt.
why-AT-A25 = Zu zweit ist deine Hand voll, bis dein Schatz vor dir liegt.
