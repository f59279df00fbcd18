"""The harness of the race: simulated lines, screens and people, honest and not, around the real arbiter."""
