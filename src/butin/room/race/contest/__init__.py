"""Who grabs first, as a pure function: signals in, outcomes out."""
