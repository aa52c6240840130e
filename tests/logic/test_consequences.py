"""The core finds the contradictions that the reasons are told for, at the same length."""

from __future__ import annotations

import pytest
from boards import board_of
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.engine.suppositions import Suppositions, compressed, members
from gridwright.logic.structure.consequences import Consequences, Contradiction, contradiction, tell
from gridwright.logic.structure.graph import MOST, Choice, graph_of
from gridwright.logic.structure.premises import Premises


@pytest.mark.parametrize("name", [*SQUARE_KINDS, *REGION_KINDS, *MIXES])
def test_the_core_agrees_with_what_is_told(name: str) -> None:
    met = 0
    for seed in range(12):
        try:
            graph = graph_of(board_of(random_puzzle(name, seed)))
        except gw.RuleError:  # what was spoilt may be no puzzle
            continue
        suppositions = Suppositions(tuple(graph.excludes.values()), graph.choices)
        for number in graph.excludes:
            known = Consequences(graph, number, graph.open, graph.choices_of)
            length = contradiction(known).length if known.empty else 0
            assert suppositions.contradiction(number) == length, (name, seed, graph.candidate(number))
            met += bool(length)
    assert met, "no contradiction was met at all"


def test_members_and_compressed() -> None:
    assert members(0) == ()
    assert members(1 << 3 | 1 << 64 | 1 << 200) == (3, 64, 200)
    kept = 1 << 1 | 1 << 70 | 1 << 71
    assert compressed([1 << 70, 1 << 1 | 1 << 71 | 1 << 5, 0], kept) == [0b010, 0b101, 0]
    assert compressed([], kept) == []
    assert compressed((1 << 70 for _ in range(2_000)), kept) == [0b010] * 2_000


def test_candidates_are_numbered_without_gaps() -> None:
    board = board_of(gw.load("1....2..3.4....1"))
    graph = graph_of(board)
    assert list(graph.excludes) == list(range(len(graph.named)))
    assert graph.open == (1 << len(graph.named)) - 1
    assert sorted(graph.named) == [(c, v) for c in board.open_cells() for v in range(1, 5) if board.has(c, v)]
    for number, (_, value) in enumerate(graph.named):
        assert {graph.candidate(other)[1] for other in members(graph.of_value(number))} == {value}


def test_a_board_of_too_many_candidates_has_an_empty_graph() -> None:
    board = board_of(gw.latin(size=25))
    assert sum(mask.bit_count() for mask in board.candidates) > MOST
    assert not graph_of(board).excludes
    for technique in gw.ladder():
        if 6.5 <= technique.rating < 10:
            assert list(technique.find(board)) == []


class _Counting(Premises):
    chosen = 0

    def choose(self, choice: Choice) -> None:
        self.chosen += 1
        super().choose(choice)


def test_what_many_contradictions_stand_on_is_told_once() -> None:
    """Each candidate is refuted by what the two before it are: there are thousands of ways back from the last."""
    graph = graph_of(board_of(gw.sudoku(["." * 9] * 9)))
    choice = next(iter(graph.choices))
    inner = Consequences(graph, 0, graph.open, graph.choices_of)
    inner.empty, inner.excluded_by = choice, dict.fromkeys(members(choice), 0)
    known = Consequences(graph, 0, graph.open, graph.choices_of)
    known.empty, known.excluded_by = choice, {}
    last = choice.bit_length() - 1
    for number in range(last + 1):
        before = 0b11 << number - 2 if number > last - 20 else 0
        known.refuted[number] = Contradiction(inner, (), (), before, 1)
    premises = _Counting(graph)
    tell(Contradiction(known, (), (), 0, 1), premises)
    assert premises.chosen <= 1 + 22 + choice.bit_count()
