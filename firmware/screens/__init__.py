"""One file for each thing that a player sees."""
