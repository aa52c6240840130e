"""A player at a puzzle: what lines mean, what they change, and what there is to answer. It knows no terminal."""
