"""Kills, strangers and hostile bytes."""
