"""The web's edge of the room: HTTP for what is asked once, a socket for what goes on."""
