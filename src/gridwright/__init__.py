"""Gridwright: number-placement puzzles read, solved, proven, explained, rated, mended, converted and drawn.

    import gridwright as gw
    puzzle = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    outcome = gw.solve(puzzle)
    print(outcome.status)  # unique
    print(gw.render(puzzle, outcome.solution))

Each kind of puzzle has a constructor of its name: `gw.sudoku(rows)`, `gw.suguru(regions, givens)` …
"""

from __future__ import annotations

from collections.abc import Callable

from gridwright.clues import Clue, Given, clues_of, with_clues
from gridwright.diagnosis import Ambiguity, Conflict, Diagnosis, Repair, Report, check, clashes, diagnose
from gridwright.engine import Answers, Engine, Listing, count, solutions, solve, solve_many, true_candidates
from gridwright.kinds import all_kinds, all_options
from gridwright.kinds import find as find_kind
from gridwright.kinds import ids as _kind_ids
from gridwright.kinds._kind import LEVELS, Kind
from gridwright.logic import (
    DeadEnd,
    Rated,
    Step,
    Technique,
    Trail,
    explain,
    hint,
    ladder,
    mistakes,
    rate,
    reason,
    replay,
    singles,
    verify,
)
from gridwright.model.errors import FormatError, GridwrightError, OutOfTimeError, Problem, RuleError
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Outcome, Position, Puzzle, Solution, Status
from gridwright.notations import (
    Loaded,
    all_notations,
    dump,
    dump_all,
    dump_outcome,
    load,
    load_all,
    load_all_file,
    load_each,
    load_file,
    load_position,
    losses,
    notation,
    parse_row,
    recognised,
)
from gridwright.notations._reading.files import read_file, read_stream
from gridwright.notations._shared.notation import Notation
from gridwright.pictures.drawing import book, chart, draw, gallery, page, png, render, scene, svg
from gridwright.pictures.formats import FORMATS as PICTURES
from gridwright.pictures.formats import format_of as picture_format
from gridwright.pictures.notebook import show_in_notebooks
from gridwright.pictures.print.paper import PAPERS, PER_PAGE
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.themes import THEMES
from gridwright.words import (
    languages,
    say,
    technique_title,
    tell,
    tell_dead_end,
    tell_ending,
    tell_rules,
    where_to_look,
)

__all__ = [
    "LEVELS", "PAPERS", "PER_PAGE", "PICTURES", "THEMES", "Ambiguity", "Answers", "Clue", "Conflict",
    "DeadEnd", "Diagnosis", "Engine", "FormatError", "Given", "Grid", "GridwrightError", "Kind", "Listing",
    "Loaded", "Notation", "OutOfTimeError", "Outcome", "Position", "Problem", "Puzzle", "Rated", "Repair", "Report",
    "RuleError", "Scene", "Solution", "Status", "Step", "Technique", "Trail", "all_kinds", "all_notations",
    "all_options", "book", "chart", "check", "clashes", "clues_of", "count", "diagnose", "draw", "dump", "dump_all",
    "dump_outcome", "explain", "find_kind", "gallery", "hint", "ladder", "languages", "load", "load_all",
    "load_all_file", "load_each", "load_file", "load_position", "losses", "mistakes", "notation", "page",
    "parse_row", "picture_format", "png", "rate", "read_file", "read_stream", "reason", "recognised", "render",
    "replay", "say", "scene", "singles", "solutions", "solve", "solve_many", "svg", "technique_title", "tell",
    "tell_dead_end", "tell_ending", "tell_rules", "true_candidates", "verify", "where_to_look", "with_clues",
]

__version__ = "0.1.0"

show_in_notebooks()


def __getattr__(name: str) -> Callable[..., Puzzle]:
    """The constructors of the kinds, under their ids: no list of kinds to keep up to date."""
    if name in _kind_ids():
        return find_kind(name).make
    raise AttributeError(f"module 'gridwright' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *_kind_ids()])
