"""English."""

from __future__ import annotations

__all__ = ["SENTENCES", "counted"]


def counted(number: int, noun: str) -> str:
    return f"{int(number):,} {noun}" if number == 1 else f"{int(number):,} {noun}s"


SENTENCES = {
    # solving
    "unique": "This is the only solution.",
    "none": "There is no solution.",
    "several": "This is not the only solution: another has {examples}.",
    "several-more": "This is not the only solution: another has {examples} and {more:other value}.",
    "undecided": "Undecided: stopped before it was known whether there is a solution.",
    "undecided-found": "Undecided: stopped before it was known whether this is the only solution.",
    "number": "Solution {number}:",
    "counted": "{count:solution}.",
    "counted-at-least": "At least {count:solution}.",
    "shown": "{count:solution} shown; there may be more.",
    "singles-solved": "Solved with singles alone, in {steps:step}: this is the only solution.",
    "singles-stuck": "Singles alone do not solve it: {steps:step} led this far, with {open:cell} open.",
    "singles-broken": "There is no solution: after {steps:step} {cell} has no value left.",
    "candidates-several": "There are several solutions; {cells:cell} can hold more than one value.",
    "exclude": "{options} exclude each other.",
    # checking
    "check-unique": "{name}: a well-formed {kind} {rows}x{cols} with exactly one solution.",
    "check-several": "{name}: a well-formed {kind} {rows}x{cols} with several solutions.",
    "check-none": "{name}: a well-formed {kind} {rows}x{cols} without a solution.",
    "check-undecided": "{name}: a well-formed {kind} {rows}x{cols}; undecided how many solutions it has.",
    "check-malformed": "{name}: not a well-formed puzzle.",
    # input and output
    "puzzle": "puzzle {number}",
    "standard-input": "standard input",
    "reading": "Reading a puzzle from standard input; Ctrl-D ends it.",
    "closed": "standard input is closed",
    "no-file": "there is no file {path!r}",
    "directory": "{path!r} is a directory, not a puzzle",
    "cannot-read": "cannot read the file: {reason}",
    "cannot-write": "cannot write the file: {reason}",
    "ask-rows": "Input a sudoku line by line, as arrays of ints, with empty cell represented by zero.",
    "ask-again": "{error}\nPlease type row {number} again.",
    "ask-ended": "the input ended after {count:row}",
    "not-seconds": "{text!r} is not a number of seconds.",
    "not-positive": "{text!r} is not a number from 1 on.",
    # kinds and notations
    "kind": "{title}: {id}",
    "kind-also": "{title}: {id} (also {aliases})",
    "options": "Options that every kind can take:",
    "notation": "{id}: {title}",
    "notation-kind": "kind: {kind}",
    "notation-carries": "kind: {kind}; carries {carries}",
    "any": "any",
    # how the program ends
    "ending": "gridwright: {message}",
    "interrupted": "interrupted",
    "no-memory": "there is not enough memory for this",
    "no-output": "cannot write the output: {reason}",
    "bug": "this should not happen and is a bug; please report it with the puzzle: {error} ({place})",
    # batches
    "batch-progress": "{rows:row}, {rate:,.0f} a second",
    "batch-progress-share": "{rows:row}, {rate:,.0f} a second, {percent:.1f} %, {left} s left",
    "batch-done": "{rows:row}, {bad} of them no puzzle, in {seconds:.1f} s",
}
"""Templates by key. Numbers may be asked for with their noun: `{count:solution}` is "1 solution" or "288 solutions"."""
