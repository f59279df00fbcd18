"""The contract that every game keeps. Standard library only: no clock, no socket, no chance of its own."""
