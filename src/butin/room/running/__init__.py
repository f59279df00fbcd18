"""What runs: wishes on their way, tables in memory, whoever waits, and what happens by itself."""
