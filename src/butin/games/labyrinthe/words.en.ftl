# Where a seat is called "You", sentences speak to that person.

pitch = Push a card, and the whole maze slides: be the first ghost to glide to the treasure.

name-nobody = nobody
name-none = nothing
name-target = Wanted
name-spare = Spare card
name-turns = Turns
name-par = To beat
name-face_down = Discs face down

name-owl = the owl
name-dragon = the dragon
name-chest = the chest
name-throne = the throne
name-jester = the jester
name-lute = the lute
name-dagger = the dagger
name-clock = the clock
name-helmet = the helmet
name-mouse_knight = the mouse knight
name-frog = the frog
name-candelabra = the candelabra

name-mark-owl = owl
name-mark-dragon = dra
name-mark-chest = che
name-mark-throne = thr
name-mark-jester = jes
name-mark-lute = lut
name-mark-dagger = dag
name-mark-clock = clo
name-mark-helmet = hel
name-mark-mouse_knight = mou
name-mark-frog = fro
name-mark-candelabra = can

name-red = red
name-blue = blue
name-green = green
name-yellow = yellow

name-T1 = junction T1
name-T2 = junction T2
name-T3 = junction T3
name-T4 = junction T4
name-T5 = junction T5
name-T6 = junction T6
name-L1 = curve L1
name-L2 = curve L2
name-L3 = curve L3
name-L4 = curve L4
name-L5 = curve L5
name-L6 = curve L6
name-I1 = straight I1
name-I2 = straight I2
name-I3 = straight I3
name-I4 = straight I4
name-I5 = straight I5

event-laid_out = The maze is laid out; the spare card is { $spare }.
event-laid_again = The maze lay wide open, so it was laid out afresh { $times ->
    [one] once
   *[other] { $times } times
}.
event-treasures_scattered = The treasures are hidden in new places.
event-discs_shuffled = { $discs } treasure discs lie face down, well shuffled{ $aside ->
    [0] {""}
    [one] ; one stays in the box
   *[other] ; { $aside } stay in the box
}.
event-discs_dealt = Everybody has { $each ->
    [one] one disc
   *[other] a pile of { $each } discs
}, face down{ $aside ->
    [0] {""}
    [one] ; one stays in the box
   *[other] ; { $aside } stay in the box
}.
event-placed = { $seat ->
    [You] You take
   *[other] { $seat } takes
} the { $ghost } ghost and its starting corner, { $square }.
event-begun = { $seat ->
    [You] You begin.
   *[other] { $seat } begins.
}
event-turned_up = { $seat ->
    [You] You turn up a disc
   *[other] { $seat } turns up a disc
}. The treasure to find is { $treasure }. { $left ->
    [0] It is the last one.
    [one] One more lies face down.
   *[other] { $left } more lie face down.
}
event-looked = { $seat ->
    [You] You peek at the top disc of your pile and put it back.
   *[other] { $seat } peeks at the top disc of the pile and puts it back.
} { $left ->
    [one] It is the last one.
   *[other] The pile has { $left }.
}
event-seen = Hush, it is a secret: { $seat ->
    [You] you are
   *[other] { $seat } is
} looking for { $treasure }.
event-pushed = { $seat ->
    [You] You push
   *[other] { $seat } pushes
} { $card } in at { $arrow }; { $out } slides out.
event-treasure_entered = Now in the maze, on { $square }: { $treasure }.
event-treasure_left = Outside for the moment: { $treasure }.
event-brought_round = { $seat ->
    [You] You are pushed out and float
   *[other] { $seat } is pushed out and floats
} in again on { $square }.
event-carried = { $seat ->
    [You] You ride along on your card
   *[other] { $seat } rides along on a card
} to { $square }.
event-walked = { $seat ->
    [You] You walk
   *[other] { $seat } walks
} to { $square }.
event-stayed = { $seat ->
    [You] You stay
   *[other] { $seat } stays
} on { $square }.
event-taken = { $seat ->
    [You] You find
   *[other] { $seat } finds
} { $treasure }! { $count ->
    [one] A first disc.
   *[other] That makes { $count } discs.
}
event-put_under = { $turns } turns, and nobody found { $treasure }: its disc goes under the others.
event-all_put_under = { $turns } turns without a find: everybody who knows their treasure already puts that disc under the pile.
event-tied = Level on discs: { $seats }. The victory is shared.
event-tie_broken = Level on discs: { $seats }. The last disc decides: { $winners ->
    [You] you win.
   *[other] { $winners } wins.
}
event-ended = { $how ->
    [whole_pile] { $winners ->
        [You] You have opened your whole pile
       *[other] { $winners } has opened a whole pile
    }: the game is over!
    [lead] Nobody can catch up with { $winners ->
        [You] you
       *[other] { $winners }
    } any more: the game stops here.
   *[last_treasure] The last treasure of the game is found!
}
event-counted = { $seat ->
    [You] You have
   *[other] { $seat } has
} found everything in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}; the number to beat was { $par }.

refusal-over = The game is over.
refusal-not_your_turn = { $seat ->
    [You] It is your turn.
   *[other] It is { $seat }’s turn.
}
refusal-no_such_move = There is no such move.
refusal-no_such_seat = There is no such seat.
refusal-push_first = Push the spare card in first, then you may walk.
refusal-push_stands = Your push at { $arrow } stands. Now walk, or stay where you are.
refusal-would_undo = { $arrow } would undo the push at { $last }. Any of the other seven arrows is fine.
refusal-no_such_rotation = Turned that way the card looks the same as before.
refusal-no_turning = The spare card goes in as it lies. Open sides: { $sides }.
refusal-not_nearest = Go as near to the treasure as you can; { $square } is not near enough.
refusal-in_reach = The treasure is within your reach: stop on it, at { $goal }.
refusal-wall = There is a wall between { $start } and { $square }.
refusal-no_way = No way leads from { $start } to { $square }.
refusal-off_board = { $square } is off the board, and its edge is a wall.
refusal-no_such_arrow = There is no arrow { $arrow }.
refusal-wrong_sides = Turn it as you like, { $card } never shows { $sides }: choose { $ways }.
refusal-unreadable = I cannot read “{ $text }”. Write an arrow with open sides (N up, E right, S down, W left), such as R2> NES, or a square, such as 1,3.

begins-question = Who is the youngest?

option-variant = Which treasures
choice-variant-common = everybody seeks the same one
choice-variant-secret = each seeks a secret one
option-discs = Treasure discs in the game
option-no_rotation = The spare card may not be turned
option-strict_nearest = You must go to the treasure, or as near to it as you can
option-random_treasures = Treasures in random places
option-tie_break = If there is a tie
choice-tie_break-shared = the victory is shared
choice-tie_break-last_disc = the last disc decides
option-stall_turns = Turns without a find before the treasure is changed (0: never)
option-early_end = Stop when nobody can catch up any more
option-reshuffle_if_open = Lay the maze afresh if it is open from the start
option-solo_par = Turns to beat when you play alone
option-ghosts = Everybody’s ghost
pick-ghosts = { $seat ->
    [You] Choose your ghost.
   *[other] { $seat }, choose your ghost.
}
choice-ghosts-red = red
choice-ghosts-blue = blue
choice-ghosts-green = green
choice-ghosts-yellow = yellow

bot-careless = The Sleepwalker, who pushes and drifts about anyhow
bot-luciole = Little Firefly, who tries a few tunnels and flutters towards the treasure
bot-taupe = Old Mole, who tries every tunnel and digs as near as she can
bot-araignee = Weaver the Spider, who feels every thread and cuts those of the others

prompt-shift = Your turn. Turn the spare card and push it in at one of the arrows.
prompt-walk = Now walk as far as the way is open, or stay where you are.
prompt-over = The game is over. Another one?

score-own = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
board-maze = The maze
board-square = row { $row }, column { $column }
board-shape-T = junction
board-shape-L = curve
board-shape-I = straight
board-side-N = up
board-side-E = right
board-side-S = down
board-side-W = left
board-open = open sides: { $sides }
board-fixed = fixed square
board-sought = the wanted treasure
board-ghost = { $name }’s { $ghost } ghost
board-ghost-mine = your { $ghost } ghost
board-can-go = you can go there
board-would-open = would open
board-arrow = { $from ->
    [left] Row { $line }, from the left
    [right] Row { $line }, from the right
    [top] Column { $line }, from the top
   *[bottom] Column { $line }, from the bottom
}
board-at = { $from ->
    [left] the left of row { $line }
    [right] the right of row { $line }
    [top] the top of column { $line }
   *[bottom] the bottom of column { $line }
}
board-card-T = the junction
board-card-L = the curve
board-card-I = the straight
board-barred = not allowed: it would undo the last push
board-spare = Spare card
board-spare-card = Spare card: { $card }
board-turn = Turn
board-turn-card = Turn the spare card: { $card }
board-fast = It cannot be turned
board-push = Push
board-choose = Choose an arrow
board-cancel = Cancel
board-stay = Stay here
board-opens = { $count ->
    [one] One square opens.
   *[other] { $count } squares open.
}
board-squares = { $count ->
    [one] one square
   *[other] { $count } squares
}
board-within = Within reach: { $treasure }!
board-target = Wanted:
board-target-mine = You seek:
board-target-later = You will see it on your turn
board-target-secret = Each seeks in secret
board-found = { $name }: { $treasures }
board-found-none = nothing yet
board-face-down = { $count ->
    [0] no disc face down
    [one] one disc face down
   *[other] { $count } discs face down
}
board-discs = The treasure discs
board-par = { $turns } { $turns ->
    [one] turn
   *[other] turns
}, { $par } to beat
board-takes = { $seat ->
    [You] Found!
   *[other] { $seat } has found it!
}
board-advice = Advice
board-prompt-shift = Find { $treasure }: turn the card, then push.
board-prompt-fast = Find { $treasure }: choose an arrow.
board-prompt-stuck = No way opens: stay here.
board-prompt-walk = Now walk: { $count } squares are open.
board-prompt-near = Get as near to the treasure as you can.
tv-arrow = arrow { $number }
tv-left = { $count ->
    [0] the last one
    [one] then one more
   *[other] then { $count } more
}
tv-tasks = Left to find
tv-found = Found
tv-doing-shift = turns the card
tv-doing-fast = chooses an arrow
tv-doing-walk = guides a ghost
hand-arrow = Arrow { $number }
hand-barred = Arrow { $number } is barred: it would undo the last push.
hand-push = Push at arrow { $number }
hand-opens-there = The television shows what the arrow would open.
hand-opens-here = The small maze shows what the arrow would open.
hand-seek = To find: { $treasure }
hand-way = Go: { $side }
hand-wall = Wall: { $side }
hand-walls = A wall has no arrow. You can go back before you stop.
hand-stop = I stop here
hand-stay = I stay here
hand-there = Here it is: { $treasure }!
hand-must-find = Go to the treasure: it is within reach.
hand-must-near = Go as near to the treasure as you can.
hand-found = { $count ->
    [0] No treasure yet
    [one] Your treasure
   *[other] Your { $count } treasures
}
advice-within = Push in at { $arrow }: { $treasure } will be within reach!
advice-opens = Push in at { $arrow }: { $count ->
    [one] one square opens.
   *[other] { $count } squares open.
}
advice-find = The way is open: { $treasure } is within reach!
advice-walk = Go to { $square }: from there the treasure is not so far.
advice-stay = Stay here: there is no better place.
end-won = { $seat ->
    [You] Well done, you win
   *[other] { $seat } wins
} with { $score ->
    [one] { $score } treasure
   *[other] { $score } treasures
}{ $lead ->
    [0] !
   *[other] , { $lead } more than { $from ->
        [You] you
       *[other] { $from }
    }!
}
end-shared = A shared win: { $seats }, with { $score ->
    [one] { $score } treasure
   *[other] { $score } treasures
}!
end-tie = As many treasures ({ $seats }): then the last find wins.
lesson-push = The owl is wanted. Turn the card: open at the top, right and bottom. Then push it into row 2 from the left.
lesson-walk = The row has slid and the corridors meet. Go to the owl: as far as you like, as long as the way is open.
lesson-barred = Treasure! Next, the mouse knight. The arrow facing the last push is barred: a push is not undone. Push into column 2 from below.
lesson-again = The way to the mouse knight lies open. Off you go.
lesson-ride = The dragon is far away, but the maze can carry you. Turn the card up and down and push row 2 from the right: you come in on the other side.
lesson-dragon = Here you are, on the other side of the castle. The dragon is only one step away.
lesson-end = That was the last disc. Three treasures for you, one for Léa: the castle is yours!

sheet-LA-14 = found
sheet-LA-A6 = by staying
sheet-LA-20 = secret

why-LA-1 = Chance lays the cards; there is always one left, the spare card.
why-LA-2 = The discs are shuffled face down: nobody knows which treasure comes next.
why-LA-3 = Every ghost starts on the corner of its colour.
why-LA-4 = A disc is turned up: everybody looks for that treasure.
why-LA-5 = First you push, you must; then you walk, or stay where you are.
why-LA-6 = The spare card goes in at an arrow, everything slides one square, and another card comes out.
why-LA-7 = The card may not go back in where it has just come out: that would undo the last push.
why-LA-8 = The card that comes out waits outside until the next turn.
why-LA-9 = A treasure travels with its card, even outside; fixed squares never move.
why-LA-10 = Your ghost rides along on its card; pushed out, it comes back in on the other side.
why-LA-11 = A ghost walks as far as the way is open, or stays where it is.
why-LA-12 = Not even a ghost walks through walls, and the edge of the board is a wall.
why-LA-13 = Ghosts are never in the way: they may pass each other and share a square.
why-LA-14 = You stop on the wanted treasure: its disc is yours. Passing over it is not enough.
why-LA-15 = A treasure that slides under your ghost is not yours yet: wait for your turn.
why-LA-16 = The treasure is taken: the next player turns up a new disc.
why-LA-17 = The last disc is taken: whoever has the most wins.
why-LA-18 = Everybody gets a pile of discs, as many as the others.
why-LA-19 = At the start of your turn you look in secret at the top disc of your pile.
why-LA-20 = You stop on your own treasure: lay its disc open, and your turn is over.
why-LA-21 = The first who has opened the whole pile wins at once.
why-LA-A1 = Nobody knows exactly which cards the box had: Butin chose these.
why-LA-A2 = The treasures have their places, unless you chose to hide them at random.
why-LA-A23 = The maze lay wide open, and you wanted it laid again then.
why-LA-A16 = You chose to play with fewer discs: the game will be shorter.
why-LA-A22 = Take whichever ghost you like, as long as it is free.
why-LA-A12 = The youngest begins, or else chance decides.
why-LA-A13 = You take turns, clockwise round the table.
why-LA-A3 = You may turn the spare card before you push, unless the table has forbidden it.
why-LA-A24 = Before you push you may change your mind; after that the others must agree.
why-LA-A10 = Turned another way, the card still may not go back in where it came out.
why-LA-A9 = Pushing at the same arrow again is allowed: everything moves one square further.
why-LA-A7 = The wanted treasure comes in with its card: if a way leads there, you can take it at once.
why-LA-A8 = The wanted treasure has been pushed out: nobody can take it this turn.
why-LA-A11 = Your ghost was pushed out: it comes in on the other side and may still walk.
why-LA-A4 = You chose that one must go to the treasure, or as near to it as one can.
why-LA-A5 = Nobody has to take a treasure.
why-LA-A6 = The ghost stood on the treasure already: push first, then stay on it.
why-LA-A14 = The new disc is turned up only when the next turn begins.
why-LA-A19 = Nobody has found this treasure for a long time: look for another one.
why-LA-A18 = Nobody can catch up with the leader any more: you chose to stop there.
why-LA-A17 = The same number of discs: you share the victory, unless the table chose that the last disc decides.
why-LA-A15 = Alone, you count your turns: the fewer the better.
why-LA-A21 = Everybody gets the same number of discs; the rest stay out of the game.
why-LA-A20 = What you are looking for stays your secret until you have found it.
