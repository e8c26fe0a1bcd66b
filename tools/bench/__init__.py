"""How fast and how small the game is: figures from an emulated Pico, and targets."""
