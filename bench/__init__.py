"""What we claim, measured: every bench gives figures and goals in the same frame."""
