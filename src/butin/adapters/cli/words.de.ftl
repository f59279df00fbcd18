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
