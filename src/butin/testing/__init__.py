"""For tests of games and rooms, ours and others': a room without sockets, clocks and disks, and a witness of it."""
