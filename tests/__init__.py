"""The tests, in rooms: laws of all games, the room, its race, the web, the page, the benches, every way to install."""
