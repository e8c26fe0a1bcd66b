"""Everything that runs on a desk: compilers, simulators, the set-up."""
