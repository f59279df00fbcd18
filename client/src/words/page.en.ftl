lang-fr = Français
lang-en = English
lang-de = Deutsch

welcome = Four treasure games, day and night. Invite whom you like, bots keep the empty chairs.
play-now = Play
with-friends = With friends
one-device = One device
learn = Learn
rules = Rules
replay = Watch it again
credits = Credits
public-tables = Tables that wait
free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
my-tables = My tables
not-affiliated = Butin is not affiliated with the designers and publishers of these games.

home = Home
back-home = Back home
menu = Menu
close = Close
loading = One moment…
language = Language
settings = Settings
sound = Sounds
pace = Pace
pace-calm = calm
pace-normal = normal
pace-quick = quick
pace-at-once = at once
text-size = Text size
theme = Light
theme-night = night
theme-day = day
contrast = High contrast
motion = Animations

how = How do you play?
way-friends = With friends
way-bots = Bots
way-device = One device
your-name = Your name
name-made-up = leave it empty and one is made up
house-key = Key of the house
player = Player { $number }
one-more = One more
how-many = How many seats?
which-bot = Against whom?
public = Anybody
allow-hints = Hints allowed
options = Set up the table
open-table = Open the table

seats = Seats
level-debutant = beginner
level-habitue = regular
level-expert = expert
is-bot = bot
is-away = away
line = connection: { $ms } ms
race-open = Who was faster?
race-title = Who was faster?
race-time = { $name }: { $ms } ms
race-said = (their page said { $ms } ms)
race-ruler = (measured from the server alone)
race-how = Each time runs from the moment the dice were on one's own screen to the press; how far away somebody is does not count.
has-won = has won
time-left = { $left } seconds left
your-move = Your move.
their-move = Waiting for { $names }.
table-wait = Nothing to do right now.
why-clause = Why? { $clause }
whole-rules = All the rules
retell = Show the last move again
story = Story
actions = What to do
hint = Hint
say = Say…
question = A question
yes = Yes
no = No
never-mind = Never mind
take-back = Take my move back
stand = Leave my seat
close-table = Close the table
connection-lost = Connection lost, coming back…
room-stopped = The room is back in a moment…
table-removed = This table was removed.

waiting-title = Who plays?
seat-free = free seat
host = host
who-sits = Who sits on seat { $number }?
free-seat = Free
sit-here = Sit here
sit-for = Take over from { $name }
ask-seat = I am { $name }: may I have my seat back?
late-hint = A match is on. Ask for a bot's chair, or watch until the next match.
late-invited = A match is on already. Come in: you can ask for a bot's chair, or watch until the next match.
come-in = Come in
ask-chair = May I play for { $name }?
sit-again = Back to my seat
seat-kept-for = The seat of { $name } is kept, for { $seconds } s more.
is-away-kept = away · { $seconds } s
asked-for = You have asked for the seat of { $name }. Who is to say yes: { $names }.
free-away = { $name } is away: a bot plays on
notice-given = The seat is yours. Welcome!
notice-denied = Not this time. Stay and watch: the next match has room for you.
notice-again = Welcome back! Your seat is yours again.
notice-returned = { $name } is back in the seat. Thank you for helping out!
enter-only = Enter without a seat
sit-down = Sit down
invited = You are invited to play
invite = Show this code or send this link.
link = Link for friends
qr = Code for a phone to read
share = Share the link
copied = Link copied
start = Start
start-hint = Bots take the empty chairs.
wait-for-host = The host starts the game.
begins-question = Who begins?
begins-lot = Draw lots
begins-who = { $seat ->
    [You] You begin.
   *[other] { $seat } begins.
}
begins-by-lot = Lots will be drawn for who begins.
begins-next = Who begins the next one?
begins-next-who = { $seat ->
    [You] Next time, you begin.
   *[other] Next time, { $seat } begins.
}
begins-next-by-lot = Next time, lots are drawn for who begins.
begins-change = Change
picked = taken:
picks-left = If you choose nothing, you get what is left.
outdated-title = This match ends here
outdated = It was begun by older rules than today's, and can no longer be finished. Nobody has lost.
outdated-again = A new match
refusal-bad_option = This cannot be set like that: { $option }.
fewer = One fewer: { $what }
one-more-of = One more: { $what }

winners = { $count ->
    [0] The game is over.
    [one] { $names ->
        [You] Victory, you have won!
       *[other] Victory: { $names }!
    }
   *[other] A shared victory: { $names }!
}
rematch = Play again
record = Save the record
score-sheet = Score sheet
score-seat = Who
score-total = Total
print-sheet = Print

by-sheet = Original rules
curtain = { $name }, your turn
curtain-hint = Everybody else, close your eyes: a hand is about to be shown.
curtain-lift = It's me, { $name }

box-facts = The box
box-players = players
box-minutes = { $minutes } min
box-age = age { $age }+
no-public-tables = None right now: open one of your own, and somebody will come.
offline = No connection. It will work again when it is back.
table-you = Your move
table-others = Going on
table-waiting = Waiting
table-over = Replay
table-outdated = Stopped
table-closed = Closed
forget = Forget
forget-table = Forget the table { $game } of { $when }
more-tables = { $count } more
empty-seats = Bots take the empty seats.
who-comes = Who may come?
by-link = Only by link
who-plays = Who plays?
leave-out = Without player { $number }
curtain-between = A curtain hides the hands between turns.
clock = Time for each move
clock-seconds = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
   *[other] 3 minutes
}
rules-of = Rules – { $title }
contents = Contents
search-rules = Search the rules
hits = { $count ->
    [0] Nothing found.
    [one] One passage
   *[other] { $count } passages
}
copy-clause = Copy the link to { $clause }
drawing = Drawing
step-of = Step { $step } of { $steps }
step-back = Back
show-me = Show me
once-more = Once more
learn-offline = Lessons need a connection, and there is none.
try-again = Try again
play-for-real = Play for real
replay-whose = Only the device that you played on can show this match again.
replay-begins = The match begins.
moment = Moment of the match
moment-of = Move { $move } of { $moves }
to-begin = To the beginning
to-end = To the end
step-before = Move before
step-after = Next move
autoplay = Play
pause = Pause
whose-eyes = Seen by
eyes-watcher = View: what all see
eyes-of = View: { $name }
keep = Keep
copy-moment = Copy the link to this moment
print = Print the story
to-table = Back to the table
credits-games = The games
credits-ours = What is ours
credits-drawn = The code, the wording of the rules, the drawings and the sounds were made for Butin. The rules are told in our own words.
credits-used = What we use
credits-privacy = And your data?
privacy = No account, no advertising, no tracking, no request to any other site. This browser keeps your settings and the keys to your seats. Tables are removed after 30 days without a visit.
review = Review
review-what = A bot looks back at every decision: what chances it left, judged by what that player knew at that moment.
review-start = Look back
review-thinking = The bot is thinking …
review-curve = Everybody's chances to win over the match
review-worst = Moves that gave most away
review-fine = None gave much away. Well played!
review-gave = { $name }, move { $move }: { $percent } % given away
review-how = Tap one to see the moment before it, with the better move shown. A bot can be wrong.

sealed = The chance is sealed
sealed-what = The server has drawn a secret that decides every card and every die, and locked it away: it cannot be changed any more. Each device adds a secret number of its own, so that nobody can choose what comes, not even the server. After the game everybody can check this.
sealed-code = Number of the seal: { $code }
sealed-shared = { $count } of { $people } have added theirs.
sealed-word = Add a word of your own
sealed-word-hint = The word stays on this device: it is neither sent nor kept.
sealed-add = Add
sealed-added = Your word is in it now.
sealed-refused = That came too late: what was added before still counts.

verify = Verify the chance
verify-green = All that this device can check holds.
verify-red = Something does not hold!
verify-grey = This cannot be said from here.
verify-sealed = The chance was sealed before the game, and it is still the same.
verify-not-sealed = The chance is not the one that was sealed before the game.
verify-not-seen = This device did not see the beginning: it cannot say whether the chance was sealed.
verify-shared = What this device added is in it.
verify-not-shared = What this device added for { $name } is not in it.
verify-too-late = The game began before this device could add something for { $name }.
verify-heard = { $count ->
    [one] The one move that was shown here is in the record.
   *[other] The { $count } moves that were shown here are in the record, each as it was shown.
}
verify-not-heard = The record tells another game than the one that was shown here.
verify-unreadable = The record cannot be read.
verify-all = That every card came from it, any computer can check: save the record, then { $command }.
