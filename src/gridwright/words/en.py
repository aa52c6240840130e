"""English."""

from __future__ import annotations

SENTENCES = {
    "unique": "This is the only solution.",
    "none": "There is no solution.",
    "several": "This is not the only solution: {examples}.",
    "several-more": "This is not the only solution: {examples} (and {more} other cells differ).",
    "instead": "{cell} can be {other} instead of {value}",
    "undecided": "Undecided: stopped before it was known how many solutions there are.",
    "undecided-found": "Undecided: stopped before it was known whether this is the only solution.",
    "counted": "{count} solutions.",
    "counted-one": "1 solution.",
    "counted-at-least": "At least {count} solutions.",
    "counted-limit": "{count} solutions shown; there may be more.",
    "number": "Solution {number}:",
    "singles-solved": "Solved with singles alone, in {steps} steps: this is the only solution.",
    "singles-stuck": "Singles alone do not solve it: {steps} steps led this far, {open} cells are open.",
    "singles-broken": "There is no solution: after {steps} steps {cell} has no value left.",
    "ask-rows": "Input a sudoku line by line, as arrays of ints, with empty cell represented by zero.",
    "ask-again": "{error}\nPlease type row {number} again.",
    "check-unique": "{name}: a well-formed {kind} {rows}x{cols} with exactly one solution.",
    "check-several": "{name}: a well-formed {kind} {rows}x{cols} with several solutions.",
    "check-none": "{name}: a well-formed {kind} {rows}x{cols} without a solution.",
    "check-undecided": "{name}: a well-formed {kind} {rows}x{cols}; undecided how many solutions it has.",
    "check-malformed": "{name}: not well-formed.",
}
