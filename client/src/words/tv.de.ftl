tv-welcome = Vier Spiele um Schätze
tv-seats = { $least } bis { $most }
tv-choose = wählen
tv-open-box = Schachtel öffnen
tv-back = Zurück
tv-yesterday = Den letzten Abend fortsetzen
tv-sound = Ton
tv-sound-on = Ton: an
tv-sound-off = Ton: aus
tv-sound-key = Der Ton kommt mit der ersten Taste.
tv-other-evening = Zu einem Abend, der schon läuft
tv-other-evening-short = Läuft schon ein Abend?
tv-type-code = Gib den Code ein, den die Telefone zeigen.
tv-code = Der Code
tv-code-is = Neuer Code: { $code }
tv-erase = Löschen
tv-ask-in = Fragen
tv-asking = Jemand muss am Telefon Ja sagen …
tv-or-type = oder tippe in deinen Browser
tv-come-back = Um zurückzukommen
tv-is-here = { $name } ist da
tv-phone-ready = das Telefon ist bereit
tv-people = Ihr seid { $count }.
tv-nobody-yet = Wer spielt mit?
tv-key = Um hier einen Abend zu öffnen, brauchst du den Schlüssel. Öffne diese Adresse mit dem Schlüssel am Ende:
tv-key-who = Frag danach, wer dich einlädt.
tv-begins = { $name } fängt an
tv-begins-tag = fängt an
tv-lot = das Los entscheidet
tv-seated = { $count ->
    [0] Niemand am Tisch.
    [one] Eine Person am Tisch.
   *[other] { $count } am Tisch.
}
tv-from = { $least ->
    [one] Es geht auch allein los.
   *[other] Ab { $least } geht es los.
}
tv-just-came = gerade gekommen
tv-is-ready = am Tisch
tv-comes-back = kommt wieder?
tv-robot-on = OK: ein Roboter
tv-robot-off = OK: wegschicken
tv-bench = Auf der Bank: { $names }
tv-asked-screen = Ein anderer Fernseher möchte herein.
tv-pause = Pause und Regeln
tv-pause-asked = Auf den Handys müssen alle Ja zur Pause sagen.
tv-new-code = Neuer Code
tv-leave = Den Abend verlassen
tv-leave-sure = Den Abend verlassen?
tv-leave-what = Dieser Fernseher vergisst ihn; die Telefone spielen ohne ihn weiter.
tv-stay = Bleiben
tv-scroll = lesen
tv-lamp = Eine Lampe
