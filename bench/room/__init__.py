"""What a room costs, beside others."""
