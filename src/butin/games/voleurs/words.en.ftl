# Where a seat is called "You", sentences speak to that person.

pitch = Cover piles, match their top card and run off with the loot.

name-nobody = nobody
name-stock = stock
name-game = game
name-chest = chest
name-coach = coach
name-cow = cow
name-keg = keg
name-wine = wine
name-ham = ham
name-painting = painting
name-candlestick = candlestick
name-clock = clock
name-crown = crown
name-moneybag = moneybag

event-laid_out = Eight piles lie on the table: { $motifs }.
event-dealt = { $seat ->
    [You] You are dealt: { $cards }.
   *[other] { $seat } is dealt: { $cards }.
}
event-begun = { $game ->
    [1] {""}
   *[other] Game { $game }.{" "}
}{ $seat ->
    [You] You begin.
   *[other] { $seat } begins.
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
   *[other] { $seat } matches the { $motif } on their own pile
}{ $height ->
    [0] .
   *[other] , now { $height } cards high.
}
event-drawn = { $seat ->
    [You] You draw a card.
   *[other] { $seat } draws a card.
}
event-picked_up = { $seat ->
    [You] Your new card: { $card }.
   *[other] A new card for { $seat }: { $card }.
}
event-stock_emptied = The stock is empty. From now on nobody draws.
event-scored = Cards in all: { $totals }.
event-ended = The last card is played: the biggest loot wins.

refusal-over = The game is over: there is no card left to play.
refusal-not_your_turn = { $seat ->
    [You] It is your turn.
   *[other] It is { $seat }’s turn.
}
refusal-no_such_move = There is no such move: choose a card from your hand and one of the eight piles.
refusal-not_in_hand = You hold no { $motif }.
refusal-unreadable = “{ $text }” is not a move. Write the card and the pile, like this: crown>3
refusal-no_such_motif = No card is called “{ $motif }”.
refusal-no_such_pile = There is no pile { $pile }: the piles are numbered 0 to 7.
refusal-no_such_seat = There is no such seat at this table.

begins-question = Who is the youngest?

option-games = Number of games
option-tie_break = When the best are level
option-hide_heights = Hide how high the piles are
option-hide_log = Hide what was played (memory game)
choice-tie_break-shared = they share the victory
choice-tie_break-piles = most piles win, then the highest pile

bot-careless = The Sleepwalker, who plays anything anywhere
bot-chaton = Little Kitten, who pounces on the highest pile and forgets the rest
bot-renard = Sly Fox, who counts cards and steals what he can keep
bot-loup = Old Wolf, who imagines every hand and bides his time

prompt-play = Your turn. Lay a card on any of the eight piles; match its top card and the pile is yours.

score-own = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-pick = Your turn: choose a card, then a pile.
board-first = First choose a card from your hand, then this pile.
board-take = Your { $motif } takes a pile from { $from ->
    [nobody] the middle
   *[other] { $from }
}{ $height ->
    [0] .
    [one] : one card, plus yours.
   *[other] : { $height } cards, plus yours.
}
board-take-many = Your { $motif } can take { $count } piles: touch one.
board-strengthen = Your { $motif } makes your own pile one card higher.
board-cover = Your { $motif } takes nothing: cover any pile you like.
board-gain = { $height ->
    [0] yours
   *[other] { $height } + 1
}
board-more = + 1
board-won = Taken!
board-total = { $seat } { $count }
board-piles = The eight piles
board-hand = Your hand
board-keys = Arrows to choose, Enter to pick a card and then to lay it, Escape to pick another. The keys 0 to 7 go to the piles.
board-label = Pile { $pile }: { $motif }, { $height ->
    [0] height hidden
    [one] 1 card
   *[other] { $height } cards
}, { $seat ->
    [nobody] in the middle
    [You] yours
   *[other] owned by { $seat }
}.
board-would-take = You would take it{ $height ->
    [0] .
    [one] : one card, plus yours.
   *[other] : { $height } cards, plus yours.
}
board-would-strengthen = It would be one card higher.
board-would-cover = You would cover it.
board-card = { $motif }, card { $number } of { $count }
board-stock = { $count ->
    [0] Stock empty
    [one] Stock: one card
   *[other] Stock: { $count } cards
}
board-game = Game { $game } of { $games }
board-scored = End of { $game ->
    [0] the game
   *[other] game { $game }
}
screen-doing = chooses a card
screen-middle = middle
hand-order = The piles lie as on the TV.
hand-change = Touch another card to change.
hand-waits = Your hand waits for you.
hand-score = { $seat ->
    [You] You have
   *[other] { $seat } has
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
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
lesson-steal = Stealing works the same way: Léa’s pile shows a crown, and you hold one. Play it, and all five cards change hands.
lesson-tall = Two piles show a keg. Your card takes only one of them: pick the higher one.
lesson-cover = Nothing goes with your candlesticks. Set a trap: put one on the cow in the middle. The pile stays where it is for now: it is waiting for your other candlestick.
lesson-pair = Ouch, Tom took your chest: nothing is ever safe. But nobody touched your candlestick. Play the second one.
lesson-end = That was the last card. Everybody counts the cards in their piles; those in the middle count for nobody. The biggest loot is yours!

sheet-VO-14 = cards
sheet-VO-A14 = cards

why-VO-1 = At the start eight different cards lie in the middle: they belong to nobody.
why-VO-2 = Everybody gets five cards that only they may see; the rest is the stock.
why-VO-3 = The youngest begins, or the lot decides; then everybody plays in turn.
why-VO-4 = On your turn you play one card from your hand on one of the eight piles.
why-VO-5 = The same picture as on top: that takes the whole pile!
why-VO-6 = Another picture: the card stays on top and the pile stays where it is.
why-VO-7 = The same picture on your own pile: you keep it, one card higher.
why-VO-11 = After playing you draw a card, so that you hold five again.
why-VO-8 = There are always eight piles, 0 to 7: they are never joined and never split.
why-VO-9 = Only the top card counts, not the cards below it.
why-VO-10 = Two piles show the same picture? You choose.
why-VO-12 = The stock is empty: everybody plays the cards they still hold.
why-VO-13 = The last card is played: the game is over.
why-VO-14 = Everybody counts the cards in their piles; those in the middle are nobody’s.
why-VO-A2 = Two, three, four, five or six can play.
why-VO-A1 = At the start the eight pictures in the middle are all different.
why-VO-A13 = In each new game the next person begins.
why-VO-A14 = When you play several games, all the cards that you win are added up.
why-VO-A6 = In the first turn nobody owns a pile yet: you play in the middle.
why-VO-A4 = A match takes the pile: you cannot leave it there.
why-VO-A3 = A covered pile is not safe: the next robber may take it.
why-VO-A5 = You may cover your own pile to hide its top card.
why-VO-A10 = No peeping into the piles: only the top card can be seen.
why-VO-A9 = You see how many cards each pile has, unless the table has chosen to hide it.
why-VO-A15 = If somebody leaves, a bot plays in their place: every card must be played.
why-VO-A11 = Among five, whoever begins plays eight cards and the others seven.
why-VO-A7 = The same number of cards: you share the victory, unless the table counts the piles too.
why-VO-A8 = You count the cards: no need to measure the piles.
why-VO-A12 = No pile at the end, no loot: zero cards.
