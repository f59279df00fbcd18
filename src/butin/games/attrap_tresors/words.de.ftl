# Heißt ein Platz „Du“, so sprechen die Sätze diese Person an.

pitch = Behalte die Würfel im Auge: Wenn sie dich rufen, schnapp dir die silberne Säule vor allen anderen.

name-nobody = niemand
name-column = die silberne Säule
name-lamp = die Lampe
name-chest = die Truhe
name-gem = einen Rubin
name-carpet = den fliegenden Teppich
name-cushion = das Kissen
name-nothing = nichts
name-label-column = Säule
name-label-lamp = Lampe
name-label-chest = Truhe
name-label-gem = Rubin
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
name-three = drei Würfel zeigen die Farbe der Aufgabe
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
name-label-bags = Säcke
name-label-supply = Goldvorrat:
name-label-aside = Erfüllte Aufgaben:
name-label-cup = Die Würfel warten noch.
name-label-uncounted = zählt nicht
name-label-stacked = gestapelt, wird neu geworfen

event-tower_built = Der Turm steht und trägt { $objects }.
event-tower_rebuilt = Der Turm steht wieder und trägt { $objects }.
event-gold_sorted = Das Gold liegt bereit: { $of_1 } Karten zu 1, { $of_2 } zu 2, { $of_4 } zu 4, { $of_5 } zu 5.
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
event-on_edge = Auf dem Rand, zählt nicht: { $colours }.
event-beside = Neben dem Basar, zählt nicht: { $colours }.
event-stacked = Aufeinander gelandet, also werden alle neu geworfen: { $colours }.
event-thrown_again = Diesmal keine Säule. { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} die Würfel wieder auf.
event-column_taken = { $seat ->
    [Du] Du schnappst dir
   *[other] { $seat } schnappt sich
} die silberne Säule!
event-tower_opened = Jetzt darf zugegriffen werden: Es gibt { $objects }.
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
    [Du] Du hast dich
   *[other] { $seat } hat sich
} vergriffen: Die Würfel sagten etwas anderes. Diese Hand bekommt kein Gold.
event-nothing_given_back = { $seat ->
    [Du] Du hast noch kein Gold und gibst nichts zurück.
   *[other] { $seat } hat noch kein Gold und gibt nichts zurück.
}
event-given_back = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} eine Karte zu { $value } zurück.
event-paid = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $value } für { $object }.
event-round_counted = Ausbezahlte Runden: { $paid } von { $of }.
event-round_not_counted = Niemand hat Gold bekommen, die Runde zählt nicht: weiterhin { $paid } von { $of }.
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
event-ended = Das Spiel ist aus. Säcke: { $bags }; Karten: { $cards }. Der Schatz { $winners ->
    [Du] gehört dir!
   *[other] ist vergeben: { $winners }!
}
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
   *[other] Vorrang: { $seats }.
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
refusal-round_first = Erst endet diese Runde, dann rollen die Würfel wieder.
refusal-not_the_roller = { $seat ->
    [Du] Du hast die Würfel.
   *[other] { $seat } hat die Würfel.
}
refusal-thrown_already = Deine vier Würfel liegen schon. Warte auf die anderen.
refusal-none_stacked = Keiner deiner Würfel ist gestapelt; nur gestapelte werden neu geworfen.
refusal-before_the_column = Noch nicht: Vor der Säule bleibt alles stehen ({ $object } zu nehmen, ist zu früh).
refusal-yours_already = Du hast die Säule schon in der Hand.
refusal-round_closed = Die Runde ist zu Ende. Zu spät für { $object }.
refusal-chosen_already = Du hast schon gewählt. Warte auf die anderen.
refusal-gone = Zu spät für { $object }. { $seats ->
    [Du] Schon bei dir.
   *[other] Schon bei: { $seats }.
}
refusal-not_still = Warte, bis die Würfel still liegen.
refusal-dice_stacked = Würfel liegen aufeinander. Sie werden erst alle neu geworfen.
refusal-hands_full = Deine Hände sind voll: zwei Dinge pro Runde, mehr nicht.
refusal-column_is_enough = Du hast die Säule, also nimmst du in dieser Runde nichts anderes.
refusal-not_in_tower = In diesem Turm gibt es { $object } nicht.
refusal-nothing_to_give = Du musst gerade nichts zurückgeben.
refusal-not_owned = Du hast keine Karte zu { $value }.
refusal-nothing_to_replace = Gerade ist keine Aufgabe zu ersetzen.
refusal-not_the_holder = { $seat ->
    [Du] Du hattest die Säule und entscheidest.
   *[other] { $seat } hatte die Säule und entscheidet.
}
refusal-not_fulfilled = Die Würfel erfüllen diese Aufgabe nicht: { $task }.
refusal-tower_columns = Die Säule fehlt: Nehmt sie dazu, oder leert den Turm, dann bleibt es beim üblichen.
refusal-tower_high = Mehr Dinge, als eure Hände fassen: zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
} höchstens { $most } neben der Säule.

begins-question = Wer sagt „Schnapp die Schätze“ am schnellsten?

option-dice = Würfel bei drei bis sechs Spielern
choice-dice-6 = sechs, wie es die Regel sagt
choice-dice-8 = alle acht, für flottere Runden
option-tower_custom = Euer eigener Turm (leer: der übliche)
choice-tower_custom-column = Säule
choice-tower_custom-lamp = Lampe
choice-tower_custom-chest = Truhe
choice-tower_custom-gem = Rubin
choice-tower_custom-carpet = Teppich
choice-tower_custom-cushion = Kissen
option-tidy_dice = Brave Würfel: Alle landen auf dem Basar
option-patience_s = Sekunden, bis neu gewürfelt werden darf
option-grab_window_s = Sekunden für den Rest, wenn die Säule weg ist
option-early_grab_lock_ms = Millisekunden Pause für eine voreilige Hand
option-distinct_open_tasks = Zu zweit: drei verschiedene offene Aufgaben
option-two_player_cap = Zu zweit: Dinge für jeden
choice-two_player_cap-2 = zwei, die Säule mitgezählt
choice-two_player_cap-none = so viele, wie man erwischt
option-quiet_mode = Ruhiger Modus: heimlich wählen statt um die Wette greifen (Hausvariante)
option-bot_speed = Wie flink die Bots sind
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
prompt-loot = Die Säule ist weg. Nimm, was du kriegen kannst, höchstens zwei Dinge.
prompt-give_back = Das war nicht für dich. Welche Karte gibst du zurück?
prompt-replace = Zwei Aufgaben sind erfüllt. Welche soll weg?
prompt-choose = Wähle heimlich: die Säule, einen anderen Schatz oder gar nichts.
prompt-over = Der Basar schließt. Zähl deine Goldsäcke.

board-bazaar = Der Basar
board-tower = Der Turm
board-places = Wer was genommen hat
board-round = Runde { $now } von { $of }
board-thing = { $object }, { $worth } wert
board-cup = Würfle: tippe, schiebe sanft oder schnippe
board-throw = Wirf die Würfel
board-throw-stacked = Wirf sie noch einmal
board-gently = Ganz sanft
board-hard = Mit Schwung
board-again = Noch mal
board-grab-column = Schnapp die Säule
board-take = { $object } nehmen, { $worth } wert
board-choose = { $object } wählen, { $worth } wert
board-nothing = Nichts
board-task = Dein Auftrag
board-task-is = Dein geheimer Auftrag: { $task }
board-open-task = Auftrag für euch beide: { $task }
board-open-tasks = Für euch beide
board-known = bekannter Auftrag: { $task }
board-place = { $seat }: { $objects }
board-rolls = würfelt
board-first = ist zuerst dran
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
board-waits = Es würfelt: { $seats }. Halte die Hand bereit.
board-took = Deine Hand: { $seconds } s.
board-your-throw = Du bist dran: würfle.
board-race = Dreimal deine Farbe, oder alle sechs? Die Säule!
board-race-roller = Dreimal deine Farbe, oder alle? Die Säule! Sonst noch mal.
board-race-two = Dreimal ein Auftrag, oder alle sechs Farben? Die Säule!
board-one-more = Noch etwas, wenn du schnell bist.
board-choose-more = Wähle geheim, was du noch willst, oder nichts.
board-gold = { $bags } Säcke Gold, { $cards } Karten
house = Hausregeln: acht Würfel, kurze Geduld
lesson-throw = Deine geheime Aufgabe ist Rot: Liegen drei rote Würfel auf dem Basar, darfst du dir die silberne Säule schnappen. Wirf die Würfel.
lesson-beside = Dreimal Rot? Nein: Einer liegt neben dem Basar und zählt nicht. Wer falsch zugreift, gewinnt nichts und gibt Gold zurück. Wirf lieber noch einmal.
lesson-column = Schau dir die Würfel genau an: Sie rufen dich. Schnapp dir die Säule, schnell, vor den anderen!
lesson-paid = Die Säule bringt dir 4 Säcke Gold, und die anderen haben sich den Rest genommen. Du hast eine neue Aufgabe. Wirf noch einmal.
lesson-loot = Sechs verschiedene Farben: Alle durften zugreifen, und Léa war am schnellsten. Der Turm fällt: Rette die Lampe, sie ist 2 wert.
lesson-hands = Du hast zwei Hände. Nimm dir noch einen Rubin, er ist 1 wert.
lesson-end = Zehn Runden sind bezahlt, das Spiel ist aus. Alle zählen ihre Säcke Gold, und du hast die meisten!
