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

event-few_seated = With two players, whoever locks up first takes it all: with three or more there is more to it.
event-game_begun = Game { $number } of { $games } begins.
event-extra_game_begun = A tie at the top, so one extra game will decide: { $seats }.
event-safes_opened = The safes stand open: { $seats }.
event-pile_laid = { $count } cards lie in the draw pile.
event-dealt = { $seat ->
    [You] Your hand: { $cards }.
   *[other] In hand ({ $seat }): { $cards }.
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
event-cancelled = Stalemate at { $value } ({ $seats }): { $cards } go to the discards.
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
    [You] You have decided
   *[other] { $seat } has decided
} about extra jewels.
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
} so far.
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
} worth { $points }!
event-hand_returned = { $seat ->
    [You] You put
   *[other] { $seat } puts
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} under the draw pile.
event-hand_set_aside = { $seat ->
    [You] You put
   *[other] { $seat } puts
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} aside.
event-all_locked_at_once = Everybody wanted to close at the same time: the safes stay open and score nothing ({ $seats }).
event-last_one_left = Only { $seat ->
    [You] your safe
   *[other] the safe of { $seat }
} is still open. The game ends, and it counts for nothing.
event-lock_wasted = Too late for { $card }: the game ends before { $seat ->
    [You] you
   *[other] { $seat }
} can close.
event-cards_ran_out = All cards are played. Open safes count for nothing: { $seats }.
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
event-pile_emptied = The draw pile is used up: from now on nobody draws.
event-scored = { $seat ->
    [You] You score { $points } and now have { $total }.
   *[other] { $seat } scores { $points } and now has { $total }.
}
event-ended = The match is over. Victory: { $winners }.

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
refusal-no_jewel_in_front = You have no jewel in front of you, so there is nothing to add to.
refusal-no_cards = You have no cards left.
refusal-another_step = That is not what this step is about.
refusal-not_in_hand = You do not hold { $card }.
refusal-must_steal = Your thief has to take something if he can.
refusal-not_loot = There is no { $card } in front of anybody.
refusal-wrong_kind = Nothing doing: { $card } is not a job for { $thief }.
refusal-other_kind = You cannot add { $card }: only { $expected } go with your jewel.
refusal-unreadable = “{ $text }” makes no sense here.
refusal-no_such_card = There is no card called “{ $text }”.
refusal-one_card_only = One card only, please.
refusal-too_many = You cannot be holding that many cards.
refusal-not_a_jewel = Only jewels will do here, not { $card }.

option-games = Games in a match
option-steal_optional = A thief may leave the loot alone
option-all_close_counts_intent = Failing locks count, too, when everybody wants to close
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

board-game = Game { $number }/{ $games }
board-extra-game = Extra game
board-sheet = Score sheet
board-total = Total
board-step = Step { $step } of 7: { $name }
board-step-1 = Choice
board-step-2 = Pairs
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
    [one] { $count } jewel, { $points } points.
   *[other] { $count } jewels, { $points } points.
}
board-safe-closed = Closed safe: { $count ->
    [one] { $count } jewel, { $points } points for sure.
   *[other] { $count } jewels, { $points } points for sure.
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
board-no-card = no card
board-advised = advised
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
board-safe-empty = Your safe is empty: a jewel will fill it.
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
board-watching = You watch this game.
board-thief-chooses = { $seat ->
    [You] Your thief chooses.
   *[other] The thief of { $seat } chooses his loot.
}
board-others-choose = Your card is laid. The others are still choosing.
board-others-add = The others may be adding jewels.
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
lesson-safe = Both watches are in your safe. Whose turn is it? Everybody's at once, as always. Try the ring 5.
lesson-cancelled = Two 5s: jewels of equal value cancel each other, so yours and Léa's are gone. But you drew the Shadow Thief. Lay it.
lesson-thief = The Shadow Thief takes a jewel that lies in front of somebody and slips it into your safe. Take the most precious one.
lesson-lock = Four jewels in your safe, and a lock 6: it closes up to six cards. A safe that stays open scores nothing. Lock it!
lesson-end = Only Léa's safe is still open: the game stops, and hers scores nothing. Yours keeps 29 points. You win!
