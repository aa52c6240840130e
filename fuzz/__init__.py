"""Mangled texts for the readers of all notations: `make fuzz`."""
