"""Races at tables: when they begin, who sees what at which moment, and what becomes of a hand.

The verdict itself is a pure function, in `contest`; what is around it lives by the room's clock and connections.
"""
