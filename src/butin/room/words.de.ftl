# Heißt ein Platz „Du“, so sprechen die Sätze diese Person an.

name-nobody = niemand

refusal-already_started = Die Partie hat schon begonnen.
refusal-answered = Du hast schon geantwortet.
refusal-ask_first = Diesen Platz vergeben alle am Tisch zusammen: Frag danach.
refusal-asked_already = Am Tisch ist schon eine Frage offen: Beantworte erst die.
refusal-asked_enough = Die Antwort war Nein: In { $seconds } s kann wieder gefragt werden.
refusal-which_question = Die Antwort sagt nicht, zu welcher Frage sie gehört.
refusal-bad_message = Die Nachricht war nicht zu lesen.
refusal-bad_request = Die Anfrage war nicht zu lesen.
refusal-bad_setting = So lässt sich der Tisch nicht einstellen: { $name }.
refusal-bad_share = Ein Beitrag zum Zufall hat 64 hexadezimale Ziffern.
refusal-bench_full = Die Bank ist voll: { $most } Leute warten dort schon. Du darfst gern zuschauen.
refusal-broken = Bei uns ist etwas kaputtgegangen. Versuch es gleich noch einmal.
refusal-cannot_take_back = Dieser Zug hat etwas gezeigt oder gezogen: Er lässt sich nicht zurücknehmen.
refusal-closed = Dieser Tisch ist geschlossen.
refusal-entered = Diese Verbindung ist schon an einem Tisch.
refusal-face_taken = Das Gesicht hat schon jemand am Tisch: such dir ein anderes aus.
refusal-here_already = Du bist schon da.
refusal-lesson_over = Die Lektion ist zu Ende.
refusal-many_here = { $most } Fenster und Geräte an deinem Internetanschluss sind schon an diesem Tisch. Schließ eines davon, um hereinzukommen.
refusal-many_tables = { $tables } Tische deiner Adresse warten noch darauf, dass jemand spielt. Spiel an einem davon oder lösch ihn.
refusal-match_on = Eine Partie läuft. Das ist für die nächste.
refusal-moved_on = Jemand war schneller: Der Tisch ist schon weiter.
refusal-needed = Eine Partie läuft: Kein Platz kann leer bleiben.
refusal-no_answer = Der Server hat nicht rechtzeitig geantwortet. Versuch es noch einmal.
refusal-no_box = Noch liegt kein Spiel auf dem Tisch: Such zuerst eines aus.
refusal-no_code = Ein Tisch für alle hat keinen Code: Man findet ihn auf der ersten Seite.
refusal-no_hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-no_key = Um hier einen Tisch zu öffnen, brauchst du den Hausschlüssel: Frag die Person, die dich eingeladen hat.
refusal-no_screen = Hier ist kein Fernseher.
refusal-no_secret = Um dich zu setzen, brauchst du einen Schlüssel: Lade die Seite neu und versuch es noch einmal.
refusal-no_such_bot = Diesen Roboter gibt es nicht, oder der Platz ist nicht für ihn.
refusal-no_such_face = So ein Gesicht gibt es nicht.
refusal-no_such_day = Von diesem Tag gibt es keine Partie: nimm die von heute, { $today }, oder eine frühere.
refusal-no_such_game = Kein Spiel heißt „{ $game }“.
refusal-no_such_lesson = Für dieses Spiel gibt es noch keine Lektion.
refusal-no_such_match = Diese Partie gab es an diesem Tisch nicht.
refusal-no_such_method = Das geht an dieser Adresse nicht.
refusal-no_such_option = So etwas gibt es hier nicht zu wählen.
refusal-no_such_page = An dieser Adresse ist nichts.
refusal-no_such_phrase = Diesen Satz gibt es nicht: Such dir einen aus der Liste aus.
refusal-no_such_seat = Diesen Platz gibt es nicht: Die Plätze tragen die Nummern 0 bis { $last }.
refusal-no_such_table = Diesen Tisch gibt es für dich nicht: Er wurde gelöscht, du hast dort keinen Platz mehr, oder der Link ist unvollständig.
refusal-no_place = Du hast an diesem Tisch keinen Platz mehr: Wenn du wiederkommen willst, frag nach dem Code oder dem Link.
refusal-no_screen_here = Dieser Fernseher gehört nicht mehr zum Abend.
refusal-no_such_value = Das lässt sich hier nicht wählen.
refusal-no_such_wish = Das kann ein Tisch nicht.
refusal-nobody_begins = In diesem Spiel beginnt niemand: Alle spielen gleichzeitig.
refusal-nobody_there = Auf diesem Platz sitzt niemand.
refusal-nobody_to_ask = Niemand ist da, der Ja sagen könnte. Komm über den Link zum Mitspielen.
refusal-not_entered = Geh zuerst an einen Tisch.
refusal-not_host = Das kann nur, wer den Tisch leitet: Frag { $seat }.
refusal-not_over = Die Partie ist noch nicht zu Ende.
refusal-not_paused = Es ist gar keine Pause.
refusal-not_playing = Es läuft keine Partie: Wer den Tisch leitet, startet sie.
refusal-not_ready = Einen Moment: Jemand sieht noch, wie die Runde ausging. Spätestens in { $seconds } s geht es weiter.
refusal-not_saved = Gerade lässt sich nichts aufschreiben. Versuch es gleich noch einmal.
refusal-not_sealed = Die nächste Partie wird gerade versiegelt. Versuch es gleich noch einmal.
refusal-not_the_lesson = Die Lektion zeigt dir etwas anderes.
refusal-not_your_move = Du kannst nur deinen eigenen letzten Zug zurücknehmen, solange niemand sonst gezogen hat.
refusal-not_your_seat = Das ist nicht dein Platz: Setz dich zuerst.
refusal-nothing_offered = Dieser Platz wird dir nicht mehr angeboten.
refusal-nothing_to_do = Du hast gerade nichts zu entscheiden.
refusal-nothing_asked = Im Moment ist nichts gefragt.
refusal-of_the_day = Die Partie des Tages ist für alle gleich: daran ist nichts zu wählen und nichts beizutragen.
refusal-of_the_day_alone = Die Partie des Tages spielt man allein: mach einen eigenen Tisch auf.
refusal-opened_enough = Von deiner Adresse aus wurden gerade sehr viele Tische eröffnet: der nächste in { $seconds } s.
refusal-other_hand = Du hast in dieser Partie schon eine andere Hand gesehen, und zwei bekommt niemand. In der nächsten Partie geht es.
refusal-other_rules = Diese Partie folgt der Regelfassung { $rules }, und hier gilt jetzt die Fassung { $known }. Fangt eine neue an.
refusal-own_question = Du hast gefragt: Antworten müssen die anderen.
refusal-paused = Gerade ist Pause. Wer am Tisch sitzt, kann weitermachen.
refusal-picked = Das hat schon jemand anders gewählt.
refusal-public_screen = Ein öffentlicher Tisch hat keinen Fernseher: Der ist für dein Wohnzimmer da.
refusal-said_enough = Für den Augenblick ist genug gesagt. In { $seconds } s geht es weiter.
refusal-screen_only_watches = Der Fernseher zeigt den Tisch: Gespielt und geantwortet wird auf den Telefonen.
refusal-screens_full = { $most } Fernseher zeigen diesen Tisch schon.
refusal-seat_in_use = Die Person auf diesem Platz ist gerade da.
refusal-seat_kept = Dieser Platz wird noch { $seconds } s für die Person freigehalten, die dort spielte.
refusal-seat_or_screen = Dieses Gerät spielt hier mit. Nimm für den Fernseher ein anderes.
refusal-seat_taken = { $seat ->
    [Du] Dieser Platz gehört schon dir.
   *[other] Dieser Platz gehört { $seat }: Such dir einen anderen aus.
}
refusal-seat_theirs = Bis zum Ende der Partie gehört dieser Platz der Person, die dort gespielt hat.
refusal-solo = Allein nimmst du nichts zurück: Dein Ergebnis ist ein Rekord.
refusal-table_full = Alle { $seats } Plätze sind besetzt, aber du darfst gern zuschauen.
refusal-too_busy = Gerade ist großes Gedränge. Versuch es gleich noch einmal.
refusal-hand_full = Deine Hand ist voll: Leg erst ab, was du genommen hast.
refusal-hand_rests = Deine Hand war zu voreilig: Sie ruht einen Augenblick.
refusal-hands_first = Hände sind schon unterwegs: Warte ab, wer schneller war.
refusal-not_yet = Die Würfel sind noch im Becher.
refusal-patience = Noch kann jemand zugreifen: Warte { $seconds } s.
refusal-race_on = Gerade greifen alle zu: gleich danach könnt ihr Pause machen.
refusal-race_elsewhere = Das Rennen findet auf einem anderen Server statt, wo die anderen sind: Lade die Seite neu.
refusal-race_over = Dieses Rennen ist vorbei.
refusal-slipped = Eine andere Hand war schneller.
refusal-still_falling = Die Schätze fallen noch: einen Augenblick, dann greif zu!
refusal-too_early = Zu früh! Du hast nichts verloren, nur einen kleinen Augenblick.
refusal-too_fast = Langsam! Warte einen Augenblick, bevor du weitermachst.
refusal-too_late = So langsam ist kein Fernseher: miss noch einmal.
refusal-not_json = Die Anfrage ist kein JSON.
refusal-too_large = Die Nachricht ist zu groß.
refusal-too_slow = Die Anfrage kam zu langsam an. Versuch es noch einmal.
refusal-tried_enough = Von deiner Adresse kamen zu viele falsche Schlüssel: Versuch es in { $seconds } s noch einmal.
refusal-guessed_enough = Von deiner Adresse kamen zu viele falsche Codes: Versuch es in { $seconds } s noch einmal, oder komm über den Link.
refusal-watch_only = Dieser Link ist zum Zuschauen da. Zum Mitspielen frag nach dem anderen Link.
refusal-wrong_key = Das ist nicht der Hausschlüssel. Frag die Person, die dich eingeladen hat.

phrase-hello = Hallo!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-your_turn = Du bist dran!
phrase-one_moment = Einen Moment, bitte.
phrase-again = Noch eine Runde?
phrase-good_night = Gute Nacht, bis bald!
phrase-lucky = So ein Glück!
phrase-courage = Nur Mut!
phrase-smile = ein Lächeln
phrase-laugh = ein lautes Lachen
phrase-wow = ein großes „Oh!“
phrase-cry = eine Träne
phrase-think = ein nachdenklicher Blick
phrase-heart = ein Herz
phrase-clap = Applaus
phrase-sleep = ein Gähnen

entry-opened = Der Tisch ist offen.
entry-boxed = { $seat ->
    [Du] Du legst ein anderes Spiel auf den Tisch.
   *[other] { $name ->
        [niemand] Ein anderes Spiel liegt auf dem Tisch.
       *[other] { $name } legt ein anderes Spiel auf den Tisch.
    }
}
entry-benched = Auf der Bank: { $name }, in der nächsten Partie dabei.
entry-unbenched = { $name } verlässt die Bank.
entry-offered = Ein Platz ist frei: { $name } darf ihn nehmen.
entry-declined = { $name } wartet lieber.
entry-sat = { $seat ->
    [Du] Du setzt dich an den Tisch.
   *[other] { $name } setzt sich an den Tisch.
}
entry-freed = { $bot ->
    [niemand] { $seat ->
        [Du] Du gibst deinen Platz frei.
       *[other] { $seat } verlässt den Tisch.
    }
   *[other] { $seat ->
        [Du] Du gibst deinen Platz frei, ein Roboter spielt weiter.
       *[other] { $seat } verlässt den Tisch, ein Roboter spielt weiter.
    }
}
entry-bot = { $bot ->
    [niemand] Ein Roboter steht auf: Ein Platz ist frei.
   *[other] Ein Roboter setzt sich: { $bot }.
}
entry-filled = { $bots ->
    [1] Freie Stühle besetzen Bots.
   *[0] Freie Stühle werden weggestellt.
}
entry-named = { $seat ->
    [Du] Du heißt jetzt { $name }.
   *[other] Ein neuer Name am Tisch: { $name }.
}
entry-faced = { $seat ->
    [Du] Du hast dein Gesicht gewählt.
   *[other] { $name } hat ein Gesicht gewählt.
}
entry-hosted = { $seat ->
    [Du] Jetzt leitest du den Tisch.
   *[other] Jetzt leitet { $seat } den Tisch.
}
entry-first = { $seat ->
    [Du] Du beginnst.
    [niemand] Das Los entscheidet, wer beginnt.
   *[other] { $seat } beginnt.
}
entry-picked = { $seat ->
    [Du] Du hast gewählt.
   *[other] { $seat } hat gewählt.
}
entry-sealed = Der Zufall der nächsten Partie ist versiegelt.
entry-shared = { $seat ->
    [Du] Du hast etwas zum Zufall beigetragen.
   *[other] { $seat } hat etwas zum Zufall beigetragen.
}
entry-came = { $seats ->
    [Du] Da bist du ja!
   *[other] Am Tisch: { $seats }.
}
entry-went = { $seats ->
    [Du] Deine Verbindung war unterbrochen.
   *[other] Verbindung unterbrochen: { $seats }.
}
entry-called = { $seat ->
    [Du] Inzwischen spielt ein Roboter für dich.
   *[other] Inzwischen spielt ein Roboter für { $seat }.
}
entry-waited = { $seat ->
    [Du] Auf dich wird noch gewartet.
   *[other] Auf { $seat } wird noch gewartet.
}
entry-started = Die Partie beginnt.
entry-moved = { $by ->
    [table] Die Zeit ist um: Der Tisch macht seinen Zug.
    [clock] { $seat ->
        [Du] Deine Zeit ist um: Ein behutsamer Zug wird für dich gemacht.
       *[other] Die Zeit ist um: Ein behutsamer Zug wird für { $seat } gemacht.
    }
    [bot] { $seat ->
        [Du] Ein Roboter zieht für dich.
       *[other] { $seat } zieht (Roboter).
    }
   *[person] { $seat ->
        [Du] Du ziehst.
       *[other] { $seat } zieht.
    }
}
entry-asked = { $question ->
    [back] { $seat ->
        [Du] Du möchtest deinen Zug zurücknehmen.
       *[other] { $seat } möchte einen Zug zurücknehmen. Einverstanden?
    }
    [again] { $seat ->
        [Du] Du schlägst eine Revanche vor.
       *[other] { $seat } schlägt eine Revanche vor. Einverstanden?
    }
    [box] { $seat ->
        [Du] Du schlägst ein anderes Spiel vor.
       *[other] { $name } schlägt ein anderes Spiel vor. Einverstanden?
    }
    [screen] Ein Fernseher möchte euren Tisch zeigen, ohne irgendeine Hand. Einverstanden?
    [pause] { $seat ->
        [Du] Du möchtest eine Pause.
        [niemand] Der Fernseher bittet um eine Pause. Einverstanden?
       *[other] { $seat } möchte eine Pause. Einverstanden?
    }
    [chair] { $name ->
        [niemand] Jemand ist gerade gekommen und möchte für { $seat } weiterspielen, mit Blick auf diese Hand. Einverstanden?
       *[other] { $name } ist gerade gekommen und möchte für { $seat } weiterspielen, mit Blick auf diese Hand. Einverstanden?
    }
   *[seat] { $seat ->
        [Du] Jemand bittet von einem anderen Gerät aus um deinen Platz.
       *[other] „Ich bin’s, { $seat }“: Jemand hat das Gerät gewechselt und möchte diesen Platz zurück, mit seiner Hand. Einverstanden?
    }
}
entry-answered = { $yes ->
    [1] { $seat ->
        [Du] Du sagst Ja.
       *[other] { $seat } sagt Ja.
    }
   *[0] { $seat ->
        [Du] Du sagst Nein.
       *[other] { $seat } sagt Nein.
    }
}
entry-took_back = { $seat ->
    [Du] Du nimmst deinen Zug zurück.
   *[other] { $seat } nimmt einen Zug zurück.
}
entry-paused = { $seat ->
    [Du] Du machst eine Pause.
    [niemand] Der Fernseher hält die Partie an.
   *[other] { $seat } macht eine Pause.
}
entry-went_on = { $seat ->
    [Du] Du machst weiter.
    [niemand] Die Partie geht weiter.
   *[other] { $seat } macht weiter.
}
entry-reseated = { $seat ->
    [Du] Du hast deinen Platz wieder.
   *[other] { $seat } hat den Platz wieder.
}
entry-screened = Der Tisch ist auf dem Fernseher.
entry-unscreened = Der Fernseher ist weg.
entry-said = { $seat }: { $phrase }
entry-closed = Der Tisch ist geschlossen. Danke fürs Mitspielen!

animal-1 = Emma Entlein
animal-2 = Walli Wachtel
animal-3 = Max Maus
animal-4 = Bodo Bilch
animal-5 = Arno Amsel
animal-6 = Kira Kröte
animal-7 = Henri Häher
animal-8 = Finn Frettchen
animal-9 = Ottilie Otter
animal-10 = Felix Fuchs
animal-11 = Elsa Elster
animal-12 = Rudi Reiher
animal-13 = Heli Hermelin
animal-14 = Leo Luchs
animal-15 = Bruno Bär
animal-16 = Wanda Wolf
