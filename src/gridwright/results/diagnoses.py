"""Diagnoses and reports as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from gridwright.diagnosis import Ambiguity, Conflict, Diagnosis, Repair, Report
from gridwright.logic.dead_end import DeadEnd
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Puzzle
from gridwright.results.ambiguity_sentences import differing
from gridwright.results.diagnosis_sentences import sentences
from gridwright.results.names import names_of
from gridwright.results.outcomes import Rows, StatusName, status_name
from gridwright.results.problems import ProblemData, SubjectData, problems_data, subject_data
from gridwright.results.steps import StepData, step_data

__all__ = ["DiagnosisData", "ReportData", "diagnosis_data", "report_data"]


class DeadEndData(TypedDict):
    """Where steps end: a cell that has no value left, or a house that has no place left for a value."""

    cell: str | None
    value: int | None
    house: str | None
    steps: list[StepData]


class RepairData(TypedDict):
    """Clues to remove, perhaps some to add, and whether exactly one solution remains (null if that is not known)."""

    remove: list[str]
    add: list[str]
    unique: bool | None


class RelaxationData(TypedDict):
    """Sorts of rules to drop, and how many solutions there are then: 0, 1, or 2 for several, null if that is not known.

    Where the rules leave no grid even without clues, also how many grids the others leave (all, if `complete`)."""

    rules: list[str]
    solutions: int | None
    grids: int | None
    complete: bool


class ConflictData(TypedDict):
    """Clues, or else rules, that clash (each is needed for that, if `minimal`), where that shows, and what would mend
    it: all single clues to remove or change, likely slips, clues that may be wrong but were not decided, and rules to
    drop."""

    clues: list[str]
    rules: list[str]
    minimal: bool
    dead_end: DeadEndData | None
    repairs: list[RepairData]
    slips: list[RepairData]
    suspects: list[str]
    relaxations: list[RelaxationData]


class AmbiguityData(TypedDict):
    """Several solutions: how many (all of them, if `complete`), the two that are `nearest` to each other and where they
    `differ`, the values of the cells that `vary` (if they are not `exact`, there may be more of them), and clues that
    would leave one (no fewer do, if `smallest`)."""

    count: int
    complete: bool
    nearest: list[Rows]
    compared: int
    differ: list[str]
    vary: dict[str, list[int]]
    exact: bool
    completions: list[list[str]]
    smallest: bool


class ReportData(SubjectData):
    """Whether a puzzle has exactly one solution (`ok`), and what is wrong with it."""

    ok: bool
    status: StatusName
    problems: list[ProblemData]


class DiagnosisData(ReportData):
    """Besides, all that `check` says in sentences, why there is no solution or several, and which clues can be left
    out, if that was asked."""

    messages: list[str]
    conflict: ConflictData | None
    ambiguity: AmbiguityData | None
    redundant: list[str] | None
    minimal: bool | None


def report_data(report: Report) -> ReportData:
    return {
        **subject_data(report.puzzle),
        "ok": report.ok,
        "status": status_name(report.outcome.status),
        "problems": problems_data(report.problems, report.puzzle.grid),
    }


def diagnosis_data(found: Diagnosis, lang: str = "en") -> DiagnosisData:
    puzzle, grid = found.puzzle, found.puzzle.grid
    return {
        **subject_data(puzzle),
        "ok": found.ok,
        "status": status_name(found.outcome.status),
        "problems": problems_data(found.clashes, grid, lang),
        "messages": _whole(sentences(found, lang)),
        "conflict": _conflict_data(puzzle, found.conflict, lang) if found.conflict else None,
        "ambiguity": _ambiguity_data(grid, found.ambiguity) if found.ambiguity else None,
        "redundant": None if found.redundant is None else names_of(found.redundant),
        "minimal": found.minimal,
    }


def _whole(lines: Iterable[str]) -> list[str]:
    """What is said, each with the lines that belong to it: a list of steps says nothing without its heading."""
    told: list[str] = []
    for line in lines:
        if line.startswith(" ") and told:
            told[-1] += f"\n{line.strip()}"
        else:
            told.append(line)
    return told


def _conflict_data(puzzle: Puzzle, conflict: Conflict, lang: str) -> ConflictData:
    end = conflict.dead_end
    return {
        "clues": names_of(conflict.clues),
        "rules": [rule.label for rule in conflict.rules],
        "minimal": conflict.minimal,
        "dead_end": _dead_end_data(puzzle, end, lang) if end else None,
        "repairs": list(map(_repair_data, conflict.repairs)),
        "slips": list(map(_repair_data, conflict.slips)),
        "suspects": names_of(conflict.suspects),
        "relaxations": [
            {"rules": list(one.sorts), "solutions": one.solutions, "grids": one.grids, "complete": one.complete}
            for one in conflict.relaxations
        ],
    }


def _repair_data(repair: Repair) -> RepairData:
    return {"remove": names_of(repair.without), "add": names_of(repair.added), "unique": repair.unique}


def _dead_end_data(puzzle: Puzzle, end: DeadEnd, lang: str) -> DeadEndData:
    return {
        "cell": None if end.cell is None else puzzle.grid.name(end.cell),
        "value": None if end.value is None else puzzle.grid.shown(end.value),
        "house": puzzle.rules[end.house.rule].label if end.house else None,
        "steps": [step_data(step, lang) for step in end.steps],
    }


def _ambiguity_data(grid: Grid, ambiguity: Ambiguity) -> AmbiguityData:
    return {
        "count": ambiguity.count,
        "complete": ambiguity.complete,
        "nearest": [solution.rows for solution in ambiguity.nearest],
        "compared": ambiguity.compared,
        "differ": [grid.name(cell) for cell in differing(ambiguity)],
        "vary": {grid.name(cell): sorted(map(grid.shown, ambiguity.values[cell])) for cell in ambiguity.varying},
        "exact": ambiguity.exact,
        "completions": [names_of(clues) for clues in ambiguity.completions],
        "smallest": ambiguity.smallest,
    }
