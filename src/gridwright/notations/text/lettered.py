"""Cages as they are often typed: a letter for each cell, and below that the number of each letter.

    cages:
    AAB
    CCB
    A=5, B=3
    C 4
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from gridwright.model.errors import Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import TextLine, quoted, refuse
from gridwright.notations.text.grid import read_labels

__all__ = ["LetteredWord", "are_letters", "numbers_of_letters", "words_of_letters"]

LetteredWord = tuple[str, int, int]
"""What a letter says as the word of a clue, with the line and the column of its number."""

_NUMBER = re.compile(r"(?P<letter>[^\W_]+)(?:\s*[=:]\s*|\s+)(?P<number>[0-9]+[-+x×*/:÷]?)(?=[\s,;]|\Z)")
_BETWEEN = re.compile(r"[\s,;]*")


def are_letters(grid: Grid, lines: Sequence[TextLine]) -> bool:
    """Whether clues are stated by a grid of letters: the first line has one for each cell, and nothing else."""
    words = lines[0].text.split() if lines else []
    cells = "".join(words)
    is_plain = all(char.isalnum() or char == "." for char in cells) and any(map(str.isalpha, cells))
    return is_plain and grid.cols in (len(cells), len(words))


def words_of_letters(grid: Grid, lines: Sequence[TextLine], name: str) -> Iterator[LetteredWord]:
    """The word of a clue for each letter; `name` is what stands before its number."""
    labels, places = read_labels(grid, lines[: grid.rows])
    numbers = numbers_of_letters(lines[grid.rows :])
    problems: list[Problem] = []
    for letter in dict.fromkeys(filter(None, labels)):
        cells = tuple(cell for cell, label in enumerate(labels) if label == letter)
        line, column = places[cells[0]]
        number = numbers.pop(letter, None)
        if number is None:
            message = f"cage {letter} has no number; write it below the letters, like {letter}=12"
            problems.append(Problem(message, cells, line, column))
        elif not grid.is_connected(cells):
            problems.append(Problem(f"cage {letter} is not connected: {grid.names(cells)}", cells, line, column))
        else:
            text, line, column = number
            yield f"{'-'.join(map(grid.name, cells))}={name}{text}", line, column
    for letter, (_, line, column) in numbers.items():
        problems.append(Problem(f"{quoted(letter)} has a number, but no cell has that letter", (), line, column))
    refuse(problems)


def numbers_of_letters(lines: Sequence[TextLine]) -> dict[str, LetteredWord]:
    """The number of each letter, with its place."""
    found: dict[str, LetteredWord] = {}
    for line in lines:
        at = _after_blanks(line.text, 0)
        while at < len(line.text):
            match = _NUMBER.match(line.text, at)
            if match is None or match["letter"] in found:
                rest = quoted(line.text[at:].split(",")[0].strip())
                message = f"{rest} is not the number of a cage; below letters it is written like A=12, once for each"
                refuse([Problem(message, (), line.number, at + 1)])
                return found
            found[match["letter"]] = match["number"], line.number, at + 1
            at = _after_blanks(line.text, match.end())
    return found


def _after_blanks(text: str, at: int) -> int:
    match = _BETWEEN.match(text, at)
    return match.end() if match else at
