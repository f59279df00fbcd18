# Where a seat is called "You", sentences speak to that person.

pitch = Slip jewels into your safe, beware of thieves, and lock up before the others do.

name-nobody = nobody
name-game = Game
name-extra = Extra game
name-pile = Pile
name-discard = Discards
name-hand = Your hand
name-points = pts
name-empty = empty
name-ring = rings
name-necklace = necklaces
name-watch = watches
name-brooch = brooches
name-shadow = the Shadow Thief
name-thief-ring = the ring thief
name-thief-necklace = the necklace thief
name-thief-watch = the watch thief
name-thief-brooch = the brooch thief
name-ring1 = ring 1
name-ring2 = ring 2
name-ring3 = ring 3
name-ring4 = ring 4
name-ring5 = ring 5
name-ring6 = ring 6
name-ring7 = ring 7
name-ring8 = ring 8
name-ring9 = ring 9
name-ring10 = ring 10
name-necklace1 = necklace 1
name-necklace2 = necklace 2
name-necklace3 = necklace 3
name-necklace4 = necklace 4
name-necklace5 = necklace 5
name-necklace6 = necklace 6
name-necklace7 = necklace 7
name-necklace8 = necklace 8
name-necklace9 = necklace 9
name-necklace10 = necklace 10
name-watch1 = watch 1
name-watch2 = watch 2
name-watch3 = watch 3
name-watch4 = watch 4
name-watch5 = watch 5
name-watch6 = watch 6
name-watch7 = watch 7
name-watch8 = watch 8
name-watch9 = watch 9
name-watch10 = watch 10
name-brooch1 = brooch 1
name-brooch2 = brooch 2
name-brooch3 = brooch 3
name-brooch4 = brooch 4
name-brooch5 = brooch 5
name-brooch6 = brooch 6
name-brooch7 = brooch 7
name-brooch8 = brooch 8
name-brooch9 = brooch 9
name-brooch10 = brooch 10
name-lock4 = lock 4
name-lock5 = lock 5
name-lock6 = lock 6
name-lock7 = lock 7
name-lock8 = lock 8
name-lock9 = lock 9
name-lock10 = lock 10
name-lock11 = lock 11
name-lock12 = lock 12
name-lock13 = lock 13
name-lock14 = lock 14
name-lock15 = lock 15

event-few_seated = With two players, whoever locks up first takes it all: it is even more fun with three or more.
event-game_begun = Game { $number } of { $games }: here we go!
event-extra_game_begun = A tie at the top! One extra game will decide: { $seats }.
event-safes_opened = The safes stand open: { $seats }.
event-pile_laid = { $count } cards lie in the pile.
event-dealt = { $seat ->
    [You] Your hand: { $cards }.
   *[other] { $seat } holds: { $cards }.
}
event-laid = { $seat ->
    [You] You lay
   *[other] { $seat } lays
} a card face down.
event-chosen = { $seat ->
    [You] You have laid
   *[other] { $seat } has laid
} { $card }.
event-revealed = { $seat ->
    [You] You turn up
   *[other] { $seat } turns up
} { $card }.
event-cancelled = A clash at { $value } ({ $seats }): { $cards } go to the discards.
event-stolen = { $seat ->
    [You] You send { $thief } and take
   *[other] { $seat } sends { $thief } and takes
} { $card } from { $from ->
    [You] you
   *[other] { $from }
}.
event-found_nothing = { $seat ->
    [You] You send
   *[other] { $seat } sends
} { $thief }, who finds nothing to take.
event-declined = { $seat ->
    [You] You let
   *[other] { $seat } lets
} { $thief } go home empty-handed.
event-thief_discarded = { $seat ->
    [You] You discard
   *[other] { $seat } discards
} { $thief }.
event-decided = { $seat ->
    [You] You have decided.
   *[other] { $seat } has decided: more jewels, or none.
}
event-added = { $seat ->
    [You] You add
   *[other] { $seat } adds
} { $cards }.
event-stored = { $seat ->
    [You] You put { $cards } into your safe
   *[other] { $seat } puts { $cards } into the safe
}: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all.
event-safe_too_full = With { $count } cards in it, no lock can close { $seat ->
    [You] your safe
   *[other] the safe of { $seat }
} any more.
event-lock_failed = { $seat } cannot close { $count ->
    [0] an empty safe
    [one] a safe of { $count } card
   *[other] a safe of { $count } cards
} with { $card }: it is discarded.
event-closed = { $seat ->
    [You] You close your safe
   *[other] { $seat } closes the safe
} with { $card }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
event-hand_returned = { $seat ->
    [You] You put
   *[other] { $seat } puts
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} under the pile.
event-hand_set_aside = { $seat ->
    [You] You put
   *[other] { $seat } puts
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} with the discards.
event-all_locked_at_once = All who were left wanted to close in the same turn: their safes stay open and score nothing ({ $seats }).
event-last_one_left = Only { $seat ->
    [You] your safe
   *[other] the safe of { $seat }
} is still open. The game stops, and it scores nothing.
event-lock_wasted = Too late for { $card }: the game stops before { $seat ->
    [You] you
   *[other] { $seat }
} can close.
event-cards_ran_out = All the cards are played. Open safes score nothing: { $seats }.
event-last_turn_reached = These are the last cards: a lock laid now will close nothing.
event-nobody_played = Nobody has a card left to play.
event-sat_out = { $seat ->
    [You] You have no cards left and sit out.
   *[other] { $seat } has no cards left and sits out.
}
event-drawn = { $seat ->
    [You] You draw
   *[other] { $seat } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-picked_up = { $seat ->
    [You] You draw
   *[other] { $seat } draws
} { $cards }.
event-pile_short = The pile cannot give everybody four: hands are filled up to { $level }, { $count ->
        [0] and nothing is left over.
        [one] and the one card left over is discarded unseen.
       *[other] and the { $count } cards left over are discarded unseen.
    }
event-pile_emptied = The pile is used up: from now on nobody draws.
event-scored = { $seat ->
    [You] You score
   *[other] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $total } in all.
event-ended = The last game is played: the highest total wins.

refusal-over = The match is over.
refusal-not_seated = Only those who sit at the table may play.
refusal-safe_closed = Your safe is closed: lean back until the next game.
refusal-not_tied = This extra game is only for those who are tied.
refusal-thief_chooses = Wait a moment: { $seat ->
    [You] you are
   *[other] { $seat } is
} choosing what to steal.
refusal-already_chosen = Your card is already on the table, and there it stays.
refusal-already_decided = You have already decided. The others are still thinking.
refusal-no_jewel_in_front = You have no jewel in front of you, so you cannot add any.
refusal-no_cards = You have no cards left.
refusal-another_step = Not now: this step asks for something else.
refusal-not_in_hand = You do not hold { $card }.
refusal-must_steal = Your thief has to take a jewel if he can.
refusal-not_loot = Nobody has { $card } in front of them.
refusal-wrong_kind = Nothing doing: { $card } is not a job for { $thief }.
refusal-other_kind = You cannot add { $card }: only { $expected } go with your jewel.
refusal-unreadable = “{ $text }” makes no sense here.
refusal-no_such_card = There is no card called “{ $text }”.
refusal-one_card_only = One card only, please.
refusal-too_many = You cannot be holding that many cards.
refusal-not_a_jewel = Only jewels will do here, not { $card }.

option-games = Games in a match
option-steal_optional = A thief may leave the loot alone
option-all_close_counts_intent = Failing locks count, too, when all who are left want to close
option-tie_break = A tie at the end
choice-tie_break-shared = Shared victory
choice-tie_break-extra_game = One extra game among the tied

bot-careless = The Sleepwalker, who plays anything
bot-loir = Little Dormouse, who shows the shiniest thing and nods off now and then
bot-hibou = Patient Owl, who collects what glitters and knows when to lock up
bot-corbeau = Master Raven, who reads your hand and locks up just before you

prompt-choose = Pick a card and lay it face down: a jewel, a thief or a lock.
prompt-steal = Your thief is at work: which jewel should he take?
prompt-extras = Your jewel got through. Add more of its kind from your hand, if you like.
prompt-over = The match is over.

score-own = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-game = Game { $number }/{ $games }
board-extra-game = Extra game
board-sheet = Score sheet
board-total = Total
board-step = Step { $step } of 7: { $name }
board-step-1 = Choice
board-step-2 = Clash
board-step-3 = Thieves
board-step-4 = Extras
board-step-5 = To the safe
board-step-6 = Locks
board-step-7 = Draw
board-pile = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-seat = { $seat }.
board-safe-of = { $seat ->
    [You] Your safe
   *[other] The safe of { $seat }
}
board-safe-open = Open safe: { $count ->
    [0] empty.
    [one] { $count } jewel, { $points } pts.
   *[other] { $count } jewels, { $points } pts.
}
board-safe-closed = Closed safe: { $count ->
    [one] { $count } jewel, { $points } pts for sure.
   *[other] { $count } jewels, { $points } pts for sure.
}
board-in-front = In front: { $cards }.
board-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
board-mark-thinking = is thinking
board-mark-ready = has chosen
board-mark-cancelled = cancelled
board-mark-robbed = stolen
board-mark-failed = failed
board-mark-unlucky = no luck
board-mark-closed = safe closed
board-mark-out = sits out
board-card = { $card }
board-own-card = { $card }, card { $number } of { $count }
board-fit-closes = closes
board-fit-small = too small
board-fit-empty = empty
board-fit-wasted = too late
board-pick-choose = Pick a card
board-pick-steal = Pick a jewel
board-do-lay = Lay { $card }
board-do-take = Take { $card }
board-do-decline = Take nothing
board-do-add = { $count ->
    [0] Add nothing
    [one] Add { $count } jewel
   *[other] Add { $count } jewels
}
board-prompt-choose = Pick your card in secret.
board-prompt-steal = Your thief is here: which jewel does he take?
board-prompt-extras = Your jewel got through! Add more of its kind?
board-prompt-nothing = Your jewel got through! You hold no more of its kind.
board-prompt-over = The match is over.
board-safe-empty = Your safe is empty: it waits for its first jewel.
board-safe-too-full = More than 15 jewels: no lock can close it any more.
board-needs = A lock of { $lock } or more would close your safe: { $points } pts.
board-passes = If it gets through: { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}, { $points } pts.
board-friends = { $count ->
    [one] Then one more to add.
   *[other] Then { $count } more to add.
}
board-inside = Your safe will hold { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}, { $points } pts.
board-lock-no-more = Your lock { $lock } will not be enough.
board-lock-closes = Closes your safe: { $points } pts for sure!
board-lock-small = Too small for { $count } jewels: it would be lost.
board-lock-empty = Empty safe: the lock would be lost.
board-lock-wasted = Last cards: it will close nothing.
board-together = If the other one closes too, you both get nothing.
board-thief = Steals one jewel of his kind, if one is left on the table.
board-shadow = Goes first and steals any jewel you like, if there is one.
board-resting = Your safe is closed: { $points } pts for sure. Watch the others.
board-watching = You are watching this game.
board-thief-chooses = { $seat ->
    [You] Your thief is choosing.
   *[other] The thief of { $seat } is choosing his loot.
}
board-others-choose = Your card is laid. The others are still choosing.
board-others-add = The others may be adding jewels.
screen-step = { $game } · { $name }
screen-held = { $count } in hand
screen-closed = closed
screen-points = { $count ->
    [one] point
   *[other] points
}
screen-doing-choose = chooses in secret
screen-doing-steal = picks the loot
screen-doing-extras = one more jewel?
hand-safe = In your safe: { $count ->
    [0] nothing yet
   *[other] { $points } pts
}
hand-shut = Safe closed: { $points } pts
hand-hide = Hide your cards
hand-show = Turn your cards up
hand-hidden = card face down
hand-laid = laid
hand-passed = safe so far
hand-loot = { $card }, { $seat }
spread-hidden = A card face down.
spread-jewels = In it: { $cards }.
advice = Hint: { $cards }. { $why }
advice-nothing = Add nothing: your safe will be easier to close.
advice-decline = Take nothing: your safe will be easier to close.
end-won = { $seat ->
    [You] Well done, you win
   *[other] { $seat } wins
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $lead ->
    [0] !
   *[other] , { $lead } more than { $from ->
        [You] you
       *[other] { $from }
    }!
}
end-shared = A shared win: { $seats }, with { $score ->
    [one] { $score } point
   *[other] { $score } points
}!
lesson-choose = Everybody lays a card face down, then all are turned up at once. Your watch 9 is worth 9 points: lay it.
lesson-extra = Your watch got through. You may add more jewels of the same kind: add your watch 4.
lesson-safe = Both watches are in your safe. Whose turn is it? Everybody’s at once, as always. Try the ring 5.
lesson-cancelled = Two 5s, a clash: these jewels are lost, yours and Léa’s. But you drew the Shadow Thief. Lay him.
lesson-thief = The Shadow Thief takes a jewel that lies in front of somebody and slips it into your safe. Take the most precious one.
lesson-lock = Four jewels in your safe, and a lock 6: it closes up to six cards. A safe that stays open scores nothing. Lock it!
lesson-end = Only Léa’s safe is still open: the game stops, and hers scores nothing. Yours keeps 29 points. You win!

sheet-SD-33 = safe

why-SD-1 = Everybody begins with an open safe in front of them.
why-SD-2 = Jewels, locks and thieves are all shuffled together.
why-SD-3 = Everybody gets 4 cards; the rest is the pile.
why-SD-4 = You play as long as your safe is open; once it is closed, you watch the others.
why-SD-5 = Each turn everybody lays one card in secret: nobody passes.
why-SD-6 = A jewel, a thief or a lock: lay whichever card you like.
why-SD-7 = All the cards are turned up together, and nobody may change their mind.
why-SD-8 = Jewels of the same value clash: they are all lost.
why-SD-9 = Locks never clash: only jewels are compared.
why-SD-10 = The discards lie face down: nobody looks through them, and they never come back.
why-SD-11 = Only jewels lying on the table can be stolen, never those in a safe.
why-SD-12 = The Shadow Thief goes first and takes any jewel he likes.
why-SD-13 = Each specialist takes one jewel of his kind, if one is left.
why-SD-14 = A thief takes just one jewel, and he must take it if he can.
why-SD-15 = The stolen jewel goes straight into the safe of the thief’s player.
why-SD-16 = A thief works only once: he is discarded, lucky or not.
why-SD-17 = Your jewel is still there: you may add more of the same kind.
why-SD-18 = Added jewels are out of danger: no clash, no thief.
why-SD-19 = Without your jewel in front of you, you cannot add any.
why-SD-20 = The jewels in front of you go into your safe, and there they stay.
why-SD-21 = To close, your lock must be at least as high as the number of your jewels.
why-SD-22 = This lock is not enough: it is lost, and the safe stays open.
why-SD-23 = If all who are left close in the same turn, nobody closes.
why-SD-24 = The lock is on: these jewels are out of reach until the game ends.
why-SD-25 = The pile is used up: play on with the cards in your hand.
why-SD-26 = At the end of the turn everybody draws, to hold 4 cards again.
why-SD-27 = Not enough cards for 4 each: hands are filled up to 3 only.
why-SD-28 = Very few cards are left: everybody fills up to the same number.
why-SD-29 = The pile is used up, and no new one is made.
why-SD-30 = The last open safe ends the game and scores nothing.
why-SD-31 = All who were left wanted to close in the same turn: nothing for any of them!
why-SD-32 = No pile, no cards: the game is over, and open safes score nothing.
why-SD-33 = A closed safe scores the value of all its jewels.
why-SD-34 = The points of all games are added up, and the highest total wins.
why-SD-A1 = Two may play, but three or more have more fun.
why-SD-A2 = Four kinds of jewels, from 1 to 10, each card twice.
why-SD-A3 = The low locks are there twice, the four highest only once.
why-SD-A21 = The table decides how many games you play.
why-SD-A22 = Everybody may look into all the safes.
why-SD-A23 = If your time is up, a card is laid for you.
why-SD-A4 = There is one specialist for each kind: they never get in each other’s way.
why-SD-A5 = Your thief cannot rob you: he is the only card you laid.
why-SD-A6 = The Shadow Thief goes first; the specialist takes what is left.
why-SD-A7 = A thief must steal if he can, unless the table chose that he may leave the loot alone.
why-SD-A9 = Everybody chooses in secret what to add, and all is shown together.
why-SD-A8 = For the lock you count the jewels, not the points.
why-SD-A19 = More than 15 jewels: no lock is high enough for this safe.
why-SD-A15 = A lock that fails counts only if the table chose that wanting to close is enough.
why-SD-A13 = The hand of whoever closes goes under the pile and can be drawn at once.
why-SD-A14 = The hand is shuffled before it goes under the pile: nobody knows what comes.
why-SD-A12 = No pile any more: the hand of whoever closes goes to the discards.
why-SD-A10 = Even with very few cards, everybody draws up to the same number.
why-SD-A11 = The last card is drawn: empty is empty.
why-SD-A16 = The game ends before safes are closed: a lock as the last card is too late.
why-SD-A17 = No cards in hand, no pile: you can only watch.
why-SD-A18 = The game goes on as long as somebody still has a card to lay.
why-SD-A24 = Nobody has a card any more: the game stops here.
why-SD-A20 = After a tie, share the victory or play one extra game.
