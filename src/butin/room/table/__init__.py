"""What a table is: its box, chairs, bench and televisions, and who may what. All of it is pure."""
