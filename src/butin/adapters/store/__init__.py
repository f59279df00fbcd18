"""Where journals are kept: SQLite for one machine, PostgreSQL for many."""
