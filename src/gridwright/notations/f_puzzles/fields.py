"""How items of f-puzzles' fields say clues: each means words of ours, and is written from the parts of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.site_json import Fields, list_of
from gridwright.notations._shared.source_text import counted, quoted
from gridwright.notations._shared.word_parts import ClueParts
from gridwright.notations.f_puzzles.items import cell_in, names_in, number_in
from gridwright.notations.f_puzzles.outside import LittleKillersField, SidesField

__all__ = ["FIELDS", "ClueField"]


class ClueField(Protocol):
    """One of the fields: what its items are called among our clues, what they mean, and how they are written."""

    @property
    def names(self) -> tuple[str, ...]: ...

    def words(self, grid: Grid, said: Fields) -> Iterator[str]: ...

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]: ...


@dataclass(frozen=True, slots=True)
class CellField:
    """A clue about a cell, `{"cell": "R1C1"}`, or the same about each of several."""

    name: str
    several: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        for cell in names_in(grid, said, "cells") or [cell_in(grid, said)]:
            yield f"{cell}={self.name}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        yield {"cells": word.cells} if self.several else {"cell": word.cells[0]}


@dataclass(frozen=True, slots=True)
class TouchingField:
    """A clue about a cell, of which several that touch are one clue of ours."""

    name: str

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        yield f"{cell_in(grid, said)}={self.name}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        yield from ({"cell": cell} for cell in word.cells)


@dataclass(frozen=True, slots=True)
class CellsField:
    """A clue over cells, perhaps over so many, perhaps with a number; `usual` is the one that need not be said."""

    name: str
    numbered: bool = False
    usual: str = ""
    count: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        number = number_in(said) if self.numbered else ""
        cells = names_in(grid, said, "cells")
        if self.count and len(cells) != self.count:
            found = f"{counted(len(cells), 'cell')} where {self.count} are needed"
            raise FormatError(f"{found}: {' '.join(cells) or 'none'}")
        if cells:  # what is drawn nowhere says nothing
            yield f"{'-'.join(cells)}={self.name}{'' if number == self.usual else number}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        yield {"cells": word.cells, **_value(word, numbered=self.numbered)}


@dataclass(frozen=True, slots=True)
class LinesField:
    """Lines of cells, each a clue by itself, perhaps with a number for all of them."""

    name: str
    numbered: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        number = number_in(said) if self.numbered else ""
        for line in _lines(grid, said):
            if len(line) > 1:  # a line of one cell is a slip of the pen, and says nothing
                yield f"{'-'.join(line)}={self.name}{number}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        yield {"lines": [word.cells], **_value(word, numbered=self.numbered)}


def _value(word: ClueParts, *, numbered: bool) -> dict[str, str]:
    """The number of a clue, for which there may be no field."""
    if word.rest and not numbered:
        raise FormatError(f"f-puzzles cannot carry the number of {word.place}={word.name}{word.rest}")
    return {"value": word.rest} if word.rest else {}


def _lines(grid: Grid, said: Fields) -> list[list[str]]:
    lines = list_of(said, "lines")
    return [names_in(grid, {"line": line}, "line") for line in lines]


class LettersField:
    """X and V between neighbours."""

    names = ("x", "v")

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        letter = str(said.get("value") or "").strip().lower()
        if not letter:
            return  # what shows nothing says nothing
        if letter not in self.names:
            raise FormatError(f"{quoted(letter)} is neither X nor V")
        yield f"{'-'.join(names_in(grid, said, 'cells'))}={letter}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        yield {"cells": word.cells, "value": word.name.upper()}


class ArrowsField:
    """A circle or pill with lines, each of which begins in it and adds up to what is in it."""

    names = ("arrow",)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        pill = names_in(grid, said, "cells")
        for line in _lines(grid, said):
            shaft = [cell for number, cell in enumerate(line) if number or cell not in pill]
            if shaft:
                yield f"{'-'.join([*pill, *shaft])}=arrow{len(pill) if len(pill) > 1 else ''}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        long = int(word.rest or 1)
        pill, shaft = word.cells[:long], word.cells[long:]
        yield {"cells": pill, "lines": [[_nearest(grid, pill, shaft[0]), *shaft]]}


def _nearest(grid: Grid, pill: Sequence[str], cell: str) -> str:
    """The cell of a pill where a line that goes on with a cell leaves it."""

    def distance(name: str) -> int:
        (row, col), (other_row, other_col) = grid.where(grid.named(name)), grid.where(grid.named(cell))
        return max(abs(row - other_row), abs(col - other_col))

    return min(pill, key=distance)


class ClonesField:
    """CellsField and others that hold the same, in the same order."""

    names = ("clone",)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        yield f"{'-'.join([*names_in(grid, said, 'cells'), *names_in(grid, said, 'cloneCells')])}=clone"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        half = len(word.cells) // 2
        yield {"cells": word.cells[:half], "cloneCells": word.cells[half:]}


class QuadruplesField:
    """Values around a corner."""

    names = ("quadruple",)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        values = [str(value) for value in list_of(said, "values")]
        if values:  # one without values says nothing
            yield f"{'-'.join(names_in(grid, said, 'cells'))}=quadruple{'/'.join(values)}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        yield {"cells": word.cells, "values": [int(value) for value in word.rest.split("/")]}


FIELDS: dict[str, ClueField] = {
    "odd": CellField("odd"),
    "even": CellField("even"),
    "minimum": TouchingField("minimum"),
    "maximum": TouchingField("maximum"),
    "rowindexer": CellField("rowindex", several=True),
    "columnindexer": CellField("columnindex", several=True),
    "boxindexer": CellField("boxindex", several=True),
    "difference": CellsField("white", numbered=True, usual="1", count=2),
    "ratio": CellsField("black", numbered=True, usual="2", count=2),
    "xv": LettersField(),
    "killercage": CellsField("cage", numbered=True),
    "extraregion": CellsField("region"),
    "thermometer": LinesField("thermo"),
    "slowthermometer": LinesField("slowthermo"),
    "palindrome": LinesField("palindrome"),
    "renban": LinesField("renban"),
    "nabner": LinesField("nabner"),
    "whispers": LinesField("whisper", numbered=True),
    "entropicline": LinesField("entropic"),
    "modularline": LinesField("modular"),
    "betweenline": LinesField("between"),
    "lockout": LinesField("lockout", numbered=True),
    "regionsumline": LinesField("regionsum"),
    "doublearrow": LinesField("doublearrow"),
    "zipperline": LinesField("zipper"),
    "arrow": ArrowsField(),
    "clone": ClonesField(),
    "quadruple": QuadruplesField(),
    "littlekillersum": LittleKillersField(),
    "sandwichsum": SidesField("sandwich"),
    "xsum": SidesField("xsum"),
    "skyscraper": SidesField("skyscraper"),
}
"""The fields that say clues, by their names."""
