"""What people draw over a grid, and which clues it is: in the form in which SudokuPad has it, whatever drew it."""
