"""Making puzzles to order: a shape, a full grid, clues, carved until as few are left as are wanted."""
