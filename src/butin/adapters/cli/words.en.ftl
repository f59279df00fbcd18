you = You
commands = a move or its number · why · hint · rules CLAUSE · quit · help
help = Type a move as it is written above, or its number. "why" opens the clauses behind what just happened, "hint" asks a bot, "rules" shows a clause, "quit" keeps the game for later. Seats are numbered from 0.
your-moves = Your moves:
ask = {"> "}
hint = { $bot } would play: { $move }
wait = wait
no-story = Nothing has happened yet.
saved = The game is kept. Take it up again with: butin play { $game } --resume
refused = Not allowed:
over = The game is over.
result = { $name }: { $score }
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
waiting-for = Waiting for { $names } ...
race-keys = Be quick: { $keys } · space waits · q keeps the game for later
bots-made = At the table: { $names }
replay-keys = Enter: on · b: back · a number: to that move · q: quit
replay-place = move { $move } of { $moves }
level-debutant = beginner
level-habitue = regular
level-expert = expert
review-thinking = The bot looks back
review-worst = Moves that gave most away
review-move = move
review-name = who
review-made = played
review-best = better
review-gave = chances given away
