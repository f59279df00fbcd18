tv-welcome = Four games of treasure
tv-seats = { $least } to { $most }
tv-choose = choose
tv-open-box = open the box
tv-back = Back
tv-yesterday = Go on with the last evening
tv-sound = Sound
tv-sound-on = Sound: on
tv-sound-off = Sound: off
tv-sound-key = Sound comes with the first key.
tv-other-evening = Join an evening that is on already
tv-other-evening-short = An evening on already?
tv-type-code = Type the code that the phones show.
tv-code = The code
tv-code-is = New code: { $code }
tv-erase = Erase
tv-ask-in = Ask
tv-asking = Somebody must say yes on a phone…
tv-or-type = or type into your browser
tv-come-back = To come back
tv-is-here = { $name } is here
tv-phone-ready = the phone is ready
tv-people = There are { $count } of you.
tv-nobody-yet = Who will play?
tv-key = To open an evening here, you need the key. Open this address with the key at its end:
tv-key-who = Ask whoever invites you for it.
tv-begins = { $name } begins
tv-begins-tag = begins
tv-lot = the lot decides
tv-seated = { $count ->
    [0] Nobody at the table.
    [one] One person at the table.
   *[other] { $count } at the table.
}
tv-from = { $least ->
    [one] One is enough to begin.
   *[other] { $least } are enough to begin.
}
tv-just-came = has just come
tv-is-ready = at the table
tv-comes-back = coming back?
tv-robot-on = OK: a robot
tv-robot-off = OK: send it away
tv-bench = On the bench: { $names }
tv-asked-screen = Another television asks to come in.
tv-pause = Pause and rules
tv-pause-asked = On the phones, everybody must say yes to the pause.
tv-new-code = New code
tv-leave = Leave the evening
tv-leave-sure = Leave the evening?
tv-leave-what = This television forgets it; the phones play on without it.
tv-stay = Stay
tv-scroll = read
tv-lamp = A lamp
