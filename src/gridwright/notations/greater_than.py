"""Greater-than Sudoku: the 108 signs within the boxes of a 9x9, as one word; givens follow as a word of 81 characters.

Row by row: six signs `<` or `>` between neighbours in the row, then, unless boxes end there, nine signs to the row
below, `v` where the upper cell is greater and `^` where the lower one is. Lines drawn around them are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gridwright.clues.sign import pairs_of
from gridwright.clues.sign import signs as sign_clues
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.notations._shared.classic_grid import GRID, must_be_classic
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, counted, quoted, refuse
from gridwright.notations._shared.symbols import value_of

_SIGNS = 108
_FEWEST = 90
"""How many signs show that a text means to be this; some may be missing."""

_SIGN = re.compile(r"[<>v^]")
_LAYOUT = re.compile(r"[\s|+-]*")
_QUOTED = re.compile(r"\s*>\s")
"""The sign before lines that are quoted from a letter."""

_GIVENS = re.compile(r"(?<!\S)[1-9.0*_?X]{2,}(?!\S)")


def _pairs() -> Iterator[tuple[int, int]]:
    """The neighbours within boxes in the order of their signs."""
    for row in range(9):
        cells = GRID.row(row)
        yield from ((cell, cell + 1) for cell in cells if cell % 3 != 2)
        if row % 3 != 2:
            yield from ((cell, cell + 9) for cell in cells)


def recognises(text: str) -> bool:
    if text.count("<") + text.count(">") + text.count("v") + text.count("^") < _FEWEST or len(text) > 5000:
        return False
    return not _QUOTED.match(text) and bool(_LAYOUT.fullmatch(_SIGN.sub("", _GIVENS.sub("", text, 1))))


def read(text: str) -> Draft:
    source = SourceText(text)
    line = _GIVENS.search(text)
    if line and len(line.group()) != 81:
        raise source.error(f"{len(line.group())} givens instead of 81: {quoted(line.group())}", line.start())
    # What is not about signs is blanked out, so that all else keeps its place.
    rest = text if line is None else text[: line.start()] + " " * 81 + text[line.end() :]
    signs = list(_SIGN.finditer(rest))
    if stray := re.search(r"[^\s|+<>v^-]+", rest):
        raise source.error(f"{quoted(stray.group())} is not a sign '<', '>', 'v' or '^'", stray.start())
    if len(signs) != _SIGNS:
        raise FormatError(f"{counted(len(signs), 'sign')} instead of {_SIGNS}")
    pairs: list[tuple[int, int]] = []
    problems: list[Problem] = []
    for (first, second), sign in zip(_pairs(), signs, strict=True):
        expected = "<>" if second == first + 1 else "v^"
        if sign.group() not in expected:
            between = f"between {GRID.name(first)} and {GRID.name(second)}"
            message = f"{sign.group()!r} {between}, where {expected[0]!r} or {expected[1]!r} belongs"
            problems.append(source.problem(message, sign.start(), first, second))
        pairs.append((first, second) if sign.group() in "<^" else (second, first))
    refuse(problems)
    chars = line.group() if line else "." * 81
    places = {cell: source.place(line.start() + cell) for cell in GRID.cells} if line else {}
    givens = tuple(value_of(char, 9) or 0 for char in chars)
    return Draft(kind="comparison", grid=GRID, givens=givens, clues=sign_clues(GRID, pairs), places=places)


def write(draft: Draft) -> str:
    must_be_classic(draft, "greater-than")
    signs = set(pairs_of(draft.clues))
    pairs = list(_pairs())
    known = {pair for first, second in pairs for pair in ((first, second), (second, first))}
    outside = sorted(signs - known)
    if outside:
        names = " ".join(f"{GRID.name(less)}<{GRID.name(greater)}" for less, greater in outside)
        raise FormatError(f"greater-than cannot carry signs across the border of a box: {names}")
    for first, second in pairs:
        count = len({(first, second), (second, first)} & signs)
        if count != 1:
            between = f"between {GRID.name(first)} and {GRID.name(second)}"
            raise FormatError(f"greater-than needs one sign between all neighbours in a box, not {count} {between}")
    word = "".join(
        ("<" if pair in signs else ">") if pair[1] == pair[0] + 1 else ("^" if pair in signs else "v") for pair in pairs
    )
    givens = "".join(str(value or ".") for value in draft.givens)
    return f"{word}\n{givens}\n" if any(draft.givens) else f"{word}\n"


NOTATION = Notation(
    id="greater-than",
    title="the 108 signs of a greater-than Sudoku",
    titles={
        "cs": "108 znamének porovnávacího sudoku",
        "de": "die 108 Zeichen eines Vergleichssudokus",
        "es": "los 108 signos de un Sudoku de comparación",
        "pt": "os 108 sinais de um Sudoku de comparação",
    },
    kinds=("comparison", "sudoku"),
    carries=frozenset({"signs"}),
    recognises=recognises,
    read=read,
    write=write,
    example="<><<>>v^^vvv^v^<<<>><^^^^vvvvv<<<>><>>><<>v^^vvv^v^><>"
    "<>>v^^^^vvvv<><>><<>>><>vvv^vv^^^><><<<^^vvv^v^v<><<<>\n",
)
