"""Measurements and checks on puzzle sets that are too large, or not free enough, to be kept here."""
