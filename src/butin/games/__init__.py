"""The games, one folder each. A game is found by its entry point, so it may also live in another package."""
