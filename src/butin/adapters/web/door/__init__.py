"""The door: how people come, and what an address may still do."""
