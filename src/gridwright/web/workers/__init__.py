"""Processes that do the work, so that one hard puzzle never blocks others, and whatever goes wrong ends with one of
them."""
