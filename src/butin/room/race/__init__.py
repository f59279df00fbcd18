"""Who was first: the race's arbiter. Pure: no clock, no socket; every time comes in with an event, in milliseconds."""
