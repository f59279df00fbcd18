"""The socket: frames, the connection, and whoever is at its other end."""
