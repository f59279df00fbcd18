# Where a seat is called "You", sentences speak to that person.

pitch = Push a card, and the whole maze shifts: be the first ghost to glide to the treasure.

name-nobody = nobody
name-none = nothing
name-target = Sought
name-spare = Spare card
name-turns = Turns
name-par = Par
name-face_down = Discs face down

name-owl = the owl
name-dragon = the dragon
name-chest = the treasure chest
name-throne = the throne
name-jester = the jester
name-lute = the lute
name-dagger = the dagger
name-clock = the clock
name-helmet = the knight’s helmet
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

event-laid_out = The maze is laid out; one card is left over: { $spare }.
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
event-discs_dealt = Everybody has a pile of { $each ->
    [one] one disc
   *[other] { $each } discs
}, face down{ $aside ->
    [0] {""}
    [one] ; one stays in the box
   *[other] ; { $aside } stay in the box
}.
event-placed = { $seat ->
    [You] You set out from { $square } with the { $ghost } ghost.
   *[other] { $seat } sets out from { $square } with the { $ghost } ghost.
}
event-begun = First to play: { $seat }.
event-turned_up = { $seat ->
    [You] You turn up a disc
   *[other] { $seat } turns up a disc
}. Everybody is looking for { $treasure }. { $left ->
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
event-seen = A secret ({ $seat }): look for { $treasure }.
event-pushed = { $seat ->
    [You] You push
   *[other] { $seat } pushes
} { $card } in at { $arrow }; { $out } slides out.
event-treasure_entered = Back in the maze, on { $square }: { $treasure }.
event-treasure_left = Outside for the moment: { $treasure }.
event-brought_round = { $seat ->
    [You] You are pushed out and float
   *[other] { $seat } is pushed out and floats
} in again on { $square }.
event-carried = { $seat ->
    [You] You ride
   *[other] { $seat } rides
} along to { $square }.
event-walked = { $seat ->
    [You] You drift
   *[other] { $seat } drifts
} to { $square }.
event-stayed = { $seat ->
    [You] You stay
   *[other] { $seat } stays
} on { $square }.
event-taken = { $seat ->
    [You] You find
   *[other] { $seat } finds
} { $treasure }! { $count ->
    [one] That is the first disc.
   *[other] That makes { $count } discs.
}
event-put_under = { $turns } turns without a find: { $treasure } can wait under the other discs.
event-all_put_under = { $turns } turns without a find: everybody who was stuck puts the top disc under the pile.
event-tied = Equally many discs: { $seats }. Victory: { $winners }.
event-ended = The hunt is over. Victory: { $winners }. Discs, seat by seat: { $totals }.
event-counted = { $seat ->
    [You] You needed
   *[other] { $seat } needed
} { $turns } turns; the number to beat is { $par }.

refusal-over = The hunt is over.
refusal-not_your_turn = { $seat ->
    [You] It is your turn.
   *[other] It is the turn of { $seat }.
}
refusal-no_such_move = There is no such move.
refusal-no_such_seat = There is no such seat.
refusal-push_first = Push the spare card in first, then you may walk.
refusal-push_stands = Your push at { $arrow } stands. Now walk, or stay where you are.
refusal-would_undo = { $arrow } would undo the push at { $last }. Any of the other seven arrows is fine.
refusal-no_such_rotation = Turned that way the card looks the same as before.
refusal-no_turning = The spare card goes in as it lies: { $sides }.
refusal-not_nearest = Go as near to the treasure as you can; { $square } is not near enough.
refusal-in_reach = The treasure is within your reach: go to { $goal }.
refusal-wall = There is a wall between { $start } and { $square }.
refusal-no_way = No way leads from { $start } to { $square }.
refusal-off_board = { $square } is off the board, and its edge is a wall.
refusal-no_such_arrow = There is no arrow { $arrow }.
refusal-wrong_sides = Turn it as you like, { $card } never shows { $sides }: choose { $ways }.
refusal-unreadable = I cannot read “{ $text }”. Write an arrow with open sides, such as R2> NES, or a square, such as 1,3.

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
option-stall_turns = Turns without a find before another treasure is sought
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
prompt-over = The hunt is over. Another one?

board-maze = The maze
board-square = row { $row }, column { $column }
board-shape-T = junction
board-shape-L = bend
board-shape-I = corridor
board-side-N = up
board-side-E = right
board-side-S = down
board-side-W = left
board-open = open { $sides }
board-fixed = fixed
board-sought = the treasure sought
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
board-card-L = the bend
board-card-I = the corridor
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
board-target = All seek
board-target-mine = You seek
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
lesson-push = Everybody seeks the owl. Turn the card: open at the top, right and bottom. Then push it into row 2 from the left.
lesson-walk = The row has slid and the corridors meet. Go to the owl: as far as you like, as long as the way is open.
lesson-barred = Treasure! Next, the mouse knight. The arrow facing the last push is barred: nothing is undone. Push into column 2 from below.
lesson-again = The way to the mouse knight lies open. Go.
lesson-ride = The dragon is far, but the walls will carry you. Turn the card up and down, push row 2 from the right: you come in on the other side.
lesson-dragon = Here you are, on the other side of the castle. The dragon is one step away.
lesson-end = That was the last disc. Three treasures for you, one for Léa: the castle is yours!
