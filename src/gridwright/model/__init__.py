"""What puzzles are: grids, rules, puzzles and what is said about them."""
