"""The rules of Hundred Crosses, as integers: the same game on a desk and on a Pico."""
