"""The jigsaw line: 2n² characters, first the givens row by row, then the regions; on one line, on two, or in rows.

Givens are written as in a line; cells with the same character in the second half are a region.
"""

from __future__ import annotations

import re
from math import isqrt

from gridwright.model.checks import region_problems
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import MAX_SIDE, Grid
from gridwright.notations._shared.alphabets import alphabet_of, is_lettered, values_told
from gridwright.notations._shared.cells import must_be_several
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import SourceText, refuse
from gridwright.notations._shared.symbols import SYMBOLS, mostly_cells, must_be_clear, must_have_symbols

_WORD = re.compile(r"\S+")


def recognises(text: str) -> bool:
    """Whether the second half makes n connected regions of n cells: two lines may also be two puzzles."""
    words = text.split(maxsplit=2 * MAX_SIDE)
    chars = "".join(words)
    size = isqrt(len(chars) // 2)
    if not 2 <= size <= MAX_SIDE or not _are_halves([len(word) for word in words], size):
        return False
    givens = chars[: size * size]
    if not (mostly_cells(givens, size) or is_lettered(givens, size)):
        return False
    groups: dict[str, list[int]] = {}
    for cell, label in enumerate(chars[size * size :]):
        groups.setdefault(label, []).append(cell)
    return not region_problems(Grid(size, size), groups, size, allow_disconnected=False)


def _are_halves(lengths: list[int], size: int) -> bool:
    """Whether words are both halves in one, a half each, or a row each."""
    cells = size * size
    return lengths in ([2 * cells], [cells, cells], [size] * (2 * size))


def read(text: str) -> Draft:
    source = SourceText(text)
    words = list(_WORD.finditer(text))
    chars = [(char, offset) for word in words for offset, char in enumerate(word.group(), word.start())]
    size = isqrt(len(chars) // 2)
    half = size * size
    if len(words) > 2 and not _are_halves([len(word.group()) for word in words], size):
        raise FormatError("a jigsaw line is one or two words, or two words for each row: the givens, then the regions")
    if len(chars) != 2 * half:
        message = f"{len(chars)} characters are not twice a square; a 9x9 jigsaw has 81 givens and 81 regions"
        raise FormatError(message)
    grid = Grid(size, size)
    if len(words) == 2 and len(words[0].group()) != half:
        first, second = (len(word.group()) for word in words)
        raise source.error(f"{first} givens and {second} regions", words[0].start())
    places = {cell: source.place(offset) for cell, (_, offset) in enumerate(chars)}
    known, notes = alphabet_of({char for char, _ in chars[:half]}, size)
    values = [known.get(char) for char, _ in chars[:half]]
    refuse(
        [
            Problem(f"{grid.name(cell)}: {chars[cell][0]!r} is not a value {values_told(size)}", (cell,), *places[cell])
            for cell, value in enumerate(values)
            if value is None
        ]
    )
    must_be_clear({chars[cell][0] for cell, value in enumerate(values) if not value}, size)
    return Draft(
        kind="jigsaw",
        grid=grid,
        givens=tuple(value or 0 for value in values),
        regions=tuple(char for char, _ in chars[half:]),
        places=places,
        region_places={cell: places[cell + half] for cell in grid.cells},
        notes=notes,
    )


def write(draft: Draft) -> str:
    must_be_several(draft, "jigsaw-line")
    must_have_symbols(draft.grid.rows, "jigsaw-line")
    givens = "".join(SYMBOLS[value] if value else "." for value in draft.givens)
    return givens + "".join(SYMBOLS[number + 1] for number in region_numbers(draft)) + "\n"


NOTATION = Notation(
    id="jigsaw-line",
    title="2n² characters: givens, then regions",
    titles={
        "cs": "2n² znaků: zadané hodnoty, pak oblasti",
        "de": "2n² Zeichen: Vorgaben, dann Gebiete",
        "es": "2n² caracteres: valores dados, luego regiones",
        "pt": "2n² caracteres: valores dados, depois regiões",
    },
    kinds=("jigsaw",),
    carries=frozenset({"connected regions"}),
    recognises=recognises,
    read=read,
    write=write,
    example="...2.....5.5.....4.....1.1112213222133445334455554\n",
)
