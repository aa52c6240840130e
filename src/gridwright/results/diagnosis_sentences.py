"""A diagnosis in sentences: what is wrong, and what would mend it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.clues import Given, clues_of
from gridwright.diagnosis import Diagnosis, Report, clashes
from gridwright.kinds import find
from gridwright.model.errors import Problem
from gridwright.model.puzzle import Puzzle, Status
from gridwright.results.ambiguity_sentences import ambiguity_sentences
from gridwright.results.conflict_sentences import conflict_sentences
from gridwright.results.names import names_of
from gridwright.words import say, tell_problem

__all__ = ["no_solution", "sentences", "status_sentence"]


def status_sentence(found: Diagnosis | Report, name: str, lang: str = "en") -> str:
    """How many solutions the puzzle of that name has."""
    grid, kind = found.puzzle.grid, found.puzzle.kind
    title = find(kind).titled(lang) if kind else say("puzzle", lang, number="").strip()
    return say(f"check-{found.outcome.status}", lang, name=name, kind=title, rows=grid.rows, cols=grid.cols)


def no_solution(puzzle: Puzzle, lang: str = "en") -> str:
    """That there is no solution, and which clues clash directly if any do."""
    cells = dict.fromkeys(problem.cells for problem in clashes(puzzle))
    told = [say("clash", lang, cells=_said_alone(some, puzzle) or puzzle.grid.names(some)) for some in cells]
    return " ".join([say("none", lang), *told])


def _said_alone(cells: Sequence[int], puzzle: Puzzle) -> str:
    """All that clues say about a single cell alone, which is what clashes if there is no other; else nothing."""
    clues = [clue for clue in clues_of(puzzle) if len(cells) == 1 and [*clue.cells] == [*cells]]
    return ", ".join(names_of(clues))


def sentences(found: Diagnosis, lang: str = "en") -> Iterator[str]:
    """What is wrong and what would mend it, the plainest first."""
    status = found.outcome.status
    yield from dict.fromkeys(_clash(clash, found.puzzle, lang) for clash in found.clashes)
    if found.conflict:
        yield from conflict_sentences(found, found.conflict, lang)
    elif found.ambiguity:
        yield from ambiguity_sentences(found.puzzle.grid, found.ambiguity, lang)
    elif status in (Status.NONE, Status.SEVERAL):
        yield say("check-no-time", lang)
    if found.redundant:
        named = names_of(found.redundant)
        yield say("check-needless", lang, count=len(found.redundant), clues=", ".join(named))
    elif found.minimal:
        yield say("check-needed", lang)


def _clash(clash: Problem, puzzle: Puzzle, lang: str) -> str:
    """What clashes; the house is told in English only, so that elsewhere two clashes may be told alike."""
    told = tell_problem(clash, lang)
    if lang == "en" or told != clash.message:
        return told
    named = _said_alone(clash.cells, puzzle) or " ".join(_cell(cell, puzzle) for cell in clash.cells)
    return say("clash", lang, cells=named)


def _cell(cell: int, puzzle: Puzzle) -> str:
    """A cell with its given, if it has one."""
    given = puzzle.givens[cell]
    return Given.of(puzzle.grid, cell, given).word if given else puzzle.grid.name(cell)
