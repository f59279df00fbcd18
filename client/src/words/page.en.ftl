lang-fr = Français
lang-en = English
lang-de = Deutsch

welcome = Four treasure games, day and night. Invite whom you like, bots keep the empty chairs.
box = { $min } to { $max } · { $minutes } min · age { $age }
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
way-friends = with friends, each on their own device
way-bots = against bots
way-device = together on this device
your-name = Your name
name-made-up = leave it empty and one is made up
player = Player { $number }
one-more = One more person
one-less = One less
how-many = How many seats?
which-bot = Against whom?
public = Table open to everybody
allow-hints = Hints allowed
options = Rules of this table
open-table = Open the table

seats = Seats
is-bot = bot
is-away = away
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
table-removed = This table was removed.

waiting-title = Who plays?
seat-free = free seat
host = host
who-sits = Who sits on seat { $number }?
free-seat = Free
sit-here = Sit here
sit-for = Take over from { $name }
ask-seat = I am { $name }: may I have my seat back?
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

winners = { $count ->
    [0] The game is over.
    [one] Victory: { $names }!
   *[other] A shared victory: { $names }!
}
rematch = Play again
record = Save the record

curtain = { $name }, your turn
curtain-hint = Everybody else, close your eyes: a hand is about to be shown.
curtain-lift = It's me, { $name }
