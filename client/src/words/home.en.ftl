lang-fr = Français
lang-en = English
lang-de = Deutsch
welcome = Four treasure games, day and night. Invite anyone you like: bots fill the empty seats.
play-now = Play
with-friends = With friends
one-device = One device
learn = Learn
rules = Rules
credits = Credits
public-tables = Tables waiting for players
free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
my-tables = My tables
home = Home
close = Close
loading = One moment…
language = Language
settings = Settings
room-stopped = The room will be back in a moment…
sit-down = Sit down
box-facts = The box
box-players = players
box-minutes = { $minutes } min
box-age = age { $age }+
no-public-tables = None right now: open one of your own, and somebody will come.
offline = No connection. We will try again as soon as it is back.
table-you = Your move
table-others = In progress
table-waiting = Waiting
table-over = Replay
table-outdated = Stopped
table-closed = Closed
forget = Forget
forget-table = Forget the { $game } table of { $when }
more-tables = { $count } more
