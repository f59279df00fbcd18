"""The games of this house: a folder here is a game. Those of other packages are found by their entry points."""
