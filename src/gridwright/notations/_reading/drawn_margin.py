"""What stands around a drawing: clues in words below it, and numbers outside the grid, whose meaning is not drawn."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gridwright.clues import all_sorts
from gridwright.model.errors import FormatError, Problem
from gridwright.model.span import read_span
from gridwright.notations._shared.notation import Piece

__all__ = ["listed_below", "refuse_numbers_around", "refuse_numbers_outside", "span_among"]

_NUMBER = r"[≡□Σ=#x]?\d[\d,≡□Σ=#x↖↗↘↙\\/]*"
_VALUES = "values"
_ABOVE = re.compile(rf"\s*{_NUMBER}(?:\s+{_NUMBER})*\s*")
_BESIDE = re.compile(rf"\s*({_NUMBER})\s+[┃|].*|.*[┃|]\s+({_NUMBER})\s*")


def refuse_numbers_outside(lines: Sequence[str], pieces: Sequence[Piece]) -> None:
    """A FormatError names the first number that stands beside, above or below a drawing."""
    for piece in pieces:
        refuse_numbers_around(lines, [piece])
        drawn = piece.text.split("\n")
        width = len(drawn[0].rstrip())
        for number, line in enumerate(drawn, piece.line - 1):
            beyond = line[width:].strip()
            if beyond and re.fullmatch(_NUMBER, beyond):
                raise _refusal(number, beyond, line)


def refuse_numbers_around(lines: Sequence[str], pieces: Sequence[Piece]) -> None:
    """A FormatError names the first number in the lines before and after those that are drawn."""
    for piece in pieces:
        drawn = piece.text.split("\n")
        first, last = piece.line - 1, piece.line - 2 + len(drawn)
        for number, line in ((first - 1, _line(lines, first - 1)), (last + 1, _line(lines, last + 1))):
            inside = len(line) - len(line.lstrip()) > len(drawn[0]) - len(drawn[0].lstrip())  # else it is a heading
            if _ABOVE.fullmatch(line) and (inside or re.search("[↖↗↘↙]", line)):
                raise _refusal(number, line.split()[0], line)
            if beside := _BESIDE.fullmatch(line):
                raise _refusal(number, beside[1] or beside[2], line)


def _line(lines: Sequence[str], number: int) -> str:
    return lines[number] if 0 <= number < len(lines) else ""


def _refusal(number: int, found: str, line: str) -> FormatError:
    problem = (
        f"{found!r} stands outside the grid; a drawing does not say what it means, but the words of clues do: take the "
        "numbers around it away and list them below it, such as skyscrapers: top1=skyscraper2 left3=skyscraper4"
    )
    return FormatError(Problem(problem, line=number + 1, column=line.index(found) + 1))


def listed_below(lines: Sequence[str], piece: Piece) -> tuple[list[str], range]:
    """The words of clues that are listed below a drawing, and the lines that they are in, from 0. What values are shown
    is a word, too: `values=0-8`.

    A blank line may be between them, for numbers below the grid are taken off before, and comments.
    """
    sorts = {_VALUES, *(sort.sort for sort in all_sorts())}
    start = piece.line - 1 + len(piece.text.split("\n"))
    start += start < len(lines) and not lines[start].strip()
    while start < len(lines) and lines[start].startswith("#"):
        start += 1
    here = start
    words: list[str] = []
    while here < len(lines):
        name, colon, rest = lines[here].partition(":")
        if colon and name.strip().lower() in sorts:
            words += [f"{_VALUES}={rest.strip()}"] if name.strip().lower() == _VALUES else rest.split()
        elif here > start and lines[here].startswith("  ") and lines[here].strip():
            words += lines[here].split()
        else:
            break
        here += 1
    return words, range(start, here)


def span_among(words: Sequence[str]) -> tuple[range | None, list[str]]:
    """What values are shown, if one of the words says that, and the other words, which are clues."""
    stated = [word.partition("=")[2] for word in words if word.startswith(f"{_VALUES}=")]
    clues = [word for word in words if not word.startswith(f"{_VALUES}=")]
    return read_span(stated[0]) if stated else None, clues
