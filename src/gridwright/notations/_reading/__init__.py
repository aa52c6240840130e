"""From a text to drafts: which notation it is, whether it is one puzzle, many, or puzzles among other things."""
