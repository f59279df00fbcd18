"""Bots that know only the contract."""
