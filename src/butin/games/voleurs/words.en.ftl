# Where a seat is called "You", sentences speak to that person.

pitch = Cover piles, match their top card and run off with the loot.

name-nobody = nobody
name-stock = stock
name-game = game
name-chest = chest
name-coach = mail coach
name-cow = cow
name-keg = beer keg
name-wine = wine bottle
name-ham = ham
name-painting = painting
name-candlestick = candlestick
name-clock = clock
name-crown = crown
name-moneybag = moneybag

event-laid_out = Eight piles lie on the table: { $motifs }.
event-dealt = In hand ({ $seat }): { $cards }.
event-begun = { $game ->
    [1] First to play: { $seat }.
   *[other] Game { $game }. First to play: { $seat }.
}
event-taken = { $seat ->
    [You] You match the { $motif } and take
   *[other] { $seat } matches the { $motif } and takes
} a pile { $from ->
    [nobody] from the middle
    [You] from you
   *[other] from { $from }
}{ $height ->
    [0] .
   *[other] : { $height } cards!
}
event-covered = { $seat ->
    [You] You lay
   *[other] { $seat } lays
} a { $motif } on a pile{ $height ->
    [0] .
   *[other] , now { $height } cards high.
}
event-strengthened = { $seat ->
    [You] You match the { $motif } on your own pile
   *[other] { $seat } matches the { $motif } on { $seat }’s own pile
}{ $height ->
    [0] .
   *[other] , now { $height } cards high.
}
event-drawn = { $seat ->
    [You] You draw a card.
   *[other] { $seat } draws a card.
}
event-picked_up = Drawn ({ $seat }): { $card }.
event-stock_emptied = The stock is used up. From now on nobody draws.
event-scored = Cards owned, seat by seat: { $totals }.
event-ended = The last card is played. Victory: { $winners }.

refusal-over = The game is over: there is no card left to play.
refusal-not_your_turn = { $seat ->
    [You] It is your turn.
   *[other] It is the turn of { $seat }.
}
refusal-no_such_move = There is no such move: choose a card from your hand and one of the eight piles.
refusal-not_in_hand = You hold no { $motif }.
refusal-unreadable = “{ $text }” is not a move. Write the card and the pile, like this: crown>3
refusal-no_such_motif = No card is called “{ $motif }”.
refusal-no_such_pile = There is no pile { $pile }: the piles are numbered 0 to 7.
refusal-no_such_seat = There is no such seat at this table.

begins-question = Who is the youngest?

option-games = Games in a match
option-tie_break = When the best are level
option-hide_heights = Hide how high the piles are
option-hide_log = Hide what was played (memory game)
choice-tie_break-shared = they share the victory
choice-tie_break-piles = most piles win, then the tallest pile

bot-careless = The Sleepwalker, who plays anything anywhere
bot-chaton = Little Kitten, who pounces on the tallest pile and forgets the rest
bot-renard = Sly Fox, who counts cards and steals what he can keep
bot-loup = Old Wolf, who imagines every hand and bides his time

prompt-play = Your turn. Lay a card on any of the eight piles; match its top card and the pile is yours.

board-pick = Your turn: choose a card, then a pile.
board-first = First choose a card from your hand, then this pile.
board-take = Your { $motif } takes { $height ->
    [0] a pile
   *[other] { $height } + 1 cards
} { $from ->
    [nobody] from the middle.
   *[other] from { $from }.
}
board-take-many = Your { $motif } can take { $count } piles: touch one.
board-strengthen = Your { $motif } makes your own pile one card higher.
board-cover = Your { $motif } takes nothing: cover any pile you like.
board-advised = This is the hint.
board-gain = { $height ->
    [0] yours
   *[other] { $height } + 1
}
board-more = + 1
board-won = { $height ->
    [0] Taken!
   *[other] { $height } cards!
}
board-piles = The eight piles
board-hand = Your hand
board-keys = Arrows to choose, Enter to pick a card and then to lay it, Escape to pick another. The keys 0 to 7 go to the piles.
board-label = Pile { $pile }: { $motif }, { $height ->
    [0] height hidden
    [1] 1 card
   *[other] { $height } cards
}, { $seat ->
    [nobody] in the middle
    [You] yours
   *[other] owned by { $seat }
}.
board-would-take = You would take it{ $height ->
    [0] .
   *[other] : { $height } + 1 cards.
}
board-would-strengthen = It would be one card higher.
board-would-cover = You would cover it.
board-card = { $motif }, card { $number } of { $count }
board-stock = { $count ->
    [0] Stock empty
   *[other] Stock: { $count }
}
board-game = Game { $game } of { $games }
board-scored = End of { $game ->
    [0] the game
   *[other] game { $game }
}
advice-take = The { $motif } goes on its like { $from ->
    [nobody] in the middle
   *[other] at { $from }’s
}: { $height ->
    [0] a pile
   *[other] { $height } cards
} for you.
advice-strengthen = The { $motif } goes on your own pile: one more card for you.
advice-pair = Lay one { $motif } on the pile with the golden rim: your other { $motif } may take it.
advice-hide = Hide the { $top } under the { $motif }: your pile will be harder to steal.
advice-cover = Nothing to take this time: the { $motif } is the card you will miss least.
end-won = { $seat ->
    [You] Well done, you win
   *[other] { $seat } wins
} with { $score ->
    [one] { $score } card
   *[other] { $score } cards
}{ $lead ->
    [0] !
   *[other] , { $lead } more than { $from ->
        [You] you
       *[other] { $from }
    }!
}
end-shared = A shared win: { $seats }, with { $score ->
    [one] { $score } card
   *[other] { $score } cards
}!
end-tie = As many cards ({ $seats }): then most piles win, then the tallest pile.
lesson-match = You hold a chest, and a chest lies in the middle. Put yours on top: same picture, and the pile is yours.
lesson-steal = Stealing works the same way: Léa's pile shows a crown, and you hold one. Play it, and all five cards move house.
lesson-tall = Two piles show a keg. Your card takes only one of them: pick the taller.
lesson-cover = Nothing goes with your candlesticks. Set a trap: put one on the cow in the middle. The pile stays where it is and waits for its twin.
lesson-pair = Ouch, Tom took your chest: nothing is ever safe. But nobody touched your candlestick. Play the second one.
lesson-end = That was the last card. You count the cards in your piles; those in the middle count for nobody. The biggest loot is yours!
