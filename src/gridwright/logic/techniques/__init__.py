"""Techniques, one family per file."""
