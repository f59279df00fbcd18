"""How fast the page is there, and what it weighs."""
