"""Everything that must not lose a game, tried on purpose: `make torture`."""
