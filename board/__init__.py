"""The boards the game runs on: chips, buttons, storage, and one file per device."""
