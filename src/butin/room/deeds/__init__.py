"""What may happen at a table, one noun a file: who may wish for it, what is written, and what that does."""
