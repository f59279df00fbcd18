"""Real views and events for the tests of each game's board, made by seed: `./butin test --golden` writes them.

A game whose board has such tests has a module here with `samples()`.
"""
