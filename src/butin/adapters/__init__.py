"""The edge, one folder a neighbour."""
