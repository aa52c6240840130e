"""A puzzle as the lines of janko.at."""

from __future__ import annotations

from collections.abc import Sequence, Set

from gridwright.clues.sign import pairs_of
from gridwright.kinds import find
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid, default_boxes
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.credits import one_line
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations.janko.areas import AreaGrids, written_cages, written_calculations
from gridwright.notations.janko.kakuro import KAKURO, kakuro_lines
from gridwright.notations.janko.labels import SKYSCRAPERS, labels_of
from gridwright.notations.janko.shown import SHOWN, only_solution, shown_by
from gridwright.notations.janko.signs import clues_of, doubled

__all__ = ["COMPARED", "KENDOKU", "KILLER", "NAMES", "write"]

KILLER, KENDOKU = "killer", "kendoku"
NAMES = ("sudoku", "futoshiki", "suguru", "hakyuu", "kojun", SKYSCRAPERS, KENDOKU, KAKURO)
COMPARED = "gt"


def write(draft: Draft) -> str:
    names, lines = _told(draft)
    return "\n".join(["begin", f"puzzle {', '.join(names)}", *_credits(draft), *lines, "end"]) + "\n"


def _told(draft: Draft) -> tuple[list[str], list[str]]:
    """What stands on the line `puzzle`, and the lines that say the rest."""
    diagonals = sorted(draft.options & {"diagonals"})
    if draft.kind == "killer":
        return [KILLER, *diagonals], [*_size(draft), *_boxes(draft), *_area_lines(draft, written_cages(draft))]
    if draft.kind == "calcudoku":
        return [KENDOKU], [*_size(draft), *_area_lines(draft, written_calculations(draft))]
    if draft.kind == "skyscrapers":
        return [SKYSCRAPERS, *diagonals], [*_size(draft), *_problem(draft), *labels_of(draft)]
    if draft.kind == "kakuro":
        return [KAKURO], [*_size(draft), *kakuro_lines(draft)]
    shown = (draft.options | find(draft.kind).options) - {"diagonals"}
    if shown or (draft.kind == "sudoku" and any(clue.sort != "signs" for clue in draft.clues)):
        variant, solution = _variant(draft, shown)
        lines = [*_size(draft), *_boxes(draft), *_problem(draft), "solution", *_lines(draft.grid, solution)]
        return ["sudoku", variant, *diagonals], lines
    return _plain(draft, diagonals)


def _plain(draft: Draft, diagonals: list[str]) -> tuple[list[str], list[str]]:
    """A Sudoku, perhaps with regions or signs, or one of the kinds with regions or signs alone."""
    grid = draft.grid
    name = draft.kind if draft.kind in NAMES and not (draft.kind == "futoshiki" and draft.regions) else "sudoku"
    compared = [COMPARED] if pairs_of(draft.clues) and name == "sudoku" else []
    lines = _size(draft)
    if name == "sudoku" and not draft.regions:
        lines += _boxes(draft)
    if name == "futoshiki":
        lines += ["problem", *doubled(grid, draft.givens, pairs_of(draft.clues))]
    else:
        lines += ["problem", *_lines(grid, draft.givens)]
    if draft.regions:
        lines += ["areas", *_lines(grid, [number + 1 for number in region_numbers(draft)])]
    if compared:
        lines += ["clues", *_lines(grid, clues_of(grid, pairs_of(draft.clues)))]
    return [name, *compared, *diagonals], lines


def _variant(draft: Draft, options: Set[str]) -> tuple[str, Sequence[int]]:
    """The variant whose clues are just those that the solution shows, and that solution."""
    solution = only_solution(draft)
    for variant, (_, option) in SHOWN.items():
        if options == ({option} if option else set()) and {*shown_by(variant, draft.grid, solution)} == {*draft.clues}:
            return variant, solution
    sorts = sorted({clue.nouns[1] for clue in draft.clues}) or sorted(options)
    raise FormatError(f"janko has {', '.join(sorts)} only where all that are true are given, and nothing else is")


def _size(draft: Draft) -> list[str]:
    rows, cols = draft.grid.rows, draft.grid.cols
    return [f"size {rows}"] if rows == cols else [f"rows {rows}", f"cols {cols}"]


def _boxes(draft: Draft) -> list[str]:
    height, width = draft.boxes or default_boxes(draft.grid.rows)
    return [f"patternx {width}", f"patterny {height}"]


def _problem(draft: Draft) -> list[str]:
    return ["problem", *_lines(draft.grid, draft.givens)] if any(draft.givens) else []


def _area_lines(draft: Draft, grids: AreaGrids) -> list[str]:
    problem = [" ".join(row) for row in rows_of(draft.grid, grids.problem)]
    return ["problem", *problem, "areas", *_lines(draft.grid, grids.areas)]


def _credits(draft: Draft) -> list[str]:
    about = {field: one_line(getattr(draft, field)) for field in ("title", "author", "source")}
    return [f"{field} {words}" for field, words in about.items() if words]


def _lines(grid: Grid, numbers: Sequence[int]) -> list[str]:
    return [" ".join(str(number or "-") for number in row) for row in rows_of(grid, numbers)]
