"""All who are measured say the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from bench.cp_sat import count_by_forbidding, count_by_listing
from bench.peers import Peer, command, installed, ours, ours_from_text, ours_irregular
from bench.turns import in_turns
from bench.worker import Worker

import gridwright as gw
from gridwright.engine import instruction_sets
from gridwright.model.layout import Layout, layout_of

PROPER = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
]
SEVERAL = "." * 9 + PROPER[0][9:]
PEERS = [*map(ours, instruction_sets()), ours_from_text("baseline"), ours_irregular("baseline"), *installed()]
PROVING = [peer for peer in PEERS if peer.proves and peer.name != "pencilmark"]  # that one raises an error


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_peers_solve_proper_puzzles(peer: Peer) -> None:
    assert peer.solve(peer.prepare(PROPER)) == len(PROPER)


@pytest.mark.parametrize("peer", PROVING, ids=lambda peer: peer.name)
def test_peers_see_that_there_are_several_solutions(peer: Peer) -> None:
    assert gw.solve(gw.load(SEVERAL)).status is gw.Status.SEVERAL
    assert peer.solve(peer.prepare([SEVERAL, PROPER[0]])) == 1


def test_a_command_joins() -> None:
    peer = command("cat", "cat")
    assert peer.solve(peer.prepare(PROPER)) == 2
    assert peer.clock() > 0


def test_a_peer_that_is_wrong_ends_the_measurement() -> None:
    with pytest.raises(SystemExit, match="lazy says that 0 of 1 puzzles have"):
        in_turns([Peer("lazy", lambda lines: 0)], PROPER, 1, 1.0)


def test_puzzles_with_several_solutions_are_measured_as_such() -> None:
    best = ours(instruction_sets()[0])
    assert in_turns([best], [SEVERAL], 2, 1.0, unique=False)[best.name].puzzles == 1
    with pytest.raises(SystemExit, match="says that 1 of 1 puzzles have"):
        in_turns([best], PROPER[:1], 1, 1.0, unique=False)


def test_times_are_per_round_and_ratios_to_the_base() -> None:
    peers = [ours(name) for name in instruction_sets()]
    times = in_turns(peers, PROPER * 50, 3, 1.0)
    base = times[peers[0].name]
    assert all(len(found.rounds) == 3 and found.median > 0 for found in times.values())
    assert base.ratio(base) == 1


def test_a_worker_solves_whenever_it_is_told_to() -> None:
    with Worker(PROPER) as worker:
        for _ in range(2):
            worker.start()
            assert worker.finish() > 0


@pytest.mark.parametrize("kind", gw.all_kinds(), ids=lambda kind: kind.id)
def test_cp_sat_gets_every_kind_right(kind: gw.Kind) -> None:
    pytest.importorskip("ortools")
    for example in kind.examples:
        puzzle = gw.load(example)
        layout = layout_of(puzzle)
        assert count_by_listing(layout, puzzle.givens) == 1
        assert count_by_forbidding(layout, puzzle.givens) == 1
        empty = (0,) * len(puzzle.givens)
        found = gw.Engine(puzzle).solve(empty).at_least
        assert count_by_listing(layout, empty) == count_by_forbidding(layout, empty) == found


@pytest.mark.parametrize("count", [count_by_listing, count_by_forbidding])
def test_cp_sat_is_given_no_half_of_a_puzzle(count: Callable[[Layout, tuple[int, ...]], int]) -> None:
    pytest.importorskip("ortools")

    class Sum(NamedTuple):
        cells: tuple[int, ...]
        total: int

    layout = Layout(gw.Grid(1, 2), 2, (), ((Sum((0, 1), 3),),))  # type: ignore[arg-type]
    with pytest.raises(gw.RuleError, match="CP-SAT cannot deal with Sum"):
        count(layout, (0, 0))
