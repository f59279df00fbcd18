"""How fast rules and search are, beside others."""
