"""Panel drivers, one chip a file: each knows its chip, and never its board."""
