# Where a seat is called "You", sentences speak to that person.

name-nobody = nobody

refusal-already_started = The match has already begun.
refusal-answered = You have already answered.
refusal-ask_first = That seat is for the table to give: ask for it.
refusal-asked_already = Something is being asked at the table already: answer that first.
refusal-asked_enough = The answer was no: you can ask again in { $seconds } s.
refusal-which_question = The answer does not say which question it is for.
refusal-bad_message = The message could not be read.
refusal-bad_request = The request could not be read.
refusal-bad_setting = The table cannot be set up like that: { $name }.
refusal-bad_share = A share has 64 hexadecimal digits.
refusal-bench_full = The bench is full: { $most } people wait there already. You are welcome to watch.
refusal-broken = Something broke on our side. Try again in a moment.
refusal-cannot_take_back = This move showed or drew something: it cannot be taken back.
refusal-closed = This table is closed.
refusal-entered = This connection is at a table already.
refusal-face_taken = Somebody at the table has that face already: choose another.
refusal-here_already = You are here already.
refusal-lesson_over = The lesson is over.
refusal-many_here = { $most } windows and devices behind your internet connection are at this table already. Close one of them to come in.
refusal-many_tables = { $tables } tables from your address are still waiting for somebody to play. Play at one of them, or remove it.
refusal-match_on = A match is on: that is for the next one.
refusal-moved_on = Somebody was faster: the table has moved on.
refusal-needed = A match is on: no seat can stay empty.
refusal-no_answer = The server did not answer in time. Try again.
refusal-no_box = There is no game on the table yet: choose one first.
refusal-no_code = A table that is open to anyone has no code: people find it on the first page.
refusal-no_hints = This table plays without hints.
refusal-no_key = To open a table here you need the house key: ask the person who invited you.
refusal-no_screen = No television is here.
refusal-no_secret = To sit down you need a key: reload the page and try again.
refusal-no_such_bot = There is no such bot, or that seat is not for a bot.
refusal-no_such_face = There is no such face.
refusal-no_such_day = There is no deal of that day: take today’s, { $today }, or an earlier one.
refusal-no_such_game = No game is called “{ $game }”.
refusal-no_such_lesson = There is no lesson for this game yet.
refusal-no_such_match = No such match was played at this table.
refusal-no_such_method = That cannot be done at this address.
refusal-no_such_option = There is nothing of that kind to choose here.
refusal-no_such_page = There is nothing at this address.
refusal-no_such_phrase = There is no such phrase: choose one from the list.
refusal-no_such_seat = There is no such seat: seats are 0 to { $last }.
refusal-no_such_table = This table is not here for you: it was removed, you have no place there any more, or the link is incomplete.
refusal-no_place = You no longer have a place at this table: to come back, ask for its code or its link.
refusal-no_screen_here = This television is no longer part of the evening.
refusal-no_such_value = That cannot be chosen here.
refusal-no_such_wish = A table cannot do that.
refusal-nobody_begins = Nobody begins in this game: everybody plays at once.
refusal-nobody_there = Nobody sits in that seat.
refusal-nobody_to_ask = Nobody is here who could say yes. Come by the link for players.
refusal-not_entered = Enter a table first.
refusal-not_host = Only the host can do that: ask { $seat }.
refusal-not_over = The match is not over yet.
refusal-not_paused = There is no pause.
refusal-not_playing = No match is on: the host starts one.
refusal-not_ready = One moment: somebody is still watching how the round ended. It goes on in { $seconds } s at the latest.
refusal-not_saved = The room cannot write anything down just now. Try again in a moment.
refusal-not_sealed = The next match is just being sealed. Try again in a moment.
refusal-not_the_lesson = The lesson shows you something else.
refusal-not_your_move = You can take back only your own last move, before anybody else has moved.
refusal-not_your_seat = That seat is not yours: sit down first.
refusal-nothing_offered = That seat is no longer offered to you.
refusal-nothing_to_do = There is nothing for you to decide right now.
refusal-nothing_asked = Nothing is being asked at the moment.
refusal-of_the_day = The deal of the day is the same for everybody: nothing is chosen for it, or added to it.
refusal-of_the_day_alone = The deal of the day is played alone: open a table of your own.
refusal-opened_enough = Many tables have just been opened from your address: the next one in { $seconds } s.
refusal-other_hand = You have seen another hand of this match, and nobody gets a second one. In the next match you may.
refusal-other_rules = This match follows rules { $rules } of the game, and this house plays rules { $known } now. Begin a new one.
refusal-own_question = You asked: it is for the others to answer.
refusal-paused = The match is paused. Whoever sits at the table can go on.
refusal-picked = Somebody else has chosen that already.
refusal-public_screen = A public table has no television: this is for your own room.
refusal-said_enough = Enough said for now! You can go on in { $seconds } s.
refusal-screen_only_watches = The television shows the table: moves and answers are made on the phones.
refusal-screens_full = { $most } televisions already show this table.
refusal-seat_in_use = The person in that seat is here.
refusal-seat_kept = This seat is kept for { $seconds } s more, for the person who was playing there.
refusal-seat_or_screen = This device plays here. For the television take another one.
refusal-seat_taken = { $seat ->
    [You] That seat is yours already.
   *[other] That seat belongs to { $seat }: choose another.
}
refusal-seat_theirs = Until the match is over, this seat stays with the person who has played there.
refusal-solo = Alone, nothing is taken back: your score is a record.
refusal-table_full = All { $seats } seats are taken, but you are welcome to watch.
refusal-too_busy = It is very crowded just now. Try again in a moment.
refusal-hand_full = Your hand is full: first lay down what you took.
refusal-hand_rests = Your hand was too hasty: it rests for a moment.
refusal-hands_first = Hands are out: wait and see who has got it.
refusal-not_yet = The dice are still in the cup.
refusal-patience = Somebody may still grab: wait { $seconds } s.
refusal-race_on = Hands are out for what lies there: pause right after that.
refusal-race_elsewhere = The race is run on another server, where the others are: reload the page.
refusal-race_over = That race is over.
refusal-slipped = Another hand was faster.
refusal-still_falling = The treasures are still falling: one moment, then help yourself!
refusal-too_early = Too early! You have lost nothing but a little moment.
refusal-too_fast = Easy! Wait a moment before you go on.
refusal-too_late = A television cannot be that late: measure it again.
refusal-not_json = The request is not JSON.
refusal-too_large = The message is too large.
refusal-too_slow = The request took too long to arrive. Try again.
refusal-tried_enough = Too many wrong keys came from your address: try again in { $seconds } s.
refusal-guessed_enough = Too many wrong codes came from your address: try again in { $seconds } s, or come by the link.
refusal-watch_only = This link is for watching. To play, ask for the other link.
refusal-wrong_key = That is not the house key. Ask the person who invited you.

phrase-hello = Hello!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-your_turn = Your turn!
phrase-one_moment = One moment, please.
phrase-again = Another round?
phrase-good_night = Good night, see you soon!
phrase-lucky = Lucky you!
phrase-courage = You can do it!
phrase-smile = a smile
phrase-laugh = a burst of laughter
phrase-wow = a big “wow!”
phrase-cry = a tear
phrase-think = a thoughtful look
phrase-heart = a heart
phrase-clap = applause
phrase-sleep = a yawn

entry-opened = The table is open.
entry-boxed = { $seat ->
    [You] You put another game on the table.
   *[other] { $name ->
        [nobody] There is another game on the table.
       *[other] { $name } puts another game on the table.
    }
}
entry-benched = On the bench: { $name }, who plays in the next match.
entry-unbenched = { $name } leaves the bench.
entry-offered = A seat is free: { $name } may take it.
entry-declined = { $name } would rather wait.
entry-sat = { $seat ->
    [You] You sit down at the table.
   *[other] { $name } sits down at the table.
}
entry-freed = { $bot ->
    [nobody] { $seat ->
        [You] You leave your seat.
       *[other] { $seat } leaves the table.
    }
   *[other] { $seat ->
        [You] You leave your seat, and a bot plays on.
       *[other] { $seat } leaves the table, and a bot plays on.
    }
}
entry-bot = { $bot ->
    [nobody] A bot gets up: there is a free seat.
   *[other] A bot sits down: { $bot }.
}
entry-filled = { $bots ->
    [1] Bots will take the empty seats.
   *[0] Empty seats will be put away.
}
entry-named = { $seat ->
    [You] You are now called { $name }.
   *[other] There is a new name at the table: { $name }.
}
entry-faced = { $seat ->
    [You] You have chosen your face.
   *[other] { $name } has chosen a face.
}
entry-hosted = { $seat ->
    [You] You are the host now.
   *[other] { $seat } is the host now.
}
entry-first = { $seat ->
    [You] You will begin.
    [nobody] A draw will decide who begins.
   *[other] { $seat } will begin.
}
entry-picked = { $seat ->
    [You] You have chosen.
   *[other] { $seat } has chosen.
}
entry-sealed = The chance of the next match is sealed.
entry-shared = { $seat ->
    [You] You have added to the chance.
   *[other] { $seat } has added to the chance.
}
entry-came = { $seats ->
    [You] Here you are!
   *[other] At the table: { $seats }.
}
entry-went = { $seats ->
    [You] You were disconnected.
   *[other] Disconnected: { $seats }.
}
entry-called = { $seat ->
    [You] A bot plays for you meanwhile.
   *[other] A bot plays for { $seat } meanwhile.
}
entry-waited = { $seat ->
    [You] They wait for you a little longer.
   *[other] Waiting a little longer for { $seat }.
}
entry-started = The match begins.
entry-moved = { $by ->
    [table] Time is up: the table makes its move.
    [clock] { $seat ->
        [You] Your time is up: a gentle move is made for you.
       *[other] Time is up: a gentle move is made for { $seat }.
    }
    [bot] { $seat ->
        [You] A bot moves for you.
       *[other] { $seat } moves (bot).
    }
   *[person] { $seat ->
        [You] You move.
       *[other] { $seat } moves.
    }
}
entry-asked = { $question ->
    [back] { $seat ->
        [You] You ask to take your move back.
       *[other] { $seat } would like to take a move back. All right?
    }
    [again] { $seat ->
        [You] You offer a rematch.
       *[other] { $seat } offers a rematch. All right?
    }
    [box] { $seat ->
        [You] You suggest another game.
       *[other] { $name } suggests another game. All right?
    }
    [screen] A television would like to show your table, without anybody’s hand. All right?
    [pause] { $seat ->
        [You] You would like a pause.
        [nobody] The television asks for a pause. All right?
       *[other] { $seat } would like a pause. All right?
    }
    [chair] { $name ->
        [nobody] Somebody has just come and would like to take over from { $seat }, seeing that hand. All right?
       *[other] { $name } has just come and would like to take over from { $seat }, seeing that hand. All right?
    }
   *[seat] { $seat ->
        [You] Somebody asks for your seat from another device.
       *[other] “It’s me, { $seat }”: somebody has changed devices and would like this seat back, with its hand. All right?
    }
}
entry-answered = { $yes ->
    [1] { $seat ->
        [You] You say yes.
       *[other] { $seat } says yes.
    }
   *[0] { $seat ->
        [You] You say no.
       *[other] { $seat } says no.
    }
}
entry-took_back = { $seat ->
    [You] You take your move back.
   *[other] { $seat } takes a move back.
}
entry-paused = { $seat ->
    [You] You pause the match.
    [nobody] The television pauses the match.
   *[other] { $seat } pauses the match.
}
entry-went_on = { $seat ->
    [You] You go on.
    [nobody] The match goes on.
   *[other] { $seat } goes on with the match.
}
entry-reseated = { $seat ->
    [You] You have your seat back.
   *[other] { $seat } is back in the seat.
}
entry-screened = The table is on the television.
entry-unscreened = The television has gone.
entry-said = { $seat }: { $phrase }
entry-closed = The table is closed. Thank you for playing!

animal-1 = Dilly Duckling
animal-2 = Quincy Quail
animal-3 = Max Mouse
animal-4 = Dot Dormouse
animal-5 = Ben Blackbird
animal-6 = Ted Toad
animal-7 = Jamie Jay
animal-8 = Freddy Ferret
animal-9 = Ottilie Otter
animal-10 = Frida Fox
animal-11 = Meg Magpie
animal-12 = Harry Heron
animal-13 = Stella Stoat
animal-14 = Leo Lynx
animal-15 = Bruno Bear
animal-16 = Wilma Wolf
