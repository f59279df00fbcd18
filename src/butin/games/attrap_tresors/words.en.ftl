# Where a seat is called "You", sentences speak to that person.

pitch = Watch the dice: when they call you, grab the silver column before anybody else does.

name-nobody = nobody
name-column = the silver column
name-lamp = the lamp
name-chest = the chest
name-gem = a gem
name-two-gem = two gems
name-gem1 = the other gem
name-carpet = the flying carpet
name-cushion = the cushion
name-nothing = nothing
name-label-column = column
name-label-lamp = lamp
name-label-chest = chest
name-label-gem = gem
name-label-carpet = carpet
name-label-cushion = cushion
name-red = red
name-orange = orange
name-yellow = yellow
name-green = green
name-blue = blue
name-purple = purple
name-plainly = with an easy swing
name-gently = gently
name-hard = hard
name-three = at least three dice show the colour of the task
name-six = all six colours are there
name-both = all six colours are there, the task’s three times
name-bazaar = on the bazaar
name-edge = on the edge
name-beside = beside the bazaar
name-label-round = Round
name-label-roller = throws
name-label-token = comes first
name-label-tower = The tower
name-label-tasks = Open tasks:
name-label-task = task
name-label-bags = bags
name-label-supply = Supply:
name-label-aside = Fulfilled tasks:
name-label-cup = The dice are waiting to be thrown.
name-label-uncounted = does not count
name-label-stacked = stacked, to be thrown again

event-tower_built = The tower goes up: { $objects }.
event-tower_rebuilt = The tower goes up again: { $objects }.
event-gold_sorted = The gold cards lie ready: { $of_1 } of 1, { $of_2 } of 2, { $of_4 } of 4, { $of_5 } of 5.
event-tasks_dealt = Everybody has drawn a secret task; { $left } are left in the pile.
event-tasks_opened = Three open tasks for both of you: { $tasks }.
event-task_seen = Your task: { $task }.
event-roller_named = The dice go to { $seat ->
    [You] you.
   *[other] { $seat }.
}
event-thrown = { $seat ->
    [You] You throw
   *[other] { $seat } throws
} { $strength }: { $colours }.
event-rethrown = { $seat ->
    [You] You throw
   *[other] { $seat } throws
} the stacked dice again: { $colours }.
event-on_edge = On the edge, so not counted: { $colours }.
event-beside = Beside the bazaar, so not counted: { $colours }.
event-stacked = On top of each other, so all are thrown again: { $colours }.
event-thrown_again = No column this time. { $seat ->
    [You] You pick up the dice.
   *[other] { $seat } picks up the dice.
}
event-column_taken = { $seat ->
    [You] You grab
   *[other] { $seat } grabs
} the silver column!
event-tower_opened = Free to take now: { $objects }.
event-taken = { $seat ->
    [You] You take
   *[other] { $seat } takes
} { $object }.
event-too_late = { $seat ->
    [You] You reach
   *[other] { $seat } reaches
} for { $object }, but too late. { $seats ->
    [You] You have it already.
   *[other] Quicker: { $seats }.
}
event-closed = { $count ->
        [0] Everything is taken, the round is over.
       *[other] The round is over. Nobody took: { $left }.
    }
event-task_shown = { $seat ->
    [You] You show your task
   *[other] { $seat } shows the task
}: { $task }.
event-judged_right = { $seat ->
    [You] You were
   *[other] { $seat } was
} right to grab the column: { $pattern }.
event-judged_wrong = { $seat ->
    [You] You grabbed the column wrongly: the dice did not call you. No gold for you this round.
   *[other] { $seat } grabbed the column wrongly and gets no gold this round.
}
event-nothing_given_back = { $seat ->
    [You] You have
   *[other] { $seat } has
} no gold, so there is nothing to give back.
event-given_back = { $seat ->
    [You] You give
   *[other] { $seat } gives
} back a card of { $value }.
event-paid = { $seat ->
    [You] You get
   *[other] { $seat } gets
} { $value ->
    [one] { $value } bag of gold
   *[other] { $value } bags of gold
} for { $object }.
event-round_counted = { $paid ->
    [one] { $paid } round
   *[other] { $paid } rounds
} of { $of } paid.
event-round_not_counted = Nobody was paid, so the round does not count: still { $paid } of { $of }.
event-task_kept = { $seat ->
    [You] You keep your task.
   *[other] { $seat } keeps the task.
}
event-task_set_aside = { $seat ->
    [You] You set
   *[other] { $seat } sets
} a fulfilled task aside: { $task }.
event-task_drawn = { $seat ->
    [You] You draw
   *[other] { $seat } draws
} a new secret task.
event-task_opened = A new open task: { $task }.
event-ended = Ten rounds have been paid, and the bazaar closes. The most bags of gold win; if they are equal, the most cards.
event-chosen = { $seat ->
    [You] You have chosen.
   *[other] { $seat } has chosen.
}
event-revealed = { $seat } wanted: { $choice }.
event-voided = Without the column nothing else may go: { $seats ->
    [You] you reached out in vain.
   *[other] { $seats } reached out in vain.
}
event-column_left = Nobody wanted the column. The dice are thrown again.
event-missed = { $seat ->
    [You] You miss
   *[other] { $seat } misses
} { $object }. { $seats ->
    [You] You came first.
   *[other] First to choose: { $seats }.
}
event-token_passed = From now on { $seat ->
    [You] you come first.
   *[other] { $seat } comes first.
}

refusal-over = The game is over.
refusal-no_such_seat = Nobody sits there.
refusal-no_such_move = There is no such move.
refusal-unreadable = I cannot make sense of "{ $text }". Try "throw", "column" or "lamp".
refusal-only_the_table = Only the table closes a round, when the time is up.
refusal-only_quiet = "Nothing" belongs to quiet mode. Here you just keep your hand still.
refusal-only_close = All the table can do is close a round.
refusal-no_window = There is no round to close now.
refusal-choose_first = The dice rest until everybody has chosen.
refusal-round_first = Finish this round first, then the dice are thrown again.
refusal-not_the_roller = { $seat ->
    [You] You have the dice.
   *[other] { $seat } has the dice.
}
refusal-thrown_already = Your four dice are on the bazaar already. Wait for the other player.
refusal-none_stacked = None of your dice is stacked; only stacked dice are thrown again.
refusal-before_the_column = Not yet: first the column, then { $object }.
refusal-yours_already = The column is in your hand already.
refusal-round_closed = The round is over: too late for { $object }.
refusal-chosen_already = You have chosen already: wait until everybody has.
refusal-gone = Too late for { $object }. { $seats ->
    [You] You have it already.
   *[other] Quicker: { $seats }.
}
refusal-not_still = Wait until the dice lie still.
refusal-dice_stacked = Dice lie on each other. All of them have to be thrown again first.
refusal-hands_full = Your hands are full: two treasures a round, no more.
refusal-column_is_enough = You hold the column, so you take nothing else this round.
refusal-not_in_tower = This tower does not have { $object }.
refusal-nothing_to_give = You have nothing to give back now.
refusal-not_owned = You have no card of { $value }.
refusal-nothing_to_replace = There is no task to replace now.
refusal-not_the_holder = { $seat ->
    [You] You held the column and decide.
   *[other] { $seat } held the column and decides.
}
refusal-not_fulfilled = The dice do not fulfil a { $task } task.
refusal-tower_columns = The column is missing: add it, or empty the tower to keep the usual one.
refusal-tower_high = More treasures than all your hands can take: with { $players } players, { $most } at most besides the column.

begins-question = Who says "Sultan’s Swoop" the fastest?

option-dice = Number of dice, for three to six players
choice-dice-6 = six, as the rules say
choice-dice-8 = all eight, for quicker rounds
option-tower_custom = Your own tower (empty: the usual one)
choice-tower_custom-column = column
choice-tower_custom-lamp = lamp
choice-tower_custom-chest = chest
choice-tower_custom-gem = gem
choice-tower_custom-carpet = carpet
choice-tower_custom-cushion = cushion
option-tidy_dice = Tidy dice: every die lands on the bazaar
option-patience_s = Seconds before the dice may be thrown again
option-grab_window_s = Seconds to take what is left after the column (0: no limit)
option-early_grab_lock_ms = Pause for a hand that reaches too soon, in thousandths of a second
option-distinct_open_tasks = Two players: three different open tasks
option-two_player_cap = Two players: treasures for each
choice-two_player_cap-2 = two, the column included
choice-two_player_cap-none = as many as you can take
option-quiet_mode = Quiet mode: choose in secret instead of racing (house variant)
option-bot_speed = How quick the bots are
choice-bot_speed-slow = leisurely
choice-bot_speed-normal = lively
choice-bot_speed-quick = lightning-quick

bot-careless = The Sleepwalker, who grabs at anything
bot-caneton = Little Duckling, who often looks too late and likes any treasure
bot-pie = Maggie Magpie, who sees everything that glitters
bot-epervier = Swift Sparrowhawk, who swoops on the column and is seldom wrong

prompt-throw = Throw the dice on the bazaar: gently, with an easy swing, or hard.
prompt-stacked = Dice lie on each other, so none of these counts. Throw them again.
prompt-race = Is it your colour three times, or all six? Then grab the column. If not, keep your hand still.
prompt-loot = The column is gone. Take what you can, two treasures at most.
prompt-give_back = The dice did not call you. Which card do you give back?
prompt-replace = Two tasks are fulfilled. Which one shall go?
prompt-choose = Choose in secret: the column, another treasure, or nothing at all.
prompt-over = The bazaar is closing. Count your bags of gold.

score-own = { $count ->
    [one] { $count } bag
   *[other] { $count } bags
}
board-bazaar = The bazaar
board-tower = The tower
board-places = Who took what
board-round = Round { $now } of { $of }
board-thing = { $object }, worth { $worth }
board-cup = Throw the dice: tap, push gently or flick
board-throw = Throw the dice
board-throw-stacked = Throw them again
board-gently = Gently
board-hard = Hard
board-again = Again
board-grab-column = Grab the column
board-take = Take { $object }, worth { $worth }
board-choose = Choose { $object }, worth { $worth }
board-nothing = Nothing
board-task = Your task
board-task-is = Your secret task: { $task }
board-open-task = A task for both of you: { $task }
board-open-tasks = For both of you
board-known = known task: { $task }
board-place = { $seat }: { $objects }
board-rolls = throws the dice
board-first = comes first
board-has-chosen = has chosen
board-die-edge = { $colour } on the edge, does not count
board-die-beside = { $colour } beside, does not count
board-die-stacked = { $colour } in a stack, to be thrown again
board-give = Give back a card of { $value }
board-replace = Replace: { $task }
board-watch = You are watching.
board-chosen = Your choice: { $object }. Waiting for the others.
board-hold = You hold the column. The others help themselves.
board-full = Your hands are full.
board-full-two = You have your two treasures.
board-waits = The dice are with: { $seats }. Keep your hand ready.
board-took = Your hand: { $seconds } s.
board-your-throw = The dice are yours: throw.
board-race = Your colour three times, or all six? Grab the column!
board-race-roller = Your colour three times, or all six? The column! If not, throw again.
board-race-two = One of the tasks three times, or all six colours? The column!
board-one-more = One more, if you are quick.
board-one-hand = One hand only: lay your treasure down, then take the next.
board-choose-more = Choose in secret what else you want, or nothing.
board-gold = { $bags ->
    [one] { $bags } bag of gold
   *[other] { $bags } bags of gold
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
doing-throw = throwing the dice
doing-stacked = throwing them again
doing-thrown = threw the dice
doing-race = watching the dice
doing-loot = grabbing treasures
doing-loot-two = grabs with one hand
doing-give_back = giving back gold
doing-replace = changing a task
doing-choose = choosing in secret
spread-tower = In the tower: { $objects }.
spread-dice = The dice: { $dice }.
spread-tasks = Open tasks: { $tasks }.
hand-or = or
hand-column = The column
hand-hands = Your hands
hand-one = Your hand
hand-pick = Choose in secret
hand-choose = I choose { $object }
advice-throw = Everybody waits for you: throw the dice.
advice-again = These dice call nobody: throw again.
advice-column = The dice call you: grab the column!
advice-take = Take { $object }: it pays { $worth }.
advice-give = Give back the card of { $value }: that costs you least.
advice-replace = Replace this task: { $task }.
advice-nothing = Keep your hand still: there is nothing for you this time.
end-won = { $seat ->
    [You] Well done, you win
   *[other] { $seat } wins
} with { $score ->
    [one] { $score } bag of gold
   *[other] { $score } bags of gold
}{ $lead ->
    [0] !
   *[other] , { $lead } more than { $from ->
        [You] you
       *[other] { $from }
    }!
}
end-shared = A shared win: { $seats }, with { $score ->
    [one] { $score } bag of gold
   *[other] { $score } bags of gold
}!
end-tie = As many bags ({ $seats }): then most gold cards win.
lesson-throw = Your secret task is red: when three red dice lie on the bazaar, the silver column is yours to grab. Throw the dice.
lesson-beside = Three reds? No: one fell beside the bazaar and does not count. Whoever grabs the column wrongly wins nothing and gives gold back. Throw again instead.
lesson-column = Look closely at the dice: they are calling you. Grab the column, quick, before the others!
lesson-paid = The column pays you 4 bags of gold, and the others took the treasures that fell. You have a new task. Throw again.
lesson-loot = Six different colours: anybody could grab, and Léa was the quickest. The tower falls: save the lamp, it is worth 2.
lesson-hands = You have two hands. Take a gem as well, it is worth 1.
lesson-end = Ten rounds have been paid, the game is over. Everybody counts their bags of gold, and you have the most!

sheet-AT-16 = column
sheet-AT-17 = fines
sheet-AT-18 = treasures
sheet-AT-A3 = double luck
sheet-AT-A19 = column

why-AT-1 = The tower stands in the middle of the table; the more of you play, the more treasures it has.
why-AT-2 = The gold waits in piles, one for each value: that is the supply.
why-AT-3 = Everybody has a task of their own, and hush! it stays secret.
why-AT-4 = The fastest talker begins; here the host says who, or lots are drawn.
why-AT-5 = Beside the bazaar or on its edge, a die does not count. Stacked dice are all thrown again.
why-AT-6 = Three dice in the colour of your task: the dice are calling you!
why-AT-7 = All six colours are there: everybody may grab the column.
why-AT-9 = When the dice call nobody, the same player throws again.
why-AT-8 = Everybody may reach out; whether it was right is judged at the end of the round.
why-AT-10 = The column belongs to the first hand that grabs it.
why-AT-11 = First the column! Only then may the other treasures be taken.
why-AT-12 = Whoever has the column takes nothing else: it is worth a lot already.
why-AT-13 = You have two hands: one treasure in each, no more.
why-AT-14 = First come, first served: nobody pulls a treasure out of another’s hand.
why-AT-15 = All the treasures are taken: the round is over.
why-AT-16 = The column pays 5 for all six colours, 4 for your colour three times.
why-AT-17 = Grab the column wrongly, and you get no gold and give a card back.
why-AT-18 = The lamp and the chest pay 2; a gem, the carpet and the cushion pay 1.
why-AT-19 = One treasure, one card: a 4 is just one card.
why-AT-20 = A fulfilled task is set aside and a new one drawn. If not, you keep yours.
why-AT-21 = Whoever fulfilled a task throws next, once everybody has seen the gold paid.
why-AT-22 = Up goes the tower again, and off we go!
why-AT-23 = After ten rounds that paid gold, the game is over: nothing follows.
why-AT-24 = Whoever has the most bags of gold wins the game.
why-AT-25 = As many bags of gold at the end? Then whoever has more cards wins.
why-AT-26 = With two, the tower is small: the column, the lamp and one gem.
why-AT-27 = With two, three tasks lie open, and they count for both of you.
why-AT-28 = With two, each throws four dice, and all eight count together.
why-AT-29 = With two, three dice in the colour of one task are enough, or all six colours.
why-AT-30 = With two, you use one hand: lay your treasure down, then take the next.
why-AT-31 = The dice decide nothing: both of you throw again.
why-AT-A2 = The tower always has one treasure more than there are players.
why-AT-A1 = You play with six dice; with eight it goes faster.
why-AT-A23 = How long a bot takes is drawn by chance, and now and then it is wrong.
why-AT-A24 = In quiet mode you choose in secret; the priority token says who comes first.
why-AT-A21 = Dice fall where they like, as on a real table.
why-AT-A8 = Nobody moved: the dice are thrown again, and the tasks stay secret.
why-AT-A11 = Did the tower fall by itself? Build it again; the dice stay as they are.
why-AT-A4 = Two players are called: the faster gets the column, the other keeps the task.
why-AT-A22 = Your time starts when you see the dice at rest on your own screen.
why-AT-A5 = Exactly at the same moment? The column goes to whoever has fewer bags of gold.
why-AT-A10 = Too soon! No treasure goes before the column, but it costs you no gold.
why-AT-A12 = Did the tower come down? It should! Take the treasures where they fall.
why-AT-A9 = Time is up: the treasures that are left belong to nobody.
why-AT-A3 = All six colours and yours three times: 5 bags of gold and a new task!
why-AT-A13 = You have no gold, so you have nothing to give back.
why-AT-A6 = The card given back returns to the supply.
why-AT-A15 = The column was grabbed wrongly: everybody keeps their task.
why-AT-A7 = Whoever grabbed rightly throws next; if it was wrong, the left neighbour does.
why-AT-A14 = If anybody was paid gold, the round is one of the ten.
why-AT-A20 = As many bags, as many cards: you win together.
why-AT-A16 = Two tasks of the same colour? They stay, that is chance.
why-AT-A18 = With two as well, it is two treasures at most, the column included.
why-AT-A19 = With two as well, the column pays 5 for all six colours, otherwise 4.
why-AT-A17 = With two, a fulfilled task goes and a new one takes its place.
why-AT-A25 = With two, your hand is full until your treasure lies before you.
