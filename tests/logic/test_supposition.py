"""Suppositions: steps with names lead from a candidate to a cell with nothing left."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.logic.techniques import supposition
from gridwright.words import conclusions, languages, tell

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SUPPOSITION = gw.technique("supposition")


def example() -> gw.Position:
    return gw.load_position((EXAMPLES / "techniques" / "supposition.json").read_text(encoding="utf-8"))


def supposed(position: gw.Puzzle | gw.Position) -> gw.Step:
    step = gw.hint(position, [SUPPOSITION])
    assert step is not None
    return step


def test_steps_with_names_lead_to_an_empty_cell() -> None:
    position = example()
    step = supposed(position)
    assert step.result == "r3c2≠3"
    assert [substep.technique for substep in step.substeps] == ["hidden-single-region", "last-cell", "last-in-sum"]
    assert gw.verify(position, [step]) == []


def test_a_step_that_does_not_follow_is_told() -> None:
    position = example()
    step = supposed(position)
    first, *others = step.substeps
    wrong = replace(first, placements=(), eliminations=first.placements)
    told = [str(problem) for problem in gw.verify(position, [replace(step, substeps=(wrong, *others))])]
    assert any("supposing it, hidden-single-region" in problem for problem in told)
    assert any("leads to no contradiction" in str(p) for p in gw.verify(position, [replace(step, substeps=(first,))]))


@pytest.mark.parametrize("name", ["killer-9x9", "kakuro-6x6", "skyscrapers-5x5", "sudoku-chess"])
def test_puzzles_with_all_sorts_of_rules(name: str) -> None:
    puzzle = gw.load_file(EXAMPLES / f"{name}.txt")
    step, solution = supposed(puzzle), gw.solve(puzzle).solution
    assert solution is not None
    ((cell, value),) = step.eliminations
    assert solution[cell] != value
    assert step.whole
    assert gw.verify(puzzle, [step]) == []


@pytest.mark.parametrize("lang", languages())
def test_what_follows_from_it_is_no_conclusion(lang: str) -> None:
    position = example()
    told = tell(supposed(position), position, lang)
    assert conclusions(told) == ("r3c2!=3",)
    assert all(cell in told for cell in ("r1c2", "r2c2", "r4c2", "r3c3"))


def test_nothing_is_tried_out_where_a_supposition_leads_on() -> None:
    late = [technique for technique in gw.ladder() if technique.rating > 10.9]
    step = gw.hint(gw.load_file(EXAMPLES / "killer-6x6.txt"), late)
    assert step is not None
    assert step.technique == "supposition"


def test_a_stage_ends_where_the_first_candidates_lead_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    position = gw.Position.of(gw.load_file(EXAMPLES / "sudoku-chess.txt"))
    first = supposition._STAGES[0]
    tried: list[int] = []

    def failing(course: object, techniques: object) -> bool:
        tried.append(1)
        return False

    monkeypatch.setattr(supposition._Course, "leads_nowhere", failing)
    monkeypatch.setattr(supposition, "_STAGES", (first._replace(in_vain=5),))
    assert gw.hint(position, [SUPPOSITION]) is None
    assert len(tried) == 5
