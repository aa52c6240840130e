"""Sets of puzzles: made from a recipe by any number of machines, the same to the byte; read, and audited."""
