"""How fair the race is."""
