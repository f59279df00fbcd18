"""The room: tables that anyone can join, and that lose nothing. No web, no SQL and no wall clock in here."""
