"""A player at a puzzle: what lines mean, what they change, and what there is to reply. It knows no terminal."""
