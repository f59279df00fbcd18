"""Who may know what, and how it is said."""
