"""`python -m butin` is the `butin` program."""

from butin.main import main

main()
