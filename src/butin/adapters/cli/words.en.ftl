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
game-facts = { $players } players, { $minutes } minutes, { $age }+
game-credit = { $credit }; Butin is not affiliated with them
option = { $meaning }: { $takes } (default { $default })
option-none = none
takes-flag = true or false
takes-number = a whole number from { $low } to { $high }
takes-one = one of { $words }
takes-several = words from { $words }
takes-each = a different one of { $words } for each seat
play-one = Play one against bots:
open-room = Open a room with a page:
check-broken = BROKEN
check-differs = DIFFERS
check-sum = { $held ->
    [one] { $held } holds
   *[other] { $held } hold
}, { $differed ->
    [one] { $differed } differs
   *[other] { $differed } differ
}, { $unreadable } cannot be read
verified = { $record } holds: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $shares } of { $places ->
    [one] { $places } seat
   *[other] { $places } seats
} shared
verified-day = It is the deal of { $day }, the same for everybody: not sealed, and anybody could know it beforehand.
backed-up = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} in { $file }
restored = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} back in { $file }
simulated = { $places ->
    [one] { $places } seat
   *[other] { $places } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
simulated-seat = seat
simulated-bot = bot
simulated-mean = mean score
simulated-wins = wins
simulated-moves = { $moves } moves a game, { $ties ->
    [one] { $ties } game
   *[other] { $ties } games
} shared by several winners
simulated-clauses = clauses that fired:
arena-held = { $places ->
    [one] { $places } seat
   *[other] { $places } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} a pairing, seed { $seed }; an equal share is { $equal }
arena-one = one
arena-against = against
arena-share = share of victories
arena-bot = bot
arena-rating = rating
open-at = Butin is open at { $address }
television-at = On the television: { $address }
key-link = Whoever comes by this link may open tables: { $link }
cannot-open = the room cannot open: { $why }
new-file = The tables are kept in a new file: { $file }
find-phones = Phones in the same network find it by its code, or at { $address }
find-others = In other networks of this machine it is at { $addresses }
find-only-here = Only this machine can reach it; for phones, start it with { $option }
find-no-network = This machine is in no network, so phones cannot reach it: connect it, then start again.
find-plain-http = Over plain http one can play, but not install the page, open it without a network or share a link with one tap: for that, put a proxy with https before it.
find-port-free = Port { $port } is free.
find-port-taken = port { $port } is taken: try --port { $free }
find-cannot-listen = cannot listen on { $host }:{ $port }: { $why }
find-room-open = A room is open on port { $port }.
find-not-kept = Nothing can be kept in { $folder }: { $why }.
find-disk = { $free } are free in { $folder }.
find-disk-low = Only { $free } are free in { $folder }: make room, or soon nothing can be kept.
find-clock = The clock says { $now }.
find-clock-early = The clock says { $now }, which cannot be: set it.
find-clock-back = The clock says { $now }, but somebody played at { $newest }: set it, or those tables wait until then.
find-form = butin { $version }, { $form }, Python { $python }
find-page = The page is built.
find-no-page = The page is not built, so browsers find nothing: start with ./butin, which builds it.
find-database = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, schema { $schema } of { $known }.
find-no-database = There is no database yet: { $file } is made at the first start.
find-newer-schema = { $file } has schema { $schema }, and this butin knows { $known }: take the newer butin again.
find-bad-database = { $why }
find-open-to-others = Other users of this machine can look into the tables, with every hand in them; this closes them: chmod go= { $files }
find-in-use = A server is using it.
find-copy = The newest copy is { $file }, of { $date }.
find-no-copy = There is no copy beside it: butin backup FILE makes one.
find-shared = PostgreSQL at { $where } answers: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
find-not-shared = PostgreSQL at { $where } does not answer: { $why }
made-game = { $folder } has a whole game. Its rules and words are in { $package }. To play it:
