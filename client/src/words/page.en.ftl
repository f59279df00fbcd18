replay = Watch it again
not-affiliated = Butin is not affiliated with the designers and publishers of these games.

back-home = Back home
menu = Menu
sound = Sounds
pace = Pace
pace-calm = calm
pace-normal = normal
pace-quick = quick
pace-at-once = no waiting
text-size = Text size
theme = Theme
theme-night = night
theme-day = day
contrast = High contrast
motion = Animations

how = How do you want to play?
way-friends = With friends
way-bots = Bots
way-device = One device
your-name = Your name
rename = Change
rename-who = Change name: { $name }
name-made-up = leave it empty and we’ll make one up
house-key = House key
player = Player { $number }
one-more = One more person
how-many = How many seats?
which-bot = Against which bot?
public = Anyone
allow-hints = Hints allowed
options = Set up the table
open-table = Open the table

seats = Seats
another-box = Another game
another-box-ask = Another game? Everybody has to agree
which-box = What shall we play?
no-box-title = Who is playing tonight?
invited-evening = You are invited to play!
box-for = { $least } to { $most } players
box-waits = { $waits ->
    [one] one person waits
   *[other] { $waits } people wait
}
bench = On the bench
bench-you = You play as soon as a seat is free, or in the next match.
bench-before = { $before ->
    [0] You are first in line.
    [one] One person is before you.
   *[other] { $before } people are before you.
}
bench-wait = Wait on the bench
bench-leave = Leave the bench: { $name }
empty-chairs = Empty seats
empty-close = Only us
empty-bots = Robots
evening = The evening
evening-won = { $times ->
    [one] match won
   *[other] matches won
}
evening-bots = Robots
evening-matches = All matches
evening-match = { $game }: { $names }
match--2 = much weaker than you
match--1 = a little weaker than you
match-0 = as strong as you
match-1 = a little stronger than you
match-2 = much stronger than you
row-you = you
your-size = As strong as you
strongest = The strongest
which-size = Against whom?
take-robot = Seat this robot
size-next = Next time: { $name }, { $how }.
stronger = A little stronger
weaker = A little weaker
hint-more = Even better
sizes = Your size
size-of = { $game }: { $size }, by { $games ->
    [one] one game
   *[other] { $games } games
}
nameless = You
forget-sizes = Forget these games
forget-all = Forget everything
forget-all-sure = Forget your settings, tables and games in this browser? You will lose your seats.
is-bot = bot
is-away = away
is-gone = { $name } has gone.
away-bot = { $name } has gone: a bot plays in { $seconds } s.
call-bot = A bot, right now
wait-on = Wait
line = connection: { $ms } ms
race-open = Who was fastest?
race-title = Who was fastest?
race-time = { $name }: { $ms } ms
race-said = (their page said { $ms } ms)
race-ruler = (measured by the server alone)
race-how = For each player, the time runs from the moment the dice appear on their own screen until they reach out: playing from far away makes no difference.
has-won = has won
time-left = { $left ->
    [one] One second left
   *[other] { $left } seconds left
}
hurry = Only { $left } s left!
your-move = Your move.
helped = { $moves ->
    [one] A robot made a move for you.
   *[other] A robot made { $moves } moves for you.
}
touch-again = Touch it once more: { $what }.
tab-mine = Your move
their-move = Waiting for { $names }.
table-wait = Nothing to do right now.
why = Why?
whole-rules = All the rules
retell = Show the last move again
story = Story
actions = What to do
hint = Hint
spot-advised = This is the hint.
say = Say…
pause-match = Pause the match
go-on = Go on
question = A question
yes = Yes
no = No
never-mind = Never mind
take-back = Take back my move
stand = Leave my seat
close-table = Close the table
connection-lost = Connection lost, coming back…
table-removed = This table was removed.

waiting-title = { $game }: who is playing?
your-face = Your face
face-0 = glasses
face-1 = a moustache
face-2 = freckles
face-3 = long lashes
face-4 = an eyepatch
face-5 = rosy cheeks
face-6 = a goatee
face-7 = thick brows
face-8 = a monocle
face-9 = a red nose
face-10 = two big teeth
face-11 = a star
seat-free = free seat
host = host
who-sits = Who plays in seat { $number }?
free-seat = Free this seat
sit-here = Sit here
take-place = Take { $name }’s place
sit-for = Take over from { $name }
ask-seat = I am { $name }: may I have my seat back?
late-hint = A match is on. Ask for a bot’s seat, or watch until the next one.
ask-chair = May I play for { $name }?
sit-again = Back to my seat
seat-kept-for = { $name } has { $seconds } s left to come back: the seat is kept.
is-away-kept = away · { $seconds } s
asked-for = You have asked to take over from { $name }. Waiting for a yes from { $names }.
free-away = { $name } is away: call a bot
notice-given = The seat is yours. Welcome!
notice-denied = Not this time. Stay with us: you play in the next match.
notice-again = Welcome back! Your seat is yours again.
notice-returned = { $name } is back. Thank you for helping out!
enter-only = Watch
invited = Come and play “{ $game }”!
invited-by = { $name } invites you to play “{ $game }”!
invited-full = The table is full. You can watch, and play next time.
invited-late = A match is on. You can ask for a bot’s chair, or watch.
invited-on = A match is on. You can watch, and play next time.
who-is-there = Who is here?
invite = Scan, and you are in
link = Link for friends
qr = Code to scan with a phone
share = Share
copied = Link copied
start = Start
start-hint = Bots fill the empty seats.
wait-for-host = The host is about to start the game
begins-question = Who begins?
begins-lot = Draw lots
begins-who = { $seat ->
    [You] You begin.
   *[other] { $seat } begins.
}
begins-by-lot = A draw will decide who begins.
begins-next = Who begins the next one?
begins-next-who = { $seat ->
    [You] Next time, you begin.
   *[other] Next time, { $seat } begins.
}
begins-next-by-lot = Next time, a draw decides who begins.
begins-change = Change
picked = taken:
picks-left = If you choose nothing, you get what is left.
outdated-title = This match ends here
outdated = It was begun under older rules than today’s and can no longer be finished. Nobody has lost.
outdated-again = A new match
refusal-bad_option = That cannot be set like this: { $option }.
fewer = One fewer: { $what }
one-more-of = One more: { $what }

winners = { $count ->
    [0] The match is over.
   *[other] { $names } won!
}
end-moment = The great moment
end-kind-you = Well played! The next one may be yours.
end-kind = Well played, { $names }!
rematch = Play again
record = Save the record
score-sheet = Score sheet
score-seat = Who
score-total = Total
details = Details
print-sheet = Print

curtain = { $name }, your turn
curtain-hint = Take the device. Everybody else: no peeking!
curtain-lift = It’s me, { $name }

empty-seats = Bots fill the empty seats.
who-comes = Who may come?
by-link = Only with the link
who-plays = Who is playing?
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
marks = Steals and finds
to-begin = To the beginning
to-end = To the end
step-before = Previous move
step-after = Next move
autoplay = Play
pause = Pause
whose-eyes = Point of view
eyes-watcher = View: what everybody sees
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
privacy = No account, no advertising, no tracking, no request to any other site. This browser keeps your settings, the keys to your seats and your last 30 games of each kind with robots, to find one of your size; the settings can forget it all. Tables are removed after 30 days without a visit.
review = Review
review-what = A bot looks back at every decision: what chances it left, judged by what that player knew at that moment.
review-start = Look back
review-thinking = The bot is thinking…
review-curve = Everybody’s chances of winning, over the match
review-worst = The moves that gave most away
review-fine = None gave much away. Well played!
review-gave = { $name }, move { $move }: { $percent } % given away
review-how = Tap one to see the moment before it, with the better move shown. A bot can be wrong.

sealed = The chance is sealed
sealed-what = The server has drawn a secret that decides every card and every die, and locked it away: it cannot be changed any more. Each device adds a secret number of its own, so that nobody can choose what comes, not even the server. After the game everybody can check this.
sealed-code = Number of the seal: { $code }
sealed-shared = { $count ->
    [one] { $count } of { $people } has added theirs.
   *[other] { $count } of { $people } have added theirs.
}
sealed-word = Add a word of your own
sealed-word-hint = The word stays on this device: it is neither sent nor kept.
sealed-add = Add
sealed-added = Your word is in it now.
sealed-refused = That came too late: what was added before still counts.

verify = Verify the chance
verify-green = Everything this device can check is in order.
verify-red = Something is not right!
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
verify-all = Every card came from it, and any computer can check that: save the record, then { $command }.

hand-take = My hand, with the television
hand-board = Show the board here
hand-you-are = This is you
hand-watch = Watch the television
hand-later = Later
hand-several = You share this phone
hand-whose = It is { $names }’s move.
hand-trembles = Your phone will tremble.
hand-dozes = Your phone may fall asleep: touch it, and your hand is there.
hand-ready = When everybody is here, off we go.
hand-spread = Tell me the table
hand-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
screen-coming = The television is coming back…
late-open = How late is the television?
late-title = How late is the television?
late-why = A television shows its picture a little after your phone. Ten lamps, here and there: touch as soon as you see one, and both will light up together.
late-begin = Begin
late-how = Watch the television and the phone. Touch as soon as a lamp lights up, here or there.
late-tap = There
late-nth = Lamp { $nth } of { $of }
late-found = The television is { $ms } ms late. Noted.
late-unsteady = Your touches were too far apart: nothing is kept. Try again, calmly.
late-early = No delay was found: nothing changes. You can try again.
late-holds = For now we reckon with { $ms } ms.
code = Code
code-title = Do you have a code?
code-go = Come in
code-wrong = This code leads to no table. Check the letters, and type it once more.
code-here = { $count ->
    [0] The table is waiting for you.
    [one] Somebody is waiting for you!
   *[other] { $count } people are waiting for you!
}
code-later = Too many codes were tried from here. Try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
code-full = Every seat is taken. Wait on the bench, and play in the next match.
code-on = A match is on. Wait on the bench: you can ask for a bot’s seat, or play in the next match.
invite-code = Or type { $address }
invite-screen = A television? Open { $address } there, then type the code { $code }.
