"""The types of constraints that say clues, by their names, and how clues are written with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gridwright.clues.calculation import Calculation
from gridwright.clues.region_sum_line import RegionSumLine
from gridwright.model.clue import Clue
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid, Regions
from gridwright.notations.interactive_sudoku_solver import automata as machines
from gridwright.notations.interactive_sudoku_solver.constraints import Constraint, cell_name, written
from gridwright.notations.interactive_sudoku_solver.forms import (
    CellsForm,
    ClueForm,
    Indexers,
    Neighbours,
    Quads,
    Reader,
    called,
    number_of,
    word_of,
)
from gridwright.notations.interactive_sudoku_solver.named import automata, expressions, is_read_as, named, relations
from gridwright.notations.interactive_sudoku_solver.sides import LittleKillers, Sandwiches, Sides
from gridwright.notations.interactive_sudoku_solver.special import (
    either,
    equal_sums,
    flatmates,
    hidden_skyscraper,
    lunchbox,
    over_cells,
    over_squares,
    same_sets,
    sum_line,
    sum_of,
    windows,
)

__all__ = ["READERS", "constraints_for"]

_FORMS: tuple[ClueForm, ...] = (
    CellsForm("Thermo", "thermo", stepwise=True),
    CellsForm("Whisper", "whisper", numbered=True, usual=5, stepwise=True),
    CellsForm("Renban", "renban"),
    CellsForm("Palindrome", "palindrome"),
    CellsForm("Between", "between"),
    CellsForm("Lockout", "lockout", numbered=True),
    CellsForm("Zipper", "zipper"),
    CellsForm("Modular", "modular", numbered=True, least=2, idle=1),
    CellsForm("Entropic", "entropic", sizes=(9,)),
    CellsForm("Cage", "cage", numbered=True),
    CellsForm("AllDifferent", "region"),
    CellsForm("Arrow", "arrow"),
    CellsForm("PillArrow", "arrow", numbered=True, least=2, sizes=range(1, 10)),
    CellsForm("DoubleArrow", "doublearrow"),
    CellsForm("CountingCircles", "circles"),
        Neighbours("GreaterThan", "signs", "{}>{}"),
    Neighbours("WhiteDot", "white", "{}-{}=white"),
    Neighbours("BlackDot", "black", "{}-{}=black"),
    Neighbours("X", "x", "{}-{}=x"),
    Neighbours("V", "v", "{}-{}=v"),
    Quads(),
    Indexers(),
    Sides("Skyscraper", "skyscraper"),
    Sides("XSum", "xsum"),
    Sides("NumberedRoom", "numberedroom"),
    Sandwiches(),
    LittleKillers(),
)


def _region_sum_line(grid: Grid, said: Constraint) -> Iterator[str]:
    yield word_of(grid, said.cells(grid), "regionsum")


READERS: dict[str, Reader] = {
    **{form.type: form.words for form in _FORMS},
    "RegionSumLine": _region_sum_line,
    "EqualSum": equal_sums,
    "Sum": sum_of,
    "SumLine": sum_line,
    "SameValues": same_sets,
    "Lunchbox": lunchbox,
    "RellikCage": over_cells(machines.never_adding_up, different=True),
    "EqualityCage": over_cells(machines.balanced, numbered=False, different=True),
    "LookAndSay": over_cells(machines.looked_at_and_said),
    "ContainAtLeast": over_cells(machines.holding),
    "ContainExact": over_cells(machines.exactly),
    "ValueIndexing": over_cells(machines.found_at, numbered=False),
    "CountDistinct": over_cells(machines.distinct_counted, numbered=False),
    "HiddenSkyscraper": hidden_skyscraper,
    "Windoku": windows,
    "GlobalEntropy": over_squares("aaabbbccc"),
    "GlobalMod": over_squares("abcabcabc"),
    "DutchFlatmates": flatmates,
    "Pair": relations,
    "PairX": relations,
    "Binary": relations,
    "BinaryX": relations,
    "NFA": automata,
    "Regex": expressions,
    "Or": either,
}
"""What each type means."""


def constraints_for(clue: Clue, regions: Regions) -> list[str]:
    """The constraints that say a clue of a puzzle with these regions."""
    if isinstance(clue, RegionSumLine):
        return [_region_sums(clue, regions)]
    name = called(clue)
    for form in _FORMS:
        if name in form.names and (found := list(form.constraints(clue))):
            return found
    if name == "sumline":
        return [written("SumLine", clue.grid, clue.cells, number_of(clue))]
    if name == "clone" and len(clue.cells) == 2:
        return [written("SameValues", clue.grid, clue.cells, 2)]
    if isinstance(clue, Calculation) and clue.operation == "+":
        return [written("Sum", clue.grid, clue.cells, clue.value)]
    meant = named(clue)
    if meant is None or not is_read_as(meant, clue):
        raise FormatError(f"there is no way to write {clue.label} here")
    return [meant.text(clue.grid)]


def _region_sums(clue: RegionSumLine, regions: Regions) -> str:
    """The line as it is, if regions cut it just so; else its parts."""
    if regions and replace(clue, starts=()).within(regions) == clue:
        return written("RegionSumLine", clue.grid, clue.cells)
    parts = ("~".join(cell_name(clue.grid, cell) for cell in part) for part in clue.parts)
    return ".EqualSum~" + "~-~".join(parts)
